# تروا به فارسی

## The game

game-name = تروا
game-blurb = تاس‌های سربازان و روحانیان و شهروندان کلیسایی می‌سازند و از شهری قدیمی دفاع می‌کنند.
game-kind = تاس‌چینی با هدف‌های پنهان و بازی تک‌نفره در برابر شاه
game-length = حدود نود دقیقه
game-players = یک تا چهار نفر
game-points = امتیاز پیروزی: { $count }

## Things

colour-red = قرمز
colour-white = سفید
colour-yellow = زرد
building-palace = کاخ
building-bishopric = اسقف‌نشین
building-city-hall = شهرداری
district-neutral = محلهٔ بی‌طرف
source-supply = ذخیرهٔ شخصی
source-lying-palace = خوابیده‌های کاخ
source-lying-bishopric = خوابیده‌های اسقف‌نشین
source-lying-city-hall = خوابیده‌های شهرداری
space-palace-1 = کاخ ۱
space-palace-2 = کاخ ۲
space-palace-3 = کاخ ۳
space-palace-4 = کاخ ۴
space-palace-5 = کاخ ۵
space-palace-6 = کاخ ۶
space-bishopric-1-1 = اسقف‌نشین، ردیف ۱، جای ۱
space-bishopric-1-2 = اسقف‌نشین، ردیف ۱، جای ۲
space-bishopric-2-1 = اسقف‌نشین، ردیف ۲، جای ۱
space-bishopric-2-2 = اسقف‌نشین، ردیف ۲، جای ۲
space-bishopric-3-1 = اسقف‌نشین، ردیف ۳، جای ۱
space-bishopric-3-2 = اسقف‌نشین، ردیف ۳، جای ۲
space-city-hall-1-1 = شهرداری، ردیف ۱، جای ۱
space-city-hall-1-2 = شهرداری، ردیف ۱، جای ۲
space-city-hall-1-3 = شهرداری، ردیف ۱، جای ۳
space-city-hall-2-1 = شهرداری، ردیف ۲، جای ۱
space-city-hall-2-2 = شهرداری، ردیف ۲، جای ۲
space-city-hall-2-3 = شهرداری، ردیف ۲، جای ۳
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
activity-procession = دسته‌روی
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
card-brigands-1 = راهزنان، کارت نخست
card-brigands-2 = راهزنان، کارت دوم
card-brigands-3 = راهزنان، کارت سوم
card-skirmishes-1 = درگیری‌ها، کارت نخست
card-skirmishes-2 = درگیری‌ها، کارت دوم
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
character-chretien-de-troyes = کرتین دو تروا
character-urbain-iv = اوربن چهارم
character-thibaut-ii = تیبوی دوم
character-hugues-de-payns = اوگ دو پین
character-le-florentin = فلورانسی
character-henry-i = هانری یکم

## The log

event-begins = { $seat } آغاز می‌کند.
event-grey-begins =
    { $solo ->
        [1] شاه
       *[other] خاکستری
    } آغاز می‌کند.
event-settled = { $seat } شهروندی می‌گذارد: { $space }.
event-grey-settled =
    { $solo ->
        [1] شاه
       *[other] خاکستری
    } شهروندی می‌گذارد: { $space }.
event-round = دور { $round } آغاز می‌شود.
event-revealed = فعالیت تازه: { $activity }.
event-income = { $seat }: درآمد { $deniers }، دستمزد { $salary }، کسری { $short }.
event-rolled = { $seat } تاس می‌ریزد، { $colour }: { $dice }.
event-grey-rolled =
    { $solo ->
        [1] شاه
       *[other] خاکستری
    }، تاس { $colour }: { $dice }.
event-event-enters = رویداد تازه: { $card }.
event-event-acts = رویداد: { $card }.
event-loses = { $card }: { $seat } به اندازهٔ { $deniers } دنیه و { $influence } نفوذ از دست می‌دهد.
event-event-rolls = { $card }: تاس { $value } آمد.
event-black-die = تاس سیاه: { $value }.
event-counters = { $seat } تاس‌های سیاه را دفع می‌کند: { $dice }، مجموع { $total }.
event-fails = { $seat } نمی‌تواند تاس سیاه { $value } را دفع کند.
event-points = { $seat } امتیاز می‌گیرد: { $points }.
event-grey-points =
    { $solo ->
        [1] شاه
       *[other] خاکستری
    } امتیاز می‌گیرد: { $points }.
