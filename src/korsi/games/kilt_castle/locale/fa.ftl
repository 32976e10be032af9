# قلعهٔ کیلت به فارسی. کلیدها و متغیرها در هر پنج پرونده یکی است (docs/languages.md).

## بازی

game-name = قلعهٔ کیلت
game-blurb = خاندان‌های کله‌شق یک قلعه می‌سازند؛ هر کدام روی برج‌های دیگران.
game-kind = ساخت‌وساز و رقابت بر سر منطقه‌ها؛ بدون اطلاعات پنهان و پس از چیدن بازی بدون شانس
game-length = حدود ۴۵ دقیقه
game-players = ۲ تا ۴ نفر
game-points = { $count } دوکات

## چیزها

colour-orange = نارنجی
colour-red = قرمز
colour-light-grey = خاکستری روشن
colour-dark-grey = خاکستری تیره

floor-plain = طبقهٔ ساده
floor-one-crest = طبقهٔ یک‌نشانه
floor-two-crests = طبقهٔ دونشانه

card-single-orange = کارت نارنجی
card-single-red = کارت قرمز
card-single-light-grey = کارت خاکستری روشن
card-single-dark-grey = کارت خاکستری تیره
card-double-orange-red = کارت نارنجی–قرمز
card-double-orange-light-grey = کارت نارنجی–خاکستری روشن
card-double-orange-dark-grey = کارت نارنجی–خاکستری تیره
card-double-red-light-grey = کارت قرمز–خاکستری روشن
card-double-red-dark-grey = کارت قرمز–خاکستری تیره
card-double-light-grey-dark-grey = کارت خاکستری روشن–خاکستری تیره

## رویدادها

event-begins = { $seat } { event-begins.deed }
    .deed = شروع می‌کند: { $card } تنهاست و رنگ بیرونی‌اش مال { $seat } است.
    .you = { $seat } { event-begins.you-deed }
    .you-deed = شروع می‌کنید: { $card } تنهاست و رنگ بیرونی‌اش مال شماست.
event-moved = { $seat } { event-moved.deed }
    .deed = { $card } را از جایگاه { $from } به جایگاه { $to } برد.
    .you = { $seat } { event-moved.you-deed }
    .you-deed = { $card } را از جایگاه { $from } به جایگاه { $to } بردید.
event-emptied = جایگاه { $space } خالی شد: بعدش روز دوکاتی است.
event-built = { $seat } { event-built.deed }
    .deed =
        { $floor-id ->
            [plain] در { $cell } یک طبقهٔ { $colour } ساده ساخت.
            [one-crest] در { $cell } یک طبقهٔ { $colour } با یک نشان ساخت.
           *[two-crests] در { $cell } یک طبقهٔ { $colour } با دو نشان ساخت.
        }
    .you = { $seat } { event-built.you-deed }
    .you-deed =
        { $floor-id ->
            [plain] در { $cell } یک طبقهٔ { $colour } ساده ساختید.
            [one-crest] در { $cell } یک طبقهٔ { $colour } با یک نشان ساختید.
           *[two-crests] در { $cell } یک طبقهٔ { $colour } با دو نشان ساختید.
        }
event-overbuilds = { $seat } { event-overbuilds.deed }
    .deed = برج { $whom } را در { $cell } گرفت: به { $whom } { $deal }.
    .you = { $seat } { event-overbuilds.you-deed }
    .you-deed = برج { $whom } را در { $cell } گرفتید: به { $whom } { $deal }.
    .to-you = { $seat } { event-overbuilds.to-you-deed }
    .to-you-deed = برج شما را در { $cell } گرفت: به شما { $deal }.
told-deal = { $ducats } دوکات می‌رسد، ولی در پایان { $loses } دوکات کمتر می‌رسد
event-pays = { $seat } { event-pays.deed }
    .deed = { $ducats } دوکات به { $to } داد.
    .you = { $seat } { event-pays.you-deed }
    .you-deed = { $ducats } دوکات به { $to } دادید.
    .to-you = { $seat } { event-pays.to-you-deed }
    .to-you-deed = { $ducats } دوکات به شما داد.
event-exempt = { $seat } { event-exempt.deed }
    .deed = روی خط جایگاه { $space } جایی برای طبقهٔ { $colour } ندارد و از ساختن معاف است.
    .you = { $seat } { event-exempt.you-deed }
    .you-deed = روی خط جایگاه { $space } جایی برای طبقهٔ { $colour } ندارید و از ساختن معافید.
event-roofed = { $seat } { event-roofed.deed }
    .deed =
        { $from-id ->
            [none] روی برج { $cell } سقف گذاشت. این برج حالا مال همه است.
           *[other] سقف { $from } را برداشت و روی برج { $cell } گذاشت. برج { $cell } حالا مال همه است.
        }
    .you = { $seat } { event-roofed.you-deed }
    .you-deed =
        { $from-id ->
            [none] روی برج { $cell } سقف گذاشتید. این برج حالا مال همه است.
           *[other] سقف { $from } را برداشتید و روی برج { $cell } گذاشتید. برج { $cell } حالا مال همه است.
        }
event-returns = { $seat } { event-returns.deed }
    .deed = برج { $cell } را به { $whom } برگرداند.
    .you = { $seat } { event-returns.you-deed }
    .you-deed = برج { $cell } را به { $whom } برگرداندید.
    .to-you = { $seat } { event-returns.to-you-deed }
    .to-you-deed = برج { $cell } را به شما برگرداند: در پایان { $gains } دوکات بیشتر می‌گیرید.
event-regains = { $seat } { event-regains.deed }
    .deed = برج خودش در { $cell } را پس گرفت.
    .you = { $seat } { event-regains.you-deed }
    .you-deed = برج خودتان در { $cell } را پس گرفتید.
event-ducat-day = روز دوکاتی! بانک می‌پردازد.
event-earns = { $seat } { event-earns.deed }
    .deed =
        { $ducats ->
            [0] چیزی نگرفت.
           *[other] { $ducats } دوکات گرفت.
        }
    .you = { $seat } { event-earns.you-deed }
    .you-deed =
        { $ducats ->
            [0] چیزی نگرفتید.
           *[other] { $ducats } دوکات گرفتید.
        }
