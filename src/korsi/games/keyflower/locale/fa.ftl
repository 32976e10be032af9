# کی‌فلاور به فارسی. کلیدها و متغیرها در هر پنج پرونده یکی است (docs/languages.md).

## بازی

game-name = کی‌فلاور
game-blurb = چهار فصل و یک روستا: کارگران رنگارنگ کاشی‌ها را در مزایده می‌برند و به کار می‌اندازند، و رنگ هر کاشی حرف آخر را می‌زند.
game-kind = مزایده، کارگرگذاری و ساختن روستا؛ کارگرها و مهارت‌ها پنهان‌اند
game-length = نزدیک ۹۰ دقیقه
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
tile-apprentice-hall = کارآموزخانه
tile-gold-mine = معدن طلا
tile-key-mine = معدن کی
tile-keystone-quarry = معدن سنگ کی
tile-keywood = جنگل کی
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
tile-smelter = گدازکار
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
tile-key-guild = صنف کی
tile-keythedral = کلیسای جامع
tile-key-market = بازار کی
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
event-passes = { $seat } پاس داد.
event-bids = { $seat } روی «{ $tile }» پیشنهاد داد: { $workers } { $colour }.
event-uses =
    { $colour-id ->
        [none] { $seat } از «{ $tile }» استفاده کرد، با { $workers } کارگر چندرنگ.
       *[other] { $seat } از «{ $tile }» استفاده کرد، با { $workers } کارگر { $colour }.
    }
event-stands-up = کارگران خوابیدهٔ { $seat } برخاستند: رنگ «{ $tile }» اکنون { $colour } است.
event-gained = { $seat } گرفت: { $number } { $resource }، روی «{ $tile }».
event-drew-worker =
    { $colour-id ->
        [none] { $seat } کارگری از کیسه کشید.
       *[other] { $seat } یک کارگر { $colour } از کیسه کشید.
    }
event-drew-skill =
    { $skill-id ->
        [none] { $seat } مهارتی کشید.
       *[other] { $seat } مهارتی کشید: { $skill }.
    }
event-green-taken = { $seat } { $number } کارگر سبز گرفت.
event-paid-worker = { $seat } به کیسه پرداخت: { $number } کارگر { $colour }.
event-paid-skill = { $seat } مهارتی پرداخت: { $skill }.
event-moved = { $seat } { $resource } را از «{ $from }» به «{ $to }» برد.
event-upgraded = { $seat } «{ $tile }» را ارتقا داد.
event-season-ends =
    { $season-id ->
        [spring] بهار به پایان رسید.
        [summer] تابستان به پایان رسید.
        [autumn] پاییز به پایان رسید.
       *[winter] زمستان به پایان رسید.
    }
event-sold = { $seat } «{ $tile }» را با { $workers } کارگر برد.
event-unsold = کسی برای «{ $tile }» پیشنهاد نداد؛ از بازی بیرون رفت.
event-marker = { $seat } مهرهٔ بنفش را گرفت و آغازگر است.
event-boat-chosen = { $seat } قایق «{ $boat }» را برگزید.
event-selected = { $seat } کاشی‌های زمستانش را برگزید.
event-offers = { $seat } { $number } کاشی زمستان به مزایده گذاشت.
event-placed = { $seat } «{ $tile }» را به روستایش افزود.
event-kept-aside = «{ $tile }» هیچ‌جا جور نمی‌شود؛ { $seat } آن را کنار روستا نگه داشت.
event-settled = { $seat } چیدن روستا را تمام کرد.
event-final = امتیاز پایانی { $seat }: { $points }.
event-wins = { $seat } با { $points } امتیاز برنده شد!

## اکنون چه باید کرد