event-loses-points = { $seat } امتیاز از دست می‌دهد: { $points }.
event-influence = { $seat } نفوذ می‌گیرد: { $points }.
event-rerolled = { $seat } تاس { $colour } را دوباره می‌ریزد: { $from } می‌شود { $to }.
event-recruited = { $seat } شهروندی به خدمت می‌گیرد.
event-flipped = { $seat } تاس { $colour } را برمی‌گرداند: { $from } می‌شود { $to }.
event-used = { $seat } مکعبی به کار می‌برد: { $activity }.
event-took = { $seat } تاس خود را برمی‌دارد، { $colour } { $value }.
event-took-from = { $seat } تاسی از { $owner } برمی‌دارد، { $colour } { $value }.
event-took-grey =
    { $seat } تاسی برمی‌دارد، { $colour } { $value }، از { $solo ->
        [1] شاه
       *[other] خاکستری
    }.
event-pays = { $seat } به { $to } می‌پردازد: { $deniers }.
event-pays-bank = { $seat } به بانک می‌پردازد: { $deniers }.
event-pays-influence = { $seat } نفوذ می‌پردازد: { $points }.
event-tradesman = { $seat } پیشه‌وری روی { $activity } می‌گذارد، خانهٔ { $space }.
event-grey-tradesman =
    { $solo ->
        [1] شاه
       *[other] خاکستری
    } پیشه‌وری روی { $activity } می‌گذارد، خانهٔ { $space }.
event-fetched = { $seat } شهروندی برمی‌دارد از: { $source }.
event-lifted = { $seat } شهروندی برمی‌دارد از { $space }.
event-recalled = { $seat } پیشه‌ور را از { $activity } برمی‌دارد.
event-placed = { $seat } اینجا می‌ایستد: { $space }.
event-grey-placed =
    { $solo ->
        [1] شاه
       *[other] خاکستری
    } اینجا می‌ایستد: { $space }.
event-expelled = شهروندی از { $seat } بیرون رانده شد و اینجا می‌خوابد: { $building }.
event-grey-expelled =
    شهروندی از { $building } بیرون رانده شد: { $solo ->
        [1] شاه
       *[other] خاکستری
    }.
event-built = { $seat } در کلیسا می‌سازد: طبقهٔ { $level }، خانهٔ { $number }.
event-grey-built =
    { $solo ->
        [1] شاه
       *[other] خاکستری
    } در کلیسا می‌سازد: طبقهٔ { $level }، خانهٔ { $number }.
event-demolished = مکعب { $seat } از کلیسا برداشته شد: طبقهٔ { $level }، خانهٔ { $number }.
event-grey-demolished =
    مکعبی از کلیسا برداشته شد: طبقهٔ { $level }، خانهٔ { $number }، { $solo ->
        [1] شاه
       *[other] خاکستری
    }.
event-cube = { $seat } مکعبی روی { $card } می‌گذارد.
event-grey-cube =
    { $solo ->
        [1] شاه
       *[other] خاکستری
    } مکعبی روی { $card } می‌گذارد.
event-cube-back = { $seat } مکعبی از { $card } پس می‌گیرد.
event-grey-cube-back =
    { $solo ->
        [1] شاه
       *[other] خاکستری
    } مکعبی از { $card } پس می‌گیرد.
event-countered = { $card } دفع شد. کارت به { $seat } می‌رسد.
event-grey-countered =
    { $card } دفع شد. کارت به { $solo ->
        [1] شاه
       *[other] خاکستری
    } می‌رسد.
event-activated = { $seat } این فعالیت را به کار می‌گیرد: { $activity }، { $times } بار.
event-cubes = { $seat } مکعب روی { $activity } می‌چیند: { $cubes }.
event-deniers = { $seat } دنیه می‌گیرد: { $deniers }.
event-archers = { $seat } برای کمانداران تاس می‌ریزد: { $dice } تاس، { $hits } اصابت.
event-passed = { $seat } رد می‌کند؛ دنیه در محله: { $deniers }.
event-leroy-rolls = شاه تاس می‌ریزد: { $first } و { $second }.
event-leroy-spends = شاه تاسی خرج می‌کند، { $colour } { $value }.
event-leroy-buys = شاه تاس شما را می‌خرد، { $colour } { $value }.
event-character = شخصیت در بازی: { $character }.
event-scores = { $character }: امتیاز { $seat } از آن { $points } است.
event-grey-scores =
    { $character }: امتیاز { $solo ->
        [1] شاه
       *[other] خاکستری
    } از آن { $points } است.