event-paid-for = منطقهٔ { $seat }: { $parts } در { $cells }.
    .you = منطقهٔ شما: { $parts } در { $cells }.
told-cell = { $cell }
told-towers = { $n } برج
told-crests = { $n } نشان
told-roofs = { $n } سقف
event-last-floor = { $seat } { event-last-floor.deed }
    .deed = آخرین طبقهٔ { $colour } را ساخت. این نوبت تمام می‌شود و بازی به پایان می‌رسد.
    .you = { $seat } { event-last-floor.you-deed }
    .you-deed = آخرین طبقهٔ { $colour } را ساختید. این نوبت تمام می‌شود و بازی به پایان می‌رسد.
event-end-pays = پرداخت پایانی برای برج‌ها و نشان‌های روی آنها.
event-final = { $seat } { event-final.deed }
    .deed = { $towers } دوکات برای برج‌ها و { $crests } برای نشان‌ها گرفت.
    .you = { $seat } { event-final.you-deed }
    .you-deed = { $towers } دوکات برای برج‌ها و { $crests } برای نشان‌ها گرفتید.
event-idle = { $turns } نوبت پشت سر هم کسی نتوانست بسازد؛ بازی تمام می‌شود.
event-wins = { $seat } { event-wins.deed }
    .deed = با { $ducats } دوکات برنده شد!
    .you = { $seat } { event-wins.you-deed }
    .you-deed = با { $ducats } دوکات برنده شدید!
ended-last-floor = بازی تمام شد، چون { $seat } آخرین طبقهٔ { $colour } را ساخت.
    .you = بازی تمام شد، چون شما آخرین طبقهٔ { $colour } را ساختید.
ended-idle = بازی تمام شد، چون { $turns } نوبت پشت سر هم کسی نتوانست بسازد.

## حالا چه باید کرد

prompt-move =
    نوبت شماست: کارتی را برای جلو رفتن در جهت عقربه‌های ساعت انتخاب کنید.{ $few ->
        [0] {""}
       *[other] {" "}طبقه‌های مانده: { $whom } { $few }.
    }
prompt-picked = حالا یکی از جایگاه‌های درخشان را انتخاب کنید.
prompt-build =
    یک طبقهٔ { $colour } روی خط درخشان بسازید.{ $day ->
        [true] {" "}پس از این نوبت روز دوکاتی است.
       *[other] {""}
    }
prompt-build-either =
    یک طبقه به یکی از دو رنگ خود روی خط درخشان بسازید.{ $day ->
        [true] {" "}پس از این نوبت روز دوکاتی است.
       *[other] {""}
    }
prompt-build-called =
    { $by } { $card } را جلو برد: شما یک طبقهٔ { $colour } روی خط درخشان می‌سازید.{ $day ->
        [true] {" "}پس از این نوبت روز دوکاتی است.
       *[other] {""}
    }
prompt-build-either-called =
    { $by } { $card } را جلو برد: شما یک طبقه به یکی از دو رنگ خود روی خط درخشان می‌سازید.{ $day ->
        [true] {" "}پس از این نوبت روز دوکاتی است.
       *[other] {""}
    }
prompt-build-last =
    { $own ->
        [true] این آخرین ساخت بازی است: روی خط درخشان بسازید.
       *[false] { $whom } آخرین طبقه‌اش را ساخت، پس این آخرین ساخت بازی است: روی خط درخشان بسازید.
    }{ $day ->
        [true] {" "}بعدش روز دوکاتی است.
       *[other] {""}
    }
prompt-roof = هر دو سقف روی برج‌ها هستند. یکی را انتخاب کنید تا به { $cell } برود.
prompt-roof-last =
    با این کار بازی تمام می‌شود: انتخاب کنید کدام سقف به { $cell } برود.{ $day ->
        [true] {" "}بعدش روز دوکاتی است.
       *[other] {""}
    }
prompt-over = بازی تمام شد.
waiting-move = منتظر { $seat } هستیم تا کارتی را جلو ببرد.
waiting-build = منتظر { $seat } هستیم تا یک طبقهٔ { $colour } بسازد.
waiting-build-either = منتظر { $seat } هستیم تا طبقه‌ای به یکی از دو رنگ خود بسازد.
waiting-build-last = منتظر { $seat } هستیم تا آخرین طبقهٔ بازی را بسازد.
waiting-roof = منتظر { $seat } هستیم تا سقفی انتخاب کند.
waiting-roof-last = منتظر { $seat } هستیم تا آخرین سقف بازی را انتخاب کند.

action-move = بردن { $card } به جایگاه { $space }
action-build =
    { $floor-id ->
        [plain] ساختن یک طبقهٔ ساده در { $cell }
        [one-crest] ساختن یک طبقه با یک نشان در { $cell }
       *[two-crests] ساختن یک طبقه با دو نشان در { $cell }
    }
action-build-other =
    { $floor-id ->
        [plain] ساختن یک طبقهٔ ساده به رنگ دیگرتان در { $cell }
        [one-crest] ساختن یک طبقه با یک نشان به رنگ دیگرتان در { $cell }
       *[two-crests] ساختن یک طبقه با دو نشان به رنگ دیگرتان در { $cell }
    }
action-roof = برداشتن سقف از { $cell }
choice-move = به جایگاه { $space }
choice-floor =
    { $floor-id ->
        [plain] طبقهٔ ساده
        [one-crest] طبقه با یک نشان
       *[two-crests] طبقه با دو نشان
    }
choice-floor-other =
    { $floor-id ->
        [plain] طبقهٔ ساده به رنگ دیگرتان
        [one-crest] طبقه با یک نشان به رنگ دیگرتان
       *[two-crests] طبقه با دو نشان به رنگ دیگرتان
    }
brief-space = جایگاه { $space }

## چند گزینهٔ هم‌نوع در یک سطر

