# مانگرویا به فارسی. کلیدها و متغیرها در هر پنج پرونده یکی است (docs/languages.md).

## بازی

game-name = مانگرویا
game-blurb = چه کسی رئیس مجمع‌الجزایر می‌شود؟ کاسه‌ها را به اسکله‌ها بفرستید و هر جا پرنده نشسته کلبه بسازید.
game-kind = انتخاب کار، جمع کردن کارت و رقابت بر سر مسیرها؛ دست‌ها پنهان‌اند
game-length = حدود ۷۵ دقیقه
game-players = ۲ تا ۵ نفر
game-points = { $count } امتیاز

## چیزها

card-mangrove = حرا
card-sand = ماسه
card-reed = نی
card-water = آب
deck-valuables = کارت‌های گران‌بها
deck-landscape = زمین‌ها
landscapes-mangrove-sand = حرا و ماسه
landscapes-mangrove-reed = حرا و نی
landscapes-mangrove-water = حرا و آب
landscapes-sand-reed = ماسه و نی
landscapes-sand-water = ماسه و آب
landscapes-reed-water = نی و آب
payment-mangrove = حرا
payment-sand = ماسه
payment-reed = نی
payment-water = آب
payment-tile-free-landscape = کاشی زمین آزاد
payment-start-6 = کارت آغاز ۶
payment-start-n = کارت آغاز { $n }
payment-start-5 = کارت آغاز ۵
payment-start-4 = کارت آغاز ۴
payment-start-3 = کارت آغاز ۳
payment-tile-valuable-3 = کاشی گران‌بهای ۳
payment-tile-valuable-n = کاشی گران‌بهای { $n }
payment-amulet-6 = طلسم ۶
payment-amulet-n = طلسم { $n }
payment-amulet-5 = طلسم ۵
payment-amulet-4 = طلسم ۴
payment-amulet-3 = طلسم ۳
payment-amulet-2 = طلسم ۲
payment-amulet-1 = طلسم ۱
payment-tile-amulet-2 = کاشی طلسم ۲
payment-tile-amulet-n = کاشی طلسم { $n }
path-v1 = مسیر ستون الف
    .short = ستون الف
path-v2 = مسیر ستون ج
    .short = ستون ج
path-v3 = مسیر ستون هـ
    .short = ستون هـ
path-v4 = مسیر ستون ز
    .short = ستون ز
path-h1 = مسیر ردیف ۱
    .short = ردیف ۱
path-h2 = مسیر ردیف ۳
    .short = ردیف ۳
path-h3 = مسیر ردیف ۵
    .short = ردیف ۵
path-h4 = مسیر ردیف ۷
    .short = ردیف ۷
tile-v1 = کاشی مجسمهٔ ستون الف
tile-v2 = کاشی مجسمهٔ ستون ج
tile-v3 = کاشی مجسمهٔ ستون هـ
tile-v4 = کاشی مجسمهٔ ستون ز
tile-h1 = کاشی مجسمهٔ ردیف ۱
tile-h2 = کاشی مجسمهٔ ردیف ۳
tile-h3 = کاشی مجسمهٔ ردیف ۵
tile-h4 = کاشی مجسمهٔ ردیف ۷
tile-valuable-3 = کاشی گران‌بهای ۳
tile-valuable-n = کاشی گران‌بهای { $n }
tile-amulet-2 = کاشی طلسم ۲
tile-amulet-n = کاشی طلسم { $n }
tile-free-landscape = کاشی زمین آزاد
owner-neutral = بی‌طرف
owner-nobody = هیچ‌کس
space-i1 = جزیرهٔ ۱
space-i2 = جزیرهٔ ۲
space-i3 = جزیرهٔ ۳
space-i4 = جزیرهٔ ۴

## رویدادها

event-begins = { $seat } { event-begins.deed }
    .deed = نشان آغاز را می‌گیرد و شروع می‌کند.
    .you = { $seat } { event-begins.you-deed }
    .you-deed = نشان آغاز را می‌گیرید و شروع می‌کنید.
event-round = دور { $round } با { $seat } آغاز می‌شود.
    .you = دور { $round } با شما آغاز می‌شود.
event-bowl-placed = { $seat } { event-bowl-placed.deed }
    .deed = کاسه‌ای روی جایگاه { $site } گذاشت.
    .you = { $seat } { event-bowl-placed.you-deed }
    .you-deed = کاسه‌ای روی جایگاه { $site } گذاشتید.
event-boat = قایق به اسکلهٔ { $pier } رسید: نوبت کار { $seat } است.
    .you = قایق به اسکلهٔ { $pier } رسید: نوبت کار شماست.
event-idle-pier = در اسکلهٔ { $pier } کاری از دست { $seat } برنمی‌آید.
    .you = در اسکلهٔ { $pier } کاری از دست شما برنمی‌آید.
event-idle-why = دلیلش: { $why }.
told-idle-huts = کلبه‌ای نمانده
told-idle-land = کارت زمینی در دست نیست
told-idle-amulets = طلسمی برای برداشتن نیست
told-idle-cards = کارتی برای برداشتن نیست
event-takes = { $seat } { event-takes.deed }
    .deed =
        { $card-id ->
            [mangrove] یک کارت روباز برداشت: { $card }.
            [sand] یک کارت روباز برداشت: { $card }.
            [reed] یک کارت روباز برداشت: { $card }.
            [water] یک کارت روباز برداشت: { $card }.
           *[other] یک کارت روباز با ارزش { $card } برداشت.
        }
    .you = { $seat } { event-takes.you-deed }
    .you-deed =
        { $card-id ->
            [mangrove] یک کارت روباز برداشتید: { $card }.
            [sand] یک کارت روباز برداشتید: { $card }.
            [reed] یک کارت روباز برداشتید: { $card }.
            [water] یک کارت روباز برداشتید: { $card }.
           *[other] یک کارت روباز با ارزش { $card } برداشتید.
        }
event-draws = { $seat } { event-draws.deed }
    .deed =
        { $card-id ->
            [none] یک کارت بسته کشید ({ $deck }).
           *[other] یک کارت بسته کشید: { $card }.
        }
    .you = { $seat } { event-draws.you-deed }
    .you-deed =
        { $card-id ->
            [none] یک کارت بسته کشیدید ({ $deck }).
           *[other] یک کارت بسته کشیدید: { $card }.
        }
event-reshuffled = کارت‌های سوخته بُر خوردند و دستهٔ تازه‌ای شدند ({ $deck }): { $cards } کارت.
event-turned-up = رو شد: { $card }.
event-takes-stack = { $seat } { event-takes-stack.deed }
    .deed = طلسمی با ارزش { $amulet } از صفحهٔ بازی برداشت.
    .you = { $seat } { event-takes-stack.you-deed }
    .you-deed = طلسمی با ارزش { $amulet } از صفحهٔ بازی برداشتید.
event-draws-amulet = { $seat } { event-draws-amulet.deed }
    .deed =
        { $amulet-id ->
            [none] طلسمی از کیسه کشید.
           *[other] طلسمی از کیسه کشید: { $amulet }.
        }
    .you = { $seat } { event-draws-amulet.you-deed }
    .you-deed =
        { $amulet-id ->
            [none] طلسمی از کیسه کشیدید.
           *[other] طلسمی از کیسه کشیدید: { $amulet }.
        }
event-returns = { $seat } { event-returns.deed }
    .deed =
        { $amulet-id ->
            [none] یکی از طلسم‌های کشیده را برگرداند.
           *[other] طلسم { $amulet } را برگرداند.
        }
    .you = { $seat } { event-returns.you-deed }
    .you-deed =
        { $amulet-id ->
            [none] یکی از طلسم‌های کشیده را برگرداندید.
           *[other] طلسم { $amulet } را برگرداندید.
        }
event-bag-filled = کیسه خالی شد: { $amulets } طلسم کنارگذاشته به آن برگشت.
event-site-chosen = { $seat } { event-site-chosen.deed }
    .deed =
        { $huts ->
            [one] ساخت کلبه‌ای را در { $space } آغاز کرد.
           *[other] ساخت کلبهٔ دوتایی را در { $space } آغاز کرد.
        }
    .you = { $seat } { event-site-chosen.you-deed }
    .you-deed =
        { $huts ->
            [one] ساخت کلبه‌ای را در { $space } آغاز کردید.
           *[other] ساخت کلبهٔ دوتایی را در { $space } آغاز کردید.
        }
event-pays = { $seat } { event-pays.deed }
    .deed =
        { $payment-id ->
            [mangrove] یک کارت حرا خرج کرد.
            [sand] یک کارت ماسه خرج کرد.
            [reed] یک کارت نی خرج کرد.
            [water] یک کارت آب خرج کرد.
           *[other]
                { $payment ->
                    [2] یک کارت { $payment } خرج کرد.
                    [3] یک کارت { $payment } خرج کرد.
                    [4] یک کارت { $payment } خرج کرد.
                    [5] یک کارت { $payment } خرج کرد.
                    [6] یک کارت { $payment } خرج کرد.
                    [7] یک کارت { $payment } خرج کرد.
                   *[other] { $payment } خرج کرد.
                }
        }
    .you = { $seat } { event-pays.you-deed }
    .you-deed =
        { $payment-id ->
            [mangrove] یک کارت حرا خرج کردید.
            [sand] یک کارت ماسه خرج کردید.
            [reed] یک کارت نی خرج کردید.
            [water] یک کارت آب خرج کردید.
           *[other]
                { $payment ->
                    [2] یک کارت { $payment } خرج کردید.
                    [3] یک کارت { $payment } خرج کردید.
                    [4] یک کارت { $payment } خرج کردید.
                    [5] یک کارت { $payment } خرج کردید.
                    [6] یک کارت { $payment } خرج کردید.
                    [7] یک کارت { $payment } خرج کردید.
                   *[other] { $payment } خرج کردید.
                }
        }
