# تروا به فارسی

## The game

game-name = تروا
game-blurb = با تاس‌های سربازان، روحانیان و شهروندان کلیسای جامعی بسازید و از شهری قرون‌وسطایی دفاع کنید.
game-kind = بازی با تاس و هدف‌های پنهان، تک‌نفره در برابر شاه
game-length = حدود ۹۰ دقیقه
game-players = ۱ تا ۴ نفر
game-points = { $count } امتیاز پیروزی

## Things

colour-red = قرمز
colour-white = سفید
colour-yellow = زرد
building-palace = کاخ
building-bishopric = اسقف‌نشین
building-city-hall = شهرداری
district-neutral = محلهٔ بی‌طرف
source-supply = ذخیره
source-lying-palace = شهروندان خوابیده روی کاخ
source-lying-bishopric = شهروندان خوابیده روی اسقف‌نشین
source-lying-city-hall = شهروندان خوابیده روی شهرداری
space-palace-1 = کاخ ۱
space-palace-2 = کاخ ۲
space-palace-3 = کاخ ۳
space-palace-4 = کاخ ۴
space-palace-5 = کاخ ۵
space-palace-6 = کاخ ۶
space-bishopric-1-1 = اسقف‌نشین، ردیف ۱، جای ۱ از چپ
space-bishopric-1-2 = اسقف‌نشین، ردیف ۱، جای ۲ از چپ
space-bishopric-2-1 = اسقف‌نشین، ردیف ۲، جای ۱ از چپ
space-bishopric-2-2 = اسقف‌نشین، ردیف ۲، جای ۲ از چپ
space-bishopric-3-1 = اسقف‌نشین، ردیف ۳، جای ۱ از چپ
space-bishopric-3-2 = اسقف‌نشین، ردیف ۳، جای ۲ از چپ
space-city-hall-1-1 = شهرداری، ردیف ۱، جای ۱ از چپ
space-city-hall-1-2 = شهرداری، ردیف ۱، جای ۲ از چپ
space-city-hall-1-3 = شهرداری، ردیف ۱، جای ۳ از چپ
space-city-hall-2-1 = شهرداری، ردیف ۲، جای ۱ از چپ
space-city-hall-2-2 = شهرداری، ردیف ۲، جای ۲ از چپ
space-city-hall-2-3 = شهرداری، ردیف ۲، جای ۳ از چپ
activity-artisan = صنعتگر
activity-merchant = بازرگان
activity-miller = آسیابان
activity-innkeeper = مهمان‌خانه‌دار
activity-blacksmith = آهنگر
activity-militia = شبه‌نظامیان
activity-journeyman = شاگرد استاد
activity-goldsmith = زرگر
activity-sculptor = مجسمه‌ساز
activity-tithing = ده‌یک
activity-monk = راهب
activity-priest = کشیش
activity-apprenticeship = کارآموزی
activity-confession = اعتراف
activity-templar = شوالیهٔ معبد
activity-pilgrimage = زیارت
activity-procession = راهپیمایی مذهبی
activity-glassblower = شیشه‌گر
activity-archer = کماندار
activity-chivalry = شهسواری
activity-diplomat = دیپلمات
activity-hunting = شکار
activity-mercenary = سرباز مزدور
activity-tax-collector = مأمور مالیات
activity-captain = فرمانده
activity-joust = نیزه‌بازی
activity-troubadour = خنیاگر
activity-baker = نانوا
activity-prior = رئیس صومعه
activity-banquet = ضیافت
card-marauding = غارتگری
card-brigands-1 = دستهٔ یکم راهزنان
card-brigands-2 = دستهٔ دوم راهزنان
card-brigands-3 = دستهٔ سوم راهزنان
card-skirmishes-1 = موج یکم درگیری‌ها
card-skirmishes-2 = موج دوم درگیری‌ها
card-war = جنگ
card-normans-attack = حملهٔ نورمن‌ها
card-succession-conflict = نزاع جانشینی
card-theological-conflict = نزاع دینی
card-heresy = بدعت
card-interruption-of-work = توقف کار
card-migrant-workers = کارگران مهاجر
card-drought = خشکسالی
card-support = پشتیبانی
card-civil-war = جنگ داخلی
card-wayfarers = رهگذران
card-resistance = مقاومت
character-chretien-de-troyes = کرتین دُ تروا
    .counts = شهروندان
character-urbain-iv = اوربن چهارم
    .counts = کلیسای جامع
character-thibaut-ii = تیبوی دوم
    .counts = سکه
character-hugues-de-payns = اوگ دُ پین
    .counts = نفوذ
character-le-florentin = فلورانسی
    .counts = پیشه‌وران
character-henry-i = هانری یکم
    .counts = رویدادهای برده

## The log

event-begins = { $seat } { event-begins.deed }
    .deed = آغاز می‌کند.
    .you = { $seat } { event-begins.you-deed }
    .you-deed = آغاز می‌کنید.
event-grey-begins =
    { $solo ->
        [1] شاه
       *[other] محلهٔ بی‌طرف
    } آغاز می‌کند.
event-settled = { $seat } { event-settled.deed }
    .deed = شهروندی گذاشت: { $space }.
    .you = { $seat } { event-settled.you-deed }
    .you-deed = شهروندی گذاشتید: { $space }.
event-grey-settled =
    { $solo ->
        [1] شاه
       *[other] محلهٔ بی‌طرف
    } شهروندی گذاشت: { $space }.
event-grey-fills =
    { $solo ->
        [1] شاه { $citizens } شهروند گذاشت.
       *[other] شهروندان بی‌طرف { $citizens } خانهٔ مانده را پر کردند.
    }
event-leroy-fills = شاه شهروند گذاشت: { $places }.
told-citizens-in = { $citizens } در { $building }
event-round = دور { $round } آغاز شد.
event-below-zero = عددهای بالا امتیاز هر کس است اگر بازی همین حالا تمام شود: هر طبقهٔ کلیسای جامع که مکعبی از خود در آن ندارید امتیاز کم می‌کند.
event-revealed = فعالیت تازه: { $activity }.
event-income = { $seat }: { event-income.deed }
    .deed =
        درآمد { $deniers } سکه، دستمزد { $salary } سکه{ $short ->
            [0] {""}
           *[other] ، کسری { $short } سکه
        }.
    .you =
        درآمد شما { $deniers } سکه، دستمزد { $salary } سکه{ $short ->
            [0] {""}
           *[other] ، کسری { $short } سکه
        }.
event-rolled = { $seat } { event-rolled.deed }
    .deed = { $dice } تاس { $colour } ریخت.
    .you = { $seat } { event-rolled.you-deed }
    .you-deed = { $dice } تاس { $colour } ریختید.
event-grey-rolled =
    { $solo ->
        [1] شاه
       *[other] محلهٔ بی‌طرف
    } { $dice } تاس { $colour } ریخت.
event-grey-dice =
    { $solo ->
        [1] شاه { $dice } تاس دارد؛ می‌توانید آن‌ها را بخرید.
       *[other] شهروندان بی‌طرف مال هیچ‌کس نیستند: { $dice } تاسشان را هر کس می‌تواند بخرد.
    }
event-event-enters = رویداد تازه: { $card }.
event-event-acts = رویداد: { $card }.
event-event-idle =
    { $card }: { $why ->
        [1] شهروندی نمانده که وارد شود؛ چیزی نشد.
        [2] کسی که باید بیرون می‌رفت در امان است؛ چیزی نشد.
       *[other] این بار چیزی نشد.
    }
event-loses =
    { $card }: { $seat } { $deniers ->
        [0] { $influence ->
            [0] چیزی
           *[other] { $influence } نفوذ
        }
       *[other] { $deniers } سکه
    } از دست { $deniers ->
        [0] { $influence ->
            [0] نداد
           *[other] داد
        }
       *[other] داد
    }.
    .you =
        { $card }: شما { $deniers ->
            [0] { $influence ->
                [0] چیزی
               *[other] { $influence } نفوذ
            }
           *[other] { $deniers } سکه
        } از دست { $deniers ->
            [0] { $influence ->
                [0] ندادید
               *[other] دادید
            }
           *[other] دادید
        }.
event-event-rolls = { $card }: تاس { $value } آمد.
event-black-die = تاس سیاهی که باید دفع شود: { $value }.
event-black-dice = تاس‌های سیاهی که باید دفع شوند: { $values }، از { $cards }.
told-card = { $card }
told-value = { $value }
event-counters = { $seat } { event-counters.deed }
    .deed =
        { $dice ->
            [one] تاس سیاه { $total }
           *[other] { $dice } تاس سیاه به مجموع { $total }
        } را دفع کرد.
    .you = { $seat } { event-counters.you-deed }
    .you-deed =
        { $dice ->
            [one] تاس سیاه { $total }
           *[other] { $dice } تاس سیاه به مجموع { $total }
        } را دفع کردید.
event-wards = { $seat } { event-wards.deed }
    .deed =
        { $black ->
            [one] تاس سیاه { $total }
           *[other] { $black } تاس سیاه به مجموع { $total }
        } را با { $dice } دفع کرد.
    .you = { $seat } { event-wards.you-deed }
    .you-deed =
        { $black ->
            [one] تاس سیاه { $total }
           *[other] { $black } تاس سیاه به مجموع { $total }
        } را با { $dice } دفع کردید.
event-fails = { $seat } { event-fails.deed }
    .deed = نتوانست تاس سیاه { $value } را دفع کند.
    .you = { $seat } { event-fails.you-deed }
    .you-deed = نتوانستید تاس سیاه { $value } را دفع کنید.
event-points = { $seat } { event-points.deed }
    .deed = { $points } امتیاز گرفت.
    .you = { $seat } { event-points.you-deed }
    .you-deed = { $points } امتیاز گرفتید.
event-grey-points =
    { $solo ->
        [1] شاه
       *[other] محلهٔ بی‌طرف
    } { $points } امتیاز گرفت.
event-rewarded = { $seat } { event-rewarded.deed }
    .deed = برای { $card } { $points } امتیاز گرفت.
    .you = { $seat } { event-rewarded.you-deed }
    .you-deed = برای { $card } { $points } امتیاز گرفتید.
event-grey-rewarded =
    { $solo ->
        [1] شاه
       *[other] محلهٔ بی‌طرف
    } برای { $card } { $points } امتیاز گرفت.
event-loses-points = { $seat } { event-loses-points.deed }
    .deed = { $points } امتیاز از دست داد.
    .you = { $seat } { event-loses-points.you-deed }
    .you-deed = { $points } امتیاز از دست دادید.
event-influence = { $seat } { event-influence.deed }
    .deed = { $points } نفوذ گرفت.
    .you = { $seat } { event-influence.you-deed }
    .you-deed = { $points } نفوذ گرفتید.
event-rerolled = { $seat } { event-rerolled.deed }
    .deed = تاس { $colour } را دوباره ریخت: { $from } شد { $to }.
    .you = { $seat } { event-rerolled.you-deed }
    .you-deed = تاس { $colour } را دوباره ریختید: { $from } شد { $to }.
event-recruited = { $seat } { event-recruited.deed }
    .deed = شهروندی به خدمت گرفت.
    .you = { $seat } { event-recruited.you-deed }
    .you-deed = شهروندی به خدمت گرفتید.
event-flipped = { $seat } { event-flipped.deed }
    .deed = تاس { $colour } را برگرداند: { $from } شد { $to }.
    .you = { $seat } { event-flipped.you-deed }
    .you-deed = تاس { $colour } را برگرداندید: { $from } شد { $to }.
event-rerolls = { $seat } { event-rerolls.deed }
    .deed = با { $influence } نفوذ تاسی را دوباره ریخت: { $dice }.
    .you = { $seat } { event-rerolls.you-deed }
    .you-deed = با { $influence } نفوذ تاسی را دوباره ریختید: { $dice }.
event-turns = { $seat } { event-turns.deed }
    .deed =
        { $influence ->
            [0] {""}
           *[other] با { $influence } نفوذ{" "}
        }تاسی را برگرداند: { $dice }.
    .you = { $seat } { event-turns.you-deed }
    .you-deed =
        { $influence ->
            [0] {""}
           *[other] با { $influence } نفوذ{" "}
        }تاسی را برگرداندید: { $dice }.
event-recruits = { $seat } { event-recruits.deed }
    .deed = با { $influence } نفوذ شهروندی به خدمت گرفت.
    .you = { $seat } { event-recruits.you-deed }
    .you-deed = با { $influence } نفوذ شهروندی به خدمت گرفتید.
told-die-changed = { $colour } { $from } شد { $to }
event-used = { $seat } { event-used.deed }
    .deed = مکعب { $activity } را به کار برد.
    .you = { $seat } { event-used.you-deed }
    .you-deed = مکعب { $activity } را به کار بردید.
event-sets-out-activate = { $seat } { event-sets-out-activate.deed }
    .deed = سراغ { $activity } رفت.
    .you = { $seat } { event-sets-out-activate.you-deed }
    .you-deed = سراغ { $activity } رفتید.
event-sets-out-fight = { $seat } { event-sets-out-fight.deed }
    .deed = به جنگ { $card } رفت.
    .you = { $seat } { event-sets-out-fight.you-deed }
    .you-deed = به جنگ { $card } رفتید.
event-sets-out-build = { $seat } { event-sets-out-build.deed }
    .deed = سراغ ساختن کلیسای جامع رفت.
    .you = { $seat } { event-sets-out-build.you-deed }
    .you-deed = سراغ ساختن کلیسای جامع رفتید.
event-sets-out-place = { $seat } { event-sets-out-place.deed }
    .deed = سراغ گذاشتن شهروند در ساختمان رفت.
    .you = { $seat } { event-sets-out-place.you-deed }
    .you-deed = سراغ گذاشتن شهروند در ساختمان رفتید.
