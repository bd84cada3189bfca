import { signs } from './signs.ts';

// Subjects outside this site for which a search of the Quran would still find something because of an ambiguous word:
// fast food, the Mecca bingo, Mohamed Salah's goals. A word of the field is evidence for a question of the field; a mere
// name that is also used elsewhere (Ali, paradise, angel, prophet) is not.

export const offTopicSigns = signs(`
= 5 another service
  mohamed|mohammed|mo|muhammad salah|sala
  visiting|office|business|store hours
  god of war
  devil may cry
  hail mary pass|play|movie
  good friday|omens|place sale|deals|season|episode|cast
  near me
  opening|closing hours|times|time
  what time does|do|is .. open|close|start|air|kick
  weather|temperature|forecast|rain|snow today|tomorrow|in|forecast|this|next|weekend|tonight
  weather|forecast
  how hot|cold is it|tomorrow
  cheap|cheapest|best|direct|last flights|flight|hotel|hotels|airfare|airbnb|rental
  flights|flight from|to|london|istanbul|dubai|june|july|tickets|status|number
  book|booking|reserve me? a? flight|hotel|table|taxi|ticket|tickets

= 3 another matter
  recipe|recipes|cook|bake|marinade|ingredients
  how to|do i? make|cook|bake|grill|fry .. cake|pizza|pasta|bread|biryani|chicken|soup|sauce|lasagna|rice|cookies|pancakes|curry|coffee|steak|eggs|burger
  resep|receta|recette|tarifi|yemek|ricetta
  wifi|router|printer|bluetooth|laptop|iphone|android|macbook|playstation|xbox|nintendo|gpu|nvidia|intel|samsung|ps5|ipad|airpods|smartphone
  javascript|typescript|python|java|kotlin|golang|php|sql|html|css|div|regex|docker|kubernetes|linux|ubuntu|github|wordpress|npm|pip|django|laravel|numpy|pandas|powershell|json|spreadsheet|html5|webpack|backend|frontend
  write|fix|debug|compile|refactor|explain|optimi* me? a|my|this|some|the? code|script|function|program|query|loop|class|regex|bug|app
  install|installation|compile|runtime|syntax|segmentation|null error|fault|exception|failed|pointer
  error code|message|404|500
  gem|package|module|library install|not|version|missing|error
  write|draft|compose|make|create me? a|an|my|the? .. cover|resume|cv|email|resignation|linkedin|speech|slogan|tagline|advert|caption|tweet|song|lyrics|poem|rap|novel|limerick|haiku|screenplay letter|for|to|about|on|post|summary|of
  cover letter
  workout|diet|meal|training|gym|fitness|calorie*|keto plan|plans|routine|program|schedule|deficit|tracker|for|diet
  lose|gain|losing weight|muscle|fat|kg|pounds|belly
  translate|translation|traduce|traduire|uebersetze .. into|to|in|from|auf|en|al|au english|french|german|spanish|korean|japanese|chinese|italian|russian|turkish|portuguese|hindi|dutch|swedish|polish|greek|latin
  translate this
  how|what do|to|is you|i|we? say .. in english|french|german|spanish|korean|japanese|chinese|mandarin|italian|russian|turkish|portuguese|hindi|dutch|swedish|polish|greek|latin|swahili
  in korean|japanese|mandarin
  tell|know|give|write|hear me? a|another|some|any|your|best? .. joke|jokes|riddle|riddles|pun|puns
  joke|jokes about|funny|please|of
  sing|play me? a|some song|music
  who|which|whom .. vote|voting for|in|next
  vote for|republican|democrat|labour|conservative|afd|trump|biden|harris
  election|elections results|result|polls|poll|2024|2025|2026|2027|2028|winner|candidate*|date|next
  next|presidential|general|upcoming|parliamentary|midterm election|elections
  trump|biden|kamala|putin|macron|starmer|modi|netanyahu|zelensky|obama|merkel|elon|musk|taylor|beyonce|kardashian*|ronaldo|messi|mbappe|neymar|haaland|lebron|federer
  goals|assists|stats|transfer|transfers|lineup|fixtures|standings|scorer|highlights .. season|league|arsenal|liverpool|2024|2025|2026|news|salah|jesus|today|premier
  premier|champions|europa|serie|bundesliga|nba|nfl|nhl|mlb|ufc|f1|formula|wwe|fifa|uefa|ipl|cricket league|match|score|game|finals|draft|standings|schedule|team|players|1|one|world|results|cup|a|live|today|tonight
  world cup
  who won|wins|scored|played|plays .. match|game|cup|league|election|oscar|oscars|grammy|final|finals|race|yesterday
  did .. win .. election|match|game|nevada|state|cup|final|race|oscar|grammy
  arsenal|chelsea|liverpool|tottenham|barcelona|juventus|bayern
  real madrid
  score|scores of|live|today|yesterday
  stock|stocks|share price|prices|market|ticker|buy|split|to|forecast|analysis|good
  ticker|nasdaq|dow|etf|s&p|forex
  bitcoin|btc|ethereum|crypto|dogecoin|gold|silver|oil price|prices|chart|forecast|prediction|today|rate
  how much is|does|are .. cost|worth|ticket|iphone|car|price
  exchange|currency|conversion rate|rates|converter
  convert .. to|into|in
  dollar|euro|pound|rupee|yen|lira|riyal|dirham to|in|vs|exchange
  interest|mortgage|refinance|savings|apr rate|rates|calculator|lenders|broker|offers
  tax return|returns|refund|bracket|brackets|filing|deduction*
  credit score|card|cards|report
  investor|investors|startup|startups|seed funding|round
  angel investor*|investors|number|numbers
  netflix|spotify|disney|hulu|tiktok|instagram|snapchat|youtube|twitch|whatsapp|facebook|twitter|reddit|roblox|minecraft|fortnite|pokemon|gta|valorant|warcraft|zelda|steam|discord .. login|password|account|download|codes|code|price|show|series|movie|movies|channel|followers|views|subscription|server|install|hack|cheat*|tips|build|mod|mods|download*|reset|update
  roblox|minecraft|fortnite|pokemon|gta|valorant|warcraft|zelda
  season|episode|ep|s0|chapter one|two|1|2|3|4|5|6|7|8|9|10|list|summary|recap|release|finale|spoiler*
  episode|episodes|trailer|soundtrack|cast|box|imdb|spoilers|manga|anime|webtoon list|of|office|rating|date|for|release|season|guide|where|watch
  x men|box|factor
  marvel|avengers|batman|spiderman|superman|anime|manga|kpop|bts|blackpink
  movie|movies|film|films|series|show|shows|drama .. watch|cast|download|streaming|release|best|recommend*|review|ending|explained|trailer|times
  best|top|good|watch movie|movies|film|films|series|songs|albums|games|laptop|laptops|phone|phones|headphones|restaurants|restaurant|cars|car|sofa|tv|vpn|pizza|burger|beaches|hotels|bars|pubs|gaming
  setlist|tour|concert|ticket|tickets|discography|album|lyrics dates|date|2024|2025|2026|2027|price|prices|london|berlin|for|song|list|tracklist|online|of|to|to
  setlist|lyrics|chords|discography|tracklist
  walkthrough|speedrun|cheat|cheats|patch|loot|boss codes|notes|build|guide|fight
  reading|watch|play order
  2|3|4|5|6|ii|iii|iv tips|build|builds|walkthrough|guide|cheats|trailer|review
  discount|coupon|promo|voucher|gift code|codes|card
  review|reviews|unboxing of|sofa|hotel|phone|camera|2024|2025|2026
  sofa|mattress|fridge|headphones|sneakers|lipstick|perfume|shampoo|makeup review|reviews|deals|deal|brand|sale|price
  cola|bingo|casino|pub|bar|lounge|nightclub|brewery price|prices|opening|times|menu|discount|brooklyn|london|tickets|hours|online
  bingo|horoscope|zodiac|astrology|lottery|powerball|jackpot|poker|roulette numbers|opening|today|sign|results|winning|online|strategy|hall
  horoscope|zodiac
  painter|artist|illustrator|singer|actor|actress|rapper|dj|footballer|comedian|model|youtuber|influencer|director biography|bio|net|age|height|wife|artworks|songs|movies|facts
  net worth
  fast food|food|fashion|internet|charger|charging|car|cars|typing|track .. near|menu|delivery|chain|burger|best|speed|open
  fast furious|furious
  solve|factor|factorise|factorize|simplify|integrate|differentiate|calculate|compute .. equation|x|for|integral|derivative|2|3|10|square|root|area|volume|percent
  equation|equations|algebra|calculus|trigonometry|geometry|derivative|integral|quadratic|logarithm|polynomial
  square root
  whats|what is|s? 1|2|3|4|5|6|7|8|9|10|12|15|17|20|25|50|100 x|times|plus|minus|divided|percent|of 1|2|3|4|5|6|7|8|9|10|12|15|17|20|25|50|100
  my|with|do|help|finish .. homework|assignment|coursework|exam|quiz .. maths|math|physics|chemistry|biology|history|english|french|geography|questions|essay|for|please|on|due
  homework|coursework
  essay on|about photosynthesis|shakespeare|hamlet|macbeth|climate|industrial|napoleon|gatsby|war
  photosynthesis|mitochondria|thermodynamics|periodic|chemistry|physics|quantum|newtons|pythagor*|python|dna|isotope*
  capital|population|currency|president|king|flag|area of|in france|germany|japan|brazil|australia|canada|india|china|usa|america|peru|mongolia|italy|spain|russia|england|nigeria|mexico|norway|sweden|kenya
  capital of
  tallest|longest|deepest|largest|biggest|fastest|highest building|river|mountain|ocean|country|animal|lake|car|desert|city|planet
  distance|far between|from|is .. to|and|away|moon|sun|mars
  my|a|the cat|dog|puppy|kitten|hamster|parrot|goldfish|plant|tomato|lawn|bike|car|fridge|dishwasher|boiler|toilet|sink|washing .. sneez*|vomit*|barks|barking|limping|scratch*|bites|sleeps|wont|start|leak*|broken|repair|fix|dying|yellow|smell*|noise|eat|eating|meow*|train
  why does|is my cat|dog|puppy|kitten|car|plant|laptop|phone|computer|printer|tv|hair|skin|baby|knee|back
  change|fix|repair|replace|unclog|assemble .. tire|tyre|oil|faucet|drain|toilet|engine|brake|brakes|battery|screen|bulb|sink|bike|car|phone|ikea
  grow|growing|plant|planting tomatoes|potatoes|roses|basil|grass|avocado|herbs|cucumbers
  remove|get stain|stains|wine|rust|mold|mould|red|rid
  should i buy|wear|watch|get|learn|study|major .. or|nvidia|laptop|phone|iphone|car|house|stocks|python|java|new|dress|suit
  best|good name|names for my? cat|dog|band|boat|startup|company|app|puppy|kitten|brand|gamertag
  apply|applying|renew|get|extend .. visa|passport|greencard|license|licence|permit|schengen
  job|jobs|internship*|salary|vacancy|vacancies in|at|near|london|berlin|dubai|google|amazon|interview|openings
  interview questions|tips
  bus|train|metro|tube|subway|ferry times|schedule|timetable|station|from|ticket|line|map
  what|whats is? the? time|date|day now|in|is|today|it
  set|remind|wake .. alarm|timer|reminder|me .. for|at|in|to
  play|turn|open|close the|on|off|some lights|light|music|spotify|tv|door
  who are you|made|built
  what model|llm|gpt
  chatgpt|gpt4|openai|gemini|midjourney|copilot
  flirt*|pickup|pick up? line|lines
  girlfriend|boyfriend|crush .. gift|text|message|dinner|birthday|valentine*|date|ideas|like|ghosted|back
  birthday|anniversary|valentine* gift|gifts|cake|card|party|ideas|wishes
  headache|migraine|cough|rash|acne|pimple|pimples|dandruff|sunburn|hangover|heartburn remedy|cure|cream|medicine|treatment|home|relief|tablets
  وصفه|طريقه|مقادير عمل|تحضير|البيتزا|الكيك|كيكه|كبسه|المقلوبه|طبخ|الكنافه|بيتزا
  طقس|الطقس|درجه|حاله الحراره|الجو|الطقس|اليوم|غدا|في|بكره
  مباراه|ماتش|الدوري|هداف|نتيجه|اهداف|كاس|برشلونه|مدريد|الزمالك|الاهلي|ميسي|رونالدو|الهلال|النصر .. الاهلي|الزمالك|اليوم|امس|برشلونه|مدريد|العالم|الانجليزي|صلاح|ليفربول|الهلال|النصر|الدوري|امبارح
  محمد صلاح
  مين|من فاز|كسب|يفوز|ربح|سيفوز|فازت
  سعر|اسعار|ثمن الذهب|الدولار|البيتكوين|ايفون|الايفون|النفط|اليورو|سامسونج|سهم|الفضه|تذكره|السياره
  افضل|احسن|ارخص|اقرب مطعم|مطاعم|هاتف|جوال|تلفون|موبايل|لابتوب|فندق|فنادق|فيلم|افلام|مسلسل|سياره|لعبه|العاب|تلفزيون|طيران|مقهي|كافيه|شاشه|بيتزا
  رحلات|تذاكر|حجز|طيران|تاشيره|فيزا رخيصه|طيران|فندق|الي|من|سياحيه|شنغن|تذكره|لندن|دبي
  ترجم|ترجمه .. الي|الى|للانجليزيه|للفرنسيه|بالانجليزي|الانجليزيه|الفرنسيه|الالمانيه|الانجليزي|للانجليزي
  كيف|كيفاش|ازاي .. اقول|نقول .. بالانجليزي|بالفرنسي|باليابانيه|بالالماني|بالتركي|بالاسباني
  نكته|نكت|فزوره
  اكتب|اعمل|صحح .. كود|برنامج|سكربت|دالله|جافا|بايثون|سيره|ايميل|قصيده|اغنيه|خطاب
  كود|برمجه|بايثون|جافا|جافاسكربت|اكسل
  حل|احسب|اوجد .. معادله|المعادله|المساله|مساله|التكامل|الجذر
  واجب|الواجب .. الرياضيات|العلوم|الفيزياء|مدرسي
  انتخابات|الانتخابات|انتخب|اصوت|المرشح|مرشح .. لمن|اي|الرئاسيه|القادمه|ل|حزب|نتائج|نتيجه|من
  لمن|مين|من .. اصوت|انتخب
  رجيم|دايت|تخسيس|وزني .. وزن|انقاص|كرش|الوزن|كيلو
  موعد|توقيت|مواعيد .. القطار|فتح|الباص|الحلقه|المباراه|المسلسل|مسلسل
  حلقه|الحلقه|مسلسل|فيلم|اغنيه|كلمات .. مشاهده|تحميل|ايجي|اغنيه|مترجم|الموسم
  عاصمه
  الواي|واي|الراوتر|الطابعه|كلمه فاي|السر|بطيء|لا|لاتعمل
  cuaca|harga|jadwal|lirik|tiket|film .. hari|ini|besok|bola|lagu|hp|emas|pesawat|di|terbaru|ke
  meteo|horaires|paroles|billets .. demain|aujourdhui|train|chanson|metro|paris|lyon
  prix .. iphone|or|voiture|billet|essence
  hava|mac|dolar durumu|kac|kuru|sonucu
  el|del tiempo|clima en|manana|hoy
  partido|letra|precio|vuelos|chiste .. de|hoy|cancion|baratos|del
  mausam|cricket|match .. kaisa|score|aaj|kal|kaun|jeeta

= 3 of shows, shops and stars
  ranking|rankings|apartment|apartments|bedroom|bedrooms|condo|plot|spoilers|winner|winners|highlights|shampoo|conditioner|lipstick|haircut|hairstyle|outfit|sneakers|jeans|schedule|itinerary|vacation|cruise|sightseeing|resort|airport|parking|mechanic|plumber|electrician|dentist|salon|barber|manicure|pilates|protein|creatine|bodybuilding|marathon|guitar|piano|karaoke|ballet|camping|skiing|surfing|trivia|tarot|nft|blockchain|vpn|seo|marketing|linkedin|resume|invoice|podcast|subreddit|hashtag|selfie
  mona lisa|star wars|harry potter|one piece|lord rings
  kanye|drake|rihanna|eminem|adele|bieber|bts|disney|pixar|hogwarts|potter|lego|barbie|naruto|goku|sinner|djokovic|alcaraz|knicks|lakers|yankees|cowboys
  season #
  who painted|invented|discovered|directed|composed|sings|sang|voiced
  flat|punctured tyre|tire
  mars|jupiter|saturn|venus|pluto|neptune far|big|moons|temperature|distance|planet
  how far|big|hot|old is mars|jupiter|saturn|venus|pluto
  trophy|movies|cast|nightclub|tickets|review|reviews|coupon|ceo|trailer|unboxing|playlist|lyrics|standings|roster|dlc|tracklist|merch|hoodie|resale|fc|soundtrack|walkthrough|fanfic|fanfiction|cosplay|wallpaper|ringtone|logo|tutorial|plugin|firmware|warranty|showtimes|mp3|mp4|torrent|crossword|wordle|sudoku|emoji|meme|memes
  net worth
  box office
  going to rain|snow
  what|whats is? # of|x|times|plus|minus|percent #
  # x|times|plus|minus|percent #
  convert|how many .. miles|km|kg|pounds|celsius|fahrenheit|cups|grams|ounces|inches|feet|litres|liters|ml|cm
  how old|tall|rich is .. actor|actress|singer|rapper|lopez|smith|swift|musk|player
  كيف|طريقه|ازاي|كيفاش .. اطبخ|نطبخ|طبخ|اطهو
  get|getting rid of ants|mice|rats|mold|mould|cockroaches|bedbugs|acne|stains|weeds|wasps

= 1 of worldly things
  car|cars|bike|bicycle|motorcycle|truck|engine|tyre|tire|brakes|oil|petrol|diesel|tesla|toyota|honda|bmw|phone|phones|app|apps|website|email|gmail|internet|server|database|code|program|file|files|pdf|photo|photos|video|videos|camera|tv|television|screen|battery|charger|keyboard|mouse|robot|drone|software|hardware|password|account|login
  hotel|flight|flights|travel|trip|tour|tourist|vacation|holiday|visa|passport|ticket|tickets|train|bus|taxi|airport|beach|museum|restaurant|restaurants|cafe|menu|pizza|pasta|bread|cake|cheese|rice|soup|salad|sauce|burger|noodles|dessert|chocolate|coffee|tea|smoothie|breakfast|dinner|lunch|vegan|gluten
  football|soccer|basketball|tennis|cricket|baseball|hockey|rugby|golf|boxing|match|team|league|tournament|player|players|coach|stadium|olympics|goal|goals|score
  movie|movies|film|films|series|show|season|episode|actor|actress|singer|band|song|songs|album|lyrics|concert|novel|comic|game|games|gaming|anime|cartoon|celebrity|netflix|quiz
  job|resume|cv|interview|salary|company|startup|business|marketing|logo|brand|stock|stocks|shares|market|crypto|bitcoin|price|tax|taxes|rent|lease|insurance|budget|invoice
  math|maths|physics|chemistry|biology|algebra|equation|geometry|essay|homework|thesis|exam|university|college|grammar|paragraph|paraphrase|summary|synonym|capital|country|population|river|mountain|planet|galaxy|dinosaur|volcano|earthquake
  hair|skin|nails|makeup|perfume|shampoo|dress|shoes|outfit|fashion|muscle|weight|abs|gym|workout|diet|calories|vitamin|headache|cough|fever|rash|toothache|allergy|acne
  garden|plant|plants|flowers|tomatoes|lawn|kitchen|furniture|sofa|mattress|paint|roof|toilet|sink|washing|fridge|oven|microwave|vacuum|cat|dog|puppy|kitten|hamster|parrot|aquarium
  president|prime|minister|senator|congress|parliament|party|election|vote|voting|government|policy|ukraine|brexit|nato|immigration

= 1 asks for a service
  how to|do|can|long|much|many|far|old|tall|big
  best|top|cheapest|fastest|good|better|worst
  where to|can|do|is|are
  ^ please? write|make|give|help|explain|summarize|summarise|plan|list|calculate|compare|recommend|suggest|show|find|create|design|draft|build|fix|generate|translate|tell|play|order
  vs|versus|difference
  when does|is|was|do
  2023|2024|2025|2026|2027
  tips|ideas|list|guide|tutorial|examples|meaning|review|price|near|today|tomorrow|online|free

= 2 of another field
  football|soccer|basketball|tennis|baseball|hockey|rugby|boxing|golf|snooker|olympics .. team|player|score|match|league|tickets|rules
  pizza|burger|sushi|tacos|lasagna|pasta|cocktail|beer|whiskey|vodka
  netflix|spotify|tiktok|instagram|youtube|amazon|uber|tesla|apple|google|microsoft|ikea|nike|adidas|mcdonalds|starbucks|kfc|walmart
  video game|games
  gym|workout|calories
  laptop|computer|printer|software|keyboard|monitor|browser|download|password
  price|discount|cheap|cheapest|sale|coupon|promo
  2024|2025|2026|2027

= -3 asks whether one may
  can|may i|we|one|you .. watch|play|listen|eat|drink|wear|buy|invest|trade|own|keep|use|sell|work|date|marry|do|go|learn|practice|practise|take|join|celebrate
  is|are it? ok|okay|wrong|bad|permitted

= -1 a name of the field
  pray|cave|sleepers|whale|flood|prophet|prophets|angel|angels|jinn|satan|devil|paradise|heaven|hell|torah|moses|noah|abraham|adam|joseph|mary|jesus|david|solomon|pharaoh|musa|isa|nuh|yusuf|maryam|caliph|mecca|medina|jerusalem|imam|sheikh|convert|converted|grave|eye|magic|dream|dreams|interest|evil|trinity|christian|christians|jews|creation|death|dead|die|judgment|judgement|soul|mercy|witr|marry|marriage|creator

= -6 a question of the field
  dua|duas|adhkar|dhikr|zikr|shaytan|jannah|jahannam|akhirah|hereafter|resurrection|repent*|tawbah|sins|faith|iman|believe|believers|worship|forgive*|charity|sadaqah|patience|gratitude|orphan*|zina|adultery|divorce|nikah|inherit*|oath|vow|hijab|modest*|backbit*|gossip|envy|usury|tajweed|recite|recitation|revelation|revealed|scripture|gospel|injil|caliphs|companions|sunni|shia|sufi|ummah|jihad|kafir|taqwa|tawhid|jewish|created|afterlife|funeral|martyr|kaaba|makkah|madinah|aqsa|khutbah|adhan|scholar|scholars|madhhab|hanafi|shafi|maliki|hanbali|revert|aqiqah|circumcision|burial|sabr|rizq|qadr|qadar|destiny|ruqyah|sihr|wudhu|ablution|ghusl|menstruation|tahajjud|tarawih|laylat|muharram|ashura|mawlid|qibla|sujud|rakat|rakah|parents|orphans|neighbor|neighbour|neighbors|neighbours|alcohol|wine|pork|gelatin|gambling|riba|ruling|rulings
  i|we|you|one|women|woman pray with|in|on|without|after|before|at|while
  islam|islamic|islamically|jaiz|jayez|jaez|caiz|makrooh|gunah|quran|quranic|hadith|hadiths|halal|haram|muslim|muslims|allah|fiqh|sharia|shariah|fatwa|sin|sinful|permissible|makruh|riba|sunnah|zakat|ramadan|salah|wudu|dua|eid|hajj|umrah|mosque|masjid|surah|ayah|tafsir|allowed|forbidden|lawful|prohibited|verse|verses|bible|religion|religious|god|prayer|prayers|fasting|shirk|bidah|jannah|jinn|sahaba
  حلال|حرام|يجوز|الاسلام|القران|المسلم|المسلمين|حكم|الصلاه|رمضان|الحديث|ايه|سوره|الله|النبي|شرعا|الزكاه|الحج|دعاء|صلاه|قران|حديث|زكاه|وضوء|الوضوء|الدين|الشرع|اسلام|مسلم|شرع|للمسلم|سوره|السوره|الايه
`);
