# کی‌فلاور به فارسی. کلیدها و متغیرها در هر پنج پرونده یکی است (docs/languages.md).

## بازی

game-name = کی‌فلاور
game-blurb = چهار فصل و یک روستا: کارگران رنگارنگ کاشی‌ها را در مزایده می‌برند و به کار می‌اندازند.
game-kind = مزایده، کارگرگذاری و ساختن روستا؛ کارگرها و مهارت‌ها پنهان‌اند
game-length = حدود ۹۰ دقیقه
game-players = ۲ تا ۶ نفر
game-points = { $count } امتیاز

## چیزها

colour-blue = آبی
colour-red = قرمز
colour-yellow = زرد
colour-green = سبز
skill-saw = اره
skill-pick = کلنگ
skill-anvil = سندان
resource-wood = چوب
resource-stone = سنگ
resource-iron = آهن
resource-gold = طلا
season-spring = بهار
season-summer = تابستان
season-autumn = پاییز
season-winter = زمستان
direction-s = جنوب
direction-sw = جنوب غربی
direction-nw = شمال غربی
direction-n = شمال
direction-ne = شمال شرقی
direction-se = جنوب شرقی
boat-keyflower = کی‌فلاور
boat-sea-bastion = دژ دریایی
boat-sea-breese = نسیم دریا
boat-flipper = فلیپر
boat-ianvincible = یانوینسیبل
boat-white-wind = باد سفید
tile-alehouse = مهمان‌خانه
tile-apprentice-hall = سرای شاگردان
tile-gold-mine = معدن طلا
tile-key-mine = معدن آهن
tile-keystone-quarry = معدن سنگ
tile-keywood = جنگل
tile-miner = معدنچی
tile-peddler = دست‌فروش
tile-quarryman = سنگ‌کن
tile-stable = اصطبل
tile-woodcutter = هیزم‌شکن
tile-workshop = کارگاه
tile-brewer = آبجوسازی
tile-carpenter = نجار
tile-farrier = نعل‌بند
tile-hiring-fair = بازار استخدام
tile-mason = بنّا
tile-smelter = ریخته‌گر
tile-store = فروشگاه
tile-tavern = غذاخوری
tile-summer-boat-1 = قایق تابستانی ۱
tile-summer-boat-2 = قایق تابستانی ۲
tile-summer-boat-3 = قایق تابستانی ۳
tile-summer-boat-4 = قایق تابستانی ۴
tile-barn = انبار غله
tile-blacksmith = آهنگری
tile-fair = بازار مکاره
tile-forge = کوره
tile-goldsmith = زرگر
tile-inn = مسافرخانه
tile-sawmill = اره‌کشی
tile-sculptor = مجسمه‌ساز
tile-stone-yard = سنگ‌بُری
tile-timber-yard = چوب‌بُری
tile-wainwright = گاری‌سازی
tile-well = چاه
tile-apothecary = عطاری
tile-craftsmans-guild = صنف صنعتگران
tile-jeweller = جواهرساز
tile-key-guild = صنف بزرگ
tile-keythedral = کلیسای جامع
tile-key-market = بازار بزرگ
tile-mercers-guild = صنف پارچه‌فروشان
tile-scholar = محقق
tile-scribes = کاتبان
tile-village-hall = تالار روستا
tile-watermill = آسیاب آبی
tile-windmill = آسیاب بادی
tile-home-1 = خانهٔ ۱
tile-home-2 = خانهٔ ۲
tile-home-3 = خانهٔ ۳
tile-home-4 = خانهٔ ۴
tile-home-5 = خانهٔ ۵
tile-home-6 = خانهٔ ۶
tile-turn-order-1 = کاشی نوبت ۱
tile-turn-order-2 = کاشی نوبت ۲
tile-turn-order-3 = کاشی نوبت ۳
tile-turn-order-4 = کاشی نوبت ۴
tile-keyflower = کی‌فلاور
tile-sea-bastion = دژ دریایی
tile-sea-breese = نسیم دریا
tile-flipper = فلیپر
tile-ianvincible = یانوینسیبل
tile-white-wind = باد سفید

## رویدادها

event-season-begins =
    { $season-id ->
        [spring] بهار با { $seat } آغاز می‌شود.
        [summer] تابستان با { $seat } آغاز می‌شود.
        [autumn] پاییز با { $seat } آغاز می‌شود.
       *[winter] زمستان با { $seat } آغاز می‌شود.
    }
    .you =
        { $season-id ->
            [spring] بهار با شما آغاز می‌شود.
            [summer] تابستان با شما آغاز می‌شود.
            [autumn] پاییز با شما آغاز می‌شود.
           *[winter] زمستان با شما آغاز می‌شود.
        }
event-passes = { $seat } { event-passes.deed }
    .deed = پاس داد.
    .you = { $seat } { event-passes.you-deed }
    .you-deed = پاس دادید.
event-bids = { $seat } { event-bids.deed }
    .deed = روی «{ $tile }» پیشنهاد داد: { $workers } کارگر { $colour }.
    .you = { $seat } { event-bids.you-deed }
    .you-deed = روی «{ $tile }» پیشنهاد دادید: { $workers } کارگر { $colour }.
event-uses = { $seat } { event-uses.deed }
    .deed =
        { $colour-id ->
            [none] از «{ $tile }» استفاده کرد، با { $workers } کارگر چندرنگ.
           *[other] از «{ $tile }» استفاده کرد، با { $workers } کارگر { $colour }.
        }
    .you = { $seat } { event-uses.you-deed }
    .you-deed =
        { $colour-id ->
            [none] از «{ $tile }» استفاده کردید، با { $workers } کارگر چندرنگ.
           *[other] از «{ $tile }» استفاده کردید، با { $workers } کارگر { $colour }.
        }
event-outbids = { $seat } { event-outbids.deed }
    .deed = در «{ $tile }» از { $whom } جلو زد.
    .you = { $seat } { event-outbids.you-deed }
    .you-deed = در «{ $tile }» از { $whom } جلو زدید.
    .to-you = { $seat } { event-outbids.to-you-deed }
    .to-you-deed = در «{ $tile }» از شما جلو زد: { $group } شما از آنجا می‌تواند جای دیگری برود.
event-visits = { $seat } { event-visits.deed }
    .deed = کارگران را روی «{ $tile }» برای { $whom } گذاشت؛ پایان فصل به او می‌رسند.
    .you = { $seat } { event-visits.you-deed }
    .you-deed = کارگران را روی «{ $tile }» برای { $whom } گذاشتید؛ پایان فصل به او می‌رسند.
    .to-you = { $seat } { event-visits.to-you-deed }
    .to-you-deed = کارگران را روی «{ $tile }» شما گذاشت؛ پایان فصل به شما می‌رسند.
event-brings = { $seat } { $group } عقب‌افتاده را از «{ $tile }» همراه آورد.
    .deed =
        { $whole ->
            [0] از جمله { $group } از «{ $tile }».
           *[1] آورده از «{ $tile }».
        }
    .you = { $seat } { $group } عقب‌افتاده را از «{ $tile }» همراه آوردید.
    .you-deed =
        { $whole ->
            [0] از جمله { $group } از «{ $tile }».
           *[1] آورده از «{ $tile }».
        }
event-returned = { $seat } { event-returned.deed }
    .deed = { $number } کارگر خودش را پس گرفت.
    .you = { $seat } { event-returned.you-deed }
    .you-deed = { $number } کارگر خودتان را پس گرفتید.
event-inherits = { $seat } { event-inherits.deed }
    .deed = { $number } کارگری را که { $whom } به کاشی‌های او فرستاده بود گرفت.
    .you = { $seat } { event-inherits.you-deed }
    .you-deed = { $number } کارگری را که { $whom } به کاشی‌های شما فرستاده بود گرفتید.
    .to-you = { $seat } { event-inherits.to-you-deed }
    .to-you-deed = { $number } کارگری را که شما به کاشی‌های او فرستاده بودید گرفت.
event-stands-up = کارگران خوابیدهٔ { $seat } بلند شدند: رنگ «{ $tile }» حالا { $colour } است.
    .you = کارگران خوابیدهٔ شما بلند شدند: رنگ «{ $tile }» حالا { $colour } است.
event-gained = { $seat } { event-gained.deed }
    .deed = { $number } { $resource } گرفت، روی «{ $tile }».
    .you = { $seat } { event-gained.you-deed }
    .you-deed = { $number } { $resource } گرفتید، روی «{ $tile }».
event-drew-worker = { $seat } { event-drew-worker.deed }
    .deed =
        { $colour-id ->
            [none] کارگری از کیسه کشید.
           *[other] یک کارگر { $colour } از کیسه کشید.
        }
    .you = { $seat } { event-drew-worker.you-deed }
    .you-deed =
        { $colour-id ->
            [none] کارگری از کیسه کشیدید.
           *[other] یک کارگر { $colour } از کیسه کشیدید.
        }
event-drew-skill = { $seat } { event-drew-skill.deed }
    .deed =
        { $skill-id ->
            [none] مهارتی کشید.
           *[other] مهارتی کشید: { $skill }.
        }
    .you = { $seat } { event-drew-skill.you-deed }
    .you-deed =
        { $skill-id ->
            [none] مهارتی کشیدید.
           *[other] مهارتی کشیدید: { $skill }.
        }
event-drew = { $seat } { event-drew.deed }
    .deed = { $goods } کشید.
    .you = { $seat } { event-drew.you-deed }
    .you-deed = { $goods } کشیدید.
event-drew-unseen = { $seat } { event-drew-unseen.deed }
    .deed =
        { $skills ->
            [0] { $workers } کارگر از کیسه کشید.
           *[other]
                { $workers ->
                    [0] { $skills } مهارت کشید.
                   *[other] { $workers } کارگر و { $skills } مهارت کشید.
                }
        }
    .you = { $seat } { event-drew-unseen.you-deed }
    .you-deed =
        { $skills ->
            [0] { $workers } کارگر از کیسه کشیدید.
           *[other]
                { $workers ->
                    [0] { $skills } مهارت کشیدید.
                   *[other] { $workers } کارگر و { $skills } مهارت کشیدید.
                }
        }
