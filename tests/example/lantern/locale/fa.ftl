# Lantern به فارسی. کلیدها و متغیرها در هر پنج پرونده یکی است (docs/languages.md).

game-name = فانوس
game-blurb = روشن‌ترین فانوس‌های دستت را پیش از دیگران روشن کن.
game-kind = دست پنهان و شانس در کشیدن
game-length = حدود ۵ دقیقه
game-players = ۲ تا ۳ نفر

game-points =
    { $count ->
        [one] { $count } امتیاز
       *[other] { $count } امتیاز
    }

event-lit = { $seat } فانوسی با نور { $lantern } روشن کرد.
event-drawn = { $seat } فانوس دیگری کشید.
event-wins =
    { $points ->
        [one] { $seat } با { $points } امتیاز برد.
       *[other] { $seat } با { $points } امتیاز برد.
    }

prompt-light = یکی از فانوس‌هایت را روشن کن.
prompt-over = بازی تمام شد.
waiting-light = منتظریم { $seat } فانوسی روشن کند.

action-light = فانوس با نور { $lantern } را روشن کن
several-light = یک فانوس روشن کن

refused-no-lantern = چنین فانوسی نداری. یکی از فانوس‌های دستت را انتخاب کن.

breakdown-lit = فانوس‌های روشن
breakdown-points = امتیاز

confidence-brightness = پنج جور نور و از هر کدام پنج فانوس؛ خودمان ساخته‌ایم.
confidence-hand = در هر دست سه فانوس؛ تصمیم خودمان است.

piece-bag =
    { $count ->
        [one] { $count } فانوس در کیسه
       *[other] { $count } فانوس در کیسه
    }
piece-seat =
    { $points ->
        [one] { $seat } { $points } امتیاز دارد
       *[other] { $seat } { $points } امتیاز دارد
    }
piece-hidden = { $seat } { $count } فانوس دارد که دیگران نمی‌بینند
piece-hand = در دست { $seat }: فانوس با نور { $lantern }، شمار: { $count }
piece-lit = روشن‌شده به دست { $seat }: فانوس با نور { $lantern }، شمار: { $count }

section-table = میز

thing-lantern = فانوس با نور { $lantern }
says-lantern = وقتی روشن شد، به اندازهٔ نورش امتیاز می‌آورد. از این جور { $count } تا هست.
now-lantern = تا حالا روشن شده: { $count }
thing-light = نور { $seat }
says-light = فانوس‌های روشن‌شده به اندازهٔ نورشان امتیاز می‌آورند و بیشترین امتیاز برنده است. در تساوی، نور دست‌ها تعیین می‌کند.
thing-hand = دست { $seat }
says-hand = هر کس { $count } فانوس در دست دارد و تا پایان به کسی نشان نمی‌دهد.
thing-bag = کیسه
says-bag = هر کس فانوسی روشن کرد، یکی دیگر از اینجا می‌کشد. کسی نمی‌بیند چه در آن مانده است.
shelf-lanterns = فانوس‌ها
shelf-others = کیسه

howto-1-title = ماجرا چیست
howto-1-text = هر کس فانوس‌هایی پنهان در دست دارد. هرچه روشن‌تر باشند، امتیاز بیشتری می‌گیری.
howto-2-title = نوبت تو
howto-2-text = یکی از فانوس‌های دستت را روشن کن و یکی دیگر از کیسه بکش.
howto-3-title = پایان
howto-3-text = پس از پنج نوبت برای هر کس نورها شمرده می‌شود. در تساوی دست‌ها رو می‌شود و هر دستی که نور بیشتری دارد می‌برد.