event-sets-out-farm = { $seat } { event-sets-out-farm.deed }
    .deed = سراغ کشاورزی رفت.
    .you = { $seat } { event-sets-out-farm.you-deed }
    .you-deed = سراغ کشاورزی رفتید.
event-took = { $seat } { event-took.deed }
    .deed = تاس خودش را برداشت: { $colour } { $value }.
    .you = { $seat } { event-took.you-deed }
    .you-deed = تاس خودتان را برداشتید: { $colour } { $value }.
event-took-from = { $seat } { event-took-from.deed }
    .deed = تاسی از { $owner } برداشت: { $colour } { $value }.
    .you = { $seat } { event-took-from.you-deed }
    .you-deed = تاسی از { $owner } برداشتید: { $colour } { $value }.
    .to-you = { $seat } { event-took-from.to-you-deed }
    .to-you-deed = تاسی از شما برداشت: { $colour } { $value }.
event-took-grey = { $seat } { event-took-grey.deed }
    .deed =
        تاسی از { $solo ->
            [1] شاه
           *[other] محلهٔ بی‌طرف
        } برداشت: { $colour } { $value }.
    .you = { $seat } { event-took-grey.you-deed }
    .you-deed =
        تاسی از { $solo ->
            [1] شاه
           *[other] محلهٔ بی‌طرف
        } برداشتید: { $colour } { $value }.
event-pays = { $seat } { event-pays.deed }
    .deed = به { $to } { $deniers } سکه داد.
    .you = { $seat } { event-pays.you-deed }
    .you-deed = به { $to } { $deniers } سکه دادید.
    .to-you = { $seat } { event-pays.to-you-deed }
    .to-you-deed = به شما { $deniers } سکه داد.
event-taxed = { $seat } { event-taxed.deed }
    .deed =
        برای { $activity }، { $deniers } سکه به { $to } داد.
    .you = { $seat } { event-taxed.you-deed }
    .you-deed =
        برای { $activity }، { $deniers } سکه به { $to } دادید.
    .to-you = { $seat } { event-taxed.to-you-deed }
    .to-you-deed =
        برای { $activity }، { $deniers } سکه به شما داد.
event-pays-bank = { $seat } { event-pays-bank.deed }
    .deed = به بانک { $deniers } سکه داد.
    .you = { $seat } { event-pays-bank.you-deed }
    .you-deed = به بانک { $deniers } سکه دادید.
event-pays-influence = { $seat } { event-pays-influence.deed }
    .deed = { $points } نفوذ پرداخت.
    .you = { $seat } { event-pays-influence.you-deed }
    .you-deed = { $points } نفوذ پرداختید.
event-spends = { $seat } { event-spends.deed }
    .deed = { $deniers } سکه پرداخت.
    .you = { $seat } { event-spends.you-deed }
    .you-deed = { $deniers } سکه پرداختید.
event-activates = { $seat } { event-activates.deed }
    .deed = با { $dice } کارت { $activity } را { $times } بار به کار گرفت.
    .you = { $seat } { event-activates.you-deed }
    .you-deed = با { $dice } کارت { $activity } را { $times } بار به کار گرفتید.
event-activates-again = { $seat } { event-activates-again.deed }
    .deed = کارت { $activity } را یک بار دیگر به کار گرفت.
    .you = { $seat } { event-activates-again.you-deed }
    .you-deed = کارت { $activity } را یک بار دیگر به کار گرفتید.
event-fights = { $seat } { event-fights.deed }
    .deed = با { $dice } روی { $card } { $cubes } مکعب گذاشت.
    .you = { $seat } { event-fights.you-deed }
    .you-deed = با { $dice } روی { $card } { $cubes } مکعب گذاشتید.
event-enters = { $seat } { event-enters.deed }
    .deed = با { $dice } شهروندش را اینجا گذاشت: { $space }.
    .you = { $seat } { event-enters.you-deed }
    .you-deed = با { $dice } شهروندتان را اینجا گذاشتید: { $space }.
event-builds = { $seat } { event-builds.deed }
    .deed = با { $dice } در کلیسای جامع ساخت.
    .you = { $seat } { event-builds.you-deed }
    .you-deed = با { $dice } در کلیسای جامع ساختید.
event-farms = { $seat } { event-farms.deed }
    .deed = با { $dice } کشاورزی کرد و { $deniers } سکه گرفت.
    .you = { $seat } { event-farms.you-deed }
    .you-deed = با { $dice } کشاورزی کردید و { $deniers } سکه گرفتید.
event-buys = { $seat } { event-buys.deed }
    .deed =
        بابت { $dice } به { $to } { $deniers } سکه داد.
    .you = { $seat } { event-buys.you-deed }
    .you-deed =
        بابت { $dice } به { $to } { $deniers } سکه دادید.
    .to-you = { $seat } { event-buys.to-you-deed }
    .to-you-deed =
        بابت { $dice } به شما { $deniers } سکه داد.
event-buys-grey = { $seat } { event-buys-grey.deed }
    .deed =
        بابت { $dice } از { $solo ->
            [1] شاه
           *[other] محلهٔ بی‌طرف
        }، { $deniers } سکه داد.
    .you = { $seat } { event-buys-grey.you-deed }
    .you-deed =
        بابت { $dice } از { $solo ->
            [1] شاه
           *[other] محلهٔ بی‌طرف
        }، { $deniers } سکه دادید.
told-die =
    { $dice ->
        [1] تاس { $colour } { $value }
        [2] دو تاس { $colour } { $value }
        [3] سه تاس { $colour } { $value }
       *[other] { $dice } تاس { $colour } { $value }
    }
told-die-with =
    { $dice ->
        [1] تاس { $colour } { $value }
        [2] دو تاس { $colour } { $value }
        [3] سه تاس { $colour } { $value }
       *[other] { $dice } تاس { $colour } { $value }
    }
told-die-bought =
    { $dice ->
        [1] تاس { $colour } { $value }
        [2] دو تاس { $colour } { $value }
        [3] سه تاس { $colour } { $value }
       *[other] { $dice } تاس { $colour } { $value }
    }
event-tradesman = { $seat } { event-tradesman.deed }
    .deed =
        پیشه‌وری روی { $activity } گذاشت، { $space ->
            [0] روی تصویر کارت که در پایان امتیازی ندارد
           *[other] خانهٔ { $space }
        }.
    .you = { $seat } { event-tradesman.you-deed }
    .you-deed =
        پیشه‌وری روی { $activity } گذاشتید، { $space ->
            [0] روی تصویر کارت که در پایان امتیازی ندارد
           *[other] خانهٔ { $space }
        }.
event-grey-tradesman =
    { $solo ->
        [1] شاه
       *[other] محلهٔ بی‌طرف
    } پیشه‌وری روی { $activity } گذاشت، { $space ->
        [0] روی تصویر کارت که در پایان امتیازی ندارد
       *[other] خانهٔ { $space }
    }.
event-fetched = { $seat } { event-fetched.deed }
    .deed = شهروندی از { $source } برداشت.
    .you = { $seat } { event-fetched.you-deed }
    .you-deed = شهروندی از { $source } برداشتید.
event-lifted = { $seat } { event-lifted.deed }
    .deed = شهروندی را جابه‌جا کرد: { $space }.
    .you = { $seat } { event-lifted.you-deed }
    .you-deed = شهروندی را جابه‌جا کردید: { $space }.
event-recalled = { $seat } { event-recalled.deed }
    .deed = پیشه‌ورش را از { $activity } برداشت.
    .you = { $seat } { event-recalled.you-deed }
    .you-deed = پیشه‌ورتان را از { $activity } برداشتید.
event-placed = { $seat } { event-placed.deed }
    .deed = شهروندش را اینجا گذاشت: { $space }.
    .you = { $seat } { event-placed.you-deed }
    .you-deed = شهروندتان را اینجا گذاشتید: { $space }.
event-grey-placed =
    { $solo ->
        [1] شاه
       *[other] محلهٔ بی‌طرف
    } شهروندش را اینجا گذاشت: { $space }.
event-expelled = شهروندی از { $seat } از { $building } بیرون رانده شد و همان‌جا دراز کشید.
    .you = شهروندی از شما از { $building } بیرون رانده شد و همان‌جا دراز کشید.
event-expels = { $seat } { event-expels.deed }
    .deed = شهروندی از { $of } را از { $building } بیرون کرد؛ همان‌جا دراز کشید.
    .you = { $seat } { event-expels.you-deed }
    .you-deed = شهروندی از { $of } را از { $building } بیرون کردید؛ همان‌جا دراز کشید.
    .to-you = { $seat } { event-expels.to-you-deed }
    .to-you-deed = شهروندی از شما را از { $building } بیرون کرد؛ همان‌جا دراز کشید.
event-grey-expelled =
    شهروندی از { $solo ->
        [1] شاه
       *[other] محلهٔ بی‌طرف
    } از { $building } بیرون رانده شد.
event-built = { $seat } { event-built.deed }
    .deed = در کلیسای جامع ساخت: طبقهٔ { $level }، خانهٔ { $number }.
    .you = { $seat } { event-built.you-deed }
    .you-deed = در کلیسای جامع ساختید: طبقهٔ { $level }، خانهٔ { $number }.
event-grey-built =
    { $solo ->
        [1] شاه
       *[other] محلهٔ بی‌طرف
    } در کلیسای جامع ساخت: طبقهٔ { $level }، خانهٔ { $number }.
event-demolished = مکعب { $seat } از کلیسای جامع برداشته شد: طبقهٔ { $level }، خانهٔ { $number }.
    .you = مکعبی از شما از کلیسای جامع برداشته شد: طبقهٔ { $level }، خانهٔ { $number }.
event-grey-demolished =
    مکعبی از { $solo ->
        [1] شاه
       *[other] محلهٔ بی‌طرف
    } از کلیسای جامع برداشته شد: طبقهٔ { $level }، خانهٔ { $number }.
event-cube = { $seat } { event-cube.deed }
    .deed = مکعبی روی { $card } گذاشت.
    .you = { $seat } { event-cube.you-deed }
    .you-deed = مکعبی روی { $card } گذاشتید.
event-grey-cube =
    { $solo ->
        [1] شاه
       *[other] محلهٔ بی‌طرف
    } مکعبی روی { $card } گذاشت.
event-cube-back = { $seat } { event-cube-back.deed }
    .deed = مکعبی از { $card } پس گرفت.
    .you = { $seat } { event-cube-back.you-deed }
    .you-deed = مکعبی از { $card } پس گرفتید.
event-grey-cube-back =
    { $solo ->
        [1] شاه
       *[other] محلهٔ بی‌طرف
    } مکعبی از { $card } پس گرفت.
event-countered = { $card } دفع شد. کارت به { $seat } رسید.
    .you = { $card } دفع شد. کارت به شما رسید.
event-grey-countered =
    { $card } دفع شد. کارت به { $solo ->
        [1] شاه
       *[other] محلهٔ بی‌طرف
    } رسید.
event-activated = { $seat } { event-activated.deed }
    .deed = کارت { $activity } را { $times } بار به کار گرفت.
    .you = { $seat } { event-activated.you-deed }
    .you-deed = کارت { $activity } را { $times } بار به کار گرفتید.
event-cubes = { $seat } { event-cubes.deed }
    .deed = { $cubes } مکعب روی { $activity } گذاشت.
    .you = { $seat } { event-cubes.you-deed }
    .you-deed = { $cubes } مکعب روی { $activity } گذاشتید.
event-deniers = { $seat } { event-deniers.deed }
    .deed = { $deniers } سکه گرفت.
    .you = { $seat } { event-deniers.you-deed }
    .you-deed = { $deniers } سکه گرفتید.
event-archers = { $seat } { event-archers.deed }
    .deed = برای کمانداران تاس ریخت: { $dice } تاس، { $hits } اصابت.
    .you = { $seat } { event-archers.you-deed }
    .you-deed = برای کمانداران تاس ریختید: { $dice } تاس، { $hits } اصابت.
event-passed = { $seat } { event-passed.deed }
    .deed = پاس داد: { $deniers } سکه در پایان دور.
    .you = { $seat } { event-passed.you-deed }
    .you-deed = پاس دادید: { $deniers } سکه در پایان دور.
event-waits = { $seat } { event-waits.deed }
    .deed = برای صبر کردن { $deniers } سکهٔ دیگر گرفت.
    .you = { $seat } { event-waits.you-deed }
    .you-deed = برای صبر کردن { $deniers } سکهٔ دیگر گرفتید.
event-leroy-rolls = شاه تاس ریخت: { $first } و { $second }.
event-leroy-sum = شاه { $first } و { $second } ریخت: { $sum }.
event-leroy-spends = شاه تاسی خرج کرد، { $colour } { $value }.
event-leroy-wards = شاه یک تاس سیاه را برداشت و تاس { $colour } { $value } خود را خرج کرد.
event-leroy-buys = شاه تاس شما را خرید، { $colour } { $value }.
event-character = شخصیت در بازی: «{ $character-counts }» ({ $character }).
event-scores = { $seat } { event-scores.deed }
    .deed = از «{ $character-counts }» ({ $character }) { $points } امتیاز گرفت.
    .you = { $seat } { event-scores.you-deed }
    .you-deed = از «{ $character-counts }» ({ $character }) { $points } امتیاز گرفتید.
event-grey-scores =
    «{ $character-counts }» ({ $character }): امتیاز { $solo ->
        [1] شاه
       *[other] محلهٔ بی‌طرف
    } از آن { $points } است.
event-final = { $seat } { event-final.deed }
    .deed = با { $points } امتیاز به پایان رسید.
    .you = { $seat } { event-final.you-deed }
    .you-deed = با { $points } امتیاز به پایان رسیدید.
event-wins = { $seat } { event-wins.deed }
    .deed = با { $points } امتیاز برنده شد!
    .you = { $seat } { event-wins.you-deed }
    .you-deed = با { $points } امتیاز برنده شدید!