prompt-turn = نوبت شماست: روی کاشی‌ای پیشنهاد بدهید، از یکی استفاده کنید یا پاس بدهید.
prompt-workers = کارگر بفرستید: هر چند گروه بازنده که خواستید، سپس کارگرانی از پشت دیوار.
prompt-pay = هزینهٔ اثر کاشی را بپردازید.
prompt-choose = منبعی را که می‌خواهید برگزینید.
prompt-haul = منابع را روی راه‌ها جابه‌جا کنید و کاشی ارتقا دهید، یا تمام کنید.
prompt-carry = منبع را روی یک کاشی همسایه بگذارید.
prompt-spend = منبع بعدی را که برای ارتقا می‌پردازید برگزینید.
prompt-spend-skill = مهارتی را که برای ارتقا می‌پردازید برگزینید.
prompt-boat = یک قایق برگزینید.
prompt-place = کاشی‌های تازه را به روستایتان بیفزایید، سپس چیدمان را تثبیت کنید.
prompt-select = دربارهٔ هر کاشی زمستان تصمیم بگیرید: به مزایده برود یا نه. دست‌کم یکی باید برود.
prompt-flip = یک کاشی را رایگان ارتقا دهید، یا تمام کنید.
prompt-over = بازی تمام شد.
waiting-turn = منتظریم { $seat } پیشنهاد بدهد، کاشی‌ای به کار بگیرد یا پاس بدهد.
waiting-workers = منتظریم { $seat } کارگر بفرستد.
waiting-pay = منتظریم { $seat } هزینهٔ اثر را بپردازد.
waiting-choose = منتظریم { $seat } منبعی برگزیند.
waiting-haul = منتظریم { $seat } منابع را جابه‌جا کند و ارتقا دهد.
waiting-carry = منتظریم { $seat } منبع را زمین بگذارد.
waiting-spend = منتظریم { $seat } هزینهٔ ارتقا را بپردازد.
waiting-spend-skill = منتظریم { $seat } مهارتی بپردازد.
waiting-boat = منتظریم { $seat } قایقی برگزیند.
waiting-place = منتظریم { $seat } کاشی‌هایش را بچیند.
waiting-select = منتظریم { $seat } کاشی‌های زمستان را برگزیند.
waiting-flip = منتظریم { $seat } ارتقای رایگان را به کار ببرد.
action-pass = پاس
action-bid = پیشنهاد روی «{ $tile }»
action-use = استفاده از «{ $tile }»
action-group = آوردن گروه بازنده از «{ $tile }»
action-workers = فرستادن { $number } کارگر { $colour }
action-done = همین بس است
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
action-boat = قایق «{ $boat }»
action-offer = به مزایده گذاشتن «{ $tile }»
action-keep = کنار گذاشتن «{ $tile }»
action-place = چیدن «{ $tile }»
action-beside = { $direction } «{ $tile }»
action-turn =
    { $steps ->
        [0] بدون چرخش
       *[other] { $steps } گام چرخش ساعت‌گرد
    }
action-rearrange = برداشتن دوبارهٔ کاشی‌های تازه
action-settle = تثبیت چیدمان روستا

## حرکت‌های نپذیرفته