event-built = { $seat } { event-built.deed }
    .deed =
        { $huts ->
            [one] در { $space } کلبه ساخت.
           *[other] در { $space } کلبهٔ دوتایی ساخت.
        }
    .you = { $seat } { event-built.you-deed }
    .you-deed =
        { $huts ->
            [one] در { $space } کلبه ساختید.
           *[other] در { $space } کلبهٔ دوتایی ساختید.
        }
event-prints = { $seat } { event-prints.deed }
    .deed = برای این خانه { $points } امتیاز گرفت.
    .you = { $seat } { event-prints.you-deed }
    .you-deed = برای این خانه { $points } امتیاز گرفتید.
event-pole-tile = { $seat } { event-pole-tile.deed }
    .deed = کاشی تیرک { $points } را زیر کلبهٔ { $space } گذاشت و امتیازش را گرفت.
    .you = { $seat } { event-pole-tile.you-deed }
    .you-deed = کاشی تیرک { $points } را زیر کلبهٔ { $space } گذاشتید و امتیازش را گرفتید.
event-column = { $seat } { event-column.deed }
    .deed = حالا { $huts } کلبه روی خانه‌های طلسم دارد.
    .you = { $seat } { event-column.you-deed }
    .you-deed = حالا { $huts } کلبه روی خانه‌های طلسم دارید.
event-tile-gained = { $seat } { event-tile-gained.deed }
    .deed = { $tile } را گرفت.
    .you = { $seat } { event-tile-gained.you-deed }
    .you-deed = { $tile } را گرفتید.
event-last-hut = { $seat } { event-last-hut.deed }
    .deed = آخرین کلبه‌اش را ساخت. این دور تا آخر بازی می‌شود و سپس بازی تمام می‌شود.
    .you = { $seat } { event-last-hut.you-deed }
    .you-deed = آخرین کلبه‌تان را ساختید. این دور تا آخر بازی می‌شود و سپس بازی تمام می‌شود.
event-birds-set = { $seat } { event-birds-set.deed }
    .deed = پرنده‌ها را روی { $landscapes } نشاند.
    .you = { $seat } { event-birds-set.you-deed }
    .you-deed = پرنده‌ها را روی { $landscapes } نشاندید.
event-passes-by = { $seat } { event-passes-by.deed }
    .deed = در اسکلهٔ { $pier } کاری نکرد.
    .you = { $seat } { event-passes-by.you-deed }
    .you-deed = در اسکلهٔ { $pier } کاری نکردید.
event-leaves-out = { $seat } { event-leaves-out.deed }
    .deed = در اسکلهٔ { $pier } از { $what } گذشت.
    .you = { $seat } { event-leaves-out.you-deed }
    .you-deed = در اسکلهٔ { $pier } از { $what } گذشتید.
event-waives = { $seat } { event-waives.deed }
    .deed = از بقیهٔ اسکلهٔ { $pier } گذشت.
    .you = { $seat } { event-waives.you-deed }
    .you-deed = از بقیهٔ اسکلهٔ { $pier } گذشتید.
event-waives-forced = { $seat } { event-waives-forced.deed }
    .deed = در اسکلهٔ { $pier } دیگر کاری نداشت.
    .you = { $seat } { event-waives-forced.you-deed }
    .you-deed =
        { $why ->
            [none] در اسکلهٔ { $pier } دیگر کاری نداشتید.
           *[other] در اسکلهٔ { $pier } دیگر کاری نداشتید: { forced-waive.why }.
        }
event-talisman = دور بعد را { $seat } آغاز می‌کند.
    .you = دور بعد را شما آغاز می‌کنید.
event-flown = کسی روی جایگاه ۱ نبود: پرنده‌ها به { $landscapes } پریدند.
event-limit-reached = بازی پس از { $rounds } دور تمام می‌شود.
event-path-prize =
    { $place ->
        [1] { $path }: اول { $seat }، { $points } امتیاز.
       *[other] { $path }: دوم { $seat }، { $points } امتیاز.
    }
    .you =
        { $place ->
            [1] { $path }: اول شما، { $points } امتیاز.
           *[other] { $path }: دوم شما، { $points } امتیاز.
        }
event-stone-scored = منطقهٔ سنگ، { $seat }: { $own } × { $all }، یعنی { $points } امتیاز.
    .you = منطقهٔ سنگ، شما: { $own } × { $all }، یعنی { $points } امتیاز.
event-pole-scored =
    { $place ->
        [1] منطقهٔ تیرک: اول { $seat }، { $points } امتیاز.
       *[other] منطقهٔ تیرک: دوم { $seat }، { $points } امتیاز.
    }
    .you =
        { $place ->
            [1] منطقهٔ تیرک: اول شما، { $points } امتیاز.
           *[other] منطقهٔ تیرک: دوم شما، { $points } امتیاز.
        }
event-final-count = { $seat } { event-final-count.deed }
    .deed = در پایان { $points } امتیاز گرفت: { $parts }.
    .you = { $seat } { event-final-count.you-deed }
    .you-deed = در پایان { $points } امتیاز گرفتید: { $parts }.
told-final-paths = مسیرها { $points }
told-final-stone = منطقهٔ سنگ { $points }
told-final-pole = منطقهٔ تیرک { $points }
told-final-amulets = طلسم‌ها { $points }
event-amulets-scored = { $seat } { event-amulets-scored.deed }
    .deed = برای طلسم‌های مانده { $points } امتیاز گرفت.
    .you = { $seat } { event-amulets-scored.you-deed }
    .you-deed = برای طلسم‌های مانده { $points } امتیاز گرفتید.
event-wins = { $seat } { event-wins.deed }
    .deed = با { $points } امتیاز برنده شد!
    .you = { $seat } { event-wins.you-deed }
    .you-deed = با { $points } امتیاز برنده شدید!
ended-last-hut = بازی با همان دوری تمام شد که { $seat } آخرین کلبه‌اش را ساخت.
    .you = بازی با همان دوری تمام شد که شما آخرین کلبه‌تان را ساختید.
ended-limit-reached = بازی پس از { $rounds } دور تمام شد.

## حالا چه باید کرد

prompt-bowl =
    کاسه‌ای روی جایگاهی خالی بگذارید. این کاسه در هر دو اسکلهٔ آن جایگاه به کار می‌آید.{ $ending ->
        [own] {" "}یک کلبه برایتان مانده: شاید این دور آخرین دور باشد.
        [other] {" "}برای یکی از بازیکنان فقط یک کلبه مانده: شاید این دور آخرین دور باشد.
       *[none] {""}
    }{ $banned ->
        [0] {""}
       *[other] {" "}اولین کاسهٔ شما نمی‌تواند روی جایگاه { $banned } بیاید.
    }
prompt-act =
    { $next ->
        [up] قایق در اسکلهٔ { $pier } است. { $count } کارت روباز بردارید.
        [down] قایق در اسکلهٔ { $pier } است. { $count } کارت بسته بکشید.
        [amulets] قایق در اسکلهٔ { $pier } است. طلسم بگیرید.
        [build] قایق در اسکلهٔ { $pier } است. { $count ->
                [one] یک کلبه
               *[other] تا { $count } کلبه
            } بسازید.
        [double] قایق در اسکلهٔ { $pier } است. کلبهٔ دوتایی بسازید.
        [birds] قایق در اسکلهٔ { $pier } است. پرنده‌ها را روی صخرهٔ پیشگو بنشانید.
        [unbuilt] قایق در اسکلهٔ { $pier } است. حالا نمی‌توانید کلبه بسازید: { forced-waive.why }. { $then ->
                [none] از بقیه بگذرید.
                [down] { $count } کارت بسته بکشید.
               *[more] کارهای مانده را انجام دهید.
            }
       *[any] قایق در اسکلهٔ { $pier } است. یکی را انتخاب کنید: { piece-pier.does }.
    }{ $sooner ->
        [true] {" "}اگر همین حالا کارت بسته بکشید، از آن می‌گذرید.
       *[false] {""}
    }{ prompt-act.without }{ $last ->
        [true] {" "}این آخرین کلبهٔ شماست: با آن، این دور آخرین دور می‌شود.
       *[false] {""}
    }
    .without =
        { $without ->
            [hut] {" "}حالا کلبه نمی‌شود ساخت: { forced-waive.why }.
            [double] {" "}حالا کلبهٔ دوتایی نمی‌شود ساخت: { $why ->
                [huts] فقط یک کلبه برایتان مانده است
                [land] دو کارت زمین برای یک خانه لازم است
                [space] خانهٔ آزادی برای آن نیست
               *[price] هیچ بهای دوبرابری با آنچه دارید درست جور نمی‌شود
            }.
           *[none] {""}
        }