event-final = امتیاز پایانی { $seat }: { $points }.
event-wins = { $seat } با { $points } امتیاز برنده است!
event-leroy-final =
    امتیاز پایانی شاه: { $points }؛ اختلاف: { $difference }. { $band ->
        [0] { verdict-defeat }
        [1] { verdict-poor }
        [2] { verdict-average }
        [3] { verdict-good }
        [4] { verdict-very-good }
       *[other] { verdict-masterful }
    }

## What to do now

prompt-settle = شهروندی روی یک خانهٔ خالی بگذارید.
prompt-counter = بزرگ‌ترین تاس سیاه را با تاس‌های محلهٔ خود دفع کنید.
prompt-turn = نوبت شماست: کاری برگزینید یا رد کنید.
prompt-gather = تا سه تاس برای این کار بردارید.
prompt-source = شهروند از کجا می‌آید؟
prompt-times = چند بار؟
prompt-collect = کدام ساختمان می‌پردازد؟
prompt-cubes = مکعب‌های خود را روی رویدادها بگذارید.
prompt-roll = نوبت شاه است: برایش تاس بریزید.
prompt-over = بازی تمام شد.
waiting-settle = منتظریم { $seat } شهروندی بگذارد.
waiting-counter = منتظریم { $seat } تاس سیاه را دفع کند.
waiting-turn = منتظریم { $seat } کاری برگزیند.
waiting-gather = منتظریم { $seat } تاس بردارد.
waiting-source = منتظریم { $seat } شهروندی برگزیند.
waiting-times = منتظریم { $seat } بگوید چند بار.
waiting-collect = منتظریم { $seat } ساختمانی برگزیند.
waiting-cubes = منتظریم { $seat } مکعب بگذارد.
waiting-roll = منتظریم { $seat } برای شاه تاس بریزد.
action-settle = گذاشتن شهروند: { $space }
action-reroll = دوباره ریختن با یک نفوذ: { $colour } { $value }
action-recruit = به خدمت گرفتن شهروند با دو نفوذ
action-flip = برگرداندن با چهار نفوذ تا سه تاس: { $colour } { $value }
action-counter = دفع یک تاس سیاه دیگر: { $value }
action-discard = به کار بردن در برابر تاس‌های سیاه: { $colour } { $value }
action-yield = تسلیم در برابر تاس سیاه
action-activate = به کار گرفتن: { $activity }
action-build = ساختن کلیسا
action-fight = مبارزه: { $card }
action-place = گذاشتن شهروند در ساختمان
action-farm = کشاورزی
action-pass = رد کردن
action-use = به کار بردن مکعب: { $activity }
action-take =
    برداشتن { $colour } { $value }، { $district ->
        [0] محلهٔ صندلی ۱
        [1] محلهٔ صندلی ۲
        [2] محلهٔ صندلی ۳
        [3] محلهٔ صندلی ۴
       *[neutral] محلهٔ بی‌طرف
    }
action-done = تمام
action-from = برداشتن شهروند از: { $source }
action-lift = جابه‌جایی شهروند { $space }
action-recall = جابه‌جایی پیشه‌ور { $activity }
action-times = تعداد: { $times }
action-collect = گرفتن پول از { $building }
action-at = مکعب روی { $card }
action-roll = تاس ریختن برای شاه
preview-tradesman = گذاشتن پیشه‌ور { $deniers } دنیه می‌خواهد.
preview-buys = { $deniers } دنیه به { $seat }.
preview-buys-grey = { $deniers } دنیه به بانک.
preview-group = مجموع { $total }، هزینه { $deniers }.
preview-units = برای { $units } بار بس است.
preview-after = پس از آن داری: دنیه { $deniers }، نفوذ { $influence }، امتیاز پیروزی { $points }.

## Refused moves