refused-over = بازی تمام شده است.
refused-not-your-turn = نوبت دیگری است. صبر کنید تا به شما برسد.
refused-bid-use-or-pass = هر نوبت یا پیشنهاد است یا استفاده یا پاس. نخست کاشی‌ای برگزینید.
refused-send-workers = نخست بگویید کدام کارگرها به کاشی برگزیده بروند.
refused-pay-first = نخست هزینهٔ اثر کاشی را بپردازید.
refused-choose-resource = نخست منبعی را که کاشی می‌دهد برگزینید.
refused-haul = منابع را جابه‌جا کنید، کاشی ارتقا دهید یا تمام کنید.
refused-put-down = نخست منبع برداشته را روی یک کاشی همسایه بگذارید.
refused-pay-upgrade = نخست هزینهٔ ارتقایی را که آغاز کردید بپردازید.
refused-choose-boat = اکنون باید قایقی برگزید. یکی از ردیف بردارید.
refused-place-tiles = اکنون روستاها گسترش می‌یابند. کاشی‌های برده را بچینید.
refused-select-winter = اکنون کاشی‌های زمستان برگزیده می‌شوند. دربارهٔ یکی از کاشی‌های خود تصمیم بگیرید.
refused-flip = نخست ارتقای رایگان فلیپر. کاشی‌ای برگزینید یا تمام کنید.
refused-ready = شما تمام کرده‌اید؛ منتظر دیگران بمانید.
refused-not-on-offer = این کاشی در مزایده نیست. یکی از کاشی‌های وسط را برگزینید.
refused-colour = رنگ این کاشی چیز دیگری است. با همان رنگ بیایید یا کاشی دیگری برگزینید.
refused-group-colour = گروه شما در آنجا رنگ دیگری دارد. کارگر همان رنگ بیفزایید.
refused-one-colour = همهٔ کارگران یک کنش هم‌رنگ‌اند. همان رنگ را برگزینید.
refused-not-highest = این بالاترین پیشنهاد نمی‌شود. کارگر بیشتری بفرستید.
refused-cannot-outbid = کارگر هم‌رنگ کافی برای پیش افتادن ندارید. کاشی دیگری برگزینید.
refused-no-group = گروهی کنار این کاشی ندارید. یکی از گروه‌های بازندهٔ خود را برگزینید.
refused-winning-group = گروه برنده سر جایش می‌ماند. گروه بازنده‌ای برگزینید.
refused-group-stays = کارگران شما کنار این کاشی می‌مانند و به حساب می‌آیند. کارگران دیگری بیفزایید.
refused-group-taken = این گروه را برداشته‌اید. گروه دیگری برگزینید.
refused-no-such-workers = این‌قدر کارگر از این رنگ ندارید. کمتر بفرستید.
refused-nobody-moves = دست‌کم یک کارگر باید برود. گروه یا کارگری برگزینید.
refused-colour-named = این رنگ را گفته‌اید. رنگ دیگری برگزینید یا تمام کنید.
refused-not-usable = اکنون نمی‌توان از این کاشی استفاده کرد. کاشی‌ای در مزایده یا در روستاها برگزینید.
refused-no-effect = این کاشی هیچ‌گاه کارگر نمی‌پذیرد. کاشی دیگری برگزینید.
refused-winter-offer = در زمستان کاشی‌های مزایده را فقط می‌توان خرید. کاشی‌ای در روستاها برگزینید.
refused-too-few = باید از استفادهٔ پیشین بیشتر کارگر بگذارید. بیشتر بفرستید.
refused-tile-full = هر کاشی در یک فصل بیش از شش کارگر نمی‌پذیرد. کاشی دیگری برگزینید.
refused-cannot-use = کارگری ندارید که به این کاشی بخورد. کاشی دیگری برگزینید.
refused-cannot-pay = دیگر نمی‌توانید هزینهٔ اثر را بپردازید. آن را کنار نگه دارید.
refused-no-benefit = در این میز استفاده باید سودی داشته باشد. کاشی دیگری برگزینید.
refused-wrong-payment = این اثر چیز دیگری می‌خواهد. از آنچه می‌درخشد برگزینید.
refused-group-payment = در این میز نمی‌توان با گروه پرداخت. از پشت دیوار بپردازید.
refused-not-a-choice = این منبع در میان گزینه‌ها نیست یا تمام شده است. دیگری را برگزینید.
refused-no-budget = همهٔ جابه‌جایی‌ها مصرف شده است. ارتقا دهید یا تمام کنید.
refused-moves-come-first = در این میز همهٔ جابه‌جایی‌ها پیش از ارتقاست. باز ارتقا دهید یا تمام کنید.
refused-no-resource = چنین منبعی آنجا در روستای شما نیست. کاشی دیگری برگزینید.
refused-no-road = راهی به آنجا نمی‌رسد. کاشی‌ای برگزینید که با راه پیوسته باشد.
refused-not-yours = این کاشی در روستای شما نیست. یکی از کاشی‌های خود را برگزینید.
refused-not-upgradable = این کاشی ارتقاپذیر نیست. کاشی دیگری برگزینید.
refused-upgraded = این کاشی پیش‌تر ارتقا یافته است. کاشی دیگری برگزینید.
refused-no-upgrade = ارتقای دیگری نمانده است. منابع را جابه‌جا کنید یا تمام کنید.
refused-cost = منابع هزینه باید روی همان کاشی باشند و مهارت‌ها پشت دیوار. نخست آن‌ها را فراهم کنید.
refused-counter = هزینه این‌گونه پرداخت نمی‌شود. منابع را به ترتیب چوب، سنگ، آهن، طلا بگویید.
refused-boat-gone = این قایق برداشته شده است. قایق دیگری برگزینید.
refused-not-dealt = این کاشی زمستان از آن شما نیست یا درباره‌اش تصمیم گرفته‌اید. دیگری را برگزینید.
refused-choose-one = دست‌کم یک کاشی زمستان باید به مزایده برود. همین را بگذارید.
refused-not-gained = لازم نیست این کاشی را بچینید. یکی از کاشی‌های برده را برگزینید.
refused-no-position = این کاشی اکنون هیچ‌جا جور نمی‌شود. نخست دیگری را بچینید یا از نو بچینید.
refused-name-tile = نخست کاشی‌ای را که می‌چینید برگزینید.
refused-name-cell = نخست جای کاشی را برگزینید.
refused-not-in-village = کاشی تازه کنار کاشی‌های روستای شما می‌رود. جایی این‌چنین برگزینید.
refused-occupied = آنجا کاشی‌ای هست. جای خالی برگزینید.
refused-other-name = این جا را با نخستین همسایه‌اش می‌نامند. از همان‌جا برگزینید.
refused-edges = ضلع‌ها جور نمی‌شوند: راه به راه، زمین به زمین، آب به آب. کاشی را بچرخانید یا جای دیگری برگزینید.
refused-nothing-to-rearrange = چیزی برای برداشتن نیست یا دو بار این کار را کرده‌اید. چیدن را ادامه دهید.
refused-still-to-place = هنوز کاشی‌ای برای چیدن دارید. نخست آن را بچینید.