event-green-taken = { $seat } { event-green-taken.deed }
    .deed = { $number } کارگر سبز گرفت.
    .you = { $seat } { event-green-taken.you-deed }
    .you-deed = { $number } کارگر سبز گرفتید.
event-paid-worker = { $seat } { event-paid-worker.deed }
    .deed = { $number } کارگر { $colour } به کیسه داد.
    .you = { $seat } { event-paid-worker.you-deed }
    .you-deed = { $number } کارگر { $colour } به کیسه دادید.
event-paid-skill = { $seat } { event-paid-skill.deed }
    .deed = مهارتی پرداخت: { $skill }.
    .you = { $seat } { event-paid-skill.you-deed }
    .you-deed = مهارتی پرداختید: { $skill }.
event-moved = { $seat } { event-moved.deed }
    .deed = { $resource } را از «{ $from }» به «{ $to }» برد.
    .you = { $seat } { event-moved.you-deed }
    .you-deed = { $resource } را از «{ $from }» به «{ $to }» بردید.
event-idles = { $seat } { event-idles.deed }
    .deed = چیزی را جابه‌جا نکرد و ارتقا نداد.
    .you = { $seat } { event-idles.you-deed }
    .you-deed = چیزی را جابه‌جا نکردید و ارتقا ندادید.
event-upgraded = { $seat } { event-upgraded.deed }
    .deed = «{ $tile }» را ارتقا داد.
    .you = { $seat } { event-upgraded.you-deed }
    .you-deed = «{ $tile }» را ارتقا دادید.
event-pays = { $seat } { event-pays.deed }
    .deed = برای آن { $goods } پرداخت.
    .you = { $seat } { event-pays.you-deed }
    .you-deed = برای آن { $goods } پرداختید.
event-season-ends =
    { $season-id ->
        [spring] بهار به پایان رسید.
        [summer] تابستان به پایان رسید.
        [autumn] پاییز به پایان رسید.
       *[winter] زمستان به پایان رسید.
    }
event-sold = { $seat } { event-sold.deed }
    .deed = «{ $tile }» را با { $workers } کارگر برد.
    .you = { $seat } { event-sold.you-deed }
    .you-deed = «{ $tile }» را با { $workers } کارگر بردید.
event-bought = { $seat } { event-bought.deed }
    .deed = { $tiles } را روی هم با { $workers } کارگر برد.
    .you = { $seat } { event-bought.you-deed }
    .you-deed = { $tiles } را روی هم با { $workers } کارگر بردید.
event-unsold = کسی برای «{ $tile }» پیشنهاد نداد؛ از بازی بیرون رفت.
event-marker = { $seat } { event-marker.deed }
    .deed = مهرهٔ بنفش را گرفت و از این پس شروع‌کننده است.
    .you = { $seat } { event-marker.you-deed }
    .you-deed = مهرهٔ بنفش را گرفتید و از این پس شروع‌کننده هستید.
event-unwanted = { $seat } آن را گرفت، چون کسی روی «{ $tile }» پیشنهاد نداد.
    .deed = چون کسی روی «{ $tile }» پیشنهاد نداد.
    .you = { $seat } آن را گرفتید، چون کسی روی «{ $tile }» پیشنهاد نداد.
    .you-deed = چون کسی روی «{ $tile }» پیشنهاد نداد.
event-boat-chosen = { $seat } { event-boat-chosen.deed }
    .deed = قایق «{ $boat }» را برداشت.
    .you = { $seat } { event-boat-chosen.you-deed }
    .you-deed = قایق «{ $boat }» را برداشتید.
event-last-boat = { $seat } { event-last-boat.deed }
    .deed = آن را چون آخرین قایق است می‌گیرد.
    .you = { $seat } { event-last-boat.you-deed }
    .you-deed = آن را چون آخرین قایق است می‌گیرید.
event-loads = { $seat } { event-loads.deed }
    .deed = { $workers } کارگر و { $skills } مهارت از آن گرفت.
    .you = { $seat } { event-loads.you-deed }
    .you-deed = { $workers } کارگر و { $skills } مهارت از آن گرفتید.
event-selected = { $seat } { event-selected.deed }
    .deed = کاشی‌های زمستانش را انتخاب کرد.
    .you = { $seat } { event-selected.you-deed }
    .you-deed = کاشی‌های زمستانتان را انتخاب کردید.
event-offers = { $seat } { event-offers.deed }
    .deed = { $number } کاشی زمستان به مزایده گذاشت.
    .you = { $seat } { event-offers.you-deed }
    .you-deed = { $number } کاشی زمستان به مزایده گذاشتید.
event-rearranged = { $seat } { event-rearranged.deed }
    .deed = { $number } کاشی تازه را دوباره برداشت تا از نو بچیند.
    .you = { $seat } { event-rearranged.you-deed }
    .you-deed = { $number } کاشی تازه را دوباره برداشتید تا از نو بچینید.
event-placed = { $seat } { event-placed.deed }
    .deed = «{ $tile }» را چید.
    .you = { $seat } { event-placed.you-deed }
    .you-deed = «{ $tile }» را چیدید.
event-laid = { $seat } { event-laid.deed }
    .deed = { $tiles } را در روستای خودش چید.
    .you = { $seat } { event-laid.you-deed }
    .you-deed = { $tiles } را در روستایتان چیدید.
event-kept-aside = «{ $tile }» هیچ‌جا جور نمی‌شود؛ { $seat } آن را کنار روستا نگه داشت.
    .you = «{ $tile }» هیچ‌جا جور نمی‌شود؛ آن را کنار روستا نگه داشتید.
event-settled = { $seat } { event-settled.deed }
    .deed = چیدن را تمام کرد.
    .you = { $seat } { event-settled.you-deed }
    .you-deed = چیدن را تمام کردید.
event-final = امتیاز پایانی { $seat }: { $points }.
    .you = امتیاز پایانی شما: { $points }.
event-wins = { $seat } { event-wins.deed }
    .deed = با { $points } امتیاز برنده شد!
    .you = { $seat } { event-wins.you-deed }
    .you-deed = با { $points } امتیاز برنده شدید!
ended-final = زمستان تمام شد: هر چهار فصل بازی شده است.

## حالا چه باید کرد

round-named = { $season }، فصل { $round } از ۴
prompt-turn =
    { $outbid ->
        [0] نوبت شماست ({ $season }): روی کاشی‌ای پیشنهاد بدهید، از یکی استفاده کنید یا پاس بدهید.
       *[other] نوبت شماست ({ $season }): پیشنهاد، استفاده یا پاس. { $outbid } کارگر عقب‌افتاده را هم می‌توانید جای دیگری ببرید.
    }
prompt-workers =
    { $kind ->
        [use] استفاده از «{ $tile }»: از { $least } تا { $most } کارگر هم‌رنگ بفرستید.
        [use-of] استفاده از «{ $tile }»: از { $least } تا { $most } کارگر { $colour } بفرستید.
        [exactly] استفاده از «{ $tile }»: درست { $least } کارگر هم‌رنگ بفرستید.
        [exactly-of] استفاده از «{ $tile }»: درست { $least } کارگر { $colour } بفرستید.
        [more-use] { piece-chain-use }.
        [more-exactly] { piece-chain-use-exactly }.
        [more-bid] { piece-chain-bid }.
        [bid-of] پیشنهاد روی «{ $tile }»: دست‌کم { $least } کارگر { $colour } بفرستید.
       *[bid] پیشنهاد روی «{ $tile }»: دست‌کم { $least } کارگر هم‌رنگ بفرستید.
    }
prompt-picked = انتخاب کنید چند کارگر بروند.
prompt-pay = هزینهٔ اثر «{ $tile }» را بپردازید.
prompt-choose = منبعی را که «{ $tile }» به شما می‌دهد انتخاب کنید.
prompt-haul =
    { $may ->
        [move] { $moves } جابه‌جایی مانده است. منبعی بردارید یا تمام کنید.
        [upgrade] { $upgrades } ارتقا مانده است. کاشی‌ای ارتقا دهید یا تمام کنید.
       *[both] { $moves } جابه‌جایی و { $upgrades } ارتقا مانده است. منبعی بردارید، کاشی‌ای ارتقا دهید یا تمام کنید.
    }
prompt-carry = { $resource } را روی یک کاشی همسایه بگذارید. جابه‌جایی مانده: { $moves }.
prompt-spend = ارتقای «{ $tile }»: منبع بعدی را که می‌پردازید انتخاب کنید.
prompt-spend-skill = ارتقای «{ $tile }»: مهارتی را که می‌پردازید انتخاب کنید.
prompt-boat =
    { $season-id ->
        [winter] یک قایق انتخاب کنید: به روستای شما می‌آید و در پایان امتیاز می‌آورد.
       *[other] یک قایق انتخاب کنید: کارگران و مهارت‌های رویش مال شما می‌شوند.
    }
prompt-place =
    { $doing ->
        [where] «{ $tile }»: جایش را در روستا انتخاب کنید.
        [turn] «{ $tile }»: برای چرخاندن روی آن بزنید، یا جهتش را انتخاب کنید.
       *[which]
            { $count ->
                [0] همهٔ کاشی‌های تازه چیده شد. چیدمان را تمام کنید یا دوباره برشان دارید.
               *[other] { $count } کاشی تازه را در روستایتان بچینید.
            }
    }