event-leroy-final =
    امتیاز پایانی شاه: { $points }؛ اختلاف: { $difference }. { $band ->
        [0] { verdict-defeat }
        [1] { verdict-poor }
        [2] { verdict-average }
        [3] { verdict-good }
        [4] { verdict-very-good }
       *[other] { verdict-masterful }
    }
ended-final = آخرین دور هم بازی شد.

## What to do now

prompt-settle = شهروندی بگذارید ({ $left } مانده): هر دور تاس ساختمانش را می‌دهد و دستمزدش را می‌خواهد.
prompt-counter =
    { $have ->
        [0]
            { $weak ->
                [2] تاس سیاه { $need } حمله می‌کند و تاسی برای دفعش ندارید: تسلیم شوید.
                [1] تاس سیاه { $need } حمله می‌کند و همهٔ تاس‌هایتان فقط { $all } می‌ارزند: با نفوذ عوضشان کنید، یا تسلیم شوید.
               *[0] تاس سیاهی حمله می‌کند: با تاس‌های محلهٔ خود دفعش کنید. مجموعشان باید دست‌کم { $need } باشد؛ قرمزها دو برابر حساب می‌شوند.
            }
       *[other]
            { $enough ->
                [1] تاس‌های شما { $have } می‌ارزند و { $need } لازم است: کافی است. «تأیید» را بزنید یا تاس دیگری بگذارید.
               *[other] تاس‌های شما { $have } می‌ارزند و { $need } لازم است؛ قرمزها دو برابر حساب می‌شوند. تاس دیگری بگذارید.
            }
    }
prompt-turn = نوبت شماست: کاری انتخاب کنید یا پاس بدهید.
prompt-gather =
    { $plan ->
        [activate] { $activity }: { prompt-gather.dice } بردارید. کارت به ازای هر { $each } از مجموع یک بار کار می‌کند.{ prompt-gather.place }
        [fight] { $card }: { prompt-gather.dice } بردارید. به ازای هر { $each } از مجموع یک مکعب می‌گذارید.
        [cathedral] کلیسای جامع: { prompt-gather.dice } بردارید. هر کدام مکعبی روی عدد خود می‌گذارد.
        [citizen] شهروند: { prompt-gather.dice } بردارید. رنگش ساختمان را می‌گوید و عددش جا را.
       *[farm] کشاورزی: { prompt-gather.dice } بردارید. به ازای هر { $each } از مجموع { $deniers } سکه می‌گیرید.
    }
    .dice =
        { $of ->
            [colour]
                { $dice ->
                    [one] یک تاس { $colour }
                   *[other] ۱ تا { $dice } تاس { $colour }
                }
            [any]
                { $dice ->
                    [one] یک تاس از هر رنگی
                   *[other] ۱ تا { $dice } تاس، مخلوط هم می‌شود
                }
           *[one]
                { $dice ->
                    [one] یک تاس از هر رنگی
                   *[other] ۱ تا { $dice } تاس هم‌رنگ
                }
        }
    .place =
        { $place ->
            [none] {""}
           *[other] {" "}بار اول { $place } سکه و یک شهروند هم می‌خواهد.
        }
prompt-source =
    { $plan ->
        [activate] کدام شهروندتان پیشه‌ور کارت { $activity } می‌شود؟
       *[other] کدام شهروندتان به { $building } می‌رود؟
    }
prompt-times =
    { $plan ->
        [fight] چند مکعب روی { $card } می‌گذارید؟
       *[other] کارت { $activity } را چند بار به کار می‌گیرید؟
    }
prompt-collect =
    { $activity }: کدام ساختمان به شما می‌پردازد؟{ $left ->
        [one] {""}
       *[other] {" "}({ $left } بار دیگر)
    }
prompt-cubes =
    { $rolled ->
        [0] {""}
       *[other] { $rolled } تاس ریخته شد، { $hits } تا خورد.{" "}
    }{ $left } مکعب دیگر روی رویدادها بگذارید؛ رویدادی انتخاب کنید.
prompt-roll = نوبت شاه است: برایش تاس بریزید.
prompt-over = بازی تمام شد.
waiting-settle = منتظر { $seat } هستیم تا شهروندی بگذارد.
waiting-counter = منتظر { $seat } هستیم تا تاس سیاه را دفع کند.
waiting-turn = منتظر { $seat } هستیم تا کاری انتخاب کند.
waiting-gather = منتظر { $seat } هستیم تا تاس بردارد.
waiting-source = منتظر { $seat } هستیم تا شهروندی انتخاب کند.
waiting-times = منتظر { $seat } هستیم تا بگوید چند بار.
waiting-collect = منتظر { $seat } هستیم تا ساختمانی انتخاب کند.
waiting-cubes = منتظر { $seat } هستیم تا مکعب بگذارد.
waiting-roll = منتظر { $seat } هستیم تا برای شاه تاس بریزد.
action-settle = گذاشتن شهروند: { $space }
action-reroll = دوباره ریختن { $colour } { $value } با یک نفوذ
action-recruit = به خدمت گرفتن شهروند با دو نفوذ
action-flip = برگرداندن { $colour } { $value }
action-counter = دفع یک تاس سیاه دیگر: { $value }
action-discard = گذاشتن { $colour } { $value } در برابر تاس سیاه
action-yield = تسلیم در برابر تاس سیاه
action-activate = استفاده از { $activity }
action-build = ساختن کلیسای جامع
action-fight = مبارزه با { $card }
action-place = گذاشتن شهروند در ساختمان
action-farm = کشاورزی
action-pass = پاس
action-use = استفاده از مکعب { $activity }
action-take =
    برداشتن { $colour } { $value }، { $district ->
        [0] محلهٔ نفر اول
        [1] محلهٔ نفر دوم
        [2] محلهٔ نفر سوم
        [3] محلهٔ نفر چهارم
       *[neutral] محلهٔ بی‌طرف
    }
action-done = تأیید
action-done-dice = تأیید: همین تاس‌ها بس است
action-give-up = گذشتن از بقیه
action-from =
    برداشتن شهروند از { $source-id ->
        [supply] ذخیرهٔ خودتان
       *[other] { $source }
    }
action-lift = جابه‌جایی شهروند: { $space }
action-recall = جابه‌جایی پیشه‌ور: { $activity }
action-times = { $times } بار انجام دادن
action-collect = گرفتن پول از { $building }
action-at = مکعب روی { $card }
action-roll = تاس ریختن برای شاه
action-take-own = برداشتن { $colour } { $value } خودتان
action-take-of = برداشتن { $colour } { $value } از { $seat }
action-take-grey =
    برداشتن { $colour } { $value } از { $solo ->
        [1] شاه
       *[other] محلهٔ بی‌طرف
    }
action-take-self = برداشتن تاسی از محلهٔ خود: { $colour } { $value }

## چند گزینهٔ هم‌نوع در یک سطر

several-settle = گذاشتن یک شهروند
several-counter = دفع یک تاس سیاه دیگر
several-discard = گذاشتن یک تاس در برابر تاس سیاه
several-activate = استفاده از یک کارت
several-fight = مبارزه با یک رویداد
several-use = استفاده از مکعب یک کارت
several-take = برداشتن یک تاس
several-from = برداشتن شهروند از
several-lift = جابه‌جایی یک شهروند
several-recall = جابه‌جایی یک پیشه‌ور
several-times = چند بار انجام شود؟
several-collect = گرفتن پول از یک ساختمان
several-at = گذاشتن مکعب روی یک رویداد
several-reroll = دوباره ریختن یک تاس با یک نفوذ
several-flip = برگرداندن تاس‌ها با چهار نفوذ
preview-gives-up = { $space } را از دست می‌دهید و با آن یک تاس { $colour } در هر دور
preview-gives-up-cubes = { $cubes } مکعب از دست می‌رود
preview-leaves-card = از { $activity } می‌رود: برای بازگشت باید دوباره جا خرید
preview-moves-there = یکی از شهروندانی که گذاشته‌اید به آنجا می‌رود
preview-lying-goes = یکی از شهروندان خوابیده‌تان می‌تواند برود
preview-counter = روی هم { $need } لازم است
preview-yield =
    { $points ->
        [0] امتیازی ندارید که از دست بدهید
       *[other] { $points } امتیاز از دست می‌دهید؛ تاس‌هایتان می‌مانند
    }
preview-tradesman = اول شهروندی با { $deniers } سکه به آنجا می‌رود
preview-delayed = مکعب برای کارهای بعدی:
preview-settle =
    هر دور یک تاس { $colour }؛ { $deniers ->
        [0] بدون پرداخت دستمزد
       *[other] و { $deniers } سکه دستمزد می‌پردازید
    }
preview-buys = { $deniers } سکه به { $seat }
preview-buys-grey = { $deniers } سکه به بانک
preview-cost =
    { $deniers ->
        [0] رایگان
       *[other] بها { $deniers } سکه
    }{ $place ->
        [0] {""}
       *[other] { $dice ->
            [0] {" "}و یک شهروند برای جای روی کارت
           *[other] : { $dice } برای تاس‌ها، { $place } و یک شهروند برای جا
        }
    }
preview-group = مجموع { $total }
preview-own = تاس خودتان: رایگان
preview-free = رایگان
preview-own-dice = تاس‌های شما: { $total }
preview-not-alone =
    فقط با خریدن تاس{ $deniers ->
        [0] {""}
       *[other] ، از { $deniers } سکه به بالا
    }
preview-short = کافی نیست: دست‌کم { $total } می‌خواهد
preview-flip = { $influence } نفوذ برای برگرداندن تا سه تاس
preview-flip-paid = هزینه‌اش پرداخت شده
preview-pass = { $deniers } سکه، و دور برای شما تمام می‌شود
preview-collect =
    { $deniers ->
        [0] چیزی نمی‌پردازد: آنجا شهروند ایستاده‌ای ندارید
       *[other] { $deniers } سکه می‌گیرید
    }
preview-gains-influence = { $influence } نفوذ بیشتر
offer-take = همه یک‌جا: برداشتن { $dice }
offer-times = تا جایی که می‌شود: { $times } بار
offer-collect = همه یک‌جا: { $times } بار از { $building }
offer-supply = همه یک‌جا: با شهروندی از ذخیرهٔ خودتان
offer-counter =
    همه یک‌جا: دفع { $black ->
        [one] تاس سیاه { $total }
       *[other] تاس‌های سیاه به مجموع { $total }
    } با { $dice }
offer-flip =
    همه یک‌جا: برگرداندن { $dice }{ $influence ->
        [0] {""}
       *[other] {" "}با { $influence } نفوذ
    }
offer-die =
    { $dice ->
        [1] تاس { $colour } { $value }
        [2] دو تاس { $colour } { $value }
        [3] سه تاس { $colour } { $value }
       *[other] { $dice } تاس { $colour } { $value }
    }
offer-die-of = تاس { $colour } { $value } از { $seat }
offer-die-grey =
    تاس { $colour } { $value } { $solo ->
        [1] از شاه
       *[other] بی‌طرف
    }
preview-end = امتیاز { $before } به { $after }: { $parts }
preview-end-once = امتیاز { $before } به { $after }
worth-at-once = { $points }{ $way ->
        [less] {" "}کمتر همین حالا
       *[more] {" "}همین حالا
    }
worth-tradesmen = { $points }{ $way ->
        [less] {" "}کمتر برای پیشه‌وران
       *[more] {" "}برای پیشه‌وران
    }
worth-queue = { $points }{ $way ->
        [less] {" "}کمتر برای رویدادها
       *[more] {" "}برای رویدادها
    }
worth-levels = { $points }{ $way ->
        [less] {" "}کمتر برای طبقه‌ها
       *[more] {" "}برای طبقه‌ها
    }
worth-character = { $points }{ $way ->
        [less] {" "}کمتر برای «{ $character-counts }»
       *[more] {" "}برای «{ $character-counts }»
    }
preview-with-activate =
    { $named ->
        [no] {""}
       *[yes] { $activity }{" "}
    }{ $times } بار کار می‌کند{ $money ->
        [more] { $varies ->
            [0] ، { $deniers } سکه می‌گیرید
           *[other] ، تا { $deniers } سکه می‌گیرید، بسته به شهروندی که می‌رود
        }
        [less] ، { $deniers } سکه می‌دهید
       *[other] {""}
    }{ $favour ->
        [more] ، { $influence } نفوذ می‌گیرید
        [less] ، { $influence } نفوذ می‌دهید
       *[other] {""}
    }{ $glory ->
        [same] {""}
       *[moves] ، { $points }
    }{ $place ->
        [0] {""}
       *[other] ؛ اول شهروندی با { $place } سکه به آنجا می‌رود
    }
preview-with-chance =
    { $named ->
        [no] {""}
       *[yes] { $activity }{" "}
    }{ $times } بار کار می‌کند و هر بار تاس نتیجه را می‌گوید{ $adds ->
        [0] {""}
       *[other] ؛ امتیاز قطعی: { $sure }
    }{ $place ->
        [0] {""}
       *[other] ؛ اول شهروندی با { $place } سکه به آنجا می‌رود
    }
preview-with-cubes =
    { $named ->
        [no] {""}
       *[yes] { $activity }{" "}
    }{ $times } بار، { $cubes } مکعب برای رویدادها{ $money ->
        [more] ، { $deniers } سکه می‌گیرید
        [less] ، { $deniers } سکه می‌دهید
       *[other] {""}
    }{ $favour ->
        [more] ، { $influence } نفوذ می‌گیرید
        [less] ، { $influence } نفوذ می‌دهید
       *[other] {""}
    }{ $glory ->
        [same] {""}
       *[moves] ، { $points }
    }{ $place ->
        [0] {""}
       *[other] ؛ اول شهروندی با { $place } سکه به آنجا می‌رود
    }