several-move = بردن یک کارت
several-build = ساختن یک طبقه
several-roof = برداشتن یک سقف
several-build-other = ساختن با رنگ دیگر

preview-free = رایگان
preview-own = رایگان، برج خودتان
preview-pays = { $ducats } دوکات به { $to }
preview-roof = سقف می‌آید، چون { $seat } همین نوبت اینجا ساخت: مال همه می‌شود
    .you = سقف می‌آید، چون همین نوبت اینجا ساختید: مال همه می‌شود
preview-roof-hides =
    { $crests ->
        [one] سقف نشان را می‌پوشاند
       *[other] سقف هر دو نشان را می‌پوشاند
    }
preview-covers = { $crests } نشان را می‌پوشاند
    .you = { $crests } نشان خودتان را می‌پوشاند
preview-end = در پایان { $before } ← { $after }
preview-end-same = در پایان { $before }، مثل حالا
preview-end-paid = با روز دوکاتی ({ $n } دوکات) در پایان { $before } ← { $after }
preview-before = پیش از آنکه { $seat } بسازد: { $that }
    .you =
        { $roof ->
            [true] پیش از آنکه سقفی را جابه‌جا کنید: { $that }
           *[false] پیش از آنکه دوباره بسازید: { $that }
        }
preview-last = آخرین طبقهٔ شما: بازی با این نوبت تمام می‌شود
preview-day = روز دوکاتی { $before } ← { $after }
preview-unroofed = برج { $cell } دوباره مال { $seat } می‌شود
    .you = برج { $cell } دوباره مال شما می‌شود
preview-builder = { $first } می‌سازد
    .you-first = شما می‌سازید
preview-builders = کارت می‌چرخد: اول { $first } می‌سازد، بعد { $second }
    .you-first = کارت می‌چرخد: اول شما می‌سازید، بعد { $second }
    .you-second = کارت می‌چرخد: اول { $first } می‌سازد، بعد شما
preview-builder-twice = کارت می‌چرخد: { $first } دو بار می‌سازد
    .you-first = کارت می‌چرخد: شما دو بار می‌سازید
preview-line =
    { $way ->
        [column] ستون { $line }
       *[row] سطر { $line }
    }
preview-line-before = { $at } پیش از آنکه { $seat } بسازد
preview-line-bare = در { $at } چیزی از شما نیست
preview-line-free = در { $at }: { $free } رایگان
preview-line-paid = در { $at }: { $paid }
preview-line-both = در { $at }: { $free } رایگان، { $paid }
preview-line-shut = در { $at }: نمی‌توانید بسازید
preview-line-own = مال شما در { $at }: { $own }
preview-line-nobody = در { $at }: کسی نمی‌تواند بسازد
preview-price = { $cell } با { $ducats } دوکات
preview-own-cell = { $cell } (برج خودتان)
preview-ducat-day = سپس روز دوکاتی (پیش از ساختن: شما { $n }، { $others })
preview-day-of = { $seat } { $n }

## حرکت‌های نپذیرفته

refused-move-a-card = نوبت با کارت شروع می‌شود. اول کارتی را جلو ببرید و بعد بسازید.
refused-build = حالا باید طبقه‌ای ساخته شود. یکی از خانه‌های مشخص‌شدهٔ خط درخشان را انتخاب کنید.
refused-choose-roof = حالا باید سقفی جابه‌جا شود. یکی از برج‌های سقف‌دار را انتخاب کنید.
refused-card-not-in-play = این کارت در بازی نیست. یکی از کارت‌های دور صفحهٔ بازی را انتخاب کنید.
refused-must-advance = کارت باید دست‌کم یک جایگاه جلو برود. جایگاهی جلوتر را انتخاب کنید.
refused-too-far = الان نمی‌شود به این جایگاه رسید: کارت‌ها فقط در جهت عقربه‌های ساعت می‌روند و حداکثر یک جایگاه از جلوترین گروه می‌گذرند. جایگاه دیگری را انتخاب کنید.
refused-alone-at-front = این کارت در جلوترین گروه تنهاست و باید بماند. کارت دیگری انتخاب کنید.
refused-row-full = در آن جایگاه کارت دیگری جا نمی‌شود. جایگاه دیگری را انتخاب کنید.
refused-too-many-rows = گروه تازه‌ای نمی‌شود ساخت. کارت را به جایگاهی ببرید که کارت دارد، یا کارتی را ببرید که تنهاست.
why-elsewhere-space = اول کارتی را انتخاب کنید و بعد جایگاهی را که می‌درخشد.
lacks-groups = الان { $most } گروه کارت هست و گروه تازه‌ای نمی‌شود ساخت. کارت را به جایگاهی ببرید که کارت دارد، یا کارتی را ببرید که تنهاست.
refused-gap = سر این میز، درست پشت سر گروه تازه باید کارت باشد. جایگاه دیگری را انتخاب کنید.
refused-not-on-line = فقط روی خط کارتی که تازه جابه‌جا شده می‌شود ساخت. خانه‌ای روی خط درخشان را انتخاب کنید.
refused-not-first-empty = از خانه‌های خالی فقط نزدیک‌ترین خانه به کارت مجاز است. همان را انتخاب کنید یا روی برجی بسازید.
refused-roofed = این برج سقف دارد و کسی رویش نمی‌سازد. خانهٔ دیگری را انتخاب کنید.
refused-cannot-pay = برای این برج دوکات کم دارید. خانهٔ ارزان‌تری را انتخاب کنید.
refused-no-such-floor = از این رنگ چنین طبقه‌ای برایتان نمانده است. نوع دیگری انتخاب کنید.
refused-no-roof = این برج سقف ندارد. یکی از دو برج سقف‌دار را انتخاب کنید.
refused-not-this-colour = سر این میز طبقه باید هم‌رنگ کارت باشد. طبقه‌ای به همان رنگ بسازید.

## گزینه‌ها