forced-waive = کلبهٔ دیگری نمی‌شود ساخت: { forced-waive.why }
    .why =
        { $why ->
            [huts] کلبه‌ای برایتان نمانده است
            [land] کارتِ زمینی را که پرنده رویش نشسته ندارید
            [space] خانهٔ آزادی نمانده است
           *[price] با آنچه دارید هیچ بهایی درست جور نمی‌شود
        }
prompt-return = یکی از طلسم‌هایی را که کشیدید به کیسه برگردانید.
prompt-pay =
    { $currency ->
        [amulets] { $lands ->
            [0] بهای کلبهٔ { $space } را بپردازید: دقیقاً { $due } با طلسم.
           *[other] بهای کلبهٔ { $space } را بپردازید: اول زمین و سپس دقیقاً { $due } با طلسم.
        }
       *[valuables] { $lands ->
            [0] بهای کلبهٔ { $space } را بپردازید: دقیقاً { $due } با کارت‌های گران‌بها.
           *[other] بهای کلبهٔ { $space } را بپردازید: اول زمین و سپس دقیقاً { $due } با کارت‌های گران‌بها.
        }
    }
prompt-over = بازی تمام شد.
waiting-bowl = منتظر { $seat } هستیم تا کاسه بگذارد.
waiting-act = در اسکلهٔ { $pier } منتظر { $seat } هستیم.
waiting-return = منتظر { $seat } هستیم تا طلسمی برگرداند.
waiting-pay = منتظر پرداخت { $seat } برای { $space } هستیم؛ { $due } مانده است.
action-bowl = کاسه روی جایگاه { $site }
action-take =
    { $card-id ->
        [mangrove] برداشتن کارت { $card }
        [sand] برداشتن کارت { $card }
        [reed] برداشتن کارت { $card }
        [water] برداشتن کارت { $card }
       *[other] برداشتن کارت { $card }
    }
action-draw =
    { $deck-id ->
        [landscape] کشیدن یک کارت زمین از دستهٔ بسته
       *[valuables] کشیدن یک کارت گران‌بها از دستهٔ بسته
    }
action-amulets = گرفتن طلسم
action-return = برگرداندن طلسم { $amulet }
action-build = کلبه در { $space }
action-double = کلبهٔ دوتایی در { $space }
action-pay = پرداخت با { $payment }
action-birds = پرنده‌ها روی { $landscapes }
action-waive = گذشتن از این کار

## چند گزینهٔ هم‌نوع در یک سطر

several-bowl = گذاشتن یک کاسه
several-take = برداشتن یک کارت روباز
several-return = برگرداندن یک طلسم
several-build = ساختن یک کلبه
several-build-best = تا { $points }+
several-double = ساختن یک کلبهٔ دوتایی
several-pay = پرداخت
several-birds = نشاندن پرنده‌ها
preview-costs =
    { $currency ->
        [amulets] بها { $price }، با طلسم
       *[valuables] بها { $price }، با کارت‌های گران‌بها
    }
preview-end = امتیاز { $before } ← { $after }: { $parts }
preview-end-even = امتیاز همان { $before } می‌ماند
worth-at-once = { $points } همان لحظه
worth-path =
    { $place ->
        [1] { $points } رتبهٔ اول { $path-short }
       *[other] { $points } رتبهٔ دوم { $path-short }
    }
worth-path-moved =
    { $place ->
        [1] رتبهٔ اول { $path-short }: { $from } ← { $to }
       *[other] رتبهٔ دوم { $path-short }: { $from } ← { $to }
    }
worth-stone-area = { $points } در منطقهٔ سنگ
worth-pole-area = { $points } در منطقهٔ تیرک
worth-amulets = { $points } کمتر بابت طلسم‌ها
preview-column =
    { $back ->
        [0] از این پس { $drawn } طلسم از کیسه می‌کشید
       *[other] از این پس { $drawn } طلسم می‌کشید و یکی برمی‌گردد
    }
preview-fits =
    { $count ->
        [0] از این زمین‌ها هنوز کارتی ندارید
       *[other] از این زمین‌ها { $count } کارت دارید
    }
preview-opens = همین حالا روی { $count } خانه می‌توانید بسازید
preview-amulets =
    { $draw ->
        [0] یک طلسم با ارزش ۱ از صفحهٔ بازی می‌گیرید
        [1] یک طلسم از کیسه می‌کشید
       *[other] { $draw } طلسم از کیسه می‌کشید و { $keep } تا نگه می‌دارید
    }
preview-pier-amulets =
    اسکلهٔ { $pier }: طلسم ({ preview-pier-amulets.now }){ $pier ->
        [7] {" "}یا ۱ کارت بسته
        [8] {" "}یا ۱ کلبه
       *[other] {""}
    }
    .now =
        { $draw ->
            [0] ۱ طلسم با ارزش ۱
            [1] { $draw } طلسم از کیسه
           *[other] { $draw } طلسم از کیسه، { $keep } تا می‌ماند
        }
preview-tile = همراه { $tile }
preview-last-hut = آخرین کلبهٔ شما: این دور آخرین دور است
preview-prices = بهای { $prices } جور می‌شود
preview-spaces = { $count } خانهٔ دیگر برای ساختن
preview-land =
    برای { $count } خانهٔ خالی{ $bird ->
        [0] ، فعلاً بی‌پرنده
       *[other] ، با پرنده
    }
preview-no-price = فعلاً بهای تازه‌ای جور نمی‌شود
preview-left = { $due } دیگر می‌ماند
preview-paid = بهای کلبه کامل می‌شود
told-payment = { $payment }
preview-skips = با این کار از { $steps } می‌گذرید
preview-waive = فقط آنچه در اسکلهٔ { $pier } مانده در این دور از دست می‌رود؛ قایق به راهش ادامه می‌دهد

## حرکت‌های ناروا

refused-place-bowl = حالا وقت گذاشتن کاسه است. جایگاهی خالی انتخاب کنید.
refused-act-at-pier = همهٔ کاسه‌ها گذاشته شده است. یکی از کارهای اسکله را انتخاب کنید.
refused-return-amulet = اول یکی از طلسم‌های کشیده را برگردانید.
refused-pay-now = اول باید بهای کلبه‌ای را که آغاز کردید بپردازید. یکی از کارت‌ها یا طلسم‌های درخشان را انتخاب کنید.
refused-nothing-to-pay = حالا کلبه‌ای برای پرداخت نیست. اول خانه‌ای انتخاب کنید.
refused-site-taken = روی این جایگاه کاسه‌ای هست. جایگاهی خالی انتخاب کنید.
refused-site-banned = اولین کاسهٔ آغازگر نمی‌تواند آنجا برود. جایگاه دیگری انتخاب کنید.
refused-not-at-this-pier = این کار حالا در این اسکله نمی‌شود. هر چه بشود، می‌درخشد.
refused-not-face-up = چنین کارت روبازی نیست. با کارت‌های دستتان هنگام ساختن می‌پردازید.
refused-pile-empty = این دسته و کارت‌های سوخته‌اش تمام شده است. از دستهٔ دیگر بکشید.
refused-no-amulets = طلسمی در دسترس نیست. چیز دیگری انتخاب کنید یا بگذرید.
refused-amulet-not-drawn = فقط طلسمی را که همین حالا کشیدید می‌شود برگرداند. یکی از آن‌ها را انتخاب کنید.
refused-no-hut = برای این کار کلبه کم دارید. کار دیگری انتخاب کنید.
refused-occupied = در این خانه کلبه‌ای هست. خانه‌ای خالی انتخاب کنید.
refused-no-double-here = در منطقهٔ سنگ و تیرک و روی خانه‌های طلسم کلبهٔ دوتایی نمی‌شود ساخت. خانهٔ دیگری انتخاب کنید.
refused-no-active-landscape = هیچ پرنده‌ای روی زمین این خانه نیست. خانه‌ای انتخاب کنید که در سایه نباشد.
refused-no-landscape-card = کارت زمین فعال این خانه را ندارید. خانهٔ دیگری انتخاب کنید.
refused-cannot-pay-exactly = با آنچه دارید درست این بها جور نمی‌شود. خانهٔ دیگری انتخاب کنید.
refused-not-held = این را ندارید. چیزی از دست خود انتخاب کنید.
refused-wrong-landscape = این کارت زمین حالا به کار این خانه نمی‌آید. کارت درخشان را انتخاب کنید.
refused-wrong-currency = این خانه با چیز دیگری پرداخت می‌شود. یکی از چیزهای درخشان را انتخاب کنید.
refused-wrong-order = اول زمین‌ها پرداخت می‌شوند و سپس بزرگ‌ترین ارزش‌ها. یکی از چیزهای درخشان را انتخاب کنید.
refused-not-exact = با این دیگر نمی‌شود بها را درست پرداخت. یکی از چیزهای درخشان را انتخاب کنید.
why-nothing-path = مجسمه انتخاب نمی‌شود: کلبه‌های خانه‌های مسیرش در پایان امتیاز دارند.
why-nothing-area = همهٔ منطقه یک‌جا انتخاب نمی‌شود: هنگام ساختن، یکی از خانه‌هایش را انتخاب کنید.
why-nothing-pole = کاشی تیرک انتخاب نمی‌شود: کاشی رویی به کلبهٔ بعدیِ منطقهٔ تیرک می‌رسد.
why-nothing-tile = کاشی منطقهٔ سنگ انتخاب نمی‌شود: به هر که روی خانه‌اش بسازد می‌رسد.
why-nothing-talisman = نشان آغاز انتخاب نمی‌شود: به هر که دور بعد را آغاز کند می‌رسد.
why-nothing-sums = این فقط نشان می‌دهد دستتان چه بهایی را جور می‌کند؛ برای پرداخت، خانه‌ای برای ساختن انتخاب کنید.
why-nothing-seat = این فقط وضع بازیکن را نشان می‌دهد و چیزی برای انتخاب ندارد.
why-nothing-count = این فقط دارایی بازیکن را می‌شمارد و چیزی برای انتخاب ندارد.
lacks-card =
    { $count ->
        [one] یک کارت زمین کم دارید: { $land }.
       *[other] { $count } کارت زمین کم دارید: { $land }.
    }