preview-with-delayed = { $activity }، { $cubes } مکعب برای بعد{ $money ->
        [more] ، { $deniers } سکه می‌گیرید
        [less] ، { $deniers } سکه می‌دهید
       *[other] {""}
    }{ $favour ->
        [more] ، { $influence } نفوذ می‌گیرید
        [less] ، { $influence } نفوذ می‌دهید
       *[other] {""}
    }{ $glory ->
        [same] {""}
       *[moves] ، { $points }
    }{ $place ->
        [0] {""}
       *[other] ؛ اول شهروندی با { $place } سکه به آنجا می‌رود
    }
preview-with-fight =
    { $named ->
        [no] {""}
       *[yes] { $card }،{" "}
    }{ $times } مکعب می‌گذارید{ $money ->
        [more] ، { $deniers } سکه می‌گیرید
        [less] ، { $deniers } سکه می‌دهید
       *[other] {""}
    }{ $favour ->
        [more] ، { $influence } نفوذ می‌گیرید
        [less] ، { $influence } نفوذ می‌دهید
       *[other] {""}
    }{ $glory ->
        [same] {""}
       *[moves] ، { $points }
    }
preview-with-countered =
    { $named ->
        [no] {""}
       *[yes] { $card }،{" "}
    }{ $times } مکعب می‌گذارید و رویداد دفع می‌شود{ $money ->
        [more] ، { $deniers } سکه می‌گیرید
        [less] ، { $deniers } سکه می‌دهید
       *[other] {""}
    }{ $favour ->
        [more] ، { $influence } نفوذ می‌گیرید
        [less] ، { $influence } نفوذ می‌دهید
       *[other] {""}
    }{ $glory ->
        [same] {""}
       *[moves] ، { $points }
    }
preview-with-place = شهروندی به { $space } می‌رود{ $money ->
        [more] ، { $deniers } سکه می‌گیرید
        [less] ، { $deniers } سکه می‌دهید
       *[other] {""}
    }{ $favour ->
        [more] ، { $influence } نفوذ می‌گیرید
        [less] ، { $influence } نفوذ می‌دهید
       *[other] {""}
    }{ $glory ->
        [same] {""}
       *[moves] ، { $points }
    }
preview-with-expelling = شهروندی به { $space } می‌رود و یکی از { $seat } را بیرون می‌کند{ $glory ->
        [same] {""}
       *[moves] ، { $points }
    }
    .you = شهروندی به { $space } می‌رود و یکی از خودتان را بیرون می‌کند{ $glory ->
            [same] {""}
           *[moves] ، { $points }
        }
preview-with-expelling-grey = شهروندی به { $space } می‌رود و { $solo ->
        [1] یکی از شاه
       *[other] شهروندی بی‌طرف
    } را بیرون می‌کند{ $glory ->
        [same] {""}
       *[moves] ، { $points }
    }
preview-with-farm =
    { $named ->
        [no] {""}
       *[yes] کشاورزی:{" "}
    }{ $deniers } سکه می‌گیرید{ $glory ->
        [same] {""}
       *[moves] ، { $points }
    }
preview-with-build =
    { $named ->
        [no] {""}
       *[yes] کلیسای جامع:{" "}
    }{ $influence } نفوذ می‌گیرید{ $glory ->
        [same] {""}
       *[moves] ، { $points }
    }
preview-with-nothing =
    { $named ->
        [no] {""}
       *[yes] { $activity }{" "}
    }{ $times } بار، فعلاً چیزی نمی‌آورد{ $glory ->
        [same] {""}
       *[moves] ، { $points }
    }{ $place ->
        [0] {""}
       *[other] ؛ اول شهروندی با { $place } سکه به آنجا می‌رود
    }

## Refused moves

refused-settle = اول همهٔ شهروندان آغازین گذاشته می‌شوند. خانه‌ای خالی انتخاب کنید.
refused-space-taken = کسی آنجا ایستاده است. خانه‌ای خالی انتخاب کنید.
refused-counter = حالا باید تاس سیاه را دفع کنید. از تاس‌های محلهٔ خود انتخاب کنید.
refused-choose-action = اول کاری انتخاب کنید.
refused-gather = حالا تاس‌ها را بردارید، یا کار را پس بگیرید.
refused-choose-source = بگویید شهروند از کجا می‌آید.
refused-choose-times = بگویید چند بار.
refused-choose-building = بگویید کدام ساختمان می‌پردازد.
refused-choose-event = حالا مکعب‌ها روی رویدادها می‌روند. رویدادی انتخاب کنید.
refused-roll = نوبت شاه است. برایش تاس بریزید.
refused-no-such-die = چنین تاسی در آن محله نیست یا دیگر نیست. یکی از تاس‌های همان‌جا را انتخاب کنید.
refused-influence-short = نفوذ شما برای این کار کافی نیست.
refused-no-citizen-left = همهٔ شهروندان شما در بازی‌اند.
refused-influence-late = نفوذ پیش از آغاز کار خرج می‌شود. اول گام‌های آخر را پس بگیرید.
refused-no-black-die = همهٔ تاس‌های سیاه با این عدد از پیش باید دفع شوند. تاس دیگری انتخاب کنید یا تاسی در برابرشان بگذارید.
refused-too-weak = تاس‌های شما به آن مجموع نمی‌رسند.
refused-strong-enough = هر که بتواند تاس را دفع کند باید این کار را بکند.
refused-pledge = هنوز کافی نیست. تاس بیشتری بگذارید.
refused-card-closed = این فعالیت باز نیست. کارتی باز انتخاب کنید.
refused-cannot-reach = هیچ دستهٔ تاسی که از پسش برآیید برای این کافی نیست.
refused-cannot-pay = پول شما به آن نمی‌رسد.
refused-payment = هر بار باید بهایش کامل پرداخت شود.
refused-cathedral = برای آن در کلیسای جامع جایی نیست.
refused-event-gone = این رویداد در صف نیست.
refused-no-entry = حالا هیچ شهروندی نمی‌تواند وارد ساختمانی شود.
refused-must-act = نفوذ خرج کرده‌اید، پس باید کاری بکنید.
refused-no-cube = مکعبی از شما روی این کارت نیست.
refused-cube-misfit = این کارت تاس‌های این کار را تغییر نمی‌دهد.
refused-one-cube = در هر کار فقط یک مکعب، آن هم پیش از اولین تاس.
lacks-dice = این کار تاس { $colour } می‌خواهد و در هیچ محله‌ای تاسی از این رنگ نمانده است.
lacks-deniers = تاس مناسب را فقط دیگران دارند و پول شما به هیچ‌کدام نمی‌رسد.
lacks-colour = این کار تاس { $colour } می‌خواهد و رنگ این تاس دیگر است.
refused-wrong-colour = رنگ تاس درست نیست.
refused-group-full = این دسته دیگر جا ندارد.
refused-group-small = این دسته هنوز کافی نیست. تاس دیگری بردارید.
refused-no-citizen-there = شهروندی از شما آنجا نیست.
refused-protected = شهروندی که باید بیرون برود در امان است.
refused-too-many-times = بیش از آن است که تاس یا پول اجازه می‌دهد.
refused-all-activations = سر این میز باید همه را به کار برد.
refused-building = این ساختمان روی کارت نیست.
refused-no-flag = این رویداد پرچم آزاد ندارد.
refused-must-place = مکعب‌ها باید گذاشته شوند. رویدادی انتخاب کنید.
refused-own-dice = این تاس در محلهٔ دیگری است. تاس سیاه را فقط با تاس‌های محلهٔ خودتان دفع می‌کنید و برای این کار نمی‌شود تاسی خرید.

## Options

option-row-insert-player = ورود به ردیف
option-row-insert-player-text = شهروند بازیکن از کجا وارد ردیف نیمه‌خالی می‌شود؟
option-row-insert-player-first-empty-else-push = اولین جای خالی از چپ
option-row-insert-player-always-left-push = همیشه از چپ
option-row-insert-event = شهروندان خاکستری رویدادها
option-row-insert-event-text = شهروند خاکستری از کجا وارد ردیف نیمه‌خالی می‌شود؟
option-row-insert-event-left-push = از چپ
option-row-insert-event-first-empty-else-push = اولین جای خالی از چپ
option-black-dice-cap = سقف تاس‌های سیاه
option-black-dice-cap-text = حداکثر چند تاس سیاه ریخته می‌شود؟
option-black-dice-cap-0 = بدون سقف
option-black-dice-cap-6 = شش
option-neutral-cubes-rank = رتبهٔ مکعب‌های خاکستری
option-neutral-cubes-rank-text = آیا مکعب‌های خاکستری برای جایگاه روی رویداد رقابت می‌کنند؟
option-cubes-stay-when-tradesman-moves = ماندن مکعب‌ها
option-cubes-stay-when-tradesman-moves-text = با رفتن پیشه‌ور، آیا مکعب‌های شما روی کارت می‌مانند؟
option-influence-allowed-before-pass = نفوذ پیش از پاس
option-influence-allowed-before-pass-text = آیا پیش از پاس دادن می‌شود نفوذ خرج کرد؟
option-activation-may-be-partial = به کار گرفتن کمتر
option-activation-may-be-partial-text = آیا کارت را می‌شود کمتر از توان تاس‌ها به کار گرفت؟
option-protection-covers-neutral = امان برای محلهٔ بی‌طرف
option-protection-covers-neutral-text = آیا خاکستری خوابیده، خاکستری‌های آن ساختمان را در امان می‌دارد؟
option-solo-leroy-cathedral-penalty = طبقه‌های خالی شاه
option-solo-leroy-cathedral-penalty-text = آیا شاه برای طبقه‌هایی از کلیسای جامع که مکعبی در آن ندارد امتیاز از دست می‌دهد؟
option-bonus-cards = کارت‌های افزوده
option-bonus-cards-text = بازی با نانوا، رئیس صومعه، ضیافت و مقاومت؟
option-open-victory-points = امتیازهای آشکار
option-open-victory-points-text = آیا امتیازهای جمع‌شده آشکار می‌ماند؟ میز در هر حال آن‌ها را می‌شمارد.

## Where the points come from

breakdown-start = در آغاز
breakdown-cathedral = کلیسای جامع
breakdown-events = رویدادهای دفع‌شده
breakdown-activities = کارت‌های فعالیت
breakdown-leroy = نوبت‌های شاه
breakdown-losses = امتیاز از دست رفته
breakdown-events-in-queue = مکعب روی رویدادها در پایان
breakdown-tradesmen = پیشه‌وران
breakdown-cathedral-levels = طبقه‌های بی‌مکعب کلیسای جامع (هر طبقه { $each } امتیاز منفی)
breakdown-characters = شخصیت‌ها
breakdown-no-characters = شخصیت‌هایی که نمی‌شناسید حساب نشده‌اند.
breakdown-points = امتیاز پیروزی
breakdown-leroy-points = امتیاز پیروزی شاه
breakdown-difference = فاصلهٔ شما از شاه؛ همین نتیجه را می‌سازد
breakdown-leroy-lines = امتیازهای شاه
breakdown-leroy-lines-item =
    { $what ->
        [start] { breakdown-start }
        [cathedral] { breakdown-cathedral }
        [events] { breakdown-events }
        [activities] { breakdown-activities }
        [leroy] { breakdown-leroy }
        [losses] { breakdown-losses }
        [events_in_queue] { breakdown-events-in-queue }
        [tradesmen] { breakdown-tradesmen }
        [cathedral_levels] { breakdown-cathedral-levels }
       *[characters] { breakdown-characters }
    }: { $points }
breakdown-leroy-characters = شخصیت‌های شاه
breakdown-verdict = نتیجه
breakdown-verdict-item = { $verdict }
verdict-defeat = شکست: شهر در دست شاه می‌ماند.
verdict-poor = بردی لب‌مرزی.
verdict-average = بردی نسبتاً خوب.
verdict-good = بردی خوب.
verdict-very-good = بردی بسیار خوب.
verdict-masterful = بردی استادانه!

## How sure each part of the box is

confidence-counts = مهره‌های جعبه. مکعب و سکه و امتیاز هیچ‌وقت تمام نمی‌شود.
confidence-setup = آنچه هر کس با آن آغاز می‌کند.
confidence-setup-neutral-2p = در بازی دونفره: دو خاکستری در هر ساختمان محتمل است، خانه‌ها حدس ماست.
confidence-economy = درآمد، بهای تاس، جریمه، پاس.
confidence-agriculture = مقسوم‌علیه کشاورزی محتمل است.
confidence-influence = سه کاربرد نفوذ.
confidence-buildings-palace = شش خانهٔ شماره‌دار.
confidence-buildings-bishopric = هل دادن قطعی است، سه ردیف دوتایی محتمل.
confidence-buildings-city-hall = هل دادن قطعی است، دو ردیف سه‌تایی محتمل.
confidence-cathedral = طبقه‌ها، خانه‌ها، پاداش‌ها و جریمهٔ پایانی.
confidence-scoring = امتیازدهی پایانی.
confidence-activity = اثر بیشتر کارت‌ها قطعی است؛ بها و خانه‌ها و بیشتر مقسوم‌علیه‌ها بازسازی ماست. روی صفحهٔ بازی زیر چنین عددی نقطه‌چین است.
confidence-marauding = یک تاس سیاه قطعی است؛ اینکه با چه تاسی می‌جنگیم بازسازی ماست.
confidence-event = اثر بیشتر رویدادها قطعی است؛ پرچم‌ها و مقسوم‌علیه‌ها و امتیازها بازسازی ماست. روی صفحهٔ بازی زیر چنین عددی نقطه‌چین است.
confidence-character = آنچه هر شخصیت می‌شمارد.
confidence-solo = جدول شاه قطعی است؛ برخی امتیازها و ترتیب خانه‌هایش بازسازی ماست.
confidence-rulings = آنچه دفترچه باز گذاشته است. هر یک را می‌شود برای میز تغییر داد.