option-colours = رنگ‌ها
option-colours-text = صندلی‌ها به این ترتیب رنگ برمی‌دارند؛ در بازی دونفره هر کس دو رنگ دارد و در بازی سه‌نفره رنگ آخر در جعبه می‌ماند.
option-gap-space-needs-neighbour = گروه تازه فقط کنار گروه دیگر
option-gap-space-needs-neighbour-text = آیا جایگاه خالیِ پشت جلوترین گروه کارت فقط وقتی مجاز است که درست پشت سرش کارتی باشد؟
option-two-player-own-pair-makes-roof = سقف روی دو رنگ خودی
option-two-player-own-pair-makes-roof-text = در بازی دونفره: اگر کسی در یک نوبت هر دو رنگ خودش را در یک خانه بسازد، سقف رویش می‌آید؟
option-two-player-end = پایان بازی دونفره
option-two-player-end-text = در بازی دونفره: بازی با کدام طبقهٔ آخر تمام می‌شود؟
option-two-player-end-all-floors = آخرین طبقه از همهٔ طبقه‌های یک نفر
option-two-player-end-any-colour = آخرین طبقهٔ یکی از رنگ‌ها
option-two-player-floors = طبقه‌ها در بازی دونفره
option-two-player-floors-text = در بازی دونفره: وقتی کارت یکی از رنگ‌های شما را نشان می‌دهد، کدام طبقه‌ها را می‌شود ساخت؟
option-two-player-floors-building-colour = فقط طبقه‌های هم‌رنگ کارت
option-two-player-floors-either-colour = طبقه‌های هر دو رنگ خودتان
option-roof-connects-areas = سقف منطقه‌ها را به هم می‌رساند
option-roof-connects-areas-text = آیا سقف منطقه‌های هم‌رنگی را که به آن چسبیده‌اند یکی می‌کند؟
option-adjacent-roofs-chain = سقف‌های کنار هم با هم حساب می‌شوند
option-adjacent-roofs-chain-text = آیا دو سقفِ چسبیده به هم در یک منطقه حساب می‌شوند؟
option-roof-hides-crests = سقف نشان‌ها را می‌پوشاند
option-roof-hides-crests-text = آیا نشان‌های زیر سقف برای هیچ‌کس حساب نمی‌شوند؟
option-final-counts-roofed-towers = برج‌های سقف‌دار در پایان
option-final-counts-roofed-towers-text = آیا در پایان هر کس برای هر برج سقف‌دار یک دوکات می‌گیرد؟ برنده را هیچ‌وقت عوض نمی‌کند.

## دوکات‌ها از کجا آمده‌اند

breakdown-start = پول اول بازی
breakdown-paid = پرداختی برای ساختن روی دیگران
breakdown-paid-short = پرداختی به دیگران
breakdown-received = دریافتی از دیگران
breakdown-received-short = دریافتی از دیگران
breakdown-ducat-days = روزهای دوکاتی
breakdown-ducat-days-short = روز دوکاتی
breakdown-ducat-days-often = { $count } روز دوکاتی
breakdown-final-towers = برج‌های خودی در پایان
breakdown-final-towers-short = برج‌های خودی
breakdown-final-crests = نشان‌های رو در پایان
breakdown-final-crests-short = نشان‌های رو
breakdown-points = دوکات
breakdown-floors-built = طبقه‌های ساخته‌شده (در تساوی، بیشتر می‌برد)
tie-floors-built = تساوی: { $seat } طبقه‌های بیشتری ساخته است، { $more } در برابر { $less }.
    .you = تساوی: شما طبقه‌های بیشتری ساخته‌اید، { $more } در برابر { $less }.
breakdown-ducat-day-now = روز دوکاتی، الان
breakdown-ducat-day-now-item = { $ducats } دوکات برای { $cells } ({ $colour })
breakdown-ducat-day-now-item-none = فعلاً هیچ ({ $colour })

## هر تکه از جعبه چقدر مطمئن است

confidence-board-cell-count = صفحهٔ بازی ۵ در ۵ خانه است و در ۲۲ خانه می‌شود ساخت.
confidence-board-lake = یک گوشه آب است. اینکه نسبت به نشانه‌های شروع کدام گوشه است پیدا نشد؛ ما پایینِ چپ را گرفتیم.
confidence-track-length = در هر طرف پنج جایگاه کارت؛ کنار آب هم چیزی کم نشده است.
confidence-marks = نشانه‌های شروع ۴، ۳، ۲ و ۱ در جهت عقربه‌های ساعت پشت سر هم‌اند. اینکه اولی بالای چپ باشد انتخاب ماست.
confidence-colour = چهار رنگ. جانورهای نارنجی و خاکستری روشن پیدا نشدند و در بازی اثری ندارند.
confidence-card = چهار کارت تک‌رنگ و شش کارت دورنگ قطعی است؛ اینکه دورنگ‌ها شش جفتِ متفاوت‌اند از همین برمی‌آید.
confidence-floors-per-colour = از هر رنگ ۱۶ طبقه: ۲ تا با دو نشان، ۳ تا با یک نشان و ۱۱ تای ساده.
confidence-roofs-count = دو سقف.
confidence-money-start-per-player = هر کس با ده دوکات شروع می‌کند.
confidence-money-bank-unlimited = بانک هیچ‌وقت خالی نمی‌شود؛ دفترچه حدی برایش نگفته است.
confidence-setup = کارت‌ها، گروه‌های کارت و محدودیت‌ها برای هر تعداد بازیکن.
confidence-decisions-gap-space-needs-neighbour = فقط جایگاه جلوی جلوترین گروه همسایه می‌خواهد؛ جایگاه‌های پشت آن نه.
confidence-decisions-two-player-own-pair-makes-roof = قانون سقف از دو بازیکن می‌گوید؛ پس یک نفر به‌تنهایی سقف نمی‌سازد.
confidence-decisions-two-player-end = همان که نوشته است: در بازی دونفره آخرین طبقه از ۳۲ طبقه بازی را تمام می‌کند.
confidence-decisions-roof-connects-areas = سقف مال همه است، پس منطقه‌ها را به هم می‌رساند.
confidence-decisions-adjacent-roofs-chain = سقف‌ها مال همه‌اند، پس سقف‌های کنار هم با هم حساب می‌شوند.
confidence-decisions-roof-hides-crests = نشانِ پوشیده حساب نیست؛ زیر طبقه قطعی است و زیر سقف برداشت ماست.
confidence-decisions-final-counts-roofed-towers = برج سقف‌دار در پایان پولی ندارد؛ برنده را هم عوض نمی‌کرد.
confidence-decisions-idle-turns = قانون‌ها حدی برای نوبت‌ها ندارند. پس از ۴۰ نوبتِ پیاپی بدون ساختن بازی را تمام می‌کنیم؛ تا حالا پیش نیامده است.