prompt-select = برای هر کاشی زمستانی خود تصمیم بگیرید: به مزایده بگذارید تا همه رویش پیشنهاد بدهند، یا کنار بگذارید. دست‌کم یکی باید به مزایده برود.
prompt-flip = یک کاشی را رایگان ارتقا دهید، یا تمام کنید.
prompt-over = بازی تمام شد.
repeat-do = { $move } تا پایان فصل
repeat-on = پایان پاس خودکار
repeat-over-round = فصل تمام شد: دوباره خودتان تصمیم می‌گیرید.
repeat-over-upset = کسی پیشنهادی بالاتر از شما داد: دوباره خودتان تصمیم می‌گیرید.
waiting-turn = منتظر { $seat } هستیم تا پیشنهاد بدهد، کاشی‌ای به کار بگیرد یا پاس بدهد.
waiting-workers = منتظر { $seat } هستیم تا کارگر بفرستد.
waiting-pay = منتظر { $seat } هستیم تا هزینهٔ اثر را بپردازد.
waiting-choose = منتظر { $seat } هستیم تا منبعی انتخاب کند.
waiting-haul = منتظر { $seat } هستیم تا منابع را جابه‌جا کند و ارتقا دهد.
waiting-carry = منتظر { $seat } هستیم تا منبع را زمین بگذارد.
waiting-spend = منتظر { $seat } هستیم تا هزینهٔ ارتقا را بپردازد.
waiting-spend-skill = منتظر { $seat } هستیم تا مهارتی بپردازد.
waiting-boat = منتظر { $seat } هستیم تا قایقی انتخاب کند.
waiting-place = منتظر { $seat } هستیم تا کاشی‌هایش را بچیند.
waiting-select = منتظر { $seat } هستیم تا کاشی‌های زمستان را انتخاب کند.
waiting-flip = منتظر { $seat } هستیم تا ارتقای رایگان را به کار ببرد.
action-pass = پاس
action-bid = پیشنهاد روی «{ $tile }»
action-use = استفاده از «{ $tile }»
action-group = آوردن کارگران عقب‌افتاده از «{ $tile }»
action-workers = فرستادن { $number } کارگر { $colour }
action-done = همین کافی است
action-pay-worker = پرداخت یک کارگر { $colour }
action-pay-group = پرداخت همهٔ گروه کنار «{ $tile }»
action-pay-skill = پرداخت مهارت: { $skill }
action-choose = گرفتن { $resource }
action-carry = برداشتن { $resource } از «{ $tile }»
action-to = گذاشتن روی «{ $tile }»
action-upgrade = ارتقای «{ $tile }»
action-spend = پرداخت { $resource }
action-spend-skill = پرداخت مهارت برای ارتقا: { $skill }
action-finish = تمام
action-boat = انتخاب قایق «{ $boat }»
action-offer = به مزایده گذاشتن «{ $tile }»
action-keep = کنار گذاشتن «{ $tile }»
action-place = چیدن «{ $tile }»
action-beside = در { $direction } «{ $tile }»
action-turn =
    { $steps ->
        [0] همین‌طور بگذارید
       *[other] به اندازهٔ { $steps } ضلع به راست بچرخانید
    }
action-rearrange = برداشتن دوبارهٔ همهٔ کاشی‌های تازه
action-settle = چیدمان روستا همین باشد

## چند گزینهٔ هم‌نوع در یک سطر

several-bid = پیشنهاد روی یک کاشی
several-use = استفاده از یک کاشی
several-group = آوردن کارگران عقب‌افتاده
several-workers = فرستادن کارگر
several-pay-worker = پرداخت یک کارگر
several-pay-group = پرداخت همهٔ یک گروه
several-pay-skill = پرداخت یک مهارت
several-choose = گرفتن یک منبع
several-carry = برداشتن یک منبع از کاشی
several-to = گذاشتن روی یک کاشی
several-upgrade = ارتقای یک کاشی
several-spend = پرداخت یک منبع
several-spend-skill = پرداخت یک مهارت برای ارتقا
several-boat = انتخاب یک قایق
several-offer = به مزایده گذاشتن یک کاشی
several-keep = کنار گذاشتن یک کاشی
several-place = چیدن یک کاشی
several-beside = گذاشتن کنار یک کاشی
several-turn = چرخاندن

## حرکت‌های نپذیرفته

refused-over = بازی تمام شده است.
refused-not-your-turn = نوبت کس دیگری است. صبر کنید تا به شما برسد.
refused-bid-use-or-pass = هر نوبت یا پیشنهاد است یا استفاده یا پاس. اول کاشی‌ای انتخاب کنید.
refused-send-workers = اول کارگران پیشنهاد یا استفاده‌ای را که شروع کرده‌اید انتخاب کنید، یا آن را پس بگیرید.
refused-pay-first = اول هزینهٔ اثر کاشی را بپردازید.
refused-choose-resource = اول منبعی را که کاشی می‌دهد انتخاب کنید.
refused-haul = منابع را جابه‌جا کنید، کاشی ارتقا دهید یا تمام کنید.
refused-put-down = اول منبع برداشته را روی یک کاشی همسایه بگذارید.
refused-pay-upgrade = اول هزینهٔ ارتقایی را که آغاز کردید بپردازید.
refused-choose-boat = حالا باید قایقی انتخاب کنید. یکی از ردیف بردارید.
refused-place-tiles = حالا روستاها بزرگ می‌شوند. کاشی‌هایی را که برده‌اید بچینید.
refused-select-winter = حالا کاشی‌های زمستان انتخاب می‌شوند. دربارهٔ یکی از کاشی‌های خود تصمیم بگیرید.
refused-flip = اول ارتقای رایگان فلیپر. کاشی‌ای انتخاب کنید یا تمام کنید.
refused-ready = شما تمام کرده‌اید؛ منتظر دیگران بمانید.
refused-not-on-offer = این کاشی در مزایده نیست. یکی از کاشی‌های وسط را انتخاب کنید.
refused-colour = رنگ این کاشی فرق دارد. با رنگ خودش بیایید یا کاشی دیگری انتخاب کنید.
refused-group-colour = گروه شما در آنجا رنگ دیگری دارد. کارگر همان رنگ اضافه کنید.
refused-one-colour = همهٔ کارگران یک کار هم‌رنگ‌اند. همان رنگ را انتخاب کنید.
refused-not-highest = این بالاترین پیشنهاد نمی‌شود. کارگر بیشتری بفرستید.
refused-cannot-outbid = کارگر هم‌رنگ کافی برای جلو زدن ندارید. کاشی دیگری انتخاب کنید.
refused-no-group = اول کارگران کاری را که شروع کرده‌اید انتخاب کنید. برای کاشی دیگر، آن را پس بگیرید.
refused-winning-group = گروه برنده سر جایش می‌ماند. گروه عقب‌افتاده‌ای انتخاب کنید.
refused-group-stays = کارگران شما کنار این کاشی می‌مانند و به حساب می‌آیند. کارگران دیگری اضافه کنید.
refused-group-taken = این گروه را برداشته‌اید. گروه دیگری انتخاب کنید.
refused-no-such-workers = این‌قدر کارگر از این رنگ ندارید. کمتر بفرستید.
refused-nobody-moves = دست‌کم یک کارگر باید برود. گروه یا کارگری انتخاب کنید.
refused-colour-named = این رنگ را گفته‌اید. رنگ دیگری انتخاب کنید یا تمام کنید.
refused-not-usable = حالا نمی‌شود از این کاشی استفاده کرد. کاشی‌ای در مزایده یا در روستاها انتخاب کنید.
refused-no-effect = این کاشی هیچ‌وقت کارگر نمی‌پذیرد. کاشی دیگری انتخاب کنید.
refused-winter-offer = در زمستان از کاشی‌های مزایده نمی‌شود استفاده کرد؛ فقط می‌شود رویشان پیشنهاد داد. کاشی‌ای در روستاها انتخاب کنید.
refused-too-few = باید از استفادهٔ قبلی بیشتر کارگر بگذارید. بیشتر بفرستید.
refused-tile-full = هر کاشی در یک فصل بیش از شش کارگر نمی‌پذیرد. کاشی دیگری انتخاب کنید.
refused-cannot-use = کارگری ندارید که به این کاشی بخورد. کاشی دیگری انتخاب کنید.
refused-cannot-pay = این‌طور دیگر نمی‌توانید هزینهٔ اثر را بپردازید. هزینه‌اش را کنار نگه دارید.
refused-no-benefit = سر این میز استفاده باید سودی داشته باشد. کاشی دیگری انتخاب کنید.
refused-wrong-payment = این اثر چیز دیگری می‌خواهد. یکی از چیزهای درخشان را انتخاب کنید.
refused-group-payment = سر این میز نمی‌شود با گروه پرداخت. با یکی از کارگران خود بپردازید.
refused-not-a-choice = این منبع در میان گزینه‌ها نیست یا تمام شده است. دیگری را انتخاب کنید.
refused-no-budget = جابه‌جایی دیگری نمانده است. ارتقا دهید یا تمام کنید.
refused-moves-come-first = سر این میز همهٔ جابه‌جایی‌ها پیش از ارتقاست. باز ارتقا دهید یا تمام کنید.
refused-no-resource = چنین منبعی آنجا در روستای شما نیست. کاشی دیگری انتخاب کنید.
refused-no-road = راهی به آنجا نمی‌رسد. کاشی‌ای انتخاب کنید که راه به آن می‌رسد.
refused-not-yours = این کاشی در روستای شما نیست. یکی از کاشی‌های خود را انتخاب کنید.
refused-not-upgradable = این کاشی ارتقاپذیر نیست. کاشی دیگری انتخاب کنید.
refused-upgraded = این کاشی قبلاً ارتقا یافته است. کاشی دیگری انتخاب کنید.
refused-no-upgrade = ارتقای دیگری نمانده است. منابع را جابه‌جا کنید یا تمام کنید.
refused-cost = منابع هزینه باید روی همان کاشی باشند و مهارت‌ها را داشته باشید. اول آن‌ها را فراهم کنید.
refused-counter = هزینه این‌طور پرداخت نمی‌شود. منابع را به ترتیب چوب، سنگ، آهن، طلا بگویید.
refused-boat-gone = این قایق برداشته شده است. قایق دیگری انتخاب کنید.
refused-not-dealt = این کاشی زمستان مال شما نیست یا درباره‌اش تصمیم گرفته‌اید. دیگری را انتخاب کنید.
refused-choose-one = دست‌کم یک کاشی زمستان باید به مزایده برود. همین را بگذارید.
refused-not-gained = لازم نیست این کاشی را بچینید. یکی از کاشی‌هایی را که برده‌اید انتخاب کنید.
refused-no-position = این کاشی حالا هیچ‌جا جور نمی‌شود. اول دیگری را بچینید یا از نو بچینید.
refused-name-tile = اول کاشی‌ای را که می‌چینید انتخاب کنید.
refused-name-cell = اول جای کاشی را انتخاب کنید.
refused-not-in-village = کاشی تازه کنار کاشی‌های روستای شما می‌رود. چنین جایی انتخاب کنید.
refused-occupied = آنجا کاشی‌ای هست. جای خالی انتخاب کنید.
refused-other-name = این جا با اولین همسایه‌اش نام برده می‌شود. از همان‌جا انتخابش کنید.
refused-edges = ضلع‌ها جور نمی‌شوند: راه به راه، زمین به زمین، آب به آب. کاشی را بچرخانید یا جای دیگری انتخاب کنید.
refused-nothing-to-rearrange = چیزی برای برداشتن نیست یا دو بار این کار را کرده‌اید. چیدن را ادامه دهید.
refused-still-to-place = هنوز کاشی‌ای برای چیدن دارید. اول آن را بچینید.
refused-leaves-no-room = آنجا دیگر جایی برای کاشی‌های باقی‌مانده نمی‌ماند. این یکی را بچرخانید یا جای دیگری انتخاب کنید.
lacks-use-colour =
    { $have ->
        [0] کارگرهای اینجا { $colour }اند: استفاده دست‌کم { $count } تا می‌خواهد؛ شما هیچ ندارید.
       *[other] کارگرهای اینجا { $colour }اند: استفاده دست‌کم { $count } تا می‌خواهد؛ شما { $have } دارید.
    }