lacks-card-either =
    { $count ->
        [one] یک کارت زمین کم دارید: { $land } یا { $other }.
       *[other] { $count } کارت زمین کم دارید: { $land } یا { $other }.
    }
lacks-worth =
    { $currency ->
        [amulets] طلسم به ارزش { $missing } کم دارید:
       *[valuables] کارت گران‌بها به ارزش { $missing } کم دارید:
    } { $huts ->
        [one] بها درست { $price } است.
       *[other] بهای کلبهٔ دوتایی درست { $price } است.
    }
lacks-between =
    { $huts ->
        [one] بها درست { $price } است و
       *[other] بهای کلبهٔ دوتایی درست { $price } است و
    } { $currency ->
        [amulets] طلسم‌های شما
       *[valuables] کارت‌های گران‌بهای شما
    } { $below ->
        [0] دست‌کم { $above } می‌شوند.
       *[other] { $below } یا { $above } می‌شوند.
    }
lacks-too-much = { $value } زیاد است: فقط { $due } مانده و باید درست پرداخت شود.
lacks-rest = جمع باید درست { $due } شود و با { $value } چیزی ندارید که بقیه را جور کند.
lacks-order = اول بزرگ‌ترین ارزش پرداخت می‌شود و { $value } بعد از آن.
lacks-land-first = اول کارت زمین پرداخت می‌شود، سپس بها.
lacks-land-done =
    { $currency ->
        [amulets] زمین پرداخت شده است. حالا درست { $due } با طلسم مانده است.
       *[valuables] زمین پرداخت شده است. حالا درست { $due } با کارت گران‌بها مانده است.
    }

## گزینه‌ها

option-stone-tiles = کاشی‌های منطقهٔ سنگ
option-stone-tiles-text = شیوهٔ دیگر بازی: روی هر خانهٔ خالی منطقهٔ سنگ یک کاشی هست و هر که آنجا بسازد آن را می‌گیرد.
option-stone-tiles-none = بدون کاشی
option-stone-tiles-mixed = از هر شانزده کاشی
option-stone-tiles-statues-only = فقط مجسمه‌ها
option-stone-tiles-bonus-only = فقط پاداش‌ها
option-start-player = آغازگر
option-start-player-text = نشان آغاز و جفت ۱ کارت‌های آغاز به چه کسی می‌رسد؟
option-start-player-random = به قرعه
option-start-player-0 = صندلی اول
option-start-player-1 = صندلی دوم
option-start-player-2 = صندلی سوم
option-start-player-3 = صندلی چهارم
option-start-player-4 = صندلی پنجم
option-stone-total-counts-neutral = کلبهٔ بی‌طرف در منطقهٔ سنگ
option-stone-total-counts-neutral-text = آیا کلبهٔ بی‌طرف هم جزو همهٔ کلبه‌های منطقهٔ سنگ شمرده می‌شود؟
option-spent-ones-go-to-bag = طلسم‌های یک به کیسه می‌روند
option-spent-ones-go-to-bag-text = آیا طلسم‌های یک پس از خرج شدن به کیسه می‌روند؟ اگر نه، از بازی بیرون می‌روند.
option-pier5-same-source = اسکلهٔ ۵ از یک جا
option-pier5-same-source-text = آیا هر دو کارت اسکلهٔ ۵ باید از یک جا بیاید؟
option-reshuffle-when-emptied = بُر زدن فوری
option-reshuffle-when-emptied-text = آیا دستهٔ تمام‌شده فوراً از نو ساخته می‌شود؟ اگر نه، وقتی کارتی لازم شد.
option-unused-amulet-tile-scores = کاشی طلسم خرج‌نشده امتیاز دارد
option-unused-amulet-tile-scores-text = آیا کاشی طلسم خرج‌نشده در پایان مانند طلسم امتیاز دارد؟
option-neutral-colours = کلبه‌های بی‌طرف دو رنگ
option-neutral-colours-text = در بازی دونفره: کلبه‌های بی‌طرفِ خانه‌های با نشانهٔ خاکستری و سفید با هم شمرده می‌شوند یا هر رنگ جدا رتبه می‌گیرد؟
option-neutral-colours-together = با هم، مثل یک نفر
option-neutral-colours-apart = هر رنگ جدا

## امتیازها از کجاست

breakdown-printed = امتیاز نوشته روی خانه‌ها
breakdown-pole-tiles = کاشی‌های تیرک
breakdown-paths = مسیرهای خدایان
breakdown-paths-item =
    { $place ->
        [1] رتبهٔ اول در { $path }: { $points }
       *[other] رتبهٔ دوم در { $path }: { $points }
    }
breakdown-paths-moved =
    { $change ->
        [less] { $place ->
            [2] حالا فقط رتبهٔ دوم در { $path }
           *[other] دیگر نه رتبهٔ اول و نه دوم در { $path }
        }
       *[more] { $place ->
            [1] حالا رتبهٔ اول در { $path }
           *[other] حالا رتبهٔ دوم در { $path }
        }
    }
breakdown-stone-area = منطقهٔ سنگ
breakdown-pole-area = منطقهٔ تیرک
breakdown-amulets = طلسم‌های مانده
tie-amulets = تساوی: طلسم‌های ماندهٔ { $seat } بیشتر می‌ارزند، { $more } در برابر { $less }.
    .you = تساوی: طلسم‌های ماندهٔ شما بیشتر می‌ارزند، { $more } در برابر { $less }.
breakdown-points = امتیاز
breakdown-amulets-covered = طلسم‌های مانده به اندازهٔ ارزششان امتیاز دارند. طلسم‌های بستهٔ دیگران فقط در پایان افزوده می‌شود.

## چه اندازه از هر بخش جعبه مطمئنیم

confidence-site = اینکه هر جایگاه به کدام دو اسکله می‌رسد: هر سه نقد همین را می‌گویند.
confidence-pier = دوازده کار اسکله‌ها.
confidence-space = نقشهٔ چاپی در دست نبود. ارزش‌های شش خانه از مثال‌های قانون‌هاست و بقیه انتخاب ماست؛ دارندهٔ جعبه می‌تواند همه را در بخش «اصلاح جعبه» درست کند.
confidence-space-amulet = ده دایرهٔ قرمز قطعی است؛ بیرون بودنشان از مسیرها محتمل است.
confidence-options-stone-total-counts-neutral = متن از همهٔ کلبه‌های منطقه می‌گوید.
confidence-options-spent-ones-go-to-bag = همان که نوشته است.
confidence-options-pier5-same-source = مخلوط کردن دو جا کار اسکلهٔ ۴ است.
confidence-options-reshuffle-when-emptied = همان که نوشته است: فوراً.
confidence-options-unused-amulet-tile-scores = قانون‌ها دربارهٔ کاشی‌های خرج‌نشده چیزی نمی‌گوید.
confidence-options-round-limit = این را ما برای جلوگیری از بازی بی‌پایان گذاشته‌ایم؛ قانون بازی نیست.
confidence-colours = پنج رنگ، هر یک با ده کلبه و دو کاسه.
confidence-players = کلبه‌ها، کاسه‌ها، کلبه‌های بی‌طرف و جایگاه‌های بسته برای هر تعداد بازیکن.
confidence-oracle-rock-start-birds = پرنده‌ها از حرا و آب آغاز می‌کنند.
confidence-oracle-rock-layout = چینش صخره فقط برای نمایش است.
confidence-cards-landscape = از هر زمین هشت کارت.
confidence-cards-valuables = ۴۳ کارت گران‌بهای ساده، و اینکه از هر ارزش چند تاست.
confidence-cards-start-set = اینکه جفت ۱ کارت‌های ۳ و ۴ است و جمع‌ها یکی‌یکی بالا می‌روند محتمل است. تقسیم جفت‌های ۲ تا ۵ انتخاب ماست.
confidence-amulets-bag = پنج تعداد قطعی است؛ اینکه هر کدام برای کدام ارزش است از ترتیب فهرست برمی‌آید.
confidence-amulets-track = به تعداد کلبه‌های روی خانه‌های طلسم، حداکثر پنج.
confidence-pole = کاشی‌های تیرک ۲ تا ۹؛ منطقه ۱۲ و ۶ امتیاز.
confidence-stone-scoring = تعداد کلبه‌های خودی در تعداد همهٔ کلبه‌های منطقهٔ سنگ ضرب می‌شود.
confidence-unbuildable = میانهٔ هر منطقه خانه نیست: قطعی. جای منطقه‌ها: محتمل.
confidence-path = دو مجسمه از هشت مجسمه قطعی است و شش جفت عدد دیگر انتخاب ماست.
confidence-stone-tiles-statue = هشت کاشی مجسمه، برای هر مسیر یکی.
confidence-stone-tiles-bonus = هشت کاشی از سه نوع؛ تعداد هر نوع انتخاب ماست.