## What the entries of the box are called

part-counts = در جعبه
part-dice-red = تاس‌های قرمز
part-dice-white = تاس‌های سفید
part-dice-yellow = تاس‌های زرد
part-dice-black = تاس‌های سیاه
part-citizens-per-player = شهروندان هر نفر
part-citizens-neutral = شهروندان خاکستری
part-cubes-per-player = مکعب‌های هر نفر
part-cubes-neutral = مکعب‌های خاکستری
part-setup = در آغاز
part-start-deniers = سکهٔ هر نفر
part-start-influence = نفوذ هر نفر
part-start-vp = امتیاز هر نفر
part-citizens = شهروندان هر نفر
part-characters-each = شخصیت‌های هر نفر
part-red-events = رویدادهای قرمز
part-rounds = دورها
part-neutral-citizens = شهروندان خاکستری
part-neutral-placed = زمان گذاشتن خاکستری‌ها
part-neutral-2p = خاکستری‌ها در بازی دونفره
part-economy = پول
part-income = درآمد
part-shortfall-vp-loss = امتیاز ازدست‌رفته برای کمبود پول
part-uncountered-black-die-vp-loss = امتیاز ازدست‌رفته برای تاس سیاه مانده
part-dice-price = بهای هر تاس در دستهٔ ۱، ۲ و ۳ تایی
part-pass-deniers-first = سکه برای پاس
part-pass-deniers-each-later-turn = سکه برای هر نوبت بعدی
part-max-group = بیشترین تاس در یک دسته
part-black-die-red-multiplier = ارزش تاس قرمز در برابر سیاه، چند برابر
part-influence-per-black-die = نفوذ برای هر تاس سیاه
part-agriculture = کشتزار
part-deniers-per-unit = سکه در هر بار
part-influence-max = طول ستون نفوذ
part-max = حداکثر
part-min = حداقل
part-reroll-cost = دوباره ریختن یک تاس
part-recruit-cost = یک شهروند تازه
part-flip-cost = برگرداندن تاس
part-flip-max-dice = بیشترین تاس برگردانده
part-buildings = ساختمان
part-salary = دستمزد
part-kind = نوع
part-spaces = جاها
part-rows = ردیف
part-cathedral = کلیسای جامع
part-levels = طبقه‌ها
part-spaces-per-level = جاهای یک طبقه
part-vp-per-cube = امتیاز جاهای ۱ تا ۶
part-influence-per-cube = نفوذ جاهای ۱ تا ۶
part-end-penalty-per-empty-level = امتیاز ازدست‌رفته برای طبقهٔ خالی
part-scoring = امتیازدهی پایانی
part-uncountered-event-with-own-cube = امتیاز رویدادی با مکعب خودی
part-character-vp = امتیازهای شخصیت
part-tie-break = تساوی
part-activity = فعالیت
part-colour = رنگ
part-round = دور
part-bonus = کارت افزوده
part-cost = بهای پیشه‌ور
part-vp = امتیاز
part-activity-vp = امتیاز جاها
part-event-vp = امتیاز نفر اول و دوم
part-dice = تاس‌ها
part-divisor = مقسوم‌علیه
part-timing = زمان اثر
part-cubes-per-activation = مکعب در هر بار
part-effect = اثر
part-effect-kind = چه می‌کند
part-deniers = سکه
part-influence = نفوذ
part-gain-deniers = سکهٔ دریافتی
part-gain-influence = نفوذ دریافتی
part-gain-vp = امتیاز دریافتی
part-pay-deniers = سکهٔ پرداختی
part-pay-influence = نفوذ پرداختی
part-choose-one-of = یکی از این ساختمان‌ها
part-die = کدام تاس‌ها شمرده می‌شوند
part-cubes = مکعب‌ها
part-success = تاس‌های موفق
part-same-event = همه روی یک رویداد
part-deniers-per-citizen = سکه برای هر شهروند
part-solo-deniers-per-citizen = سکه برای هر شهروند، تک‌نفره
part-building = ساختمان
part-min-dice = کمترین تاس
part-op = کاری با تاس‌ها
part-from = از تاس
part-to = به تاس
part-target = کدام تاس‌ها
part-effect-count = برابر با چند تاس
part-max-dice = بیشترین تاس
part-per-district = از هر محله
part-value = به چه مقدار
part-forbidden-actions = نه برای
part-events = رویدادها
part-marauding = غارتگری
part-black-dice = تاس‌های سیاه
part-flags = پرچم‌ها
part-event = رویداد
part-calls = رنگی که فرامی‌خواند
part-on-countered = هنگام بردن
part-character = شخصیت
part-measure = چه شمرده می‌شود
part-thresholds = تعداد لازم
part-two-player = تعداد لازم در بازی دونفره
part-solo = شاه
part-leroy-citizens-max = شهروندان او
part-leroy-start-citizens = شهروندان او در آغاز
part-player-start-citizens = شهروندان شما در آغاز
part-placement-dice = تاس‌های گذاشتن
part-placement-dice-used = تاس‌های نگه‌داشته
part-leroy-per-step = هر بار او چند می‌گذارد
part-player-per-step = هر بار شما چند می‌گذارید
part-colour-priority = ترتیب رنگ‌ها
part-unscored-for-leroy = آنچه برایش امتیاز ندارد
part-tithing-max-from-leroy = بیشترین تاس رایگان از او
part-migrant-workers-leroy-vp = امتیاز او از کارگران مهاجر
part-leroy-idle-turns = نوبت‌های بی‌کار که تاسی از او می‌گیرد
part-space-rank = ترتیب خانه‌های او
part-action = ردیف جدول او
part-rolls = جمع تاس‌ها
part-do = چه می‌کند
part-action-dice = تاس‌هایی که خرج می‌کند
part-bought = تاس‌های خریده از شما
part-price = بهای هر تاس
part-amount = چند تا
part-vp-per-unplaceable-cube = امتیاز مکعب بی‌جا
part-vp-if-none-left = امتیاز اگر چیزی نمانده
part-rating = ارزیابی
part-label = نام آن
part-black-dice-cap = بیشترین تاس سیاه
part-bonus-cards-default = با کارت‌های افزوده
word-any = هر رنگی
word-any-one-colour = یک رنگ دلخواه
word-immediate = فوری
word-delayed = بعد، با مکعب
word-before = پیش از بازیکنان
word-after = پس از بازیکنان
word-none = هیچ

## What each piece is

piece-die = تاس { $seat }: { $colour } { $value }
    .you = { piece-die }
piece-die-short = { $seat }: { $colour } { $value }
    .you = { piece-die-short }
piece-die-grey =
    { $solo ->
        [1] تاس شاه
       *[other] تاس بی‌طرف
    }: { $colour } { $value }
piece-die-grey-short =
    { $solo ->
        [1] شاه
       *[other] بی‌طرف
    }: { $colour } { $value }
piece-pledged = برای دفاع: { $colour } { $value }
piece-round = دور { $round } از { $rounds }
piece-citizen = شهروند { $seat }: { $space }
    .you = { piece-citizen }
piece-citizen-grey =
    { $solo ->
        [1] شهروند شاه
       *[other] شهروند بی‌طرف
    }: { $space }
piece-lying = شهروندی از { $seat } روی { $building } خوابیده؛ دیگر شهروندانش آنجا در امان‌اند.
    .you = شهروندی از شما روی { $building } خوابیده؛ دیگر شهروندانتان آنجا در امان‌اند.
piece-lying-grey =
    { $solo ->
        [1] شهروندی از شاه
       *[other] شهروندی بی‌طرف
    } روی { $building } خوابیده است.
piece-stone = مکعب { $seat }: طبقهٔ { $level }، خانهٔ { $number }
    .you = { piece-stone }
piece-stone-grey =
    { $solo ->
        [1] مکعب شاه
       *[other] مکعب بی‌طرف
    }: طبقهٔ { $level }، خانهٔ { $number }
piece-grey = محلهٔ بی‌طرف؛ شهروند خاکستری مانده: { $supply }
piece-leroy = محلهٔ شاه؛ شهروندان مانده‌اش: { $supply }
piece-group = { $dice } تاس برداشته‌اید، مجموع { $total }، هزینه { $deniers } سکه
piece-black = تاس سیاه { $value }: با وضع کنونی { $seat } باید دفعش کند.
    .you = تاس سیاه { $value }: با وضع کنونی شما باید دفعش کنید.
piece-black-leroy = تاس سیاه { $value }: با وضع کنونی شاه آن را برمی‌دارد.
piece-strength = تاس‌های شما { $total } می‌ارزند و { $need } لازم است؛ قرمزها دو برابر حساب می‌شوند.
piece-event = { $card }: { $cubes } پرچم از { $flags } پرچم پر است
piece-under-way = در جریان: { $activity }، مانده { $left }
piece-under-way-citizen = در جریان: شهروندی به ساختمانی می‌رود
piece-settling = هر دور هر شهروند ایستاده یک تاس از ساختمانش می‌دهد و دستمزدش را می‌خواهد.
piece-queue = هر دور دو رویداد تازه به اینجا می‌آید.
piece-activity = { $activity }
piece-seat = { $seat }: { $deniers } سکه، { $influence } نفوذ، { $supply } شهروند در ذخیره، { $events } رویداد برده
    .you = { piece-seat }
piece-building =
    { $building }: تاس { $colour }. هر شهروند اینجا در هر دور { $deniers ->
        [0] دستمزدی نمی‌خواهد
       *[other] { $deniers } سکه دستمزد می‌خواهد
    }.
piece-level-missing = طبقهٔ { $level } اگر مکعبی از شما نداشته باشد، در پایان { $points } امتیاز کم می‌کند.
piece-phase-settle = اولین شهروندان جا می‌گیرند.
piece-phase-black = تاس‌های سیاه دفع می‌شوند.
piece-phase-actions = نوبت‌ها: هر بار یک کار.
piece-phase-leroy = نوبت شاه است.
piece-phase-over = پایان: همه‌چیز شمرده می‌شود.
piece-pool = تاس سیاه در آغاز دور بعد، اگر رویدادی نرود: { $dice }
piece-spending = نفوذ: با { $reroll } یک تاس خودتان را دوباره می‌ریزید، با { $flip } تا سه تاس را برمی‌گردانید.
why-elsewhere-influence = برای دوباره ریختن یا برگرداندن تاس، اول یکی از تاس‌های خودتان را بزنید؛ بقیه همان جایی است که می‌درخشد. یا از فهرست بردارید.
why-nothing-points = امتیاز انتخاب نمی‌شود؛ با کارها به دست می‌آید.
why-nothing-character = شخصیت انتخاب نمی‌شود؛ در پایان برای همه شمرده می‌شود.
why-nothing-queue = رویدادهای تازه خودشان به اینجا می‌آیند؛ با آن‌هایی که اینجا هستند می‌شود جنگید.
why-nothing-captured = رویدادهای برده انتخاب نمی‌شوند؛ شاید در پایان شخصیتی آن‌ها را بشمارد.
why-nothing-phase = بخش‌های دور خودشان پشت سر هم می‌آیند.
why-nothing-round = دورها خودشان پشت سر هم می‌آیند.
why-nothing-prices = این فقط بهای تاس را می‌گوید؛ خود تاس‌ها را انتخاب کنید.
why-nothing-start = آغازگر انتخاب نمی‌شود؛ این کارت هر دور به نفر بعد می‌رسد.
why-nothing-die = این فقط تاسی را نشان می‌دهد؛ تاس‌های انتخاب‌شدنی در محله‌ها هستند.
why-nothing-district = محله انتخاب نمی‌شود؛ تاس‌هایش را وقتی ریخته شدند می‌شود انتخاب کرد.
why-nothing-deniers = سکه انتخاب نمی‌شود؛ با کارها پرداخت و دریافت می‌شود.
why-nothing-influence = نفوذ پیش از کار خودتان خرج می‌شود: برای تاس‌های خودتان یا برای یک شهروند.
why-nothing-supply = شهروند وقتی از ذخیره می‌رود که کاری به او نیاز داشته باشد.
why-nothing-pool = تاس‌های سیاه در آغاز هر دور خودشان ریخته می‌شوند.
why-nothing-purse = این سکه‌ها انتخاب نمی‌شوند؛ در پایان دور پرداخت می‌شوند.
why-nothing-passed = هر که پاس داده در این دور دیگر بازی نمی‌کند.
why-nothing-difference = این فقط امتیازها را مقایسه می‌کند؛ چیزی برای انتخاب نیست.
piece-difference =
    { $over ->
        [1] در پایان: شما { $own } امتیاز، شاه { $his } امتیاز.
       *[other] اگر بازی همین حالا تمام شود: شما { $own } امتیاز، شاه { $his } امتیاز.
    }
piece-marauding = { $card }: { $cubes } مکعب
piece-character = «{ $character-counts }» ({ $character })
piece-leroy-row =
    { $rolls ->
        [one] شاه { $low } بریزد
       *[other] شاه { $low } یا { $high } بریزد
    }
breakdown-characters-moved = شخصیت «{ $character-counts }» ({ $character })
breakdown-characters-item = «{ $character-counts }» ({ $character }): { $count } { $measure ->
        [citizens_in_buildings] شهروند ایستاده
        [cathedral_cubes] مکعب در کلیسای جامع
        [deniers] سکه
        [influence] نفوذ
        [tradesmen] پیشه‌ور
       *[captured_events] رویداد برده
    }، { $points } امتیاز
breakdown-leroy-characters-item = «{ $character-counts }» ({ $character }): { $count } { $measure ->
        [citizens_in_buildings] شهروند ایستاده
        [cathedral_cubes] مکعب در کلیسای جامع
        [deniers] سکه
        [influence] نفوذ
        [tradesmen] پیشه‌ور
       *[captured_events] رویداد برده
    }، { $points } امتیاز