lacks-bid-colour =
    { $have ->
        [0] برای جلو زدن در این کاشی دست‌کم { $count } کارگر { $colour } لازم است؛ شما هیچ ندارید.
       *[other] برای جلو زدن در این کاشی دست‌کم { $count } کارگر { $colour } لازم است؛ شما { $have } دارید.
    }
lacks-colour = به این کاشی فقط کارگر { $colour } می‌آید.
lacks-turn = کاشی همین‌جا گذاشته شده است: رویش بزنید تا بچرخد و بعد تأیید کنید.
lacks-water = این سمتِ «{ $tile }» آب است و «{ $placed }» ضلع آبی ندارد: اینجا نمی‌شود آن را گذاشت.
lacks-match = «{ $tile }» را هر طور هم بچرخانید ضلع‌هایش اینجا جور نمی‌شوند: راه به راه، زمین به زمین، آب به آب.
lacks-tiles = همهٔ کاشی‌هایی را که برده‌اید چیده‌اید. حالا چیدمان را تأیید کنید، یا کاشی‌های تازه را بردارید و از نو بچینید.
lacks-both-colour =
    { $have ->
        [0] کارگر { $colour } برای استفاده: { $count }؛ برای جلو زدن: { $bid }. شما هیچ ندارید.
       *[other] کارگر { $colour } برای استفاده: { $count }؛ برای جلو زدن: { $bid }. شما { $have } دارید.
    }
lacks-room = اینجا { $standing } کارگر ایستاده‌اند و استفادهٔ بعدی دست‌کم { $least } تا می‌خواهد: از شش بیشتر می‌شود. این کاشی تا پایان فصل پر است.
lacks-skill = استفاده از این یک مهارت می‌خواهد: { $skill }. شما ندارید.
lacks-any-skill = استفاده از این یک مهارت می‌خواهد، هر کدام که باشد. شما ندارید.
lacks-payment = استفاده از این یک کارگر { $colour } دیگر هم می‌خواهد که باید برایتان بماند. نمی‌ماند.
lacks-any-payment = استفاده از این یک کارگر دیگر هم می‌خواهد که باید برایتان بماند. نمی‌ماند.
lacks-use = استفاده از این دست‌کم { $count } کارگر هم‌رنگ می‌خواهد؛ شما { $have } دارید.
lacks-bid = برای جلو زدن { $count } کارگر هم‌رنگ لازم است؛ شما { $have } دارید.

## گزینه‌ها

option-extra-worker-may-come-from-outbid-group = پرداخت با گروه عقب‌افتاده
option-extra-worker-may-come-from-outbid-group-text = آیا می‌شود همهٔ یک گروه عقب‌افتاده را برای اثری داد که یک کارگر می‌خواهد؟
option-boat4a-applies-to-turn-order-tiles = قایق ۴الف روی کاشی‌های نوبت
option-boat4a-applies-to-turn-order-tiles-text = آیا دارندهٔ قایق تابستانی ۴الف روی کاشی‌های نوبت هم می‌تواند با رنگ دیگری پیشنهاد دهد؟
option-boat3b-resources-score-as-gold = طلا با قایق ۳ب
option-boat3b-resources-score-as-gold-text = آیا با قایق تابستانی ۳ب هر منبعی در پایان می‌تواند طلا حساب شود و یک امتیاز داشته باشد؟
option-purple-wild-requires-winning-winter-bid = مهرهٔ بنفش با مزایده
option-purple-wild-requires-winning-winter-bid-text = آیا مهرهٔ بنفش فقط برای برندهٔ زمستانی‌اش به‌جای هر چیزی به شمار می‌آید؟ اگر نه، برای هر که آن را دارد.
option-boat2a-may-cross-water = قایق ۲الف از روی آب
option-boat2a-may-cross-water-text = آیا با قایق تابستانی ۲الف منابع از آب هم می‌گذرند؟
option-boat-skill-tokens-public = مهارت‌های روی قایق‌ها آشکار
option-boat-skill-tokens-public-text = آیا همه می‌بینند روی قایق‌ها چه مهارت‌هایی است؟
option-interleave-moves-and-upgrades = جابه‌جایی و ارتقا درهم
option-interleave-moves-and-upgrades-text = آیا پس از ارتقا باز می‌شود منابع را جابه‌جا کرد؟ اگر نه، همهٔ جابه‌جایی‌ها پیش از آن است.
option-use-without-benefit-allowed = استفادهٔ بی‌سود
option-use-without-benefit-allowed-text = آیا می‌شود از کاشی‌ای استفاده کرد که چیزی نمی‌دهد؟
option-sea-bastion-mode = دژ دریایی
option-sea-bastion-mode-text = دژ دریایی برای کاشی‌های کدام مسیرهای بسته امتیاز می‌دهد؟
option-sea-bastion-mode-single-closed-trail = یک مسیر بسته
option-sea-bastion-mode-every-loop = همهٔ حلقه‌ها
option-bag-count-public = تعداد کارگران کیسه
option-bag-count-public-text = آیا همه می‌بینند چند کارگر در کیسه است؟
option-tie-break = تساوی
option-tie-break-text = اگر چند نفر بیشترین امتیاز را داشته باشند چه کسی برنده است؟
option-tie-break-shared = همهٔ آن‌ها
option-tie-break-start-player = نزدیک‌ترین به مهرهٔ بنفش

## امتیازها از کجا می‌آید

breakdown-tile = { $tile }
breakdown-turn-order = { $tile }: همسایه‌ها
breakdown-boat =
    { $tile-id ->
        [keyflower] قایق «{ $tile }»: توان حمل
        [sea-bastion] قایق «{ $tile }»: مسیر بسته
        [sea-breese] قایق «{ $tile }»: قایق‌های پشت سر هم
        [white-wind] قایق «{ $tile }»: { $items }
       *[other] قایق «{ $tile }»
    }
breakdown-winter = { $tile }: { $items }
breakdown-yard = { $tile }: { $items }
breakdown-gold = طلایی که خرج نشده
breakdown-items =
    { $item ->
        [blue] { $number } کارگر آبی
        [red] { $number } کارگر قرمز
        [yellow] { $number } کارگر زرد
        [green] { $number } کارگر سبز
        [saw] { $number } اره
        [pick] { $number } کلنگ
        [anvil] { $number } سندان
        [any-resource] { $number } منبع دلخواه
        [any-skill] { $number } مهارت دلخواه
        [wood] { $number } چوب
        [stone] { $number } سنگ
        [iron] { $number } آهن
       *[gold] { $number } طلا
    }
breakdown-unused = بی‌استفاده
breakdown-unused-item = { $items }
breakdown-unseen = کارگرها و مهارت‌های پنهان شاید امتیاز بیشتری بیاورند
breakdown-purple = مهرهٔ بنفش
tie-otherwise = تساوی: از مهرهٔ بنفش به بعد { $seat } جلوتر است.
    .you = تساوی: از مهرهٔ بنفش به بعد شما جلوترید.
breakdown-purple-item =
    { $tile ->
        [none] به‌جای { $items }
       *[other] به‌جای { $items }: «{ $tile }»
    }
breakdown-points = امتیاز
breakdown-to-come = امتیازها از این‌ها می‌آیند: ستاره‌های کاشی‌های روستا (بیشترشان پس از ارتقا)، طلا، و پس از زمستان کاشی‌های زمستان، کاشی‌های نوبت و قایق‌ها.

## هر بخش جعبه چقدر قطعی است

