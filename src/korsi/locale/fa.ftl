# آنچه همهٔ بازی‌ها در آن شریک‌اند. کلیدها و متغیرها در هر پنج پرونده یکی است (tests/test_language.py).

## فهرست‌ها و عددها

list-and = { $first } و { $last }
list-comma = { $first }، { $last }
date-time = { $date }، ساعت { $time }
you = شما
seat-name =
    { $seat ->
        [1] صندلی اول
        [2] صندلی دوم
        [3] صندلی سوم
        [4] صندلی چهارم
        [5] صندلی پنجم
        [6] صندلی ششم
       *[other] صندلی { $seat }
    }

## زبان‌ها

language = زبان
language-fa = فارسی
language-en = انگلیسی
language-de = آلمانی
language-fr = فرانسوی
language-it = ایتالیایی

## هر تکه از جعبه چقدر مطمئن است

level-certain = قطعی
level-likely = محتمل
level-reconstructed = بازسازی‌شده
level-decided = تصمیم ما

## پاسخ‌هایی که بیشتر گزینه‌ها دارند

choice-true = بله
choice-false = نه

## حرکت‌هایی که هیچ بازی‌ای نمی‌پذیرد

legal = این حرکت درست است.
refused-over = بازی تمام شده است. می‌توانید مرورش کنید یا بازی تازه‌ای شروع کنید.
refused-not-your-turn = الان نوبت تصمیم کس دیگری است. کمی صبر کنید تا نوبت به شما برسد.

## خطاها: چه شده و چه باید کرد