## نام آنچه در پروندهٔ جعبه است

part-site = جایگاه آیین
part-piers = اسکله‌ها
part-pier = اسکله
part-action = کار
part-space = خانه
part-col = ستون نقشه
part-row = ردیف نقشه
part-h = مسیر افقی
part-v = مسیر عمودی
part-land = زمین
part-price = بها
part-cur = پرداخت با
part-pts = امتیاز
part-amulet = خانهٔ طلسم
part-area = منطقه
part-neutral = نشانهٔ کلبهٔ بی‌طرف
part-unbuildable = جایی که خانه نیست
part-stone-centre = میانهٔ منطقهٔ سنگ
part-pole-centre = میانهٔ منطقهٔ تیرک
part-colours = رنگ‌ها
part-list = کدام‌ها
part-huts-each = کلبه‌های یک رنگ
part-bowls-each = کاسه‌های یک رنگ
part-huts = کلبه‌ها
part-bowls = کاسه‌ها
part-neutral-gray = کلبهٔ بی‌طرف روی نشانهٔ خاکستری
part-neutral-white = کلبهٔ بی‌طرف روی نشانهٔ سفید
part-blocked-sites = جایگاه‌های بسته
part-start-first-bowl-ban = جایگاه‌های ممنوع برای کاسهٔ نخست
part-pole-tile-under-neutral = کاشی تیرک زیر کلبهٔ بی‌طرف
part-oracle-rock = صخرهٔ پیشگو
part-landscapes = زمین‌ها
part-start-birds = جای نخست پرنده‌ها
part-layout = چینش
part-cards = کارت‌ها
part-landscape = کارت‌های زمین
part-dealt-to-each-player = پخش به هر نفر
part-face-up = روباز
part-valuables = کارت‌های گران‌بها
part-valuables-display = ردیف کارت‌های گران‌بها
part-start-set = جفت کارت‌های آغاز
part-number = شماره
part-values = ارزش‌ها
part-amulets = طلسم‌ها
part-board-stack = روی صفحهٔ بازی
part-bag = در کیسه
part-track = ستون طلسم
part-draw = کشیدن برای ۰، ۱، ۲… کلبه
part-give-back = پس دادن برای ۰، ۱، ۲… کلبه
part-max-draw = بیشترین کشیدن
part-pole = منطقهٔ تیرک
part-tiles = کاشی‌ها
part-first = امتیاز نفر اول
part-second = امتیاز نفر دوم
part-stone = منطقهٔ سنگ
part-scoring = امتیازدهی
part-path = مسیر
part-orientation = جهت
part-statue-at = جای مجسمه
part-stone-tiles = کاشی‌های منطقهٔ سنگ
part-statue = کاشی‌های مجسمه
part-modes = شیوه‌های بازی با آن‌ها
part-bonus = چند تا
part-players = در آغاز
part-min-players = کمترین بازیکن
part-max-players = بیشترین بازیکن
part-round-limit = دورهایی که پس از آن بازی تمام می‌شود
word-none = هیچ
word-amulets = طلسم
word-stone = منطقهٔ سنگ
word-pole = منطقهٔ تیرک
word-gray = خاکستری
word-white = سفید
word-horizontal = افقی
word-vertical = عمودی
word-up = کارت روباز
word-down = کارت بسته
word-build = کلبه
word-birds = پرنده‌ها
word-start = آغازگر

## هر مهره چیست

piece-space =
    { $currency ->
        [amulets] { $kind ->
            [amulet] خانهٔ طلسم { $space }، { $land }: بها { $price } با طلسم، امتیاز { $points }.
            [stone] خانهٔ سنگ { $space }، { $land }: بها { $price } با طلسم، امتیاز { $points }.
            [pole] خانهٔ تیرک { $space }، { $land }: بها { $price } با طلسم، امتیاز { $points }.
           *[plain] خانهٔ { $space }، { $land }: بها { $price } با طلسم، امتیاز { $points }.
        }
       *[valuables] { $kind ->
            [amulet] خانهٔ طلسم { $space }، { $land }: بها { $price } با کارت‌های گران‌بها، امتیاز { $points }.
            [stone] خانهٔ سنگ { $space }، { $land }: بها { $price } با کارت‌های گران‌بها، امتیاز { $points }.
            [pole] خانهٔ تیرک { $space }، { $land }: بها { $price } با کارت‌های گران‌بها، امتیاز { $points }.
           *[plain] خانهٔ { $space }، { $land }: بها { $price } با کارت‌های گران‌بها، امتیاز { $points }.
        }
    }
piece-space-two =
    { $currency ->
        [amulets] خانهٔ { $space }، { $land } یا { $other }: بها { $price } با طلسم، امتیاز { $points }.
       *[valuables] خانهٔ { $space }، { $land } یا { $other }: بها { $price } با کارت‌های گران‌بها، امتیاز { $points }.
    }
piece-space-short =
    { $both ->
        [1] کلبه یا کلبهٔ دوتایی در { $space }
       *[0] خانهٔ { $space }
    }
piece-space-two-short =
    { $both ->
        [1] کلبه یا کلبهٔ دوتایی در { $space }
       *[0] خانهٔ { $space }
    }
piece-hut =
    { $huts ->
        [one] کلبهٔ { $seat } در { $space }
       *[other] کلبهٔ دوتایی { $seat } در { $space }
    }
    .you = { piece-hut }
piece-hut-neutral =
    { $huts ->
        [one] کلبهٔ بی‌طرف در { $space }
       *[other] کلبهٔ دوتایی بی‌طرف در { $space }
    }
written-owner = { $seat }
    .you = شما
written-sums = بهاهایی که با دستتان دقیقاً جور می‌شود
written-pole = کاشی‌های تیرک
written-aside = پرداخت‌شده
written-talisman = آغازگر
piece-statue = مجسمهٔ { $path }: { $first } برای نفر اول، حالا { $leader }؛ { $second } برای نفر دوم، حالا { $follower }.
    .you-leader = { piece-statue }
    .you-follower = { piece-statue }
piece-statue-led = مجسمهٔ { $path }: { $first } برای نفر اول، حالا { $leader }؛ { $second } برای نفر دوم، هنوز هیچ‌کس.
    .you-leader = { piece-statue-led }
piece-statue-free = مجسمهٔ { $path }: { $first } برای نفر اول، { $second } برای نفر دوم؛ هنوز کسی آنجا کلبه ندارد.
piece-stone-area = منطقهٔ سنگ: در پایان هر کلبهٔ شما در اینجا { $count } امتیاز دارد، یکی برای هر کلبهٔ منطقه.
piece-pole-area = منطقهٔ تیرک: { $first } برای بیشترین کلبه، حالا { $leader }؛ { $second } برای نفر دوم، حالا { $follower }.
    .you-leader = { piece-pole-area }
    .you-follower = { piece-pole-area }
piece-bowl = کاسهٔ { $seat }: برای اسکله‌های { $first } و { $second }.
    .you = { piece-bowl }
piece-bowl-neutral = کاسهٔ بی‌طرف: جایگاه { $site } تا پایان بازی بسته است.
piece-pier = اسکلهٔ { $pier }: { piece-pier.does }
    .does =
        { $pier ->
            [1] ۲ کارت روباز و سپس ۱ کارت بسته
            [2] گرفتن طلسم
            [3] ۱ کارت روباز
            [4] ۱ کارت روباز و سپس ۱ کارت بسته
            [5] ۲ کارت روباز یا ۲ کارت بسته
            [6] ۱ کارت روباز و سپس ۲ کارت بسته
            [7] گرفتن طلسم یا ۱ کارت بسته
            [8] گرفتن طلسم یا ۱ کلبه
            [9] ۱ کلبه یا ۱ کلبهٔ دوتایی
            [10] ۲ کلبه، یکی پس از دیگری
            [11] ۱ کلبه و سپس ۱ کارت بسته
           *[12] نشاندن پرنده‌ها و آغاز دور بعد
        }