confidence-counts = مهره‌های جعبه، هشت کارگر آغازین و شش کارگر روی هر کاشی.
confidence-setup = تعداد کاشی‌ها بسته به تعداد بازیکنان.
confidence-home = هزینه و امتیاز کاشی‌های خانه از یک مجموعه داده است.
confidence-boat = امتیاز قایق‌ها قطعی است، بارشان از یک مجموعه داده است.
confidence-boat-2-score = اینکه نسیم دریا جدول دارد قطعی است؛ عددهایش از یک مجموعه داده است.
confidence-turn-order = شماره‌ها و کاشی بنفش بسته به تعداد بازیکنان؛ ضلع‌ها محتمل‌اند.
confidence-turn-order-3-side-b = روی دوم کاشی نوبت ۴ هیچ‌وقت به کار نمی‌آید.
confidence-tile-spring-summer-values = کاشی‌های بهار و تابستان: داده‌های دو نفر دربارهٔ هر بیست کاشی و هر دو رویشان یکی است.
confidence-tile-autumn-values = کاشی‌های پاییز: از یک مجموعه داده که هر جا سنجیدیم درست بود.
confidence-tile-winter-values = کاشی‌های زمستان: همان که دفترچه می‌گوید.
confidence-tile-summer-boats-abilities = قایق‌های تابستان: دفترچه هر دو روی هر چهار قایق را توضیح می‌دهد.
confidence-edges-of-all-tiles = راه و آب در ضلع‌های همهٔ کاشی‌ها: از یک مجموعه داده؛ با همهٔ عددهایی که دفترچه دربارهٔ راه‌ها می‌گوید می‌خواند.
confidence-options-extra-worker-may-come-from-outbid-group = گروه عقب‌افتاده تقسیم نمی‌شود، پس همه‌اش پرداخت می‌شود.
confidence-options-boat4a-applies-to-turn-order-tiles = متن از کاشی‌های روستا می‌گوید.
confidence-options-boat3b-resources-score-as-gold = همان که متن می‌گوید؛ شاید دیگران جور دیگری بازی کنند.
confidence-options-purple-wild-requires-winning-winter-bid = متن از کسی می‌گوید که در مزایده برده است.
confidence-options-boat2a-may-cross-water = متن زمین را نام می‌برد، نه آب را.
confidence-options-boat-skill-tokens-public = دفترچه نمی‌گوید باز هستند یا بسته.
confidence-options-interleave-moves-and-upgrades = همان‌طور که در اینترنت بازی می‌شود.
confidence-options-use-without-benefit-allowed = همان‌طور که در اینترنت بازی می‌شود.
confidence-options-sea-bastion-mode = فقط یک مسیر بسته حساب می‌شود؛ برداشت دیگر همهٔ کاشی‌های هر حلقه‌ای را می‌شمارد.
confidence-options-bag-count-public = بازیکنان می‌توانند کیسه را لمس کنند.
confidence-options-tie-break = برد مشترک است؛ گزینهٔ دیگر قانون خانگی ماست.

## نام آنچه در پروندهٔ جعبه است

part-counts = در جعبه
part-workers-blue = کارگرهای آبی
part-workers-red = کارگرهای قرمز
part-workers-yellow = کارگرهای زرد
part-workers-green = کارگرهای سبز
part-workers-purple = کارگرهای بنفش
part-skill-saw = اره‌ها
part-skill-pick = کلنگ‌ها
part-skill-anvil = سندان‌ها
part-tiles-total = کاشی‌ها
part-tiles-home = کاشی‌های خانه
part-tiles-boat = قایق‌ها
part-tiles-turn-order = کاشی‌های نوبت
part-tiles-village = کاشی‌های روستا
part-starting-workers = کارگرهای آغاز
part-max-workers-on-tile = بیشترین کارگر روی کاشی
part-setup = در آغاز
part-players = بازیکنان
part-homes = کاشی‌های خانه
part-boats = قایق‌ها
part-turn-order-tiles = کاشی‌های نوبت
part-season-tiles = کاشی‌های یک فصل
part-winter-dealt = کاشی‌های زمستان هر نفر
part-number = شماره
part-edges = ضلع‌ها، از جنوب در جهت ساعت
part-upgrade-cost = هزینهٔ ارتقا
part-basic = روی ساده
part-upgraded = روی ارتقایافته
part-effect = چه می‌کند
part-move = جابه‌جایی‌ها
part-upgrades = ارتقاها
part-vp = امتیاز
part-gain = دستاورد
part-choose-one = یکی از این‌ها
part-pay-worker = کارگر پرداختی
part-pay-skill = مهارت پرداختی
part-workers = کارگرها
part-skills = مهارت‌ها
part-green = کارگرهای سبز
part-any-resource = هر منبعی
part-any-skill = هر مهارتی
part-tile = کاشی
part-home = کاشی خانه
part-boat = قایق
part-turn-order = کاشی نوبت
part-season = فصل
part-upgradable = ارتقاپذیر
part-summer-boat = قایق تابستانی
part-row = جا در ردیف
part-min-players = از چند بازیکن
part-goods = بار
part-score = امتیازدهی
part-kind = برای چه امتیاز دارد
part-item = آنچه شمرده می‌شود
part-type = نوع شمرده‌شده
part-set = دسته
part-size = اندازهٔ گروه
part-resource = منبع شمرده‌شده
part-vp-each = امتیاز هر یک
part-table = امتیاز ۰ تا ۵ قایق
part-side-a = روی الف
part-side-b = روی ب
part-purple = مهرهٔ بنفش را می‌دهد
part-ability = توانایی
word-any = هر کدام

## چگونه بازی می‌کنند

howto-1-title = هدف بازی
howto-1-text = چهار فصل در مزایده کاشی به دست می‌آورید و با آن‌ها روستا می‌سازید. در نوبتتان کارگر می‌فرستید تا روی کاشی‌ای پیشنهاد بدهید یا از کاشی‌ای استفاده کنید، یا پاس می‌دهید. امتیاز در پایان از کاشی‌هایتان می‌آید: آنچه رویشان نوشته شده، پس از ارتقا بیشتر، یا برای کارگر و مهارت و منبعی که دارید؛ طلای مانده هم حساب می‌شود. پس از زمستان هر که بیشترین امتیاز را دارد برنده است.
howto-2-title = نوبت شما
howto-2-text = روی کاشی‌ای پیشنهاد می‌دهید، از کاشی‌ای استفاده می‌کنید یا پاس می‌دهید. پس از پاس هم می‌توانید باز بازی کنید. فصل وقتی تمام می‌شود که همه پشت سر هم پاس بدهند.
howto-3-title = رنگ‌ها
howto-3-text = اولین کارگران رنگ کاشی را تا پایان فصل تعیین می‌کنند. از آن پس هر پیشنهاد و هر استفاده‌ای همان رنگ را می‌خواهد. کارگر سبز کمیاب است، پس جایی که رنگ سبز تعیین شده رقابت دشوار است.
howto-4-title = مزایده
howto-4-text = بیش از هر گروه دیگر کنار کاشی کارگر بگذارید. گروه عقب‌افتاده را می‌شود بعدها جای دیگری برد، ولی فقط یک‌جا؛ گروه برنده می‌ماند.
howto-5-title = استفاده از کاشی
howto-5-text = از کاشی‌های مزایده، روستای خود یا روستای دیگران استفاده کنید. بار اول دست‌کم یک کارگر، هر بار بعد بیش از بار پیش؛ هر کاشی در فصل تا شش کارگر جا دارد. کارگران روی کاشی در پایان فصل به صاحب آن می‌رسند.
howto-6-title = منابع و مهارت‌ها
howto-6-text = آنچه کاشی‌های خودتان می‌سازند روی همان کاشی می‌ماند؛ بقیه به کاشی خانهٔ شما می‌رود. کارگرها و مهارت‌های شما را دیگران نمی‌بینند.
howto-7-title = جابه‌جایی و ارتقا
howto-7-text = خانه، اصطبل، نعل‌بند و گاری‌سازی منابع شما را روی راه‌ها می‌برند و کاشی‌هایتان را ارتقا می‌دهند. منابع هزینه باید روی همان کاشی باشند؛ طلا جای چوب، سنگ یا آهن را می‌گیرد.
howto-8-title = پایان فصل
howto-8-text = گروه‌های عقب‌افتاده برمی‌گردند. هر که جلوست کاشی را می‌گیرد و کارگران برنده به کیسه می‌روند. سپس به ترتیب کاشی‌های نوبت هر کس قایقی با کارگران و مهارت‌های تازه برمی‌دارد.
howto-9-title = ساختن روستا
howto-9-text = کاشی‌های تازه را با هر چرخشی کنار کاشی‌های خود بچینید. ضلع‌ها باید جور باشند: راه به راه، زمین به زمین، آب به آب.
howto-10-title = زمستان و پایان
howto-10-text = پنهانی انتخاب می‌کنید کدام کاشی‌های زمستانتان به مزایده بروند؛ امتیاز هر کدام مال برندهٔ آن است. آن‌ها برای کارگر، مهارت و منبع امتیاز می‌دهند و هر یک از این‌ها فقط یک بار حساب می‌شود. قایق‌ها و کاشی‌های نوبت هم به روستاها می‌پیوندند. بهترین تقسیم را بازی خودش پیدا می‌کند.

## Scene

piece-season = حالا { $season } است.
piece-passes = پاس‌های پیاپی: { $passes } از { $count }
piece-start = مهرهٔ بنفش آغازگر پیش { $seat } است.
    .you = مهرهٔ بنفش آغازگر پیش شماست.
piece-turn = نوبت { $seat } است.
    .you = نوبت شماست.
piece-next = تا نوبت { $seat }: { $place } نوبت
    .you = { piece-next }
piece-offer = { $tile }، در مزایده
piece-village = { $tile }، در روستای { $seat }
    .you = { piece-village }
piece-village-upgraded = { $tile }، ارتقایافته، در روستای { $seat }
    .you = { piece-village-upgraded }