error = مشکلی پیش آمد: { $detail }
package-fault = این بازی کامل نیست و سازنده‌اش می‌تواند درستش کند: { $detail }
setup-game = بازی‌ای به نام «{ $game }» نداریم. یکی از بازی‌های فهرست را بردارید.
setup-players = این بازی { $counts } نفره است و { $players } نفره نمی‌شود. یکی از همین تعدادها را انتخاب کنید.
setup-option = «{ $value }» از پاسخ‌های «{ $option }» نیست. یکی از پاسخ‌های پیشنهادشده را بردارید.
setup-option-unknown = این بازی گزینه‌ای به نام «{ $option }» ندارد. آن را کنار بگذارید یا املایش را بررسی کنید.
setup-seed = عدد آغاز باید عددی صحیح از ۰ تا ۲ به توان ۶۳ منهای یک باشد. اگر خالی بگذارید، خودمان یکی برمی‌داریم.
setup-bot = رباتی به نام «{ $bot }» نداریم. یکی از فهرست را با بودجه‌ای که می‌پذیرد انتخاب کنید.
setup-number = عددی که داده‌اید خیلی کوچک است: { $detail }
setup-language = زبان «{ $given }» را نداریم. زبان‌های موجود: { $languages }.
move-empty = سطر خالی حرکت نیست. حرکت یا شماره‌اش را بنویسید.
move-unknown = «{ $move }» را نفهمیدیم. یکی از حرکت‌های فهرست را انتخاب کنید.
no-such-move = این بازی این‌قدر حرکت ندارد. یکی از حرکت‌های انجام‌شده را انتخاب کنید.
seat-needed = الان چند نفر می‌توانند بازی کنند. بگویید این حرکتِ کیست.
seat-unknown = این میز صندلی شمارهٔ { $seat } ندارد. یکی از صندلی‌های همین میز را انتخاب کنید.
undo-nothing = چیزی برای پس گرفتن نیست.
undo-not-yours = حرکت آخر از شما نبود؛ فقط صاحبش می‌تواند آن را پس بگیرد.
undo-chance = بعد از این حرکت پای شانس به میان آمده است؛ دیگر نمی‌شود آن را پس گرفت.
undo-shown = بعد از این حرکت چیز پنهانی رو شده است؛ دیگر نمی‌شود آن را پس گرفت.
record-empty = پرونده خالی است. پروندهٔ دیگری انتخاب کنید.
record-no-korsi = سطر { $line }: این پروندهٔ بازی نیست. سطر اول باید با «{"korsi"}» شروع شود.
record-cut = سطر { $line }: پرونده ناقص است. دوباره کاملش را بگیرید.
record-fault = سطر { $line } پرونده خوانده نشد: { $what }
record-refused = سطر { $line } پرونده: { $why }
record-version = سطر { $line }: این بازی با نسخهٔ دیگری از قانون‌ها انجام شده است. با همان نسخه بازش کنید.
record-box = سطر { $line }: این بازی با جعبهٔ دیگری انجام شده است. پروندهٔ قطعات همان جعبه را هم بدهید.
record-digest = سطر { $line }: حرکت‌ها به وضعیتی می‌رسند که با وضعیت ثبت‌شده فرق دارد. پرونده دست‌کاری شده است.
record-commitment = سطر { $line }: عدد آغاز بازی همان نیست که پیش از حرکت اول وعده داده شده بود. پرونده دست‌کاری شده است.
record-too-long = این پرونده برای یک بازی خیلی بلند است. ببینید درست انتخابش کرده‌اید یا نه.
record-missing = پرونده باز نشد. نام و جایش را بررسی کنید.
record-text = این پرونده متنی نیست. پروندهٔ یک بازی را انتخاب کنید.
record-write = پرونده نوشته نشد. جا یا نام دیگری انتخاب کنید.
file-write = پرونده نوشته نشد. جا یا نام دیگری انتخاب کنید.
box-fault = { $file }، سطر { $line }: مقدار { $entry } نمی‌تواند درست باشد. { $what }
box-entry-missing = { $file }، سطر { $line }، { $entry }: این مقدار جا افتاده است.
box-at-least = { $file }، سطر { $line }، { $entry }: باید دست‌کم { $n } باشد.
box-at-most = { $file }، سطر { $line }، { $entry }: باید حداکثر { $n } باشد.
box-game = این جعبه نام هیچ‌یک از بازی‌های ما را ندارد. بگویید مال کدام بازی است.
box-missing = پروندهٔ { $file } پیدا نشد. نام و جایش را بررسی کنید.
box-unreadable = پروندهٔ { $file } خوانده نشد. ببینید اجازهٔ باز کردنش را دارید یا نه.
box-toml = پروندهٔ { $file } درست نوشته نشده است. { $detail }
box-too-large = این پرونده برای یک جعبه بزرگ است: حداکثر { $kb } کیلوبایت.
box-other-game = این جعبهٔ بازی دیگری است.
box-too-long = با این عددها بازی ممکن است بیش از اندازه طولانی یا بزرگ شود. { $detail }
box-breaks = بازی آزمایشی با این جعبه پس از { $steps } گام ناتمام ماند: مقدارها با هم نمی‌خوانند. { $detail }
box-untold = برای «{ $id }» ({ $kind }) نامی نداریم. همان شناسه‌های پروندهٔ ما را به کار ببرید.
box-between = { $what }: اینجا عددی از { $low } تا { $high } لازم است.
box-differs = { $what }: { $new } به‌جای { $old }
box-added = { $what }: فقط در این جعبه
box-gone = { $what }: در این جعبه نیست
box-nothing = هیچ
box-with-players =
    { $count ->
        [1] تک‌نفره
       *[other] با { $count } بازیکن
    }
box-value = ارزش { $value }
box-entry = { $part } { $name }

## نتیجه

points-heading = امتیاز
place-heading = رتبه
breakdown-item = { $name }: { $points }
result-place =
    { $place ->
        [1] نفر اول
        [2] نفر دوم
        [3] نفر سوم
        [4] نفر چهارم
        [5] نفر پنجم
        [6] نفر ششم
       *[other] نفر { $place }
    }
result-wins = { $name } برنده شد!
result-shared = { $names } با هم برنده شدند!
result-you-win = شما برنده شدید!
result-over = بازی تمام شد.

## ربات‌ها