piece-boat = قایق، در اسکلهٔ { $pier }
piece-boat-start = قایق، سر جای آغاز
piece-bird = پرنده روی { $land } نشسته؛ می‌شود آنجا ساخت.
piece-asleep = { $land }: پرنده‌ای اینجا نیست و حالا نمی‌شود آنجا ساخت.
piece-rock = یک پرنده روی { $land }؛ پرندهٔ دیگر روی:
piece-rock-other = { $land }
piece-valuable = کارت گران‌بها با ارزش { $value }
piece-landscape = کارت زمین: { $land }
piece-start-card = کارت آغاز با ارزش { $value }؛ پس از پرداخت از بازی بیرون می‌رود.
piece-amulet = طلسمی با ارزش { $value }
piece-pile = دستهٔ بسته ({ $deck })، کارت‌ها: { $count }
piece-bag = کیسه، طلسم‌های درون آن: { $count }
piece-stack = طلسم‌های یک که روی صفحهٔ بازی مانده: { $count }
piece-aside = طلسم‌های کنارگذاشته: { $count }، روی هم { $points }. وقتی کیسه خالی شود به آن می‌روند.
piece-pole-stack =
    { $place ->
        [1] کاشی تیرک با ارزش { $points }، رویی؛ کاشی‌های مانده: { $count }
       *[other] کاشی تیرک با ارزش { $points }؛ کاشی رویی: { $top }؛ کاشی‌های مانده: { $count }
    }
piece-tile = کاشی منطقهٔ سنگ: { $tile }
piece-seat = { $seat }: { $points } امتیاز، { $huts } کلبهٔ مانده، { $valuables } کارت گران‌بها، { $landscapes } کارت زمین، { $amulets } طلسم، { $column } کلبه روی خانه‌های طلسم
    .you = { piece-seat }
piece-talisman = نشان آغاز: این دور را { $seat } آغاز کرد.
    .you = نشان آغاز: این دور را شما آغاز کردید.
piece-due = بهای { $space } پرداخت می‌شود: زمین مانده { $lands }، بهای مانده { $due }.
piece-sum =
    { $currency ->
        [amulets] می‌توانید دقیقاً { $price } با طلسم بپردازید.
       *[valuables] می‌توانید دقیقاً { $price } با کارت‌های گران‌بها بپردازید.
    }
piece-sum-not =
    { $currency ->
        [amulets] نمی‌توانید دقیقاً { $price } با طلسم بپردازید.
       *[valuables] نمی‌توانید دقیقاً { $price } با کارت‌های گران‌بها بپردازید.
    }

## هر چیز چیست و چه می‌کند

thing-space =
    { $kind ->
        [amulet] خانهٔ طلسم { $space }
        [stone] خانهٔ سنگ { $space }
        [pole] خانهٔ تیرک { $space }
       *[plain] خانهٔ { $space }
    }
says-space-price =
    { $currency ->
        [amulets] بهای کلبه: یک کارت زمین ({ $land }) و دقیقاً { $price } با طلسم.
       *[valuables] بهای کلبه: یک کارت زمین ({ $land }) و دقیقاً { $price } با کارت‌های گران‌بها.
    }
says-space-price-two =
    { $currency ->
        [amulets] بهای کلبه: یک کارت زمین ({ $land } یا { $other }) و دقیقاً { $price } با طلسم.
       *[valuables] بهای کلبه: یک کارت زمین ({ $land } یا { $other }) و دقیقاً { $price } با کارت‌های گران‌بها.
    }
says-space-points = همان لحظه { $points } امتیاز دارد.
says-space-amulet = دایرهٔ قرمز: با کلبه‌ای در اینجا هر بار که طلسم می‌گیرید یکی بیشتر می‌کشید، حداکثر { $most } تا.
says-space-area =
    { $area ->
        [stone] در منطقهٔ سنگ شمرده می‌شود.
       *[pole] در منطقهٔ تیرک شمرده می‌شود و کاشی تیرکِ رویی را می‌گیرد که همان لحظه امتیاز دارد.
    }
says-space-path = در { $path } شمرده می‌شود: خانهٔ { $place } از سمت مجسمه.
says-space-double = کلبهٔ دوتایی هم اینجا می‌شود ساخت.
says-space-single = اینجا کلبهٔ دوتایی نمی‌شود ساخت.
says-space-neutral =
    { $most ->
        [2] در بازی دونفره از آغاز کلبهٔ بی‌طرفی اینجاست.
       *[other] تا { $most } نفر که باشید از آغاز کلبهٔ بی‌طرفی اینجاست.
    }
now-space-payable = بهای کلبهٔ اینجا را دارید.
thing-path = مجسمهٔ { $path }
says-path = در پایان، بیشترین کلبه در این مسیر { $first } امتیاز دارد و پس از آن { $second } امتیاز.
says-path-tie = کلبهٔ دوتایی دو کلبه حساب می‌شود. در تساوی، هر که کلبه‌اش به مجسمه نزدیک‌تر است.
now-place =
    { $place ->
        [1] حالا اول: { $leader }، { $points } امتیاز.
       *[other] حالا دوم: { $leader }، { $points } امتیاز.
    }
    .you-leader = { now-place }
now-place-neutral =
    { $place ->
        [1] حالا اول: کلبه‌های بی‌طرف؛ پس این امتیاز به کسی نمی‌رسد.
       *[other] حالا دوم: کلبه‌های بی‌طرف؛ پس این امتیاز به کسی نمی‌رسد.
    }
now-huts = { $seat }: { $huts } کلبه
    .you = { now-huts }
now-no-huts = هنوز کسی اینجا کلبه ندارد.
now-tie-tile = در تساوی کاشی { $seat } تعیین می‌کند.
    .you = { now-tie-tile }
thing-area =
    { $area ->
        [stone] منطقهٔ سنگ
       *[pole] منطقهٔ تیرک
    }
says-area-stone = در پایان، تعداد کلبه‌های شما در این منطقه در تعداد همهٔ کلبه‌های آن، از هر که باشد، ضرب می‌شود؛ حاصل امتیاز شماست.
says-area-pole = تیرک پایهٔ چوبی کلبه در آب است. هر کلبه کاشی تیرکِ رویی را می‌گیرد و امتیازش همان لحظه حساب می‌شود. در پایان، بیشترین کلبه { $first } امتیاز دارد و پس از آن { $second } امتیاز؛ در تساوی، هر که کوچک‌ترین کاشی را دارد.
now-stone = { $seat }: { $own } × { $all }، یعنی { $points } امتیاز
    .you = { now-stone }
thing-pier = اسکلهٔ { $pier }
says-step =
    { $link ->
        [or] یا{" "}
        [then] سپس{" "}
        [first] کار این اسکله:{" "}
       *[alone] {""}
    }{ $step ->
        [up] برداشتن { $count } کارت روباز
        [down] کشیدن { $count } کارت بسته
        [amulets] گرفتن طلسم
        [build] { $count ->
            [1] ساختن { $count } کلبه
           *[other] ساختن { $count } کلبه، یکی پس از دیگری
        }
        [double] ساختن کلبهٔ دوتایی
        [birds] نشاندن هر دو پرنده
       *[start] آغاز کردن دور بعد
    }
says-waive = از هر گام می‌شود گذشت؛ ترتیب عوض نمی‌شود.
now-pier =
    { $where ->
        [past] قایق در این دور از اینجا گذشته است.
        [here] قایق حالا اینجاست.
       *[ahead] قایق هنوز به اینجا نرسیده است.
    }
thing-site = جایگاه { $site }
says-site = کاسهٔ اینجا در اسکلهٔ { $first } و بعدتر در اسکلهٔ { $second } به کار می‌آید.
says-site-ban =
    { $most ->
        [2] در بازی دونفره اولین کاسهٔ آغازگر نمی‌تواند اینجا بیاید.
       *[other] تا { $most } نفر که باشید اولین کاسهٔ آغازگر نمی‌تواند اینجا بیاید.
    }
says-site-closed =
    { $most ->
        [2] این جایگاه در بازی دونفره بسته است.
       *[other] این جایگاه در بازی { $most } نفره بسته است.
    }
now-site-free = کاسه‌ای اینجا نیست.
thing-landscape = صخرهٔ پیشگو: { $land }
says-landscape = روی این زمین فقط تا وقتی پرنده‌ای بر آن نشسته می‌شود ساخت.
says-card-landscape = برای ساختن کلبه روی این زمین یکی از این کارت‌ها لازم است. فقط وقتی به کار می‌آید که پرنده‌ای روی همین زمین نشسته باشد.
says-card-valuable = هنگام پرداخت با کارت‌های گران‌بها { $value } حساب می‌شود. جمع کارت‌ها باید دقیقاً به اندازهٔ بها باشد؛ بیشتر هم نمی‌شود داد.
says-count = در جعبه: { $count } تا.
now-discards = میان کارت‌های سوخته: { $count } تا.
thing-start = کارت آغاز با ارزش { $value }
says-start = پس از پرداخت از بازی بیرون می‌رود.
now-held = { $seat } این کارت را دارد.
    .you = شما این کارت را دارید.
says-amulet = هنگام پرداخت با طلسم { $value } حساب می‌شود. اگر تا پایان بماند { $value } امتیاز دارد.
thing-pile = دستهٔ بسته: { $deck }
says-pile = هر که کارت بسته می‌کشد برای هر کارت یکی از دو دسته را انتخاب می‌کند. در جعبه هست:
says-holds-value = { $count } تا با ارزش { $value }
says-holds-land = { $count } تا { $land }
thing-bag = کیسهٔ طلسم‌ها
says-bag = به تعداد کلبه‌هایتان روی دایره‌های قرمز می‌کشید، حداکثر { $most } تا. هر که دو تا یا بیشتر بکشد یکی را برمی‌گرداند. در آغاز در آن هست:
now-you-draw =
    { $draw ->
        [0] شما یک طلسم ۱ از صفحهٔ بازی می‌گیرید.
       *[other] شما { $draw } تا می‌کشید و { $keep } تا نگه می‌دارید.
    }