piece-aside = { $tile } مال { $seat }، بدون جا در روستا
    .you = { piece-aside }
piece-hand = { $tile }، { $seat } باید آن را بچیند
    .you = { $tile }، شما باید آن را بچینید
piece-winter = { $tile }، کاشی زمستان شما؛ با وضع فعلی { $points } امتیاز، اگر در مزایدهٔ زمستان آن را ببرید
piece-winter-offered = { $tile }، کاشی زمستان شما؛ به مزایده می‌رود
piece-winter-kept = { $tile }، کاشی زمستان شما؛ به مزایده نمی‌رود
piece-worth = «{ $tile }» اگر مال شما شود، با وضع فعلی { $points } امتیاز دارد.
piece-bid-leads = { $seat } در «{ $tile }» جلوست، با { $count } کارگر { $colour }.
    .you = شما در «{ $tile }» جلو هستید، با { $count } کارگر { $colour }.
piece-bid-trails = { $seat } روی «{ $tile }» { $count } کارگر { $colour } گذاشته و عقب افتاده است.
    .you = شما روی «{ $tile }» { $count } کارگر { $colour } گذاشته‌اید و عقب افتاده‌اید. در نوبت خود می‌توانید آن‌ها را یک‌جا به کاشی دیگری ببرید.
piece-bid-lies = { $seat } روی «{ $tile }» { $count } کارگر { $colour } گذاشته، رنگی جز رنگ کاشی.
    .you = شما روی «{ $tile }» { $count } کارگر { $colour } گذاشته‌اید، رنگی جز رنگ کاشی.
piece-users = روی «{ $tile }»: { $count } کارگر. استفادهٔ بعدی دست‌کم { $next } می‌خواهد.
piece-users-full = روی «{ $tile }»: { $count } کارگر. در این فصل دیگر جا ندارد.
piece-resource = { $resource } روی «{ $tile }»: { $count }
piece-boat = { $boat }: { $workers } کارگر، { $skills } مهارت
piece-boat-taken = { $boat }: در این فصل انتخاب شد
piece-boat-winter = { $boat }: در زمستان خود قایق را برمی‌دارید
piece-queue = انتخاب قایق، نفر { $place }: { $seat }
    .you = { piece-queue }
piece-worker = مال شما، پنهان از دیگران: { $count } کارگر { $colour }
piece-skill = مال شما، پنهان از دیگران: { $count } { $skill }
piece-seat = { $seat }: { $workers } کارگر، { $skills } مهارت، تا جایی که پیداست { $points } امتیاز
    .you = { piece-seat }
piece-final = { $seat }: { $points } امتیاز
    .you = { piece-final }
piece-seat-ready = { $seat } آماده است.
    .you = شما آماده‌اید.
piece-bag = کارگران کیسه: { $count }
piece-bag-hidden = کیسهٔ کارگران
piece-greens = کارگران سبز کنار بازی: { $count }
piece-pile = مهارت‌های دسته: { $count }
piece-supply = { $resource } در ذخیره: { $count }
piece-chain-bid = پیشنهاد شما روی «{ $tile }»: تاکنون { $count }، دست‌کم { $least }
piece-chain-use = استفاده از «{ $tile }»: تاکنون { $count }، از { $least } تا { $most }
piece-chain-use-exactly = استفاده از «{ $tile }»: تاکنون { $count }، درست { $least } لازم است
written-turns = نوبت‌های بعدی
written-winter = کاشی‌های زمستان: امتیاز، اگر ببرید
written-order = کاشی نوبت
written-order-number = نوبت { $number }
written-owner = { $seat }
    .you = روستای شما
written-chain-bid =
    { $count ->
        [0] چند کارگر؟ (دست‌کم { $least })
       *[other] { $count } کارگر؛ دست‌کم { $least } لازم است
    }
written-chain-use =
    { $count ->
        [0] چند کارگر؟ (از { $least } تا { $most })
       *[other] { $count } تا شد؛ از { $least } تا { $most }
    }
written-chain-use-exactly =
    { $count ->
        [0] چند کارگر؟ (درست { $least })
       *[other] { $count } از { $least }
    }
written-pay = حالا بپردازید
written-rearrange =
    { $count ->
        [1] برداشتن { $count }
        [2] برداشتن هر دو
       *[other] برداشتن همه
    }
piece-moves = جابه‌جایی مانده: { $moves }. ارتقای مانده: { $upgrades }
piece-carried = { $resource }، برداشته از «{ $tile }»
piece-reach = به «{ $tile }» می‌شود رسید؛ جابه‌جایی مانده: { $moves }.
target-workers = کارگران { $colour } شما
row-bid-with = پیشنهاد با { $number } کارگر { $colour }
row-bid-add = افزودن { $number } کارگر { $colour }: روی هم { $total }
row-bid-other =
    { $outbid ->
        [0] پیشنهاد با تعداد یا رنگی دیگر
       *[other] پیشنهاد با تعداد یا رنگی دیگر، یا با کارگران عقب‌افتاده
    }
row-bid-other-number =
    { $outbid ->
        [0] پیشنهاد با تعدادی دیگر
       *[other] پیشنهاد با تعدادی دیگر، یا با کارگران عقب‌افتاده
    }
row-use-with = استفاده با { $number } کارگر { $colour }
row-use-other =
    { $outbid ->
        [0] استفاده با تعداد یا رنگی دیگر
       *[other] استفاده با تعداد یا رنگی دیگر، یا با کارگران عقب‌افتاده
    }
row-use-other-number =
    { $outbid ->
        [0] استفاده با تعدادی دیگر
       *[other] استفاده با تعدادی دیگر، یا با کارگران عقب‌افتاده
    }
row-bid-on = پیشنهاد روی «{ $tile }» با { $number } کارگر { $colour }
row-bid-add-on = افزودن { $number } کارگر { $colour } روی «{ $tile }»: روی هم { $total }
row-use-of = استفاده از «{ $tile }» با { $number } کارگر { $colour }
row-group = آوردن { $group } عقب‌افتاده از «{ $tile }»
row-place-beside = گذاشتن «{ $placed }» در { $direction } «{ $tile }»
row-rearrange =
    { $count ->
        [1] برداشتن دوبارهٔ «{ $tile }»
       *[other] برداشتن دوبارهٔ هر { $count } کاشی تازه
    }
target-tile = { $tile }
written-tile = { $tile }
target-boat = { $boat }
brief-bid = پیشنهاد از { $count } کارگر به بالا
brief-bid-colour = پیشنهاد از { $count } کارگر { $colour } به بالا
brief-bid-more = افزودن { $count } کارگر { $colour } یا بیشتر، روی هم { $total }
brief-use = استفاده با { $count } کارگر: { $does }
brief-use-colour = استفاده با { $count } کارگر { $colour }: { $does }
brief-idle = استفاده فعلاً چیزی نمی‌آورد
brief-order =
    { $marker ->
        [none] انتخاب قایق، نفر { $number }
       *[next] انتخاب قایق، نفر { $number }، و شروع فصل بعد
    }
preview-may-join =
    { $count ->
        [0] آنجا راهی به کاشی دیگری ندارد: منابع نمی‌گذرند
       *[other] می‌تواند با راه به { $tiles } برسد
    }
preview-one-way = آنجا فقط به همین جهت جا می‌شود
preview-turn = چرخاندن به حالت بعدی
preview-joins =
    { $count ->
        [0] راهی به کاشی دیگری ندارد: منابع از اینجا نمی‌گذرند
       *[other] با راه به { $tiles } می‌رسد: منابع از آنجا می‌گذرند
    }
preview-either = می‌توانید رویش پیشنهاد بدهید یا از آن استفاده کنید.
preview-bid-means = پایان فصل مال شماست، اگر کسی بیشتر پیشنهاد ندهد؛ بهایش همین کارگران است
preview-tile-does = کارش: { $does }
preview-tile-scores = در پایان: { $does }
preview-order =
    { $marker ->
        [next] در انتخاب قایق نفر { $number } می‌شوید و فصل بعد را شروع می‌کنید، اگر کسی بیشتر پیشنهاد ندهد؛ بهایش همین کارگران است
        [winter] در انتخاب قایق نفر { $number } می‌شوید و مهرهٔ بنفش را می‌گیرید، اگر کسی بیشتر پیشنهاد ندهد
       *[none] در انتخاب قایق نفر { $number } می‌شوید، اگر کسی بیشتر پیشنهاد ندهد؛ بهایش همین کارگران است
    }
preview-use-means = همین حالا برایتان کار می‌کند؛ این کارگران به برندهٔ کاشی می‌رسند
preview-bid = پیشنهاد دست‌کم { $count } کارگر می‌خواهد
preview-use = استفاده دست‌کم { $count } کارگر می‌خواهد
preview-locks = رنگ این کاشی { $colour } می‌شود
preview-pass =
    { $left ->
        [one] این نوبت کاری نمی‌کنید؛ اگر نفر بعد هم پاس بدهد فصل تمام می‌شود، وگرنه باز نوبت شما می‌رسد
       *[other] این نوبت کاری نمی‌کنید؛ اگر { $left } نفر بعد هم پاس بدهند فصل تمام می‌شود، وگرنه باز نوبت شما می‌رسد
    }
preview-pass-last = همهٔ دیگران پاس داده‌اند: با این پاس فصل تمام می‌شود
preview-pass-gets =
    { $count ->
        [0] با وضع فعلی کاشی‌ای به شما نمی‌رسد
       *[other] با وضع فعلی به شما می‌رسد: { $tiles }
    }