refused-settle = نخست همهٔ شهروندان آغازین گذاشته می‌شوند. خانه‌ای خالی برگزینید.
refused-space-taken = کسی آنجا ایستاده است. خانه‌ای خالی برگزینید.
refused-counter = اکنون باید تاس سیاه را دفع کرد. از تاس‌های محلهٔ خود برگزینید.
refused-choose-action = نخست کاری برگزینید.
refused-gather = اکنون تاس‌ها را بردارید، یا کار را پس بگیرید.
refused-choose-source = بگویید شهروند از کجا می‌آید.
refused-choose-times = بگویید چند بار.
refused-choose-building = بگویید کدام ساختمان می‌پردازد.
refused-choose-event = اکنون مکعب‌ها روی رویدادها می‌روند. رویدادی برگزینید.
refused-roll = نوبت شاه است. برایش تاس بریزید.
refused-no-such-die = چنین تاسی در آن محله نیست. یکی از تاس‌های آنجا را برگزینید.
refused-influence-short = نفوذ شما برای این کار بس نیست.
refused-no-citizen-left = همهٔ شهروندان شما در بازی‌اند.
refused-influence-late = نفوذ پیش از آغاز کار خرج می‌شود. نخست گام‌های آخر را پس بگیرید.
refused-no-black-die = تاس سیاه دیگری با این عدد نیست.
refused-too-weak = تاس‌های شما به آن مجموع نمی‌رسند.
refused-strong-enough = هر که بتواند تاس را دفع کند باید چنین کند.
refused-pledge = هنوز بس نیست. تاس بیشتری بگذارید.
refused-card-closed = این فعالیت باز نیست. کارتی رو را برگزینید.
refused-cannot-reach = هیچ دستهٔ تاسی که از پسش برآیید برای این بس نیست.
refused-cannot-pay = پول شما به آن نمی‌رسد.
refused-payment = هر بار باید بهایش کامل پرداخت شود.
refused-cathedral = برای آن در کلیسا جایی نیست.
refused-event-gone = این رویداد در صف نیست.
refused-no-entry = اکنون هیچ شهروندی نمی‌تواند وارد ساختمانی شود.
refused-must-act = نفوذ خرج کرده‌اید، پس باید کاری بکنید.
refused-no-cube = مکعبی از شما روی این کارت نیست.
refused-cube-misfit = این کارت تاس‌های این کار را دگرگون نمی‌کند.
refused-one-cube = هر کار یک مکعب، پیش از نخستین تاس.
refused-wrong-colour = رنگ تاس درست نیست.
refused-group-full = این دسته دیگر جا ندارد.
refused-group-small = این دسته هنوز بس نیست. تاس دیگری بردارید.
refused-no-citizen-there = شهروندی از شما آنجا نیست.
refused-protected = شهروندی که باید بیرون برود در امان است.
refused-too-many-times = بیش از آن است که تاس یا پول اجازه می‌دهد.
refused-all-activations = در این میز باید همه را به کار برد.
refused-building = این ساختمان روی کارت نیست.
refused-no-flag = این رویداد پرچم آزاد ندارد.
refused-must-place = مکعب‌ها باید گذاشته شوند. رویدادی برگزینید.

## Options