## نام آنچه در پروندهٔ جعبه است

part-board = صفحهٔ بازی
part-board-rows = سطرهای صفحهٔ بازی
part-cols = ستون‌های صفحهٔ بازی
part-cell-count = تعداد خانه‌ها
part-lake-corner = گوشهٔ آب
part-lake = خانه‌های آب
part-cells = خانه‌ها
part-adjacency = کدام خانه‌ها همسایه‌اند
part-track = جایگاه‌های کارت
part-length = تعداد جایگاه‌های کارت
part-direction = جهت حرکت
part-space = جایگاه کارت
part-index = شماره
part-side = طرف صفحهٔ بازی
part-line = سطر یا ستون
part-line-number = کدام سطر یا ستون
part-marks = نشانه‌های شروع
part-four-cards = جایگاه نشانهٔ ۴
part-three-cards = جایگاه نشانهٔ ۳
part-two-cards = جایگاه نشانهٔ ۲
part-one-card = جایگاه نشانهٔ ۱
part-colour = رنگ
part-card = کارت
part-kind = نوع
part-colours = رنگ‌ها
part-floors-per-colour = طبقه‌های هر رنگ
part-total = همه با هم
part-plain = ساده
part-one-crest = با یک نشان
part-two-crests = با دو نشان
part-crests-total = همهٔ نشان‌ها
part-roofs = سقف‌ها
part-count = چند تا
part-money = دوکات‌ها
part-start-per-player = برای هر نفر در آغاز
part-bank-unlimited = بانک هیچ‌وقت خالی نمی‌شود
part-setup = در آغاز
part-common = همیشه
part-colours-in-play = رنگ‌های در بازی
part-colours-per-player = رنگ‌های هر نفر
part-floors-per-player = طبقه‌های هر نفر
part-max-cards-per-row = بیشترین کارت در یک گروه
part-max-rows = بیشترین تعداد گروه‌های کارت
part-front = جلوترین گروه
part-rows = گروه‌های کارت
part-max-same-colour-per-row = بیشترین از یک رنگ در یک گروه
part-idle-turns = نوبت‌های بدون ساختن که بازی را تمام می‌کند
part-players-min = کمترین بازیکن
part-players-max = بیشترین بازیکن
word-single = تک‌رنگ
word-double = دورنگ
word-bottom-left = پایین چپ
word-top-left = بالا چپ
word-top-right = بالا راست
word-bottom-right = پایین راست
word-top = بالا
word-bottom = پایین
word-left = چپ
word-right = راست
word-row = سطر
word-column = ستون

## هر مهره چیست

piece-cell = { $cell }، خانهٔ خالی
piece-tower =
    { $crests ->
        [0] برج { $cell }، بلندی { $height }، رویش { $colour }، مال { $seat }.
       *[other] برج { $cell }، بلندی { $height }، رویش { $colour } با { $crests } نشان، مال { $seat }.
    }
    .you = { piece-tower }
piece-tower-short = برج { $cell }، بلندی { $height }
piece-tower-roofed = برج { $cell }، بلندی { $height }، با سقف. مال همه است و رویش نمی‌شود ساخت.
piece-card-single = { $card }، در جایگاه { $space }
piece-card-double = { $card }، در جایگاه { $space }: { $inner } رو به قلعه و { $outer } رو به بیرون. با جابه‌جایی می‌چرخد.
piece-front = جلوترین گروه کارت، جایگاه { $space }. کارت‌ها حداکثر یک جایگاه از آن می‌گذرند.
piece-line = خط جایگاه { $space }
piece-roofs =
    { $count ->
        [0] سقفی کنار صفحهٔ بازی نمانده
       *[other] { $count } سقف کنار صفحهٔ بازی
    }
piece-supply = { $seat }، { $colour }: { $plain } طبقهٔ ساده، { $one } با یک نشان و { $two } با دو نشان مانده است
    .you = { piece-supply }
written-roofs = سقف‌های مانده: { $count }
written-owner = { $seat }
    .you = شما
written-rack = کارت‌های جایگاه
written-day = روز دوکاتی، الان: { $n }
written-day-paid = روز دوکاتی: { $n } گرفت
written-day-short = روز دوکاتی، الان
written-day-paid-short = پرداخت شد
piece-money = { $seat }: { $ducats } دوکات
    .you = { piece-money }
piece-seal = نوبت { $seat } است
    .you = نوبت شماست
piece-ducat-day = پس از این نوبت روز دوکاتی است

## چطور بازی کنیم