preview-total = روی هم { $count }
preview-short = هنوز { $count } کارگر کم است
preview-bid-colour = پیشنهاد دست‌کم { $count } کارگر { $colour } می‌خواهد
preview-use-colour = استفاده دست‌کم { $count } کارگر { $colour } می‌خواهد
preview-least = دست‌کم { $count } کارگر
preview-least-colour = دست‌کم { $count } کارگر { $colour }
preview-pay-worker = یک کارگر { $colour } هم خرج می‌کند
preview-pay-any-worker = یک کارگر دیگر هم خرج می‌کند
preview-pay-skill = یک مهارت خرج می‌کند: { $skill }
preview-pay-any-skill = یک مهارت دلخواه خرج می‌کند
preview-gain = { $count } { $resource } می‌گیرید، روی «{ $tile }»
preview-gain-choice = یک منبع از { $count } نوع می‌گیرید، روی «{ $tile }»
preview-gain-home = { $count } { $resource } می‌گیرید که روی خانهٔ شما گذاشته می‌شود
preview-gain-choice-home = یک منبع از { $count } نوع می‌گیرید که روی خانهٔ شما گذاشته می‌شود
preview-workers-go = کارگران در پایان فصل به { $seat } می‌رسند
    .you = کارگران در پایان فصل به شما برمی‌گردند
preview-transport = { $moves } جابه‌جایی و { $upgrades } ارتقا
preview-greens = { $count } کارگر سبز
preview-draw-workers = { $count } کارگر از کیسه
preview-draw-skills = { $count } مهارت از دسته
preview-nothing =
    { $kind ->
        [haul] حالا سودی برایتان ندارد: در روستای شما چیزی برای جابه‌جایی یا ارتقا نیست
       *[none] حالا سودی برایتان ندارد: چیزی نمانده است
    }
preview-load = { $workers } کارگر، { $skills } مهارت
preview-moves = جابه‌جایی مانده پس از آن: { $moves }
preview-lost =
    { $kind ->
        [moves] { $moves } جابه‌جایی از دست می‌رود
        [upgrades] { $upgrades } ارتقا از دست می‌رود
       *[both] { $moves } جابه‌جایی و { $upgrades } ارتقا از دست می‌رود
    }
preview-points = با وضع فعلی { $points } امتیاز برایتان دارد
preview-points-won = اگر ببریدش، با وضع فعلی { $points } امتیاز
preview-upgrade = هزینه: { $cost }
preview-upgraded = پس از ارتقا: { $does }
preview-pays = { $goods } می‌پردازید
preview-points-more = با وضع فعلی { $points } امتیاز بیشتر برایتان دارد
preview-points-fewer = با وضع فعلی { $points } امتیاز از شما کم می‌کند
paid-instead =
    { $missing ->
        [wood] { $number } { $resource } (به‌جای چوب)
        [stone] { $number } { $resource } (به‌جای سنگ)
        [iron] { $number } { $resource } (به‌جای آهن)
       *[gold] { $number } { $resource } (به‌جای طلا)
    }
preview-keep = به کسی نمی‌رسد، به شما هم نه
preview-offer = در زمستان به کسی می‌رسد که بیشتر پیشنهاد بدهد

## برگه‌ها: هر چیز چیست و چه می‌کند

card-tiles =
    { $season-id ->
        [spring] کاشی‌های بهار
        [summer] کاشی‌های تابستان
        [autumn] کاشی‌های پاییز
       *[winter] کاشی‌های زمستان
    }
card-homes = کاشی‌های خانه
card-orders = کاشی‌های نوبت
card-boats = قایق‌ها
card-workers = کارگرها
card-resources = منابع
card-skills = مهارت‌ها
card-seasons = فصل‌ها
card-tile =
    { $season-id ->
        [spring] کاشی بهار
        [summer] کاشی تابستان
        [autumn] کاشی پاییز
       *[winter] کاشی زمستان
    }
card-home = کاشی خانه
card-order = کاشی نوبت: در همهٔ فصل‌ها به مزایده گذاشته می‌شود و تا زمستان روی میز می‌ماند.
card-boat = قایق: در پایان هر فصل هر کس یکی برمی‌دارد.
card-summer-boat = قایق تابستانی: روی پیدایش به صاحبش کمک می‌کند؛ کسی نمی‌تواند از آن استفاده کند.
card-basic = روی ساده: { $does }
card-upgraded = روی ارتقایافته: { $does }
card-face-a = کارش: { $does }
card-face-b = اگر روی دیگرش بالا بود: { $does }
card-either-face = یکی از دو رویش، به قید قرعه: { $does }
card-cost = هزینهٔ ارتقا: { $cost }، روی خود کاشی. پس از ارتقا: { $does }
card-cost-skills = هزینهٔ ارتقا: { $cost }، از مهارت‌های شما. پس از ارتقا: { $does }
card-scores = امتیاز پایانی: { $does }
card-order-scores = اگر در زمستان ببریدش، به روستا می‌آید: { $does }
card-lands = منابع اگر کاشی در روستای شما باشد روی خود آن می‌آیند، وگرنه روی خانهٔ شما.
card-choice = یکی از این‌ها: { $goods }
card-nothing = هیچ
card-per-group =
    { $item ->
        [worker] هر { $count } کارگر از هر رنگ { $points } امتیاز
        [skill] هر { $count } مهارت از هر نوع { $points } امتیاز
       *[resource] هر { $count } منبع از هر نوع { $points } امتیاز
    }
card-per-set = { $points } امتیاز برای هر دسته: { $goods }
card-per-item =
    { $counted ->
        [blue] هر کارگر آبی
        [red] هر کارگر قرمز
        [yellow] هر کارگر زرد
        [green] هر کارگر سبز
        [saw] هر اره
        [pick] هر کلنگ
        [anvil] هر سندان
        [wood] هر چوب
        [stone] هر سنگ
        [iron] هر آهن
       *[gold] هر طلا
    } { $points } امتیاز
card-per-chosen =
    { $item ->
        [worker] هر کارگر از یک رنگ { $points } امتیاز؛ رنگی که برایتان بهتر است
        [skill] هر مهارت از یک نوع { $points } امتیاز؛ نوعی که برایتان بهتر است
       *[resource] هر منبع از یک نوع { $points } امتیاز؛ نوعی که برایتان بهتر است
    }
card-yard =
    { $lying ->
        [wood] هر چوبی که در پایان روی آن باشد { $points } امتیاز دارد
        [stone] هر سنگی که در پایان روی آن باشد { $points } امتیاز دارد
        [iron] هر آهنی که در پایان روی آن باشد { $points } امتیاز دارد
        [gold] هر طلایی که در پایان روی آن باشد { $points } امتیاز دارد
       *[any] هر منبعی که در پایان روی آن باشد { $points } امتیاز دارد
    }
card-per-neighbour = هر کاشی کنارش { $points } امتیاز
card-per-capacity = هر جابه‌جایی که کاشی‌های حمل شما می‌دهند { $points } امتیاز
card-road-loop = هر کاشی روی بهترین مسیر بستهٔ شما { $points } امتیاز
card-boat-chain = برای ۱، ۲، ۳، ۴ یا ۵ قایق پشت سر هم از آبِ خانهٔ شما: { $n1 }، { $n2 }، { $n3 }، { $n4 } یا { $n5 } امتیاز
card-free-upgrade = پیش از شمارش یک کاشی رایگان ارتقا می‌یابد
card-per-worker = هر کارگری که جای دیگری حساب نشود { $points } امتیاز
card-boat-workers = هر بار که قایقی برمی‌دارید دو کارگر هم از کیسه می‌کشید
card-boat-green = هر بار که قایقی برمی‌دارید یک کارگر سبز هم می‌گیرید
card-cross-fields = منابع شما از زمین هم می‌گذرند و هنگام چیدن لازم نیست ضلع‌ها جور باشند
card-double-transport = حمل شما دو برابر جابه‌جایی و ارتقا می‌دهد
card-upgrade-substitution = هنگام ارتقا هر منبعی می‌تواند جای دیگری را بگیرد
card-score-substitution = در پایان هر منبع شما می‌تواند به‌جای دیگری حساب شود
card-counter-bid = در برابر پیشنهاد آبی، قرمز یا زرد می‌توانید با رنگ دیگری پیشنهاد بدهید
card-use-any-colour = از کاشی‌ای که رنگ دارد با کارگران هر رنگی استفاده می‌کنید
card-order-number =
    برنده‌اش { $number ->
        [1] نفر اول
        [2] نفر دوم
        [3] نفر سوم
        [4] نفر چهارم
       *[other] نفر { $number }
    } است که قایق انتخاب می‌کند.
card-order-purple = مهرهٔ بنفش را هم می‌دهد: صاحبش فصل بعد را شروع می‌کند.
card-load =
    { $season-id ->
        [spring] بار بهار: { $workers } کارگر، { $skills } مهارت
        [summer] بار تابستان: { $workers } کارگر، { $skills } مهارت
       *[autumn] بار پاییز: { $workers } کارگر، { $skills } مهارت
    }
card-boat-itself = در زمستان خود قایق به روستای شما می‌آید.
card-takes = پیشنهاد یا استفاده دست‌کم { $count } کارگر می‌خواهد
card-takes-colour = پیشنهاد یا استفاده دست‌کم { $count } کارگر { $colour } می‌خواهد
card-transport = هر جابه‌جایی یکی از منابع شما را از راه به کاشی کناری می‌برد و هر ارتقا یکی از کاشی‌هایتان را برمی‌گرداند.
card-lies = رویش: { $goods }
card-placed-upgraded = ارتقایافته در روستای { $seat } است.
    .you = ارتقایافته در روستای شماست.
card-unfit = «{ $tile }» اینجا جا نمی‌گیرد
card-aside = در روستای { $seat } جا ندارد.
    .you = در روستای شما جا ندارد.
card-to-place = { $seat } هنوز باید آن را بچیند.
    .you = شما هنوز باید آن را بچینید.