thing-stack = طلسم‌های با ارزش { $value } روی صفحهٔ بازی
says-stack = هر که روی دایرهٔ قرمز کلبه ندارد یکی از این‌ها را می‌گیرد.
thing-aside = طلسم‌های کنارگذاشته
says-aside = آنچه پرداخت شده اینجا می‌ماند تا کیسه خالی شود.
thing-pole = کاشی تیرک { $points }
says-pole = تیرک پایهٔ چوبی کلبه در آب است. کلبهٔ بعدیِ منطقهٔ تیرک کاشی رویی را می‌گیرد و امتیازش همان لحظه حساب می‌شود.
says-tile-statue = در تساوی، صاحبش در { $path } جلوتر است.
says-tile-valuable = یک بار جای کارت گران‌بهایی با ارزش { $value } را می‌گیرد.
says-tile-amulet = یک بار جای طلسمی با ارزش { $value } را می‌گیرد.
says-tile-free = یک بار جای کارت زمین را می‌گیرد و پرنده هم نمی‌خواهد.
now-tile-on = روی { $space } است. هر که آنجا بسازد آن را می‌گیرد.
thing-boat = قایق
says-boat = به ترتیب به دوازده اسکله سر می‌زند. صاحب کاسهٔ هر اسکله می‌تواند آنجا کاری بکند.
thing-talisman = نشان آغاز
says-talisman = صاحبش اولین کاسهٔ دور را می‌گذارد.
thing-hut = کلبه
says-hut = هر که آخرین کلبهٔ رنگش را بسازد، بازی پس از این دور تمام می‌شود.
thing-double = کلبهٔ دوتایی
says-double = کلبهٔ دوتایی دو برابر بها و دو کارت زمین می‌خواهد. دو برابر امتیاز می‌دهد و دو کلبه حساب می‌شود.
thing-bowl = کاسه
says-bowl = کاسه را در آغاز دور روی جایگاهی خالی می‌گذارید. وقتی قایق به یکی از دو اسکلهٔ آن جایگاه برسد، نوبت کار شما در آنجاست.
thing-bird = پرنده
says-bird = دو پرنده می‌گویند کدام زمین‌ها فعال‌اند. اگر کسی روی جایگاه ۱ نباشد به دو زمین دیگر می‌پرند.
thing-sums =
    { $currency ->
        [amulets] جمع‌ها با طلسم
       *[valuables] جمع‌ها با کارت‌های گران‌بها
    }
says-sums = این‌ها بهاهای نقشه‌اند. هر کدام که پررنگ است با آنچه دارید درست جور می‌شود.
thing-number =
    { $counted ->
        [huts] کلبه‌هایی که هنوز باید بسازد: { $n }
        [valuables] کارت‌های گران‌بها در دست: { $n }
        [landscapes] کارت‌های زمین در دست: { $n }
        [amulets] طلسم‌ها: { $n }
       *[column] کلبه‌ها روی خانه‌های دایرهٔ قرمز: { $n }
    }
says-number =
    { $counted ->
        [huts] بازی با دوری تمام می‌شود که کسی آخرین کلبه‌اش را می‌سازد.
        [valuables] با آن‌ها بهای کلبه را می‌پردازید؛ بها باید درست جور شود.
        [landscapes] هر کلبه یک کارت از زمین خانه‌اش می‌خواهد و پرنده‌ای روی آن زمین.
        [amulets] بهاهای طلسمی را می‌پردازند؛ آنچه در پایان بماند به اندازهٔ ارزشش امتیاز دارد.
       *[column] هر چه بیشتر باشد، طلسم بیشتری از کیسه کشیده می‌شود.
    }
thing-seat = { $seat }
    .you = { thing-seat }
says-standing = امتیازها همان‌هایی است که اگر بازی حالا تمام شود به دست می‌آید.
now-worth = از این میان { $what }: { $points }
shelf-spaces = خانه‌های نقشه
shelf-paths = مسیرهای خدایان و منطقه‌ها
shelf-piers = اسکله‌ها و جایگاه‌ها
shelf-cards = کارت‌ها
shelf-amulets = طلسم‌ها
shelf-tiles = کاشی‌ها
shelf-others = چیزهای دیگر
section-map = نقشه
section-piers = اسکله‌ها
section-cards = کارت‌ها
section-players = بازیکنان
section-hand = دست شما

## چطور بازی کنیم

howto-1-title = هدف بازی
howto-1-text = دور یک تالاب کلبه می‌سازید و هر که بیشترین امتیاز ریاست را داشته باشد رئیس می‌شود. در هر دور کاسه می‌گذارید و وقتی قایق برسد، با آن‌ها کارت و طلسم می‌گیرید یا می‌سازید. هر کلبه همان دم امتیاز خانه‌اش را می‌آورد و در پایان برای مسیرها و منطقه‌ها امتیاز بیشتر؛ طلسم‌های مانده هم حساب می‌شوند. بازی با دوری تمام می‌شود که کسی آخرین کلبه‌اش را در آن بسازد.
howto-2-title = کاسه بگذارید
howto-2-text = از آغازگر شروع می‌شود: هر کس کاسه‌ای روی جایگاهی خالی می‌گذارد؛ با دو یا سه نفر بعد یک کاسهٔ دیگر هم. هر کاسه دو بار به کار می‌آید: در اسکلهٔ چپ و بعدتر در اسکلهٔ راست.
howto-3-title = دنبال قایق بروید
howto-3-text = قایق به ترتیب به دوازده اسکله سر می‌زند. صاحب کاسهٔ هر اسکله کار آن را به همان ترتیبی که نشان داده انجام می‌دهد یا از بخش‌هایی که نمی‌خواهد می‌گذرد.
howto-4-title = کارت‌ها
howto-4-text = کارت روباز بردارید یا کارت بسته بکشید: زمین می‌گوید کجا می‌شود ساخت و با کارت گران‌بها بهایش را می‌دهید.
howto-5-title = پرنده‌ها
howto-5-text = دو پرنده روی دو زمین نشسته‌اند و فقط همان‌جا می‌شود ساخت. صاحب جایگاه ۱ در پایان دور می‌تواند جابه‌جایشان کند و دور بعد را آغاز می‌کند؛ اگر کسی آنجا نباشد به دو زمین دیگر می‌پرند.
howto-6-title = کلبه بسازید
howto-6-text = خانه‌ای خالی با زمین فعال انتخاب کنید. یک کارت از همان زمین و درست به اندازهٔ بها بپردازید، با کارت گران‌بها یا طلسم، هر کدام که خانه نشان می‌دهد؛ نه کمتر و نه بیشتر. امتیاز نوشته همان لحظه حساب می‌شود.
howto-7-title = کلبهٔ دوتایی
howto-7-text = در اسکلهٔ ۹ کلبهٔ دوتایی هم می‌شود ساخت: دو برابر بها، دو کارت زمین، دو برابر امتیاز، و دو کلبه حساب می‌شود؛ اما نه در منطقه‌ها و نه روی خانه‌های طلسم.
howto-8-title = طلسم‌ها
howto-8-text = اگر روی خانه‌های دایره‌قرمز کلبه ندارید، یک طلسم ۱ از صفحهٔ بازی می‌گیرید. اگر دارید، به تعداد همان کلبه‌ها، حداکثر پنج، از کیسه می‌کشید و اگر دو تا یا بیشتر کشیدید یکی را برمی‌گردانید. طلسم‌های مانده در پایان به اندازهٔ ارزششان امتیاز دارند.
howto-9-title = مسیرها و منطقه‌ها
howto-9-text = در پایان هر مجسمه دو عددش را به دو نفری می‌دهد که روی مسیرش بیشترین کلبه را دارند؛ در تساوی هر که کلبه‌اش به مجسمه نزدیک‌تر است. منطقهٔ سنگ: تعداد کلبه‌هایتان در تعداد همهٔ کلبه‌های آنجا ضرب می‌شود. منطقهٔ تیرک: برای هر کلبه فوراً یک کاشی که هر بار بیشتر می‌ارزد، و در پایان ۱۲ و ۶ امتیاز.
howto-10-title = پایان
howto-10-text = وقتی کسی آخرین کلبه‌اش را بسازد، قایق تا اسکلهٔ ۱۲ می‌رود و سپس همه‌چیز شمرده می‌شود. در تساوی، هر که جمع ارزش طلسم‌هایش بیشتر است برنده است.

## دستِ نخست با راهنما