howto-1-title = هدف بازی
howto-1-text = همه با هم یک قلعه می‌سازید و هر برج مال کسی است که طبقهٔ رویش را دارد. در نوبتتان کارتی را جلو می‌برید و هر کس رنگش روی کارت است می‌سازد (در بازی دونفره هر کس دو رنگ دارد). برج‌ها و نشان‌هایی که رو هستند دوکات می‌آورند: در روز دوکاتی آن‌هایی که در بهترین منطقهٔ شما هستند و در پایان همه‌شان. وقتی کسی آخرین طبقه‌اش را بسازد، هر که دوکات بیشتری دارد برنده است.
howto-2-title = کارتی را جلو ببرید
howto-2-text = در نوبتتان هر کارتی را که خواستید دست‌کم یک جایگاه در جهت عقربه‌های ساعت جلو ببرید؛ کسی نمی‌تواند از نوبتش بگذرد. لازم نیست رنگ شما رویش باشد. هیچ کارتی عقب نمی‌رود و هیچ کارتی بیش از یک جایگاه از جلوترین گروه، یعنی کارت‌هایی که از همه جلوترند، نمی‌گذرد.
howto-3-title = سه محدودیت
howto-3-text = کارت‌های هر جایگاه یک گروه‌اند. کارت فقط وقتی از جلوترین گروه می‌گذرد که کارت دیگری در آن گروه بماند. هر گروه حداکثر ۴ کارت دارد و حداکثر ۵ گروه هست؛ در بازی سه‌نفره ۳ کارت و ۴ گروه.
howto-4-title = کارت دورنگ می‌چرخد
howto-4-text = کارت دورنگ وقتی جابه‌جا شود می‌چرخد. رنگی که حالا رو به قلعه است اول می‌سازد و رنگ دیگر بعد از آن.
howto-5-title = بسازید
howto-5-text = هر کس رنگش روی کارت است، یک طبقه روی خطی می‌سازد که کارت حالا کنارش است. ساختن در اولین خانهٔ خالی، از طرف کارت، رایگان است.
howto-6-title = یا روی برجی بسازید
howto-6-text = روی هر برج بی‌سقفِ همان خط هم می‌توانید بسازید. به تعداد طبقه‌هایش به صاحبش دوکات می‌دهید؛ برج خودتان رایگان است. هر کس بتواند بسازد باید بسازد.
howto-7-title = نشان‌ها
howto-7-text = بعضی از طبقه‌هایتان یک یا دو نشان دارند. تا وقتی رو باشند دوکات می‌آورند؛ پس خوب فکر کنید که کِی خرجشان کنید.
howto-8-title = سقف‌ها
howto-8-text = اگر هر دو سازندهٔ یک نوبت در یک خانه بسازند، سقف رویش می‌آید. از آن به بعد برج مال همه است و کسی رویش نمی‌سازد. وقتی هر دو سقف روی برج‌ها باشند، سازندهٔ دوم یکی را جابه‌جا می‌کند.
howto-9-title = روز دوکاتی
howto-9-text = برداشتن آخرین کارت یک گروه، پس از ساختن، روز دوکاتی می‌آورد. هر کس برای هر برج، نشان و سقفِ بهترین منطقه‌اش یک دوکات می‌گیرد: برج‌های خودی که از پهلو به هم چسبیده‌اند، همراه با سقف‌ها.
howto-10-title = پایان
howto-10-text = وقتی کسی آخرین طبقه‌اش را بسازد، همان نوبت تمام می‌شود. بعد هر کس برای هر برج خودی و هر نشانی که رو باشد یک دوکات می‌گیرد. در تساوی، هر که طبقهٔ بیشتری ساخته برنده است.

## هر چیز چیست و چه می‌کند

thing-card = { $card }
says-card-single = هر کس جابه‌جایش کند، رنگ همین کارت روی خط تازه‌اش یک طبقه می‌سازد.
says-card-double = با جابه‌جایی می‌چرخد. رنگی که آن‌وقت رو به قلعه است اول می‌سازد و رنگ دیگر بعد از آن، روی خط تازه.
now-card-out = در این بازی نیست.
now-card-at = جایگاه { $space }.
now-card-lies = جایگاه { $space }، { $inner } رو به قلعه.
now-card-builder = اگر الان جابه‌جا شود، { $first } می‌سازد.
    .you-first = اگر الان جابه‌جا شود، شما می‌سازید.
now-card-builders = اگر الان جابه‌جا شود، اول { $first } می‌سازد و بعد { $second }.
    .you-first = اگر الان جابه‌جا شود، اول شما می‌سازید و بعد { $second }.
    .you-second = اگر الان جابه‌جا شود، اول { $first } می‌سازد و بعد شما.
now-card-builder-twice = اگر الان جابه‌جا شود، { $first } دو بار می‌سازد.
    .you-first = اگر الان جابه‌جا شود، شما دو بار می‌سازید.
thing-cell = خانهٔ { $cell }
says-cell = خالی است. در هر خط، روی نزدیک‌ترین خانهٔ خالی به کارت رایگان می‌شود ساخت.
now-cell-first = الان می‌شود رایگان رویش ساخت.
now-cell-nearer = الان نه: { $near } به کارت نزدیک‌تر است.
now-cell-aside = الان نه: روی خط درخشان نیست.
thing-tower = برج { $cell }
says-tower = مال کسی است که بالاترین طبقه را دارد. هر کس دیگری که رویش بسازد، برای هر طبقه یک دوکات به صاحبش می‌دهد.
says-tower-roofed = سقف دارد: مال همه است و کسی رویش نمی‌سازد.
now-tower =
    { $crests ->
        [0] بلندی { $height }، رویش { $colour }.
       *[other] بلندی { $height }، رویش { $colour } با { $crests } نشان.
    }
now-tower-price = ساختن رویش برای دیگران { $ducats } دوکات خرج دارد.
now-tower-roof = اگر حالا رویش بسازند، سقف می‌آید: { $seat } همین نوبت اینجا ساخت.
    .you = اگر حالا رویش بسازند، سقف می‌آید: شما همین نوبت اینجا ساختید.
now-tower-roof-both = اگر هر دو سازندهٔ این نوبت رویش بسازند، سقف می‌آید.
now-tower-roofed = بلندی { $height }؛ سقف به حساب نمی‌آید.
thing-space = جایگاه { $space } برای کارت‌ها
says-space =
    { $side ->
        [top] کارت‌های اینجا برای ستون { $line } هستند، شمرده از بالا: { $cells } خانه.
        [bottom] کارت‌های اینجا برای ستون { $line } هستند، شمرده از پایین: { $cells } خانه.
        [left] کارت‌های اینجا برای سطر { $line } هستند، شمرده از چپ: { $cells } خانه.
       *[right] کارت‌های اینجا برای سطر { $line } هستند، شمرده از راست: { $cells } خانه.
    }