## Parts of the table

section-dice = تاس‌ها
section-cards = فعالیت‌ها
section-events = رویدادها
section-city = شهر
section-leroy = شاه
section-action = حرکت
shelf-red = فعالیت‌های نظامی، قرمز
shelf-white = فعالیت‌های دینی، سفید
shelf-yellow = فعالیت‌های شهری، زرد
shelf-signs = آنچه بازیکنان دارند
row-own-die = تاس { $colour } { $value } شما

## What things are called

thing-slot = فعالیت، هنوز بسته
thing-queue = جای رویدادهای تازه
thing-picture = رانده‌شدگان { $building }
thing-cathedral = کلیسای جامع
thing-fields = کشتزار
thing-citizens = شهروندان
thing-die = تاس { $colour }
thing-black = تاس سیاه { $value }
thing-black-any = تاس سیاه
thing-prices = بهای تاس
thing-pool = تاس‌های سیاه در راه
thing-district = محلهٔ { $seat }
    .you = { thing-district }
thing-district-grey =
    { $solo ->
        [1] محلهٔ شاه
       *[other] محلهٔ بی‌طرف
    }
thing-deniers = سکه
thing-influence = نفوذ
thing-supply = شهروندان ذخیره
thing-points = امتیاز پیروزی
thing-captured = رویدادهای برده
thing-purse = سکه‌های محله
thing-start = آغازگر
thing-passed = پاس
thing-round = دورها
thing-phase = بخشی از دور
thing-leroy = نوبت شاه
thing-difference = اختلاف

## What things do

says-pays-deniers = { $paid } سکه بدهید.
says-pays-influence = { $paid } نفوذ بدهید.
says-gains-deniers = { $gained } سکه بگیرید.
says-gains-influence = { $gained } نفوذ بگیرید.
says-gains-points = { $gained } امتیاز بگیرید.
says-choose = هر بار یکی:
says-per-citizen = برای هر شهروندتان در { $building } { $gained } سکه.
says-per-die = برای هر تاس { $colour } که در کل میدان مانده { $gained } سکه بگیرید.
says-most-dice = هر که پس از آن بیشترین تاس را دارد { $gained } امتیاز می‌گیرد، برابرها همه. محلهٔ بی‌طرف هم شمرده می‌شود.
says-most-dice-leroy = اگر پس از آن تاس‌های شاه بیشتر از تاس‌های شما نباشد { $gained } امتیاز بگیرید.
says-per-pair = برای هر دو مکعب خود در کلیسای جامع { $gained } امتیاز بگیرید.
says-archer = تاسی بریزید: اگر { $least } یا بیشتر آمد { $cubes } مکعب روی رویدادی دلخواه بگذارید.
says-cubes-per-die = برای هر تاس { $colour } که در محلهٔ شما مانده { $cubes } مکعب روی رویدادی دلخواه بگذارید.
says-cubes = { $cubes } مکعب روی یک رویداد بگذارید.
says-tax = هر بازیکن دیگر برای هر شهروند ایستاده‌اش در { $building } به شما { $gained } سکه می‌دهد.
says-tax-leroy = بانک برای هر شهروند ایستادهٔ شاه در { $building } به شما { $gained } سکه می‌دهد.
says-per-event = برای هر رویدادی که مکعبی از شما دارد { $gained } امتیاز بگیرید.
says-highest-red = اگر مجموع تاس‌های قرمز مانده در هیچ محله‌ای بیشتر از محلهٔ شما نباشد { $gained } امتیاز بگیرید؛ برابرها همه می‌گیرند.
says-richest = برای هر تاس قرمز محله‌ای که بیشترین تاس قرمز را دارد { $gained } امتیاز بگیرید.
says-richest-leroy = برای هر تاس قرمز مانده در محلهٔ خود { $gained } امتیاز بگیرید.
says-delayed = هر بار که کارت اثر می‌کند، مکعبی از شما اینجا می‌نشیند. بعدها در هر کار می‌توانید یکی از این مکعب‌ها را خرج کنید؛ آن‌وقت:
says-group-add = یک دسته تاس { $colour } { $value } تا بیشتر می‌ارزد.
says-each-add = هر تاس { $colour } دسته { $value } تا بیشتر می‌ارزد.
says-each-set = هر تاس { $colour } دسته { $value } شمرده می‌شود.
says-any-add = هر تاس دسته از هر رنگی { $value } تا بیشتر می‌ارزد، در دستهٔ مخلوط هم.
says-any-set = هر تاس دسته از هر رنگی { $value } شمرده می‌شود، در دستهٔ مخلوط هم.
says-free-dice = از هر محله یک تاس { $colour } رایگان است.
says-free-dice-leroy = تا { $dice } تاس { $colour } شاه رایگان است.
says-recolour = تا { $dice } تاس { $from } به‌جای تاس { $to } به کار می‌رود.
says-multiply = یک تاس { $from } به‌جای { $dice } تاس { $to } با همان عدد به کار می‌رود.
says-not-citizen = برای گذاشتن شهروند نه.
says-not-cathedral = نه برای گذاشتن شهروند و نه برای کلیسای جامع.
says-card-dice = ÷{ $divisor }: به ازای هر { $divisor } از مجموع تاس‌های { $colour } یک بار اثر می‌کند.
says-card-any = ÷{ $divisor }: به ازای هر { $divisor } از مجموع تاس‌ها، از هر رنگ و درهم، یک بار اثر می‌کند.
says-card-cost = بار اول { $deniers } سکه می‌دهید و شهروندی را پیشه‌ور این کارت می‌کنید.
says-card-places = خانه‌های پیشه‌وران در پایان { $first } و { $last } امتیاز دارند؛ هر که دیرتر بیاید چیزی نمی‌گیرد.
says-slot = در دور { $round } فعالیتی { $colour } اینجا باز می‌شود.
threat-black =
    { $dice ->
        [0] تاس سیاهی نمی‌آورد.
       *[other] هر دور { $dice } تاس سیاه می‌آورد.
    }
threat-citizen = هر دور شهروندی خاکستری وارد { $building } می‌شود و شاید کسی را بیرون کند.
threat-citizen-leroy = هر دور شهروندی از شاه وارد { $building } می‌شود و شاید کسی را بیرون کند.
threat-lose =
    هر دور هر بازیکن { $deniers ->
        [0] { $influence } نفوذ
       *[other] { $deniers } سکه
    } از دست می‌دهد.
threat-pay = هر دور هر بازیکن برای هر شهروند ایستادهٔ خود در { $building } { $deniers } سکه می‌پردازد.
threat-support = هر دور روی هر یک از { $events } رویداد سمت چپش مکعبی خاکستری می‌نشیند.
threat-support-leroy = هر دور روی هر یک از { $events } رویداد سمت چپش مکعبی از شاه می‌نشیند.
threat-remove = هر دور بالاترین مکعب از کلیسای جامع برداشته می‌شود.
threat-add = هر دور مکعبی خاکستری پایین‌ترین خانهٔ خالی کلیسای جامع را می‌گیرد.
threat-add-leroy = هر دور مکعبی از شاه پایین‌ترین خانهٔ خالی کلیسای جامع را می‌گیرد و { $points } امتیاز به او می‌دهد.
says-event-dice = با تاس { $colour } با آن بجنگید: به ازای هر { $divisor } از مجموع تاس‌ها یک مکعب روی پرچمی می‌گذارید و یک نفوذ می‌گیرید.
says-event-calls = وقتی رو می‌شود، یک رویداد { $colour } هم می‌آید.
says-event-won = وقتی هر { $flags } پرچم پر شد، بیشترین مکعب { $first } امتیاز و خود کارت را می‌آورد و دومی { $second } امتیاز.
says-event-frees = سپس تازه‌ترین مکعب هر رویداد برمی‌گردد.
says-event-end = اگر تا پایان اینجا بماند، هر که مکعبی روی آن دارد { $points } امتیاز می‌گیرد.
says-marauding-dice = با تاس‌های یک رنگ با آن بجنگید: به ازای هر { $divisor } از مجموع تاس‌ها یک مکعب اینجا می‌گذارید و یک نفوذ می‌گیرید.
says-marauding = هر تعداد مکعب می‌پذیرد و هیچ‌وقت از بازی نمی‌رود.
says-queue = هر دور دو رویداد تازه به اینجا می‌آید؛ سپس همهٔ رویدادها از چپ به راست اثر می‌کنند.
says-counts-citizens = شهروندان ایستادهٔ هر کس را می‌شمارد.
says-counts-cubes = مکعب‌های هر کس در کلیسای جامع را می‌شمارد.
says-counts-deniers = سکه‌های هر کس را می‌شمارد.
says-counts-influence = نفوذ هر کس را می‌شمارد.
says-counts-tradesmen = پیشه‌وران هر کس روی کارت‌ها را می‌شمارد.
says-counts-events = رویدادهایی را که هر کس برده می‌شمارد.
says-steps = برای همهٔ بازیکنان: از { $from1 } به بالا { $points1 } امتیاز، از { $from2 } به بالا { $points2 } امتیاز، از { $from3 } به بالا { $points3 } امتیاز.
says-building =
    هر شهروند ایستاده در اینجا هر دور یک تاس { $colour } می‌دهد{ $deniers ->
        [0] {" "}و دستمزدی نمی‌خواهد.
       *[other] {" "}و { $deniers } سکه دستمزد می‌خواهد.
    }
says-rows = عدد تاس ردیف را می‌گوید. تازه‌وارد اولین جای خالی از چپ را می‌گیرد؛ اگر ردیف پر باشد همه یک جا به راست می‌روند و آخری بیرون می‌افتد.
says-spaces = عدد تاس خانه را می‌گوید. هر که آنجا ایستاده بیرون می‌رود.
says-space-first = حالا هر خانهٔ خالی را بدون تاس می‌شود گرفت. در دورها:
says-space =
    شهروند با تاس { $colour } با عدد { $dice ->
        [one] { $low }
       *[other] { $low } تا { $high }
    } به اینجا می‌آید.
says-picture = رانده‌شدگان تا پایان دور اینجا می‌خوابند. تا آن وقت هیچ شهروند دیگری از همان بازیکن را نمی‌شود از این ساختمان بیرون کرد.
says-cathedral = هر تاس سفید مکعبی روی عدد خود می‌گذارد؛ در طبقهٔ دوم و سوم فقط بالای خانه‌ای پر.
says-cathedral-brings = هر مکعب { $points } امتیاز می‌آورد و { $few } یا { $many } نفوذ، به تعداد ستاره‌های زیر عدد.
says-cathedral-levels = در پایان هر طبقه‌ای که مکعبی از شما ندارد { $points } امتیاز کم می‌کند.
says-fields = یک تا سه تاس زرد به ازای هر { $divisor } از مجموعشان { $deniers } سکه می‌آورند.
says-citizens = هر دور هر شهروند ایستاده یک تاس از ساختمانش می‌دهد و دستمزدش را می‌خواهد.
says-citizens-placed = با یک تاس شهروندی به ساختمان هم‌رنگ تاس می‌رود.
says-die = به کار فعالیت‌ها و رویدادهای هم‌رنگ خود و ورود شهروند به { $building } می‌آید.
says-die-red = در برابر تاس‌های سیاه دو برابر می‌ارزد.
says-die-white = کلیسای جامع را می‌سازد.
says-die-yellow = به کار کشاورزی می‌آید.
says-black = به نوبت هر بازیکن بزرگ‌ترین تاس سیاه را دفع می‌کند: با تاس‌های محلهٔ خود، دست‌کم به همان اندازه، قرمزها دو برابر.
says-black-brings = هر کدام که دفع شود { $influence } نفوذ می‌آورد و هر کدام که نشود { $points } امتیاز کم می‌کند.
says-prices = تاس خود هر کس رایگان است. تاس دیگران: یکی { $price1 } سکه، در جفت هر کدام { $price2 } سکه، در سه‌تایی هر کدام { $price3 } سکه.
says-pool = در آغاز هر دور این تعداد تاس سیاه ریخته می‌شود.
says-district = تاس‌های شهروندان این محله اینجاست. صاحبشان رایگان به کارشان می‌برد و دیگران می‌توانند بخرند؛ کسی نمی‌تواند نه بگوید.
says-district-grey =
    تاس‌های شهروندان { $solo ->
        [1] شاه
       *[other] بی‌طرف
    } اینجاست. هر کس می‌تواند بخرد و پولش را به بانک می‌دهد.
says-neutral = شهروندان بی‌طرف مال هیچ‌کس نیستند. هر کدام هر دور یک تاس به محلهٔ بی‌طرف می‌دهد و مثل دیگران می‌شود بیرونشان کرد.
says-deniers = پول برای تاس دیگران، پیشه‌ور و دستمزد. هر دور هر کس { $deniers } سکه می‌گیرد.
says-influence = پیش از هر کار: با { $reroll } نفوذ یک تاس خود را دوباره می‌ریزید، با { $recruit } نفوذ شهروندی به خدمت می‌گیرید، با { $flip } نفوذ تا سه تاس خود را برمی‌گردانید.
says-supply = شهروندانی که می‌توانند پیشه‌ور شوند یا به ساختمانی بروند.
says-supply-grey =
    { $solo ->
        [1] شهروندانی که شاه هنوز می‌تواند بگذارد.
       *[other] شهروندان بی‌طرفی که رویدادها هنوز می‌توانند بیاورند.
    }