## گزینه‌ها

option-extra-worker-may-come-from-outbid-group = پرداخت با گروه بازنده
option-extra-worker-may-come-from-outbid-group-text = آیا می‌توان همهٔ یک گروه بازنده را برای اثری داد که یک کارگر می‌خواهد؟
option-boat4a-applies-to-turn-order-tiles = قایق ۴الف روی کاشی‌های نوبت
option-boat4a-applies-to-turn-order-tiles-text = آیا دارندهٔ قایق تابستانی ۴الف روی کاشی‌های نوبت هم می‌تواند با رنگ دیگری پیشنهاد دهد؟
option-boat3b-resources-score-as-gold = طلا با قایق ۳ب
option-boat3b-resources-score-as-gold-text = آیا با قایق تابستانی ۳ب هر منبعی در پایان می‌تواند طلا به شمار آید و یک امتیاز بیارزد؟
option-purple-wild-requires-winning-winter-bid = مهرهٔ بنفش با مزایده
option-purple-wild-requires-winning-winter-bid-text = آیا مهرهٔ بنفش فقط برای برندهٔ زمستانی‌اش به جای هر چیزی به شمار می‌آید؟ اگر نه، برای هر که آن را دارد.
option-boat2a-may-cross-water = قایق ۲الف از روی آب
option-boat2a-may-cross-water-text = آیا با قایق تابستانی ۲الف منابع از آب هم می‌گذرند؟
option-boat-skill-tokens-public = مهارت‌های روی قایق‌ها آشکار
option-boat-skill-tokens-public-text = آیا همه می‌بینند روی قایق‌ها چه مهارت‌هایی است؟
option-interleave-moves-and-upgrades = جابه‌جایی و ارتقا درهم
option-interleave-moves-and-upgrades-text = آیا پس از ارتقا باز می‌توان منابع را جابه‌جا کرد؟ اگر نه، همهٔ جابه‌جایی‌ها پیش از آن است.
option-use-without-benefit-allowed = استفادهٔ بی‌سود
option-use-without-benefit-allowed-text = آیا می‌توان از کاشی‌ای استفاده کرد که چیزی نمی‌دهد؟
option-sea-bastion-mode = دژ دریایی
option-sea-bastion-mode-text = دژ دریایی برای کدام کاشی‌های راه بسته امتیاز می‌دهد؟
option-sea-bastion-mode-single-closed-trail = یک راه بسته
option-sea-bastion-mode-every-loop = همهٔ حلقه‌ها
option-bag-count-public = شمار کارگران کیسه
option-bag-count-public-text = آیا همه می‌بینند چند کارگر در کیسه است؟
option-tie-break = برابری
option-tie-break-text = اگر چند نفر بیشترین امتیاز را داشته باشند چه کسی برنده است؟
option-tie-break-shared = همهٔ آن‌ها
option-tie-break-start-player = نزدیک‌ترین به مهرهٔ بنفش