says-space-mark = نشانهٔ شروع کنارش { $cards } کارت دارد: در آغاز همین‌قدر کارت اینجا می‌آید.
now-space = الان { $cards } کارت اینجاست، از حداکثر { $most } کارت.
now-space-empty = خالی است. کارت اینجا گروه تازه‌ای می‌شود؛ الان { $groups } گروه هست، از حداکثر { $most }.
thing-purse = دوکات‌های { $seat }
    .you = { thing-purse }
says-purse = هر کس بیشترین دوکات را داشته باشد می‌برد. روزهای دوکاتی و پایان بازی دوکات می‌آورند و ساختن روی برج دیگران خرج دارد.
now-purse = الان { $ducats } دوکات.
now-purse-day = یک روز دوکاتی در این لحظه { $ducats } دوکات می‌آورد.
now-purse-day-for = یک روز دوکاتی در این لحظه { $ducats } دوکات می‌آورد: بابت { $parts } در { $cells }.
now-purse-end = اگر بازی همین حالا تمام شود: { $towers } دوکات دیگر برای برج‌ها و { $crests } دوکات برای نشان‌ها.
now-day-of = الان به { $seat } { $ducats } دوکات می‌رسد: بابت { $parts } در { $cells }.
    .you = الان به شما { $ducats } دوکات می‌رسد: بابت { $parts } در { $cells }.
thing-supply = طبقه‌های نساختهٔ { $colour }
says-supply = از هر رنگ { $count } طبقه هست: { $plain } تا ساده، { $one } تا با یک نشان و { $two } تا با دو نشان. هر کس آخرینش را بسازد، بازی را به پایان می‌برد.
now-supply = مانده: { $plain } تا ساده، { $one } تا با یک نشان و { $two } تا با دو نشان.
thing-floor = { $floor }، { $colour }
says-floor = بالاترین طبقه می‌گوید برج مال کیست. هر چه زیرش است پوشیده می‌شود.
says-floor-crests = تا وقتی بالاترین طبقه است، نشانش در روزهای دوکاتی و در پایان { $crests } دوکات بیشتر می‌آورد.
now-floor = از { $of } تا، { $count } تا هنوز ساخته نشده است.
thing-roof = سقف
says-roof = { $count } تا هست. روی برجی می‌آید که هر دو سازندهٔ یک نوبت رویش ساخته باشند. از آن پس برج مال همه است و کسی رویش نمی‌سازد.
thing-front = نشانهٔ جلو
says-front = کنار جلوترین گروه است، یعنی کارت‌هایی که از همه جلوترند. هیچ کارتی بیش از یک جایگاه از آن نمی‌گذرد.
now-front = الان در جایگاه { $space }.
thing-seal = مُهر نوبت
says-seal = نشان می‌دهد نوبت کیست: هر کس آن را دارد، کارتی را جابه‌جا می‌کند.
thing-ducat-day = روز دوکاتی
says-ducat-day = هر کس آخرین کارت یک گروه را بردارد، مهر را برمی‌گرداند: پس از ساختن، بانک به هر کس برای بهترین منطقه‌اش پول می‌دهد؛ برای هر برج، نشان و سقف آن ۱ دوکات.
thing-ducat = دوکات
says-ducat = پول بازی است و برنده را هم همین معلوم می‌کند. هر کس با { $count } دوکات شروع می‌کند.
thing-lake = آب
says-lake = اینجا کسی نمی‌سازد. خط‌های کنارش کوتاه‌ترند: از خانه‌هایش می‌گذرند.
thing-castle = قلعه
says-castle = { $cells } خانه برای ساختن دارد؛ نام هر خانه حرف ستون و شمارهٔ سطر آن است. دورش { $spaces } جایگاه شماره‌دار برای کارت‌هاست و علامت‌های تیرهٔ قاب نشان می‌دهند کارت‌ها از کجا شروع می‌کنند.
shelf-cards = کارت‌های ساخت
shelf-floors = طبقه‌ها
shelf-others = سقف‌ها، نشانه‌ها و پول
section-castle = قلعه
section-seats = بازیکنان
section-own = طبقه‌های شما

## دستِ نخست با راهنما