card-winter-offered = به مزایده می‌رود: فقط برای برنده‌اش حساب می‌شود.
card-winter-kept = کاشی زمستان شما: به مزایده نمی‌رود.
card-yours-in-winter = در زمستان می‌توانید به مزایده بگذاریدش؛ امتیازش مال کسی است که آن را ببرد. حالا فقط شما می‌بینیدش.
card-moored = در ردیف قایق‌هاست.
card-not-here = حالا روی میز نیست.
card-on-board = بار حالا: { $goods }
card-brings = با وضع فعلی { $points } امتیاز به صاحبش می‌دهد.
card-worker = کارگر { $colour }
card-purple-starts = هر که آن را دارد فصل بعد را آغاز می‌کند.
card-purple-counts = هر که در زمستان آن را ببرد، در پایان به‌جای یک کارگر، مهارت یا منبع دلخواه حسابش می‌کند.
card-resource = { $resource }
card-in-village = در روستای شما: { $count }
card-gold = طلا جای چوب، سنگ یا آهن را می‌گیرد. در پایان هر طلای به‌کارنرفته یک امتیاز دارد.
card-skill = مهارت: { $skill }
card-skill-pays = با مهارت‌ها هزینهٔ بعضی اثرها و ارتقاها را می‌دهید و کاشی‌های زمستان برایشان امتیاز می‌دهند. مهارت‌های شما را دیگران نمی‌بینند.
card-passes = پاس‌های پیاپی
card-passes-end = وقتی همه پشت سر هم پاس بدهند، فصل تمام می‌شود. تا آن وقت هر که پاس داده، باز هم می‌تواند بازی کند.
card-season = { $season }
card-season-gets = با وضع فعلی، پایان فصل به { $seat } می‌رسد: { $tiles }
    .you = با وضع فعلی، پایان فصل به شما می‌رسد: { $tiles }
card-bag = کارگران را ندیده از اینجا می‌کشند؛ کارگران پرداختی و پیشنهادهای برنده به اینجا می‌آیند.
card-pile = دستهٔ مهارت‌ها
card-seen = آنچه همه دیدند گرفته شد: { $goods }
card-village = روستای { $seat }
    .you = { card-village }
section-offer = مزایده
section-mine = روستا
section-others = دیگران
section-boats = قایق‌ها
section-hand = کارگران
section-turn = نوبت

## دستِ نخست با راهنما

lesson-goal = به کی‌فلاور خوش آمدید! در چهار فصل برای روستایی که با این خانه آغاز می‌شود کاشی به دست می‌آورید. بیشترین امتیاز (ستاره‌های سرخ) از ارتقا و کاشی‌های زمستانی است و پس از زمستان هر که بیشترین امتیاز را داشته باشد برنده است.
lesson-offer = این کاشی‌ها در بهار به مزایده آمده‌اند. هر که در پایان فصل در مزایدهٔ کاشی‌ای جلو باشد آن را برای روستایش می‌گیرد.
lesson-workers = ۸ کارگر دارید که کس دیگری نمی‌بیند. در نوبتتان با آن‌ها روی کاشی‌ای پیشنهاد می‌دهید، از کاشی‌ای استفاده می‌کنید، یا پاس می‌دهید.
lesson-bid = روی «هیزم‌شکن» پیشنهاد بدهید: آن را انتخاب کنید و ۱ کارگر زرد بفرستید.
lesson-colour = { $seat1 } با ۲ کارگر زرد جلو زد. اولین کارگر رنگ کاشی را تا پایان فصل تعیین می‌کند، پس از این به بعد اینجا فقط زرد به کار می‌آید.
lesson-group = کارگران عقب‌افتاده می‌توانند جای دیگری بروند، همه با هم. روی «سنگ‌کن» پیشنهاد بدهید: کارگرتان را از «هیزم‌شکن» بیاورید و ۱ کارگر زرد هم اضافه کنید.
lesson-use = از هر کاشی می‌شود استفاده کرد، حتی اگر آنجا عقب باشید. ۱ کارگر زرد روی «هیزم‌شکن» بگذارید: ۲ چوب به کاشی خانهٔ شما می‌آید. استفادهٔ بعدی دست‌کم ۲ کارگر می‌خواهد.
lesson-whose = کارگران روی هر کاشی در پایان فصل به صاحب آن می‌رسند، پس آن یکی به شما برنمی‌گردد. در «سنگ‌کن» شما جلو هستید: با ۱ کارگر زرد از آن استفاده کنید تا ۲ سنگ بگیرید.
lesson-home = حالا چوب و سنگ روی کاشی خانهٔ شماست. کاشی خانه منابع را جابه‌جا می‌کند و کاشی‌ها را ارتقا می‌دهد: با ۱ کارگر آبی از آن استفاده کنید.
lesson-upgrade = ارتقای این کاشی ۱ چوب و ۱ سنگ می‌خواهد که باید روی خود کاشی باشند. ارتقایش دهید: ۵ امتیاز می‌ارزد و بیشتر جابه‌جا می‌کند.
lesson-order = { $seat1 } هم خانه‌اش را ارتقا داد، با طلا به‌جای چوب. حالا با ۱ کارگر آبی روی کاشی نوبت پیشنهاد بدهید: برنده‌اش قایق را اول انتخاب می‌کند و فصل بعد را آغاز می‌کند.
lesson-pass = { $seat1 } پاس داد. کارگرانی که نگه دارید مال شما می‌مانند، و فصل وقتی تمام می‌شود که همه پشت سر هم پاس بدهند. شما هم پاس بدهید.
lesson-won = «سنگ‌کن» مال شما شد. ۲ کارگر پیشنهادتان به کیسه رفتند، ولی کارگری که روی کاشی بود پیش شما برگشت. کاشی‌های بی‌پیشنهاد از بازی بیرون رفتند.
lesson-boat = در پایان هر فصل هر کس قایقی پر از کارگر و مهارت تازه می‌گیرد. اول شما انتخاب می‌کنید: «دژ دریایی» را بردارید، چون با کلنگش می‌شود «سنگ‌کن» را ارتقا داد.
lesson-place = «سنگ‌کن» را در شمال خانه‌تان بچینید، بدون چرخاندن. ضلع‌ها باید جور باشند: راه به راه، زمین به زمین، آب به آب.
lesson-settle = منابع از راهِ میان این دو کاشی می‌گذرند. چیدمان روستا را تمام کنید؛ { $seat1 } هم کاشی‌هایش را می‌چیند.
lesson-summer = تابستان است و شما آغاز می‌کنید. آنچه «سنگ‌کن» از این پس برایتان می‌سازد روی خودش می‌ماند؛ با جابه‌جایی، از روی راه‌ها به جایی می‌رود که ارتقایی آن را می‌خواهد.
lesson-winter = این کاشی‌های زمستان هنوز مال شما نیست: در زمستان آن‌ها را به مزایده می‌گذارید و فقط برندهٔ هر کدام امتیازش را می‌گیرد. برای کارگر، مهارت و منبع امتیاز می‌دهند، پس آنچه را می‌خواهند جمع کنید.
lesson-free = بیشترین امتیاز از کاشی‌های ارتقایافته و کاشی‌های زمستان می‌آید و هر طلای مانده ۱ امتیاز دارد. بازی پس از زمستان تمام می‌شود. بقیه‌اش را هر طور دوست دارید بازی کنید!

tip-carry = هر جابه‌جایی یک منبع را از روی راه به کاشی همسایه می‌برد. هزینهٔ ارتقا را روی خود همان کاشی بیاورید؛ جابه‌جایی‌های مانده از دست می‌روند.
tip-pay-worker = این کاشی یک کارگر دیگر هم می‌گیرد. آن کارگر به کیسه می‌رود و لازم نیست هم‌رنگ کاشی باشد.
tip-green = کارگران سبز به بازی آمدند. قانونشان مثل بقیه است، ولی کمیاب‌اند: رقابت بر سر کاشی سبز دشوار است.
tip-place = چند کاشی برده‌اید. آن‌ها را به هر ترتیب و با هر چرخشی بچینید؛ تا چیدمان را تمام نکرده‌اید می‌شود دوباره برشان داشت.
tip-offer = زمستان است: پنهانی انتخاب کنید کدام کاشی‌های زمستانتان به مزایده بروند، دست‌کم یکی. همه می‌توانند رویشان پیشنهاد بدهند، پس آن‌هایی را بگذارید که بیشترین امتیاز را به شما می‌دهند.

## Why a turn is good (coach/reasons.py)

reason-workers-more = کارگر بیشتری برایتان می‌ماند
reason-workers-theirs = کارگران { $seat } کمتر می‌شوند
reason-skills-more = مهارت بیشتری برای پرداخت دارید
reason-resources-more = { $n } چوب، سنگ یا آهن بیشتر در روستای خود دارید
reason-resources-theirs = { $seat } { $n } چوب، سنگ یا آهن کمتر خواهد داشت
reason-upgrades-more = به ارتقای یک کاشی نزدیک‌تر می‌شوید
reason-production-more = کاشی‌هایتان بیشتر برایتان تولید می‌کنند
reason-tiles-led-more = در مزایدهٔ { $n } کاشی دیگر هم جلو می‌افتید: اگر کسی بیشتر پیشنهاد ندهد مال شماست
reason-tiles-led-theirs = { $seat } در مزایدهٔ { $n } کاشی کمتر جلو خواهد بود
reason-winter-plans-more = از آنچه کاشی‌های زمستانیِ شما به آن امتیاز می‌دهند بیشتر جمع می‌کنید
reason-turn-order-more = زودتر قایق انتخاب می‌کنید، اگر کسی بیشتر پیشنهاد ندهد
reason-turn-order-theirs = { $seat } دیرتر قایق انتخاب می‌کند
reason-begins-more = فصل بعد را شما شروع می‌کنید
reason-begins-theirs = { $seat } فصل بعد را شروع نمی‌کند
reason-roads-more = { $n } راه بیشتر میان کاشی‌های شما؛ منابع از راه‌ها می‌گذرند
reason-boats-more = قایق‌های تابستانی روستای شما: { $n } بیشتر