## امتیازها از کجا می‌آید

breakdown-tile = { $tile }
breakdown-turn-order = { $tile }: همسایه‌ها
breakdown-boat =
    { $tile-id ->
        [keyflower] قایق «{ $tile }»: توان حمل
        [sea-bastion] قایق «{ $tile }»: راه بسته
        [sea-breese] قایق «{ $tile }»: قایق‌های پشت سر هم
        [white-wind] قایق «{ $tile }»: { $items }
       *[other] قایق «{ $tile }»
    }
breakdown-winter = { $tile }: { $items }
breakdown-yard = { $tile }: { $items }
breakdown-gold = طلای به‌کارنرفته
breakdown-items =
    { $item ->
        [blue] { $number } کارگر آبی
        [red] { $number } کارگر قرمز
        [yellow] { $number } کارگر زرد
        [green] { $number } کارگر سبز
        [saw] { $number } اره
        [pick] { $number } کلنگ
        [anvil] { $number } سندان
        [wood] { $number } چوب
        [stone] { $number } سنگ
        [iron] { $number } آهن
       *[gold] { $number } طلا
    }
breakdown-unused = بی‌استفاده
breakdown-unused-item = { $items }
breakdown-purple = مهرهٔ بنفش
breakdown-purple-item =
    { $tile ->
        [none] به جای { $items }
       *[other] به جای { $items }: «{ $tile }»
    }
breakdown-points = امتیاز

## هر بخش جعبه چقدر قطعی است

confidence-counts = مهره‌های جعبه، هشت کارگر آغازین و شش کارگر روی هر کاشی.
confidence-setup = شمار کاشی‌ها بسته به تعداد بازیکنان.
confidence-home = هزینه و امتیاز کاشی‌های خانه از یک مجموعه داده است.
confidence-boat = امتیاز قایق‌ها قطعی است، بارشان از یک مجموعه داده است.
confidence-boat-2-score = اینکه نسیم دریا جدول دارد قطعی است؛ عددهایش از یک مجموعه داده است.
confidence-turn-order = شماره‌ها و کاشی بنفش بسته به تعداد بازیکنان؛ ضلع‌ها محتمل‌اند.
confidence-turn-order-3-side-b = روی دوم کاشی نوبت ۴ هیچ‌گاه به کار نمی‌آید.
confidence-tile-spring-summer-values = داده‌های دو نفر دربارهٔ هر بیست کاشی و هر دو رویشان یکی است.
confidence-tile-autumn-values = از یک مجموعه داده که هر جا سنجیدیم درست بود.
confidence-tile-winter-values = همان که کتابچه می‌گوید.
confidence-tile-summer-boats-abilities = کتابچه هر دو روی هر چهار قایق را توضیح می‌دهد.
confidence-edges-of-all-tiles = از یک مجموعه داده؛ با همهٔ شمارهای کتابچه دربارهٔ راه‌ها می‌خواند.
confidence-options-extra-worker-may-come-from-outbid-group = گروه بازنده بخش نمی‌شود، پس همه‌اش پرداخت می‌شود.
confidence-options-boat4a-applies-to-turn-order-tiles = متن از کاشی‌های روستا سخن می‌گوید.
confidence-options-boat3b-resources-score-as-gold = همان که متن می‌گوید؛ شاید دیگران جور دیگری بازی کنند.
confidence-options-purple-wild-requires-winning-winter-bid = متن از کسی می‌گوید که در مزایده برده است.
confidence-options-boat2a-may-cross-water = متن زمین را نام می‌برد، نه آب را.
confidence-options-boat-skill-tokens-public = کتابچه نمی‌گوید رو هستند یا پشت‌رو.
confidence-options-interleave-moves-and-upgrades = چنان‌که در اینترنت بازی می‌شود.
confidence-options-use-without-benefit-allowed = چنان‌که در اینترنت بازی می‌شود.
confidence-options-sea-bastion-mode = یک راه به شمار می‌آید؛ برداشت دیگر همهٔ کاشی‌های هر حلقه‌ای را می‌شمارد.
confidence-options-bag-count-public = بازیکنان می‌توانند کیسه را لمس کنند.
confidence-options-tie-break = برد مشترک است؛ گزینهٔ دیگر قاعدهٔ خانگی ماست.

