from korsi.core.rule import rule
FEATURES = ("chief",)
@rule
def value(s, seat):
    return float(s.chief[seat])