lesson-goal = قلعهٔ کیلت را با هم می‌سازید: شما با نارنجی، { $seat1 } با قرمز و { $seat2 } با خاکستری روشن. برج مال کسی است که طبقهٔ رویش را ساخته، و در روزهای دوکاتی (تاج می‌گوید چقدر) و در پایان دوکات می‌آورد. وقتی کسی آخرین طبقه‌اش را بسازد، هر که دوکات بیشتری دارد برنده است.
lesson-cards = کارت‌ها در جایگاه‌های شماره‌دار دور قلعه‌اند و هر جایگاه خط خودش را دارد: سطر یا ستون. در نوبتتان هر کارتی را که خواستید در جهت عقربه‌های ساعت جلو می‌برید: به شماره‌ای بزرگ‌تر، و پس از ۱۹ به ۰.
lesson-move = کارت نارنجی را به جایگاه ۴ ببرید. در خطش کسی می‌سازد که رنگش روی کارت است: شما.
lesson-build = در اولین خانهٔ خالی خط رایگان می‌سازید. طبقه‌ای نشان‌دار بردارید: نشان‌ها تا وقتی رو باشند دوکات می‌آورند.
lesson-paid = { $seat1 } روی برج شما ساخت. برج حالا مال { $seat1 } است، ولی چون یک طبقه داشت ۱ دوکات به شما داد.
lesson-roof = اینجا { $seat1 } و { $seat2 } در یک نوبت در یک خانه ساختند، پس سقف رویش آمد. برجِ سقف‌دار مال همه است، مال شما هم، و دیگر کسی رویش نمی‌سازد.
lesson-turning = این کارت دو رنگ دارد؛ نیمه‌ای که نقش قلعه رویش است رو به قلعه است. کارت وقتی جابه‌جا شود می‌چرخد و رنگی که آن وقت رو به قلعه است اول می‌سازد، یعنی { $seat1 }؛ بعد شما می‌سازید.
lesson-last-card = این کارت در جایگاهش تنها هم هست، و برداشتن آخرین کارت یک جایگاه، پس از ساختن، روز دوکاتی می‌آورد؛ تاج‌ها می‌گویند الان چقدر می‌ارزد. آن را به جایگاه ۴ ببرید.
lesson-take-back-tower = حالا برجتان را پس بگیرید: ۲ طبقه دارد، پس ۲ دوکات به { $seat1 } می‌دهید، ولی با دو نشانش در پایان ۳ دوکات می‌آورد. این برج کنار سقف است و سقف‌ها برای شما هم حساب می‌شوند.
lesson-ducat-day = در روز دوکاتی برای بهترین منطقه‌تان پول می‌گیرید: برج‌هایتان که پهلوی هم‌اند و سقف‌های کنارشان. برای ۱ برج، ۲ نشان و ۱ سقف ۴ دوکات گرفتید؛ پس برج‌هایتان را کنار هم نگه دارید!
lesson-bridge = { $seat2 } کارتی را جابه‌جا کرد که رنگ شما هم رویش است؛ پس با اینکه نوبت شما نیست، اول شما می‌سازید. سقف‌ها مثل پل منطقه‌ها را به هم می‌رسانند: با ۱ دوکات این برج به منطقهٔ شما می‌پیوندد.
lesson-groups = کارت‌های هر جایگاه یک گروه‌اند. در بازی سه‌نفره حداکثر ۴ گروه هست و در هر گروه حداکثر ۳ کارت؛ الان ۴ گروه داریم. پس فقط کارتی که تنهاست می‌تواند گروه تازه‌ای شروع کند.
lesson-limit = پیکان زرد جلوترین گروه را نشان می‌دهد: هیچ کارتی بیش از یک جایگاه از آن جلو نمی‌زند و کارتی که آنجا تنهاست باید بماند. این کارت را ببرید: خودتان چیزی نمی‌سازید، ولی از روز دوکاتی بیش از همه به شما می‌رسد.
lesson-free = حالا هر چه لازم است می‌دانید. وقتی کسی آخرین طبقه‌اش را بسازد، هر کس برای هر برج خودی و هر نشانی که رو باشد ۱ دوکات می‌گیرد و برای سقف‌ها هیچ. بقیه‌اش را هر طور دوست دارید بازی کنید!

tip-exempt = کسی نتوانست روی این خط بسازد: نه خانهٔ خالی بود و نه دوکات کافی برای ساختن روی برجی. در این حال چیزی هم پرداخت نمی‌شود.
tip-move-roof = هر دو سقف روی برج‌ها هستند، پس شما انتخاب می‌کنید کدام جابه‌جا شود. روی برجی که سقفش برود دوباره می‌شود ساخت.

## Why a turn is good (coach/reasons.py)

reason-income-more = یک روز دوکاتی { $n } دوکات بیشتر به شما می‌دهد
reason-income-theirs = در روز دوکاتی به { $seat } { $n } دوکات کمتر می‌رسد
reason-money-more = { $n } دوکات بیشتر در دست خواهید داشت
reason-money-theirs = { $seat } { $n } دوکات کمتر خواهد داشت
reason-room-more = بهترین منطقهٔ شما { $n } خانهٔ خالی بیشتر برای بزرگ‌شدن دارد
reason-room-theirs = بهترین منطقهٔ { $seat } { $n } خانهٔ خالی کمتر برای بزرگ‌شدن دارد
reason-cheap-more = { $n } برج کوتاه دیگر از دیگران کنار بهترین منطقهٔ شماست که ساختن رویش ارزان است
reason-bridges-more = { $n } خانهٔ دیگر هست که ساختن در آن، برج دیگری از شما را به بهترین منطقه‌تان وصل می‌کند
reason-bridges-theirs = { $n } خانه کمتر هست که { $seat } با ساختن در آن برج دیگری را به بهترین منطقه‌اش وصل کند
reason-height-more = دیگران برای ساختن روی برج‌های شما باید روی هم { $n } دوکات بیشتر بدهند
reason-first-cards-more = با { $n } کارت دورنگ بیشتر شما اول می‌سازید
reason-first-cards-theirs = { $seat } با { $n } کارت دورنگ کمتر اول می‌سازد
reason-reach-more = کارت‌هایی که رنگ شما را دارند { $n } جایگاه بیشتر پیش رو دارند: با آن‌ها بیشتر می‌سازید
reason-reach-theirs = کارت‌هایی که رنگ { $seat } را دارند { $n } جایگاه کمتر پیش رو دارند: { $seat } با آن‌ها کمتر می‌سازد
reason-lone-cards-more = { $n } کارت دیگر با رنگ شما تنهاست: با آن می‌سازید و بعد روز دوکاتی است
reason-lone-cards-theirs = { $n } کارت کمتر با رنگ { $seat } تنهاست: با چنین کارتی { $seat } می‌سازد و بعد روز دوکاتی است
reason-crests-left-more = { $n } نشان بیشتر برای بعد نگه می‌دارید
reason-without-emptied = هیچ جایگاهی خالی نمی‌شود، پس روز دوکاتی به دیگران نمی‌رسد
reason-emptied = آخرین کارت جایگاه { $space } برداشته می‌شود: روز دوکاتی، که به شما بیشتر از میانگین دیگران می‌دهد
reason-roofed = روی { $cell } سقف می‌آید: دیگر کسی آنجا نمی‌سازد و سقف برای هر منطقهٔ کنارش حساب می‌شود
reason-line-final-towers = برج‌های شما در پایان { $n } دوکات بیشتر می‌دهند
reason-line-final-towers-theirs = برج‌های { $seat } در پایان { $n } دوکات کمتر می‌دهند
reason-line-final-crests = نشان‌های روی برج‌های شما در پایان { $n } دوکات بیشتر می‌دهند
reason-line-final-crests-theirs = نشان‌های روی برج‌های { $seat } در پایان { $n } دوکات کمتر می‌دهند
told-card = { $card }