lesson-goal = در مانگرویا رنگ شما زرد است. در خانه‌هایی مثل این کلبه می‌سازید: ستاره می‌گوید همان لحظه چند امتیاز دارد، و در پایان هر مجسمه به کسی امتیاز می‌دهد که بیشترین کلبه را در مسیرش دارد. هر که امتیاز ریاست بیشتری جمع کند برنده است.
lesson-bowls = هر دور با گذاشتن کاسه‌ها آغاز می‌شود، برای هر کس دو تا. کاسه‌ای که روی جایگاهی باشد دو بار به کار می‌آید: در اسکلهٔ چپش و بعدتر در اسکلهٔ راستش.
lesson-bowl = کاسهٔ اولتان را روی جایگاه ۳ بگذارید. در اسکلهٔ ۳ یک کارت می‌آورد و در اسکلهٔ ۱۰ دو کلبه می‌سازد.
lesson-second-bowl = { $seat1 } جایگاه ۲ را گرفت. کاسهٔ دوم را روی جایگاه ۱ بگذارید: همان اول سه کارت می‌گیرید، و در پایان دور پرنده‌ها را می‌نشانید و دور بعد را آغاز می‌کنید.
lesson-boat = همهٔ کاسه‌ها سر جایشان است و قایق راه می‌افتد. به ترتیب به اسکله‌ها سر می‌زند و حالا در اسکلهٔ ۱ است: دو کارت روباز برمی‌دارید و بعد یک کارت بسته می‌کشید.
lesson-cards = هر کلبه یک کارت زمین می‌خواهد و کارت‌های گران‌بهایی که جمعشان درست به اندازهٔ بها باشد. اول کارت گران‌بهای ۷ و بعد یک کارت آب بردارید، و آخر از دستهٔ بسته یک زمین بکشید.
lesson-pier-3 = در اسکلهٔ ۲ { $seat1 } طلسمی با ارزش ۱ گرفت. قایق به اسکلهٔ ۳ رسیده و کاسهٔ دیگرتان یک کارت روباز می‌آورد: ۵ را بردارید.
lesson-scored = { $seat1 } در اسکلهٔ ۹ کلبه ساخت: ۴ امتیاز همان لحظه و اگر بازی همین حالا تمام شود، ۵ امتیاز برای رتبهٔ دوم مسیر ردیف ۵. با یک طلسم ۱ می‌شود همان ۱۰ بالای صفحهٔ بازی.
lesson-birds = حالا شما می‌توانید دو کلبه بسازید، اما فقط روی زمین‌هایی که روی صخرهٔ پیشگو پرنده دارند: حرا و آب.
lesson-build = در خانهٔ مشخص‌شده بسازید: زمین آب، بها ۱۱ با کارت گران‌بها و همان لحظه ۳ امتیاز. بعضی خانه‌ها بیشتر می‌دهند، ولی این‌طور کارت حرا و کارت ۳ برای کلبهٔ دوم می‌ماند.
lesson-pay = همه را یک‌جا بپردازید: کارت آب، ۷ و ۴، درست ۱۱. بها را همیشه باید دقیق داد: نه کمتر و نه بیشتر.
lesson-statues = کلبهٔ شما روی دو مسیر از مسیرهای خدایان است: مسیر این دو مجسمه. در پایان هر مجسمه عدد بزرگ‌ترش را برای بیشترین کلبه در مسیرش می‌دهد و عدد کوچک‌تر را به نفر دوم؛ در تساوی کلبهٔ نزدیک‌تر جلوتر است، حتی بی‌طرف. تا اینجا ۱۰ و ۵ می‌گیرید که با ۳ امتیاز خانه، همان ۱۸ بالاست.
lesson-circle = کلبهٔ دوم را روی این دایرهٔ قرمز بسازید: با یک کارت حرا و کارت ۳. امتیازی ندارد، ولی از این پس یک طلسم از کیسه می‌کشید، به‌جای طلسم ۱ از صفحهٔ بازی.
lesson-set-birds = اسکلهٔ ۱۲، آخرین اسکله: پرنده‌ها را برای دور بعد روی صخرهٔ پیشگو بنشانید. ماسه و آب را انتخاب کنید، چون از هر کدام یک کارت دارید.
lesson-next-round = دوری تازه است و شما آغازگرید. کاسهٔ اول را روی جایگاه ۲ بگذارید: اول طلسم، بعدتر یک کلبه و یک کارت.
lesson-double = دومی را روی جایگاه ۴ بگذارید. در اسکلهٔ ۹ می‌شود کلبهٔ دوتایی هم ساخت: دو برابر بها، دو برابر امتیاز، و دو کلبه حساب می‌شود.
lesson-amulets = اسکلهٔ ۲: طلسم بگیرید. به تعداد کلبه‌هایتان روی دایره‌های قرمز می‌کشید، پس حالا یکی. بدون چنین کلبه‌ای یک طلسم ۱ از صفحهٔ بازی می‌گرفتید.
lesson-amulet-price = طلسم ۳ کشیدید. بهای بعضی خانه‌ها با طلسم است، مثل این یکی: ۳، همراه یک کارت ماسه. طلسم‌هایی که تا پایان بمانند به اندازهٔ ارزششان امتیاز دارند.
lesson-stone-area = دو منطقه جداگانه حساب می‌شوند. این منطقهٔ سنگ است: در پایان، تعداد کلبه‌های شما در تعداد همهٔ کلبه‌های آنجا، از هر که باشد، ضرب می‌شود؛ حاصل امتیاز شماست.
lesson-free = و این منطقهٔ تیرک است: هر کلبه یک کاشی می‌گیرد که همان لحظه امتیاز دارد، و در پایان ۱۲ امتیاز برای بیشترین کلبه و ۶ برای نفر دوم. حالا هر چه لازم است می‌دانید: وقتی کسی آخرین کلبه‌اش را بسازد، آن دور تا پایانش بازی می‌شود و سپس همهٔ امتیازها شمرده می‌شود.

tip-double = اینجا می‌توانید کلبهٔ دوتایی بسازید: با دو کارت زمین و دو برابر بها. در مسیرهایش دو کلبه حساب می‌شود و امتیاز نوشته را دو برابر می‌دهد.
tip-return = دو طلسم یا بیشتر کشیدید، پس یکی به کیسه برمی‌گردد. آن‌هایی را نگه دارید که بهای خانه‌ای را جور می‌کنند، یا بزرگ‌ترین را برای پایان بازی.
tip-pole = کسی در منطقهٔ تیرک ساخت و امتیاز کاشی رویی را گرفت. کاشی بعدی یکی بیشتر می‌ارزد.
tip-flown = کسی روی جایگاه ۱ نبود، پس پرنده‌ها به دو زمین دیگر پریدند. پیش از گذاشتن کاسه‌ها کارت‌های زمین‌تان را ببینید.
tip-last-hut = آخرین کلبهٔ یک رنگ ساخته شد. قایق تا اسکلهٔ ۱۲ می‌رود و بازی تمام می‌شود: هر چه می‌توانید بسازید، کارت‌های دست امتیازی ندارند.

## Why a turn is good (coach/reasons.py)

reason-amulets-more = ارزش طلسم‌هایتان روی هم { $n } بیشتر می‌شود
reason-valuables-more = ارزش کارت‌های گران‌بهایتان روی هم { $n } بیشتر می‌شود
reason-landscapes-more = { $n } کارت زمین بیشتر در دست خواهید داشت
reason-column-more = هر بار که طلسم می‌گیرید، طلسم بیشتری می‌کشید
reason-best-build-more = بهای کلبهٔ بهتری را می‌توانید بپردازید
reason-cards-ahead-more = کاسه‌هایتان در این دور { $n } کارت بیشتر می‌آورند
reason-cards-ahead-theirs = کاسه‌های { $seat } در این دور { $n } کارت کمتر می‌آورند
reason-amulets-ahead-more = کاسه‌هایتان در این دور طلسم بیشتری می‌آورند
reason-builds-ahead-more = با کاسه‌هایتان در این دور { $n } کلبهٔ بیشتر می‌توانید بسازید
reason-builds-ahead-theirs = کاسه‌های { $seat } در این دور { $n } کلبهٔ کمتر می‌سازند
reason-start-ahead-more = پرنده‌ها را شما می‌نشانید و دور بعد را آغاز می‌کنید
reason-safe-firsts-more = در جایزه‌هایی به ارزش { $n } امتیاز بیشتر، بیش از یک کلبه پیش خواهید بود
reason-safe-firsts-theirs = { $seat } در جایزه‌هایی به ارزش { $n } امتیاز کمتر، بیش از یک کلبه پیش خواهد بود
reason-near-firsts-more = کلبهٔ بعدی‌تان از رتبه‌های اول { $n } امتیاز بیشتر می‌گیرد
reason-near-firsts-theirs = کلبهٔ بعدی { $seat } از رتبه‌های اول { $n } امتیاز کمتر می‌گیرد
reason-sums-more = { $n } بهای دیگر را درست می‌توانید بپردازید
reason-active-more = { $n } کارت زمین بیشتر به کارتان می‌آید، چون پرنده‌ای آنجا می‌نشیند
told-space = { $space }
told-path = { $path }
told-pole = { word-pole }
told-pier = اسکلهٔ { $pier }
told-pier-instead =
    اسکلهٔ { $pier } به‌جای { $step ->
        [up] کارت
        [down] کارت
        [build] کلبه
        [double] کلبه
       *[other] کار دیگر
    }
told-land = { $card }
told-price = { $price }