says-points = جلوی چشم همه گرفته و تا پایان پوشیده نگه داشته می‌شود؛ این عدد آن را می‌شمارد.
says-captured = کارت رویداد به کسی می‌رسد که بیشترین مکعب را رویش داشته. یکی از شخصیت‌ها آن‌ها را می‌شمارد.
says-purse = مزد پاس دادن؛ در پایان دور به شما می‌رسد.
says-start = در این دور نخست بازی می‌کند. این کارت هر دور به نفر بعد می‌رسد.
says-passed = هر که پاس بدهد در این دور دیگر بازی نمی‌کند: حالا { $first } سکه و برای هر نوبت بعدی { $later } سکه تا پایان دور در محله‌اش می‌ماند.
says-order =
    { $solo ->
        [1] بعد از هر دو شهروند شما، شاه سه شهروند می‌گذارد.
       *[other] نوبت‌ها رفت و برگشتی است.
    }
says-round = هر دور: درآمد، تاس، رویداد، نوبت‌ها. به تعداد رویدادهای قرمز دور هست؛ سپس همه‌چیز شمرده می‌شود.
says-leroy = برای شاه دو تاس سیاه ریخته می‌شود؛ ردیفی که مجموعشان را دارد می‌گوید چه می‌کند.
says-leroy-scores = { $points } امتیاز می‌گیرد و { $dice } تاس خرج می‌کند که یکی را به { $deniers } سکه از شما می‌خرد.
says-leroy-citizen = شهروندی می‌گذارد و اگر بتواند یکی از شهروندان شما را بیرون می‌کند.
says-leroy-event = پرچم‌های راست‌ترین رویداد را پر می‌کند، برای هر کدام یک تاس.
says-leroy-tradesman = پیشه‌وری روی بهترین جای آزاد می‌گذارد.
says-leroy-builds = کلیسای جامع را می‌سازد: { $cubes } مکعب. هر مکعبی که جایی نیابد { $points } امتیاز به او می‌دهد.
says-leroy-character = هر دو از شخصیت رویی امتیاز می‌گیرید و آن شخصیت بیرون می‌رود. اگر شخصیتی نمانده باشد شاه { $points } امتیاز می‌گیرد.
says-leroy-spends =
    { $dice ->
        [0] تاسی خرج نمی‌کند.
       *[other] { $dice } تاس خرج می‌کند.
    }
says-difference = نتیجه را امتیاز شما منهای امتیاز شاه می‌گوید. تا پایان طوری شمرده می‌شود که انگار بازی همین حالا تمام شده، مثل عدد بالای صفحهٔ بازی.

## How things stand

now-tradesman = پیشه‌ور { $seat }: { $points } امتیاز در پایان
    .you = { now-tradesman }
now-tradesman-grey =
    پیشه‌ور { $solo ->
        [1] شاه
       *[other] محلهٔ بی‌طرف
    }: { $points } امتیاز در پایان
now-cubes = { $seat }: { $cubes } مکعب
    .you = { now-cubes }
now-cubes-grey =
    { $solo ->
        [1] شاه
       *[other] محلهٔ بی‌طرف
    }: { $cubes } مکعب
now-citizens = { $seat }: { $citizens } شهروند
    .you = { now-citizens }
now-citizens-grey =
    { $solo ->
        [1] شاه
       *[other] محلهٔ بی‌طرف
    }: { $citizens } شهروند
now-stands = شهروند { $seat } اینجا ایستاده است.
    .you = { now-stands }
now-stands-grey =
    شهروند { $solo ->
        [1] شاه
       *[other] محلهٔ بی‌طرف
    } اینجا ایستاده است.
now-counts = { $seat }: حالا { $count } تا، برابر { $points } امتیاز
    .you = { now-counts }
now-counts-grey =
    { $solo ->
        [1] شاه
       *[other] محلهٔ بی‌طرف
    }: حالا { $count } تا، برابر { $points } امتیاز
now-won = این کارت را { $seat } برده است.
    .you = این کارت را شما برده‌اید.
now-won-grey =
    این کارت را { $solo ->
        [1] شاه
       *[other] محلهٔ بی‌طرف
    } برده است.
now-has = { $seat }: { $count }
    .you = { now-has }
now-has-grey =
    { $solo ->
        [1] شاه
       *[other] محلهٔ بی‌طرف
    }: { $count }
now-collected = امتیازی که تا اینجا گرفته شده: { $points }
now-collected-covered = امتیاز گرفته‌شده: { $points } (پوشیده، ولی جلوی چشم همه گرفته شده)
now-free-places = جای امتیازدار مانده: { $free }
now-takes =
    { $some ->
        [0] با وضع کنونی دور بعد چیزی از شما نمی‌گیرد.
       *[other] با وضع کنونی دور بعد پس از درآمد از شما می‌گیرد: { $parts }.
    }
now-takes-all =
    { $some ->
        [0] با وضع کنونی رویدادهای اینجا دور بعد چیزی از شما نمی‌گیرند.
       *[other] با وضع کنونی رویدادهای اینجا دور بعد پس از درآمد از شما می‌گیرند: { $parts }.
    }
takes-deniers = { $deniers } سکه
takes-influence = { $influence } نفوذ
takes-points = { $points } امتیاز
takes-cubes = { $cubes } مکعب از کلیسای جامع
now-black-from = تاس‌های سیاه از اینجا می‌آیند: { $cards }.
now-free-flags = پرچم مانده: { $free }
now-not-open = هنوز در این بازی باز نشده است.
now-not-in-queue = در صف نیست.
now-empty = کسی اینجا نایستاده است.
now-levels-missing =
    { $count ->
        [one] در طبقهٔ
       *[other] در طبقه‌های
    } { $levels } مکعبی ندارید.

## How to play

howto-1-title = هدف بازی
howto-1-text = شهروندانتان به شما تاس می‌دهند و هر که بیشترین امتیاز را دارد برنده است. در نوبتتان با یک تا سه تاس هم‌رنگ کلیسای جامع را می‌سازید، با رویدادی می‌جنگید، از کارتی استفاده می‌کنید، کشاورزی می‌کنید یا شهروندی می‌گذارید. کلیسا، رویدادها و کارت‌ها امتیاز می‌آورند و در پایان شخصیت‌های پنهان هم، برای همه. بازی با دورِ آخرین رویداد نظامی تمام می‌شود.
howto-2-title = یک دور
howto-2-text = پول می‌گیرید، دستمزد می‌دهید و برای هر شهروند ایستاده یک تاس می‌ریزید. دو رویداد می‌آید، همهٔ رویدادها اثر می‌کنند، سپس نوبتی بازی می‌کنید تا تاسی نماند یا همه پاس بدهند.
howto-3-title = تاس‌های سیاه
howto-3-text = رویدادهای نظامی تاس سیاه می‌آورند. به نوبت بزرگ‌ترینشان را با تاس‌های محلهٔ خود دفع می‌کنید؛ قرمزها دو برابر حساب می‌شوند. هر کدام که دفع شود نفوذ می‌آورد و هر کدام که نشود امتیاز کم می‌کند.
howto-4-title = دسته‌های تاس
howto-4-text = هر کار یک تا سه تاس هم‌رنگ از هر محله‌ای می‌خواهد. هر تاس دیگران بسته به اندازهٔ دسته دو، چهار یا شش سکه است و کسی نمی‌تواند نه بگوید. شهروندان خاکستری بی‌طرف‌اند: مال هیچ‌کس نیستند و تاس‌هایشان را به همین بها از بانک می‌خرید.
howto-5-title = فعالیت‌ها
howto-5-text = بار اول بهای کارت را می‌دهید و شهروندی رویش می‌گذارید. مجموع تاس‌ها تقسیم بر عدد کارت می‌گوید چند بار اثر می‌کند. کارت‌هایی که ساعت شنی دارند مکعب می‌دهند که بعدها تاس‌ها را تغییر می‌دهد.
howto-6-title = کلیسای جامع
howto-6-text = هر تاس سفید مکعبی روی عدد خود می‌گذارد که یک امتیاز و نفوذ می‌آورد. در پایان هر طبقه‌ای که مکعبی از شما ندارد دو امتیاز کم می‌کند.
howto-7-title = مبارزه با رویدادها
howto-7-text = با تاس‌های هم‌رنگ رویداد مکعب روی پرچم‌هایش می‌گذارید و برای هر مکعب یک نفوذ می‌گیرید. وقتی همه پر شد، دو نفر با بیشترین مکعب امتیاز می‌گیرند.
howto-8-title = شهروندان
howto-8-text = با یک تاس شهروندی را به ساختمان می‌برید و شاید دیگری را بیرون کنید. وقتی شهروندی روی ساختمان خوابیده باشد، هم‌رنگ‌هایش در آن ساختمان تا پایان دور در امان‌اند.
howto-9-title = نفوذ
howto-9-text = پیش از هر کار می‌توانید یکی از تاس‌های خود را دوباره بریزید، شهروندی به خدمت بگیرید یا تا سه تاس خود را برگردانید.
howto-10-title = پایان
howto-10-text = هر کس شخصیتی پنهان دارد. در پایان همهٔ شخصیت‌ها برای همه امتیاز می‌آورند، پس ببینید دیگران دنبال چه هستند.

## دستِ نخست با راهنما

lesson-goal = به تروا خوش آمدید! پس از چهار دور هر که امتیاز بیشتری دارد برنده است. امتیازی که گرفته‌اید اینجا، کنار سپر سرخ است.
lesson-settle = شهروندان به شما تاس می‌دهند: قرمز در کاخ، سفید در اسقف‌نشین، زرد در شهرداری. اول هر بازیکن شش شهروند می‌گذارد؛ اولی را در کاخ روی جای ۱ بگذارید.
lesson-salaries = نوبت رفت و برگشتی است: { $seat1 } دو بار گذاشت و حالا شما دو بار، روی جای مشخص‌شده. دستمزد هر شهروند در هر دور ۲ سکه در کاخ است، ۱ در اسقف‌نشین، هیچ در شهرداری.
lesson-rows = هر کس بعداً وارد ردیف پر شود، نفر آخر سمت راست را بیرون می‌کند. دو شهروند دیگر بگذارید، هر بار روی جایی که نشان داده می‌شود.
lesson-last-citizen = در کاخ فقط تاسی با همان عدد می‌تواند شهروند را بیرون کند. آخرین شهروندتان را روی جای ۴ بگذارید.
lesson-dice = دور ۱: ۱۰ سکه آمد و ۶ سکه دستمزد رفت. تاس‌هایتان اینجا در محله‌تان است، برای هر شهروند یکی. هر نوبت یک کار می‌کنید، با یک تا سه تاس هم‌رنگ.
lesson-below-zero = عدد کنار نام شما در بالا امتیازتان است اگر بازی همین حالا تمام شود: هر یک از سه طبقهٔ کلیسای جامع که مکعب شما را ندارد ۲ امتیاز کم می‌کند، روی هم ۶، و شخصیت‌های پنهانتان ۱ امتیاز می‌دهند. می‌شود منفی ۵.
lesson-events = دو رویداد تازه کنار غارتگری آمد. رویدادها هر دور اثر می‌کنند تا کسی دفعشان کند: رهگذران همین حالا شهروند شما را از شهرداری بیرون کردند.
lesson-black = تاس‌های سیاه هر دور حمله می‌کنند. بزرگ‌ترین، یک ۴، سهم شماست: در برابرش دست‌کم ۴ لازم است. قرمزها دو برابر حساب می‌شوند: ۳ قرمزتان را بزنید و بعد دکمهٔ «تأیید» را.
lesson-cathedral = حالا اولین کار شما: با ۵ و ۴ سفید کلیسای جامع بسازید و «تأیید» را بزنید. هر تاس ۱ امتیاز و ۲ نفوذ می‌آورد.
lesson-cards = حالا نوبت یک کارت است، بازرگان: هر بار که کار کند ۲ سکه می‌دهد. ÷۲ می‌گوید چند بار: به ازای هر ۲ از مجموع تاس‌ها یک بار.
lesson-merchant = تاس دیگران را هم می‌توانید بخرید؛ اگر دو تاس به کار ببرید هر تاس خریدنی ۴ سکه است. ۵ زرد { $seat1 } و ۱ خودتان را بردارید و «تأیید» را بزنید: مجموع ۶ یعنی بازرگان ۳ بار و ۶ سکه. ۲ سکهٔ دیگر بهای کارت است، فقط همین بار؛ بعداً باز هم سکه می‌آورد.
lesson-tradesman = هر کارت بار اول بهایش و یک شهروند هم می‌خواهد که پیشه‌ور می‌شود و در پایان امتیاز می‌دهد. آن را که روی شهرداری خوابیده بردارید و بعد «۳ بار انجام دادن» را بزنید.
lesson-fight = حالا با درگیری‌ها بجنگید: ۶ قرمز خودتان و، به ۴ سکه، ۶ قرمز محلهٔ بی‌طرف را بردارید و «تأیید» و بعد «۳ بار انجام دادن» را بزنید. ۱۲ تقسیم بر ۴ می‌شود ۳ مکعب و هر مکعب ۱ نفوذ می‌آورد.
lesson-countered = همهٔ پرچم‌ها پر شد و درگیری‌ها رفت: ۵ امتیاز برای شما که مکعب بیشتری داشتید و ۲ برای { $seat1 }.
lesson-recruit = پیش از هر کار نفوذ کمک می‌کند: با ۱ تاسی را دوباره می‌ریزید، با ۴ تا سه تاس را برمی‌گردانید و با ۲ شهروندی به خدمت می‌گیرید. یکی به خدمت بگیرید.
lesson-place = با یک تاس شهروندی را به ساختمان هم‌رنگ آن می‌برید. ۱ زرد شما راه ردیف بالای شهرداری است: شهروند ذخیره‌تان را آنجا بگذارید.
lesson-pass = تاس‌هایتان تمام شد: پاس بدهید. ۲ سکه می‌گیرید و برای هر نوبتی که صبر کنید ۱ سکهٔ دیگر.
lesson-characters = دو شخصیت پنهان شما در پایان به همه ۱، ۳ یا ۶ امتیاز می‌دهند. { character-chretien-de-troyes } شهروندان را می‌شمارد، از ۴، ۶ یا ۸ به بالا، و { character-hugues-de-payns } نفوذ را، از ۶، ۱۰ یا ۱۵ به بالا. شخصیت‌های دیگران هم برای شما حساب می‌شود: حدسشان بزنید.
lesson-free = دور ۲ کارت و رویداد و تاس تازه دارد، و تاس سیاه ۲ مال شماست. پس از دور ۴ پیشه‌وران و رویدادهایی که مکعب شما را دارند هم امتیاز می‌دهند. از اینجا هر طور دوست دارید بازی کنید!

