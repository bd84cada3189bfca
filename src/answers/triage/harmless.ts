import { phrases } from './phrases.ts';

// Applied to the whole question before crisis and abuse detection, so each phrase must be harmless whatever the rest of
// the question says: no gap wide enough for a disclosure, no injury whose cause follows, nothing that a person did to the
// visitor. Prefer a false alarm to a longer list.

/** Phrases removed before crisis and abuse detection, to avoid false alarms. */
export const harmless = phrases(`
  i|we want|wanted|wish|like to know|learn|ask|read|understand|study what|whether|about
  i|we am|are|was|were wondering about|what|whether
  how many people|men|women|muslim*|jew*|soldier*|enemies did|has muhammad|prophet|moses|muslims|umar|ali|isis .. kill|killed
  pray|prayer|salah when|if i|you|we|someone|he|she am|is|are sick|ill or cant|cannot stand|sit|bow|kneel
  cant|cannot|couldnt stand|sit|bow|kneel for? long can|may|should|must .. pray|sit
  was|were|is muhammad|moses|musa|mary|maryam|abraham|ibrahim|jonah|yunus|prophet|prophets|angels .. afraid|scared|terrified|frightened|fear
  die|dying|death as a? true? good? muslim*|mumin|believer*|martyr*|shaheed|shahid|shahida|righteous
  die|dying a martyr|shaheed|shahid|muslim|believer
  die|dying the death of
  die|dying upon|on islam|iman|faith|tawheed|tawhid
  die|dying on a? friday|jummah|arafah
  die|dying in the? islam|iman|state|madinah|medina|madina|makkah|mecca|ramadan|ramadhan|sujood|sujud|sajdah|prayer|salah|ihram|hajj|jihad
  die|dying with the? islam|iman|imaan|faith|shahada|shahadah|kalima
  die|dying for the sake of allah|god|islam|religion|jihad
  die|dying while praying|fasting|prostrating
  leave|leaving this world|dunya as a? muslim*|believer*|mumin|shahid|martyr
  leave|leaving this world|dunya with|upon islam|iman|imaan|faith|tawheed|shahada|good
  dying to know|see|learn|meet|visit
  live|living with|near my|his|her|the|our? in? inlaws|laws|parents|family|husband|wife|mother|father|brother*|sister*|grandparents|son|daughter|children|roommate*|relatives
  kill|killing|kills my|the|your|our ego|nafs|desire*|lust|time|hunger|phone|battery|mood
  kill|killing time|insects|mosquito*|ants|spider*|snake*|animals|cockroach*|pests
  hurt|hurting|hurts myself playing|exercising|training
  hurt|hurting|hurts myself while|during playing|exercising|training|sport*|football|work|hajj|umrah
  suicide|suicidal bomb*|attack*|mission*|vest*
  it beats|hit|hits me that|how|why|what
  mati syahid
  اموت|نموت|الموت شهيدا|مسلما|مسلمه|شهيده
  اموت|نموت|الموت علي|في الاسلام|الايمان|المدينه|مكه|رمضان|سبيل|طاعه|سجودي|التوحيد
  hurt|hurts|hurting|hurted my|her|his|their|someones feelings|pride|ego
  killing|kills me softly
  dying of|from laughter|laughing|hunger|thirst|boredom|curiosity
  dead|death sea|valley|metal|penalty|battery|certificate|toll|star|note|wood
  killed|killing it
  is|are|was|looks|tastes to die for
  maryam|mary|mariam|maryams ... wish|wished .. i|she had died|dead
  kill|killing|shoot|shooting|stab|hit|hurt|harm|attack a|an|the|any|my? armed|home? intruder*|burglar*|thief|thieves|robber*|attacker*|invader*|trespasser*
  kill|killing|shoot|stab|hit|hurt|harm someone|somebody|person|man|one who|that breaks|broke|attacks|attacked|enters|robs|invades|steals
  kill|killing|hurt|harm someone|somebody|people|anyone|a|an|the? person|man|attacker|intruder|robber|thief? in self defence|defense
  piercing*|tattoo*|smoking|vaping|hijama|surgery|plucking|boxing|flagellation|matam|tatbir .. self harm
  counted|considered|counts|called as? self harm|suicide
  own|owning|carry|carrying|hunt|hunting .. gun|rifle|pistol|weapon
  knife|blade ... for slaughter*|dhabiha|zabiha|sacrifice|qurbani
  dhabiha|zabiha|sacrifice|qurbani .. knife|blade
  cut|cuts|burned|burnt|burn|wound my hand|hands|finger|fingers|foot how|can|may|should .. wudu|wudhu|ghusl|tayammum|prayer
  cuts|scratches|scars|marks|wounds|bruises .. from|by a|the|my|an? cat|cats|accident|surgery|operation|childhood|shaving|cooking|acne|football|cupping|hijama
  stop|stopped|stopping|quit|avoid eating|drinking meat|pork|sugar|chicken|beef|fish|dairy|bread|haram|junk|sweets|at|before|when|after|alcohol|wine|coffee|tea|beer
  disappear*|vanish* from social|facebook|instagram|online|twitter|tiktok
  die|dying with la|lailaha|kalimah|good
  thief|thieves|robber* took|stole|steals my phone|money|bag|wallet|car|passport
  hit|hits|scratched|crashed|damaged my|the car|bike|fence
  mourir musulman*|martyr|croyant*|sur
  زوجي|جوزي|راجلي يلمسني|لمسني|باسني|قبلني|يقبلني وانا? صائمه|صايمه|متوضئه|متوضيه
  suami|istri saya? menyentuh|pegang|menyentuhku saya? apakah
  kocam|esim|karim bana? dokunursa|dokununca
  death|destruction|end of a|the|my tyrant*|oppressor*|enemy|enemies|illness|exam*|studies
  tablets of stone|musa|moses
  keep|keeping|buy|buying|have|own|owning a|the? gun|weapon for protection|hunting|defence|defense
  toddler|baby|ball hits|hit|kicks|bites
  hit by a|the ball|stone|lightning
  pray|prayer|salah if|when i|you|we am|are so|too|very? tired that? i|you|we? cannot|cant stand
  lost everything in a|the fire|flood|earthquake|war|storm
  kissed|kisses|kiss my|the|his|her? cheek|cheeks|hand|hands|forehead|head|stone
  sleep|sleeping in|late|early|after fajr
  as|like if|though you|u|we .. live|living|die|dying .. forever|ever|tomorrow
  if you .. die tomorrow
  drop|dropped dead gorgeous
  over my dead body
  beat|beats|beating the traffic|record|rush|heat|game|level|boss|eggs|up
  hit|hits the gym|road|target|ball|puberty
  end of times|time|days
  suicide squad
  turned 30|40|50|60|65|70|75|80|85|90
  hit|hits menopause
  mother|father|mom|dad|grandmother|grandfather hit|turned 50|60|65|70|75|80|85|90 this|last|years|and?
`);