option-row-insert-player = ورود به ردیف
option-row-insert-player-text = شهروند بازیکن از کجا وارد ردیف نیمه‌خالی می‌شود؟
option-row-insert-player-first-empty-else-push = نخستین جای خالی از چپ
option-row-insert-player-always-left-push = همیشه از چپ
option-row-insert-event = شهروندان خاکستری رویدادها
option-row-insert-event-text = شهروند خاکستری از کجا وارد ردیف نیمه‌خالی می‌شود؟
option-row-insert-event-left-push = از چپ
option-row-insert-event-first-empty-else-push = نخستین جای خالی از چپ
option-black-dice-cap = سقف تاس‌های سیاه
option-black-dice-cap-text = آیا بیش از تاس‌های سیاه جعبه ریخته می‌شود؟
option-black-dice-cap-0 = بی‌سقف
option-black-dice-cap-6 = شش
option-neutral-cubes-rank = رتبهٔ مکعب‌های خاکستری
option-neutral-cubes-rank-text = آیا مکعب‌های خاکستری برای جایگاه روی رویداد رقابت می‌کنند؟
option-cubes-stay-when-tradesman-moves = ماندن مکعب‌ها
option-cubes-stay-when-tradesman-moves-text = با رفتن پیشه‌ور، آیا مکعب‌های شما روی کارت می‌مانند؟
option-influence-allowed-before-pass = نفوذ پیش از رد کردن
option-influence-allowed-before-pass-text = آیا پیش از رد کردن می‌توان نفوذ خرج کرد؟
option-activation-may-be-partial = به کار گرفتن کمتر
option-activation-may-be-partial-text = آیا کارت را می‌توان کمتر از توان تاس‌ها به کار گرفت؟
option-protection-covers-neutral = امان برای خاکستری
option-protection-covers-neutral-text = آیا خاکستری خوابیده، خاکستری‌های آن ساختمان را در امان می‌دارد؟
option-solo-leroy-cathedral-penalty = طبقه‌های خالی شاه
option-solo-leroy-cathedral-penalty-text = آیا شاه برای طبقه‌هایی از کلیسا که مکعبی در آن ندارد امتیاز از دست می‌دهد؟
option-bonus-cards = کارت‌های افزوده
option-bonus-cards-text = بازی با نانوا، رئیس صومعه، ضیافت و مقاومت؟
option-open-victory-points = امتیازهای آشکار
option-open-victory-points-text = آیا همه می‌توانند امتیازهای گردآمده را ببینند؟

## Where the points come from

breakdown-start = در آغاز
breakdown-cathedral = کلیسا
breakdown-events = رویدادهای دفع‌شده
breakdown-activities = کارت‌های فعالیت
breakdown-leroy = نوبت‌های شاه
breakdown-losses = از دست رفته
breakdown-events-in-queue = مکعب روی رویدادها در پایان
breakdown-tradesmen = پیشه‌وران
breakdown-cathedral-levels = طبقه‌های بی‌مکعب کلیسا
breakdown-characters = شخصیت‌ها
breakdown-points = امتیاز پیروزی
breakdown-leroy-points = شاه
breakdown-difference = اختلاف
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
verdict-average = بردی خوب.
verdict-good = بردی بسیار خوب.
verdict-very-good = بردی درخشان.
verdict-masterful = بردی استادانه!

## How sure each part of the box is

confidence-counts = مهره‌های جعبه. مکعب و دنیه و امتیاز هرگز تمام نمی‌شود.
confidence-setup = آنچه هر کس با آن آغاز می‌کند.
confidence-setup-neutral-2p = در بازی دونفره: دو خاکستری در هر ساختمان محتمل است، خانه‌ها حدس ماست.
confidence-economy = درآمد، بهای تاس، جریمه، رد کردن.
confidence-agriculture = مقسوم‌علیه کشاورزی محتمل است.
confidence-influence = سه کاربرد نفوذ.
confidence-buildings-palace = شش خانهٔ شماره‌دار.
confidence-buildings-bishopric = هل دادن قطعی است، سه ردیف دوتایی محتمل.
confidence-buildings-city-hall = هل دادن قطعی است، دو ردیف سه‌تایی محتمل.
confidence-cathedral = طبقه‌ها، خانه‌ها، پاداش‌ها و جریمهٔ پایانی.
confidence-scoring = امتیازدهی پایانی.
confidence-activity = اثر کارت‌ها بیشتر قطعی است؛ بها و خانه‌ها و بیشتر مقسوم‌علیه‌ها بازسازی ماست.
confidence-marauding = یک تاس سیاه قطعی است؛ اینکه با چه تاسی می‌جنگیم بازسازی ماست.
confidence-event = اثر رویدادها بیشتر قطعی است؛ پرچم‌ها و مقسوم‌علیه‌ها و امتیازها بازسازی ماست.
confidence-character = آنچه هر شخصیت می‌شمارد.
confidence-solo = جدول شاه قطعی است؛ برخی امتیازها و ترتیب خانه‌هایش بازسازی ماست.
confidence-rulings = آنچه کتابچه باز گذاشته است. هر یک را می‌توان برای میز تغییر داد.

## What each piece is