tip-cubes = روی کارتی که ساعت شنی دارد مکعب دارید. با یکی از آن‌ها می‌شود تاس‌های یک کار را تغییر داد: پیش از برداشتن تاس انتخابش کنید.
tip-expelled = شهروندی بیرون رانده شد و روی ساختمان خوابیده است. تا آنجاست هم‌رنگ‌هایش را نمی‌شود از آن ساختمان بیرون کرد؛ پس از دور به ذخیره‌اش برمی‌گردد.
tip-loses = رویدادی سکه یا نفوذ گرفت. هر دور همین کار را می‌کند تا پرچم‌هایش پر شود، و هر که نتواند بپردازد ۲ امتیاز از دست می‌دهد.
tip-fails = تاسی سیاه از همهٔ تاس‌های محله‌ای قوی‌تر بود و ۲ امتیاز کم کرد. برای بعدی‌ها تاس قرمزی نگه دارید، یا اول نفوذ خرج کنید.

lesson-solo-goal = به تروا خوش آمدید! چهار دور تنها با شاه بازی می‌کنید. باید از او امتیاز بیشتری بگیرید: امتیاز شما، امتیاز او و تفاوتشان اینجاست.
lesson-solo-settle = هر نوبت یک کار می‌کنید، با یک تا سه تاس هم‌رنگ. تاس را شهروندان می‌دهند: قرمز در کاخ، سفید در اسقف‌نشین، زرد در شهرداری. یکی در کاخ و یکی در اسقف‌نشین بگذارید.
lesson-solo-salaries = هر شهروند در هر دور دستمزد می‌خواهد: ۲ سکه در کاخ، ۱ در اسقف‌نشین، هیچ در شهرداری؛ شاه چیزی نمی‌پردازد. یکی در شهرداری و یکی در کاخ بگذارید.
lesson-solo-rows = هر کس وارد ردیف پر شود، نفر آخر سمت راست را بیرون می‌کند. دو شهروند آخرتان را بگذارید، هر بار روی جایی که نشان داده می‌شود.
lesson-solo-dice = دور ۱: ۱۰ سکه آمد و ۶ سکه دستمزد رفت. شما شش تاس دارید و شاه دوازده تا؛ می‌توانید تاس‌های او را بخرید.
lesson-solo-events = بدعت همین حالا ۲ نفوذ از شما گرفت. هر دور همین می‌شود تا پرچم‌هایش پر شود؛ به شاه آسیبی نمی‌رسد.
lesson-solo-black = تاس‌های سیاه حمله می‌کنند: یک ۶ و یک ۱. قرمز در برابرشان دو برابر است، پس ۶ قرمزتان ۱۲ می‌شود و هر دو را دفع می‌کند. ۱ را هم اضافه کنید، ۶ قرمز را بگذارید و «تأیید» را بزنید.
lesson-solo-fight = با درگیری‌ها بجنگید: ۳ قرمز خودتان و، به ۴ سکه، ۶ قرمز شاه را بردارید و «تأیید» و بعد «۲ بار انجام دادن» را بزنید. ۹ تقسیم بر ۴ می‌شود ۲ مکعب؛ هر مکعب ۱ نفوذ می‌آورد و بهترین تاس او هم رفته است.
lesson-solo-roll = نوبت شاه است: دو تاس سیاه برایش بریزید. این جدول می‌گوید با جمعشان چه می‌کند؛ برای آن تاس خرج می‌کند.
lesson-solo-artisan = ۴ آمد: شاه شهروند شما را از اسقف‌نشین بیرون کرد. با ۵ و ۴ زرد از صنعتگر استفاده کنید و «تأیید» را بزنید. به ازای هر ۳ از مجموع ۹، ۱ نفوذ ۶ سکه می‌شود: ۳ بار.
lesson-solo-tradesman = هر کارت بار اول بهایش و یک شهروند هم می‌خواهد که پیشه‌ور می‌شود و در پایان امتیاز می‌دهد. آن را که روی اسقف‌نشین خوابیده بردارید و بعد «۳ بار انجام دادن» را بزنید.
lesson-solo-again = حالا ۲۰ سکه دارید. دوباره برای شاه تاس بریزید؛ او تا وقتی تاس دارد بازی می‌کند.
lesson-solo-cathedral = ۷ آمد: شاه دو مکعب کلیسای جامع را ساخت. با ۳ و ۲ سفید بسازید، هر کدام ۱ امتیاز و ۱ نفوذ، و «تأیید» را بزنید. بعد برای او تاس بریزید.
lesson-solo-characters = شش شخصیت رو هستند. هر وقت شاه ۸ بیاورد، اولی به هر دو شما امتیاز می‌دهد و می‌رود؛ بقیه در پایان حساب می‌شوند.
lesson-solo-free = تاس‌هایتان تمام شد: پاس بدهید یا تاس‌های او را بخرید. پس از دور ۴ این تفاوت نتیجه را می‌گوید. از اینجا هر طور دوست دارید بازی کنید!

tip-solo-place = با یک تاس شهروندی را به ساختمان هم‌رنگش می‌برید و شاید یکی از شهروندان شاه را بیرون کنید: آن وقت دور بعد یک تاس کمتر دارد. اگر شهروندی ندارید، با ۲ نفوذ یکی به خدمت بگیرید.
tip-solo-buys = شاه بهترین تاس شما را خرید و بهایش را داد. با ۲، ۳، ۱۱ و ۱۲ از این راه امتیاز می‌گیرد.
tip-solo-character = ۸ آمد: اولین شخصیت برای هر دوی شما حساب شد و رفت. ببینید بعدی چه چیزی را می‌شمارد.

## Why a turn is good (coach/reasons.py)

reason-points-more = امتیاز پیروزی: { $n } بیشتر
reason-deniers-more = سکه: { $n } بیشتر
reason-deniers-theirs = { $seat } { $n } سکه کمتر خواهد داشت
reason-influence-more = نفوذ: { $n } بیشتر
reason-palace-more = شهروند بیشتر در کاخ: تاس قرمز در دورهای بعد
reason-palace-theirs = از شهروندان { $seat } در کاخ کم می‌شود: تاس قرمز کمتر در دورهای بعد
reason-bishopric-more = شهروند بیشتر در اسقف‌نشین: تاس سفید در دورهای بعد
reason-bishopric-theirs = از شهروندان { $seat } در اسقف‌نشین کم می‌شود: تاس سفید کمتر در دورهای بعد
reason-city-hall-more = شهروند بیشتر در شهرداری: تاس زرد در دورهای بعد
reason-city-hall-theirs = از شهروندان { $seat } در شهرداری کم می‌شود: تاس زرد کمتر در دورهای بعد
reason-exposed-less = شهروندان کمتری از شما جایی ایستاده‌اند که تازه‌وارد بعدی بیرونشان کند
reason-trades-more = پیشه‌وری روی یک کارت دیگر: در دورهای بعد بی آنکه دوباره بهای جا را بدهید به کارش می‌گیرید
reason-line-characters = امتیاز شخصیت‌هایی که می‌شناسید، اگر بازی همین حالا تمام شود: { $n } بیشتر
reason-line-characters-theirs = { $seat } از شخصیت‌هایی که می‌شناسید { $n } امتیاز کمتر می‌گیرد
reason-line-cathedral-levels = امتیاز کمتری برای طبقه‌های بی‌مکعب شما در کلیسای جامع کم می‌شود: { $n }
reason-line-cathedral-levels-theirs = { $seat } در پایان { $n } امتیاز بیشتر برای طبقه‌های بی‌مکعب کلیسای جامع از دست می‌دهد
reason-line-events-in-queue = امتیاز رویدادهایی که مکعب شما را دارند، حتی اگر کسی دفعشان نکند: { $n } بیشتر
reason-line-events-in-queue-theirs = { $seat } در پایان { $n } امتیاز کمتر از رویدادهای مکعب‌دار می‌گیرد
reason-line-tradesmen = امتیاز پیشه‌وران شما در پایان: { $n } بیشتر
reason-line-tradesmen-theirs = { $seat } در پایان { $n } امتیاز کمتر از پیشه‌وران می‌گیرد
reason-events-more = مکعب‌های شما روی رویدادها، وقتی دفع شوند، امتیاز بیشتری می‌آورند
reason-events-theirs = مکعب‌های رویدادها، وقتی دفع شوند، برای { $seat } امتیاز کمتری می‌آورند
reason-by-citizens-more = به امتیازی که { character-chretien-de-troyes } شاید در پایان بدهد نزدیک‌ترید؛ این شخصیت شهروندان ایستاده را می‌شمارد
reason-by-stones-more = به امتیازی که { character-urbain-iv } شاید در پایان بدهد نزدیک‌ترید؛ این شخصیت مکعب‌های کلیسای جامع را می‌شمارد
reason-by-deniers-more = به امتیازی که { character-thibaut-ii } شاید در پایان بدهد نزدیک‌ترید؛ این شخصیت سکه‌ها را می‌شمارد
reason-by-influence-more = به امتیازی که { character-hugues-de-payns } شاید در پایان بدهد نزدیک‌ترید؛ این شخصیت نفوذ را می‌شمارد
reason-by-tradesmen-more = به امتیازی که { character-le-florentin } شاید در پایان بدهد نزدیک‌ترید؛ این شخصیت پیشه‌وران را می‌شمارد
reason-by-captures-more = به امتیازی که { character-henry-i } شاید در پایان بدهد نزدیک‌ترید؛ این شخصیت رویدادهای برده را می‌شمارد
reason-characters-more = شما را به امتیاز شخصیت‌ها نزدیک‌تر می‌کند
reason-events-led-more = رویدادهایی که بیشترین مکعبشان از شماست: { $n } بیشتر
reason-events-led-theirs = { $seat } در { $n } رویداد کمتر پیش خواهد بود
reason-modifiers-more = مکعب روی کارت‌هایی که ساعت شنی دارند: { $n } بیشتر. هر کدام تاس‌های یک کار بعدی را بهتر می‌کند
reason-dice-more = تاس‌های مانده در محلهٔ شما: { $n } بیشتر
reason-dice-theirs = برای { $seat } { $n } تاس کمتر می‌ماند

## نام‌های روی کارت‌ها

written-activity = { $activity }
written-building = { $building }
written-owner = { $seat }
    .you = { written-owner }
written-deniers = سکه
written-influence = نفوذ
written-supply = شهروند
written-points = امتیاز
written-captured = رویدادها
written-phase =
    { $phase ->
        [settle] جا گرفتن شهروندان
        [black] حملهٔ تاس‌های سیاه
        [actions] هر نوبت یک کار
        [leroy] نوبت شاه
       *[over] پایان بازی
    }
written-pool = تاس سیاه دور بعد
written-prices = بهای هر تاس خریدنی
written-sum-dice = تاس‌های برداشته
written-sum-total = مجموع
written-sum-price = می‌پردازید
written-sum-price-other = می‌پردازد
written-sum-times = دفعات
written-sum-brings = می‌گیرید
# at the end of a game against him
rival-name = شاه
written-neutral =
    { $solo ->
        [1] شاه
       *[other] محلهٔ بی‌طرف: خریدنی
    }
written-leroy = نوبت شاه: مجموع دو تاس؛ کاری که می‌کند؛ تاس‌هایی که خرج می‌کند
written-leroy-score = امتیاز و خرید بهترین تاس شما
written-leroy-place-citizen = شهروندی می‌گذارد
written-leroy-counter-rightmost-event = راست‌ترین رویداد را پر می‌کند
written-leroy-place-tradesman = پیشه‌وری می‌گذارد
written-leroy-cathedral = کلیسای جامع می‌سازد
written-leroy-score-top-character = شخصیت اول برای هر دو
written-difference = شما منهای شاه، اگر حالا تمام شود
written-red-doubles = قرمز دو برابر
written-strength = مجموع
written-needed = لازم
written-settling = هر دور هر شهروند یک تاس می‌دهد و این دستمزد را می‌خواهد
written-divisor = ÷۳ یعنی: یک بار برای هر ۳ از جمع تاس‌ها
written-each = به ازای هر { $divisor }، یک بار
written-place = شهروند
written-farm = کشاورزی
written-recruit = به خدمت گرفتن
written-pass = پاس
written-yield = تسلیم
written-done = تأیید
written-give-up = گذشتن از بقیه
written-roll = تاس شاه
written-from = از ذخیره
written-reroll = دوباره ریختن یک تاس
written-flip = برگرداندن تا { $dice } تاس
written-characters =
    { $cards ->
        [one] شخصیت پنهان شما
       *[other] شخصیت‌های پنهان شما
    }: در پایان همه { $first }، { $second } یا { $third } امتیاز می‌گیرند
written-characters-leroy = شخصیت‌ها در پایان: { $first }، { $second } یا { $third } امتیاز
written-measure = { $character-counts }
written-under-way = { $activity }
written-leroy-dice = تاس‌های شاه: بهترین‌ها را خرج می‌کند
written-event = { $card }
written-event-short =
    { $card-id ->
        [brigands-1] راهزنان
        [brigands-2] راهزنان
        [brigands-3] راهزنان
        [skirmishes-1] درگیری‌ها
        [skirmishes-2] درگیری‌ها
       *[other] { $card }
    }
