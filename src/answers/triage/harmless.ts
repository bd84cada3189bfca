import { phrases } from './phrases.ts';

/** Words that only sound like danger: taken out before anyone in need is looked for. */
export const harmless = phrases(`
  i|we .. know|learn|ask|read|understand|study|wondering about|what|whether
  how many people|men|women|muslim*|jew*|soldier*|enemies did|has muhammad|prophet|moses|muslims|umar|ali|isis .. kill|killed
  take|taking sleeping pills|tablets at|every|each night|bedtime
  sick|ill or cant|cannot stand|sit|bow|kneel
  cant|cannot|couldnt stand|sit|bow|kneel up|upright|long|during
  cant|cannot|couldnt stand|sit|bow|kneel for long
  was|were|is muhammad|moses|musa|mary|maryam|abraham|ibrahim|jonah|yunus|prophet|prophets|angels .. afraid|scared|terrified|frightened|fear
  die|dying|death as a? true? good? muslim*|mumin|believer*|martyr*|shaheed|shahid|shahida|righteous
  die|dying a martyr|shaheed|shahid|muslim|believer
  die|dying the death of
  die|dying upon|on islam|iman|faith|tawheed|tawhid|the
  die|dying on a? friday|jummah|arafah
  die|dying in the? islam|iman|state|madinah|medina|madina|makkah|mecca|ramadan|ramadhan|sujood|sujud|sajdah|prayer|salah|ihram|hajj|jihad
  die|dying with the? islam|iman|imaan|faith|shahada|shahadah|kalima
  die|dying for allah|islam
  die|dying for the sake
  die|dying while praying|fasting|prostrating
  leave|leaving this world|dunya with|as|upon
  dying to know|see|learn|meet|visit
  live|living with|near my|his|her|him|them|our|inlaws|in|parents|non
  kill|killing|kills my|the|your|our ego|nafs|desire*|lust|time|hunger|phone|battery|mood
  kill|killing time|insects|mosquito*|ants|spider*|snake*|animals|cockroach*|pests
  hurt|hurting|hurts myself while|during|playing|exercising|training
  suicide|suicidal bomb*|attack*|mission*|vest*
  it beats|hit|hits me
  hit|hits me up
  mati syahid
  اموت|نموت|الموت شهيدا|مسلما|مسلمه|شهيده
  اموت|نموت|الموت علي|في الاسلام|الايمان|المدينه|مكه|رمضان|سبيل|طاعه|سجودي|التوحيد
  hurt|hurts|hurting|hurted my|her|his|their|someones feelings|heart|pride|back|knee|head|foot|leg|eyes|ego
  my|the back|knee|head|leg|stomach|tooth|foot|throat|chest hurts|hurt
  killing|kills me softly
  dying of|from laughter|laughing|hunger|thirst|boredom|curiosity
  dead|death sea|valley|metal|penalty|battery|certificate|toll|star|note|wood
  killed|killing it
  is|are|was|looks|tastes to die for
  maryam|mary|mariam|maryams ... wish|wished .. i|she had died|dead
  kill|killing|shoot|shooting|stab|hit|hurt|harm|attack .. intruder*|burglar*|thief|thieves|robber*|attacker*|invader*|trespasser*
  kill|killing|shoot|stab|hit|hurt|harm someone|somebody|person|man|one who|that breaks|broke|attacks|attacked|enters|robs|invades|steals
  kill|killing|hurt|harm .. in self defence|defense
  piercing*|tattoo*|smoking|vaping|hijama|surgery|plucking|boxing|flagellation|matam|tatbir .. self harm
  counted|considered|counts|called as? self harm|suicide
  boxing|mma|karate|sparring|wrestling|judo|taekwondo|kickboxing|sport|sports|football ... hit|hits|hitting|punch*|kick*|beat*
  how many|much .. pills|tablets|paracetamol|panadol|medicine .. take while|when|during|before|after fasting|fajr|iftar|suhoor|ramadan|meals|eating
  own|owning|carry|carrying|hunt|hunting .. gun|rifle|pistol|weapon
  knife|blade ... slaughter*|dhabiha|zabiha|sacrifice|qurbani|animal|sheep
  slaughter*|dhabiha|zabiha|sacrifice|qurbani|animal|sheep .. knife|blade
  cut|cuts|burned|burnt|burn|wound my hand|hands|finger|fingers|foot ... wudu|wudhu|ghusl|tayammum|prayer
  cuts|scratches|scars|marks|wounds|bruises .. from|by a|the|my|an? cat|cats|accident|surgery|operation|childhood|shaving|cooking|acne|football|cupping|hijama
  stop|stopped|stopping|quit|avoid eating|drinking meat|pork|sugar|chicken|beef|fish|dairy|bread|haram|junk|sweets|at|before|when|after|alcohol|wine|coffee|tea|beer
  disappear*|vanish* from social|facebook|instagram|online|twitter|tiktok
  die|dying with la|lailaha|kalimah|good
  thief|thieves|robber* took|stole|steals my phone|money|bag|wallet|car|passport
  hit|hits|scratched|crashed|damaged my|the car|bike|fence
  mourir musulman*|martyr|croyant*|sur
  زوجي|جوزي|راجلي يلمسني|لمسني|باسني|قبلني|يقبلني
  suami|istri saya? menyentuh|pegang|menyentuhku
  kocam|esim|karim bana? dokun*
  death|destruction|end of a|the|my tyrant*|oppressor*|enemy|enemies|illness|exam*|studies
  tablets of stone|musa|moses
  gun|weapon .. for protection|hunting|defence|defense
  toddler|baby|ball hits|hit|kicks|bites
  hit by a|the ball|stone|lightning
  cannot|cant stand up|long|in|for|while|during
  tired .. cannot|cant stand
  lost everything in a|the fire|flood|earthquake|war|storm
  kissed|kisses|kiss my|the|his|her? cheek|cheeks|hand|hands|forehead|head|stone
  sleep|sleeping in|late|early|after fajr
  as|like if|though you|u|i|we .. live|living|die|dying .. forever|ever|tomorrow
  if you .. die tomorrow
  drop|dropped dead gorgeous
  over my dead body
  beat|beats|beating the traffic|record|rush|heat|game|level|boss|eggs|up
  hit|hits the gym|road|target|ball|puberty
  end of times|time|days|the
  suicide squad
  hit|hits|turned 30|40|50|60|65|70|75|80|85|90|menopause
`);