piece-die = تاس { $seat }: { $colour } { $value }
piece-die-grey = تاس بی‌طرف: { $colour } { $value }
piece-black = تاس سیاه: { $value }
piece-pledged = در برابر تاس‌های سیاه: { $colour } { $value }
piece-round = دور { $round } از { $rounds }
piece-citizen = شهروند { $seat }: { $space }
piece-citizen-grey = شهروند بی‌طرف: { $space }
piece-lying = شهروندی از { $seat } اینجا خوابیده: { $building }؛ دیگر شهروندانش آنجا در امان‌اند.
piece-lying-grey = شهروندی بی‌طرف اینجا خوابیده: { $building }.
piece-stone = مکعب { $seat }: طبقهٔ { $level }، خانهٔ { $number }
piece-stone-grey = مکعب بی‌طرف: طبقهٔ { $level }، خانهٔ { $number }
piece-event = { $card }: مقسوم‌علیه { $divisor }، پرچم { $flags }، مکعب { $cubes }
piece-activity = { $activity }: بهای پیشه‌ور { $cost }، مقسوم‌علیه { $divisor }
piece-seat = { $seat }: دنیه { $deniers }، نفوذ { $influence }، شهروند در ذخیره { $supply }
piece-grey = محلهٔ بی‌طرف؛ شهروند خاکستری مانده: { $supply }
piece-leroy = محلهٔ شاه؛ شهروندان مانده‌اش: { $supply }
piece-character = شخصیت: { $character }
piece-group = تاس‌های برداشته: { $dice }، مجموع { $total }، هزینه { $deniers }

## How to play

howto-1-title = ماجرا چیست
howto-1-text = شهروندان شما در سه ساختمان به شما تاس می‌دهند. با تاس می‌سازید، می‌جنگید، داد و ستد و کشاورزی می‌کنید. بیشترین امتیاز برنده است.
howto-2-title = یک دور
howto-2-text = پول می‌گیرید، دستمزد می‌دهید و برای هر شهروند ایستاده یک تاس می‌ریزید. دو رویداد می‌آید، همهٔ رویدادها اثر می‌کنند، سپس نوبتی بازی می‌کنید تا تاسی نماند یا همه رد کنند.
howto-3-title = تاس‌های سیاه
howto-3-text = رویدادهای نظامی تاس سیاه می‌آورند. به نوبت بزرگ‌ترین را با تاس‌های محلهٔ خود دفع می‌کنید؛ قرمزها دو برابرند. هر کدام نفوذ می‌دهد، و هر کدام که دفع نشود امتیاز می‌کاهد.
howto-4-title = دسته‌های تاس
howto-4-text = هر کار یک تا سه تاس هم‌رنگ از هر محله‌ای می‌خواهد. هر تاس دیگران بسته به اندازهٔ دسته دو، چهار یا شش دنیه است. کسی نمی‌تواند نه بگوید.
howto-5-title = فعالیت‌ها
howto-5-text = بار نخست بهای کارت را می‌دهید و شهروندی رویش می‌گذارید. مجموع تاس‌ها بخش بر عدد کارت می‌گوید چند بار اثر می‌کند. کارت‌های ساعت‌دار مکعب می‌دهند که بعدها تاس‌ها را دگرگون می‌کند.
howto-6-title = کلیسا
howto-6-text = هر تاس سفید مکعبی روی عدد خود می‌گذارد، با یک امتیاز و نفوذ. در پایان هر طبقهٔ بی‌مکعب دو امتیاز می‌کاهد.
howto-7-title = مبارزه با رویدادها
howto-7-text = تاس‌های هم‌رنگ رویداد مکعب روی پرچم‌هایش می‌گذارند، هر کدام با یک نفوذ. وقتی همه پر شد، دو نفر با بیشترین مکعب امتیاز می‌گیرند.
howto-8-title = شهروندان
howto-8-text = یک تاس شهروندی را به ساختمان می‌برد و شاید دیگری را بیرون کند. هر که روی ساختمان خوابیده، هم‌رنگانش آنجا تا پایان دور در امان‌اند.
howto-9-title = نفوذ
howto-9-text = پیش از هر کار می‌توانید یکی از تاس‌های خود را دوباره بریزید، شهروندی به خدمت بگیرید یا تا سه تاس خود را برگردانید.
howto-10-title = پایان
howto-10-text = هر کس شخصیتی پنهان دارد. در پایان همهٔ شخصیت‌ها برای همه امتیاز می‌آورند، پس ببینید دیگران در پی چه‌اند.