bot-random = تصادفی ({"random"})
bot-random-name = تصادفی
bot-random-text = هر حرکت مجازی را شانسی بازی می‌کند. برای آشنایی با قانون‌ها خوب است.
bot-greedy = حریص ({"greedy"})
bot-greedy-name = حریص
bot-greedy-text = هرچه همین حالا بیشتر بیارزد برمی‌دارد و به بعدش فکر نمی‌کند. حریفی مهربان.
bot-flat = مونت‌کارلو ({"flat"})
bot-flat-name = مونت‌کارلو
bot-flat-text = هر حرکت را بارها در ذهنش تا آخر بازی می‌کند و بهترین را برمی‌دارد. حریفی جدی.
bot-search = جست‌وجو ({"search"})
bot-search-name = جست‌وجو
bot-search-text = نوبت‌های کامل همه را در ذهنش بازی می‌کند و هر قدر وقت بدهند فکر می‌کند. برای پژوهش.
bot-level1 = مینا، تازه‌کار
bot-level1-name = مینا
bot-level1-text = برای دل خودش بازی می‌کند و خیلی چیزها از چشمش دور می‌ماند.
bot-level2 = اوتو، آسان
bot-level2-name = اوتو
bot-level2-text = قدم بعدی را می‌بیند، ولی نه همیشه بهترینش را.
bot-level3 = کیارا، متوسط
bot-level3-name = کیارا
bot-level3-text = دنبال سود همین حالاست و گاهی فرصت بهتری از دستش می‌رود.
bot-level4 = لوک، سخت
bot-level4-name = لوک
bot-level4-text = هر نوبت را تا آخر حساب می‌کند و در آن چیزی را از قلم نمی‌اندازد.
bot-level5 = ادیت، خیلی سخت
bot-level5-name = ادیت
bot-level5-text = پیش از تصمیم، نقشه‌های زیادی را با هم می‌سنجد.
bot-level6 = داریوش، استاد
bot-level6-name = داریوش
bot-level6-text = با حوصله فکر می‌کند و کار را کمتر به شانس می‌سپارد.

## نوبت کیست

prompt-your-turn = نوبت شماست.
waiting-for = منتظر { $name } هستیم.
waiting-thinking = { $name } دارد فکر می‌کند…
waiting-several = منتظر { $names } هستیم.
waiting-bot-for = حالا رباتی به‌جای { $name } بازی می‌کند.
waiting-bot-yours = حالا رباتی به‌جای شما بازی می‌کند.

## بازی در پایانه

play-welcome =
    { $players ->
        [1] { $game }، تک‌نفره. برای راهنما {"?"} را بزنید.
       *[other] { $game }، { $players } نفره. برای راهنما {"?"} را بزنید.
    }
play-your-move = { $name }، نوبت شماست:
play-pick = شماره یا حرکت:
play-more = … و { $count } حرکت دیگر. برای دیدن همه {"a"} را بزنید.
play-invalid = «{ $text }» میان انتخاب‌ها نیست. شماره‌ای از فهرست یا خودِ حرکت را بنویسید؛ برای راهنما {"?"} را بزنید.
play-undone = پس گرفته شد.
play-hint = راهنمایی: { $move }
play-quit = خداحافظ! بازی ناتمام ماند.
play-curtain = صفحه را به { $name } بدهید و کلید ورود را بزنید.
play-score = { $name }: { $points }
play-seed = عدد آغاز { NUMBER($seed, useGrouping: 0) }
play-help =
    شماره     حرکتی را که این شماره را دارد انتخاب می‌کند
    حرکت      حرکت را همان‌طور که در فهرست آمده بنویسید
    {"u"}         پس گرفتن آخرین گام
    {"h"}         راهنمایی
    {"a"}         همهٔ حرکت‌ها
    {"s"}         نمایش دوبارهٔ میز
    {"?"}         همین راهنما
    {"q"}         خروج

## جاهای روی صفحه

cell = { $column }{ $row }
column-a = الف
column-b = ب
column-c = ج
column-d = د
column-e = هـ
column-f = و
column-g = ز
column-h = ح
column-i = ط

## Why a turn is good (coach/reasons.py)

reason-line = { $what }: { $n } بیشتر
reason-line-theirs = { $seat }، { $what }: { $n } کمتر
reason-later = { $reason } (به‌طور میانگین، چند نوبت بعد)
reason-chance-more = اگر بازی را صد بار از اینجا ادامه بدهیم، { $n } بازی بیشتر از دومین نوبت برتر می‌برد
reason-chance-alike = اگر بازی را بارها از اینجا ادامه بدهیم، تفاوت آشکاری با دومین نوبت برتر دیده نمی‌شود
reason-chance-only = نوبت دیگری ممکن نیست