## چگونه بازی می‌کنند

howto-1-title = ماجرا چیست
howto-1-text = در بهار، تابستان، پاییز و زمستان کاشی‌ها را در مزایده می‌برید و با آن‌ها روستا می‌سازید. پس از زمستان بیشترین امتیاز برنده است.
howto-2-title = نوبت شما
howto-2-text = روی کاشی‌ای پیشنهاد می‌دهید، از کاشی‌ای استفاده می‌کنید یا پاس می‌دهید. پس از پاس هم می‌توانید باز بازی کنید. فصل وقتی تمام می‌شود که همه پشت سر هم پاس بدهند.
howto-3-title = رنگ‌ها
howto-3-text = نخستین کارگران رنگ کاشی را تا پایان فصل تعیین می‌کنند. از آن پس هر پیشنهاد و هر استفاده‌ای همان رنگ را می‌خواهد. سبز کمیاب است، پس رقابت بر سر کاشی سبز دشوار است.
howto-4-title = مزایده
howto-4-text = بیش از هر گروه دیگر کنار کاشی کارگر بگذارید. گروه بازنده را می‌توان بعدها جای دیگری برد، ولی فقط یکجا؛ گروه برنده می‌ماند.
howto-5-title = استفاده از کاشی
howto-5-text = از کاشی‌های مزایده، روستای خود یا روستای دیگران استفاده کنید. بار نخست دست‌کم یک کارگر، هر بار بعد بیش از بار پیش؛ هر کاشی در فصل تا شش کارگر جا دارد. کارگران روی کاشی در پایان فصل به صاحب آن می‌رسند.
howto-6-title = منابع و مهارت‌ها
howto-6-text = آنچه کاشی‌های خودتان می‌سازند روی همان کاشی می‌ماند؛ بقیه به کاشی خانهٔ شما می‌رود. کارگرها و مهارت‌ها پشت دیوار شما می‌روند و کسی آن‌ها را نمی‌بیند.
howto-7-title = جابه‌جایی و ارتقا
howto-7-text = خانه، اصطبل، نعل‌بند و گاری‌سازی منابع شما را روی راه‌ها می‌برند و کاشی‌هایتان را ارتقا می‌دهند. منابع هزینه باید روی همان کاشی باشند؛ طلا جای چوب، سنگ یا آهن را می‌گیرد.
howto-8-title = پایان فصل
howto-8-text = گروه‌های بازنده برمی‌گردند. هر که پیش است کاشی را می‌گیرد و کارگران برنده به کیسه می‌روند. سپس به ترتیب کاشی‌های نوبت هر کس قایقی با کارگران و مهارت‌های تازه برمی‌دارد.
howto-9-title = ساختن روستا
howto-9-text = کاشی‌های تازه را با هر چرخشی کنار کاشی‌های خود بچینید. ضلع‌ها باید جور باشند: راه به راه، زمین به زمین، آب به آب.
howto-10-title = زمستان و پایان
howto-10-text = پنهانی برمی‌گزینید کدام کاشی‌های زمستانتان به مزایده بروند. آن‌ها برای کارگر، مهارت و منبع امتیاز می‌دهند و هر یک از این‌ها یک بار به شمار می‌آید. قایق‌ها و کاشی‌های نوبت هم به روستاها می‌پیوندند. بهترین تقسیم را بازی خودش می‌یابد.

