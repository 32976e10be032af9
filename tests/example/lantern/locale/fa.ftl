# Lantern به فارسی. کلیدها و متغیرها در هر پنج پرونده یکی است (docs/languages.md).

game-name = فانوس
game-blurb = روشن‌ترین فانوس‌های دستتان را پیش از دیگران روشن کنید.
game-kind = دست پنهان و شانس در کشیدن
game-length = حدود ۵ دقیقه
game-players = ۲ تا ۳ نفر

game-points =
    { $count ->
        [one] { $count } امتیاز
       *[other] { $count } امتیاز
    }

event-lit = { $seat } { event-lit.deed }
    .deed = فانوسی با نور { $lantern } روشن کرد.
    .you = { $seat } { event-lit.you-deed }
    .you-deed = فانوسی با نور { $lantern } روشن کردید.
event-drawn = { $seat } { event-drawn.deed }
    .deed = فانوس دیگری کشید.
    .you = { $seat } { event-drawn.you-deed }
    .you-deed = فانوس دیگری کشیدید.
event-wins = { $seat } { event-wins.deed }
    .deed =
        { $points ->
            [one] با { $points } امتیاز برد.
           *[other] با { $points } امتیاز برد.
        }
    .you = { $seat } { event-wins.you-deed }
    .you-deed =
        { $points ->
            [one] با { $points } امتیاز بردید.
           *[other] با { $points } امتیاز بردید.
        }

prompt-light = یکی از فانوس‌هایتان را روشن کنید.
prompt-over = بازی تمام شد.
waiting-light = منتظریم { $seat } فانوسی روشن کند.

action-light = روشن کردن فانوس با نور { $lantern }
several-light = روشن کردن یک فانوس

refused-no-lantern = چنین فانوسی ندارید. یکی از فانوس‌های دستتان را انتخاب کنید.

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
    .you =
        { $points ->
            [one] شما { $points } امتیاز دارید
           *[other] شما { $points } امتیاز دارید
        }
piece-hidden = { $seat } { $count } فانوس دارد که دیگران نمی‌بینند
    .you = شما { $count } فانوس دارید که دیگران نمی‌بینند
piece-hand = در دست { $seat }: فانوس با نور { $lantern }، تعداد: { $count }
    .you = در دست شما: فانوس با نور { $lantern }، تعداد: { $count }
piece-lit = روشن‌شده به دست { $seat }: فانوس با نور { $lantern }، تعداد: { $count }
    .you = روشن‌شده به دست شما: فانوس با نور { $lantern }، تعداد: { $count }

section-table = میز

thing-lantern = فانوس با نور { $lantern }
says-lantern = وقتی روشن شد، به اندازهٔ نورش امتیاز می‌آورد. از این جور { $count } تا هست.
now-lantern = تا حالا روشن شده: { $count }
thing-light = نور { $seat }
    .you = نور شما
says-light = فانوس‌های روشن‌شده به اندازهٔ نورشان امتیاز می‌آورند و بیشترین امتیاز برنده است. در تساوی، نور دست‌ها تعیین می‌کند.
thing-hand = دست { $seat }
    .you = دست شما
says-hand = هر کس { $count } فانوس در دست دارد و تا پایان به کسی نشان نمی‌دهد.
thing-bag = کیسه
says-bag = هر کس فانوسی روشن کرد، یکی دیگر از اینجا می‌کشد. کسی نمی‌بیند چه در آن مانده است.
shelf-lanterns = فانوس‌ها
shelf-others = کیسه

howto-1-title = ماجرا چیست
howto-1-text = هر کس فانوس‌هایی پنهان در دست دارد. هرچه روشن‌تر باشند، امتیاز بیشتری می‌گیرید.
howto-2-title = نوبت شما
howto-2-text = یکی از فانوس‌های دستتان را روشن کنید و یکی دیگر از کیسه بکشید.
howto-3-title = پایان
howto-3-text = پس از پنج نوبت برای هر کس نورها شمرده می‌شود. در تساوی دست‌ها رو می‌شود و هر دستی که نور بیشتری دارد می‌برد.