## Scene

piece-season = اکنون { $season } است. پاس‌های پیاپی: { $passes }
piece-start = مهرهٔ بنفش آغازگر نزد { $seat } است.
piece-turn = نوبت { $seat } است.
piece-next = تا نوبت { $seat }: { $place } نوبت
piece-offer = { $tile }، در مزایده
piece-village = { $tile }، در روستای { $seat }
piece-village-upgraded = { $tile }، ارتقایافته، در روستای { $seat }
piece-aside = { $tile } از آنِ { $seat }، بی‌جا در روستا
piece-hand = { $tile }، { $seat } باید آن را بچیند
piece-winter = { $tile }، کاشی زمستان شما؛ اکنون برایتان { $points } امتیاز می‌ارزد
piece-winter-offered = { $tile }، کاشی زمستان شما؛ به مزایده می‌رود
piece-winter-kept = { $tile }، کاشی زمستان شما؛ به مزایده نمی‌رود
piece-worth = «{ $tile }» اکنون { $points } امتیاز به شما می‌دهد.
piece-bid-leads = { $seat } روی «{ $tile }» پیش است، با { $count } کارگر { $colour }.
piece-bid-trails = { $seat } روی «{ $tile }» { $count } کارگر { $colour } گذاشته و عقب افتاده است.
piece-bid-lies = { $seat } روی «{ $tile }» { $count } کارگر { $colour } گذاشته، رنگی جز رنگ کاشی.
piece-users = روی «{ $tile }»: { $count } کارگر. استفادهٔ بعدی دست‌کم { $next } می‌خواهد.
piece-users-full = روی «{ $tile }»: { $count } کارگر. در این فصل دیگر جا ندارد.
piece-resource = { $resource } روی «{ $tile }»: { $count }
piece-boat = { $boat }: { $workers } کارگر، { $skills } مهارت
piece-boat-taken = { $boat }: در این فصل برگزیده شد
piece-boat-winter = { $boat }: در زمستان خود قایق را برمی‌دارید
piece-queue = گزینش قایق، نفر { $place }: { $seat }
piece-worker = پشت دیوار شما: { $count } کارگر { $colour }
piece-skill = پشت دیوار شما: { $count } { $skill }
piece-seat = { $seat }: { $workers } کارگر، { $skills } مهارت، تا جایی که پیداست { $points } امتیاز
piece-seat-ready = { $seat } آماده است.
piece-bag = کارگران کیسه: { $count }
piece-bag-hidden = کیسهٔ کارگران
piece-greens = کارگران سبز کنار بازی: { $count }
piece-pile = مهارت‌های دسته: { $count }
piece-supply = { $resource } در انبار: { $count }
piece-chain-bid = پیشنهاد شما روی «{ $tile }»: تاکنون { $count }، دست‌کم { $least }
piece-chain-use = استفاده از «{ $tile }»: تاکنون { $count }، دست‌کم { $least }
piece-moves = جابه‌جایی مانده: { $moves }. ارتقای مانده: { $upgrades }
piece-carried = { $resource }، برداشته از «{ $tile }»
piece-reach = به «{ $tile }» می‌توان رسید؛ جابه‌جایی مانده: { $moves }.
target-workers = کارگران پشت دیوار: { $colour }
target-tile = { $tile }
preview-bid = پیشنهاد باید { $count } یا بیشتر باشد.
preview-use = { $count } کارگر یا بیشتر می‌خواهد.
preview-total = روی هم { $count }.
preview-yields = اکنون سودی برایتان دارد.
preview-nothing = اکنون سودی برایتان ندارد.
preview-lands = آنچه می‌سازد اینجا می‌رود: «{ $tile }».
preview-load = { $workers } کارگر و { $skills } مهارت پشت دیوار شما می‌رود.
preview-moves = جابه‌جایی مانده پس از آن: { $moves }.
preview-points = اکنون برایتان { $points } امتیاز می‌ارزد.
preview-cost-paid = «{ $tile }» را به روی ارتقایافته برمی‌گرداند.
