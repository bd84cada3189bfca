import { phrases } from './phrases.ts';
import { KIN, NEAR } from './relation-words.ts';

/** Personal cases by matter, the visitor's own or a relative's: only a scholar who hears the whole case can judge them. */
export const personalRulings = {
  divorce: phrases(`
    i|ive|we|im .. divorc*|talaq|talak|khula|khul|talaaq
    my|our husband|wife ... talaq|talak|talaaq|khula
    my|our ${KIN}|nikah|marriage .. divorc*|talaq|talak|khula|talaaq|annul*|separated
    divorc*|divorcing|divorce me|my|us
    talaq|talak|talaaq|divorce ... my|me wife|husband|to
    husband|wife|he|she .. said|says|gave|wrote|texted|sent|pronounced|uttered .. talaq|divorce*|talak|talaaq
    am|are i|we .. divorced|married|separated
    is|was|does|did my|our divorce|talaq|khula|iddah|iddat .. valid|invalid|over|broken|break|count|void|nullified|haram|still|happen
    my iddah|iddat|mahr|mehr|khula
    can|should|may i|we .. leave|take|remarry|return .. husband|wife|ex
    طلقت زوجتي|امراتي|مراتي|زوجتى
    طلقني|طلقها زوجي|جوزي|ثلاثا
    زوجي|زوجتي .. طلقني|طلاق|الطلاق|طالق|خلع|الخلع|طلق
    قلت|قال لزوجتي|لي|لها .. طالق|طلاق
    هل .. طلاقي|زواجي|نكاحي
    اطلق|اخلع زوجتي|زوجي
    اطلب|طلبت الطلاق|الخلع
    عدتي|مهري|طلاقي
    my|our|his|her|she|he|i|we .. divorc*|talaq|khula .. count|counts|valid|happen|happened|period|menses|pregnant|angry|anger|drunk|joke|text|whatsapp|phone|sms|message|email
    did|does|is|was my|our|this|that|the|it .. divorce|talaq|khula .. count|counts|valid|happened|happen|effective|final
    he|she|i|husband said|told|says|swore .. haram .. like .. mother
    zihar|ila .. i|my|me|he
    said|told|swore|swear .. if .. you|she|u .. divorced|divorce|talaq
    divorced|divorce .. if .. you|she .. went|go|goes|leave|leaves|talk
    my ex husband|wife .. divorce|iddah|remarry|back|reconcile|return|court
    am i .. iddah|iddat
    how long|when .. my|do|must i? .. iddah|iddat|waiting
    we .. separated|split|reconcil* .. divorce|married|nikah|talaq|years|still
    court|civil|judge divorce .. i|my|me|we|islamically
    take her|him|my wife back
    return|go|went|back to my husband|wife|ex
    حلف|رمي|رمى|علي|عليا|قال|قالي|قالها|نطق .. يمين|بالطلاق|طالق|الطلاق|طلاق
    انا|اني|هل .. مطلقه|طالق|مطلق
    طلقت|طلق|طلقني|طلقتها|طلقها|مطلقني|اطلقها
    ظاهر|انتي|انت .. كامي|كظهر|محرمه
    زوجي|زوجتي|جوزي|مراتي|راجلي .. طلاق|الطلاق|طلقه|طلقات|العده|عدتي|ارجع|يرجعني|رجعه
    suami|istri saya .. talak|cerai|menceraikan
    saya|aku .. talak|cerai|menceraikan|diceraikan
    mon|ma mari|femme|epouse .. repudi*|divorc*|talaq
    je suis divorcee|divorce|repudiee
    mere|meri|mera|main|maine|usne shohar|shauhar|biwi|husband|wife? .. talaq|talak|khula
    talaq|talak .. ho|hogai|hogayi|hui|gayi|gai|nahi|di|dia|diya
    شوہر|بیوی|میاں|میں .. طلاق|آزاد|خلع
    طلاق ہو|ہوگئی|واقع|دی|دے
    kocam|karim|esim .. bosadi|bosan*|talak
    mi esposo|marido|esposa|mujer .. divorci*|talaq|repudi*
  `),
  custody: phrases(`
    custody .. my|our kids|children|son|daughter
    custody .. my|our|me|i|kids|son|daughter|baby
    my|our|me|i .. custody
    ex|wife|husband|she|he .. wont|not|doesnt|refuses|never|stops let|allow|allowing|letting? me see|visit|take|meet .. son|daughter|kids|children|child|boy|girl|baby
    let|allow me see my|our son|daughter|kids|children
    who .. keeps|gets|keep|get|takes|raise|raises .. my|our|the kids|children|son|daughter|child|baby .. divorce|separat*|remarry|remarried|ex|me
    take|takes|taking|took my|our kids|children|son|daughter|child|baby away|from|abroad|because|if|after|to|and|overseas|without
    if i remarry .. kids|children|son|daughter
    حضانه|الحضانه .. ابني|بنتي|اولادي|اطفالي|لي|ابنتي|عيالي
    اولادي|ابني|بنتي|اطفالي|ابنتي|عيالي .. حضانه|الحضانه|حضانتهم|حضانته|طليقي|طليقتي|ياخذهم|اخذهم
  `),
  inheritance: phrases(`
    died|passed|dead|deceased ... left|leaves|leaving .. sons|son|daughters|daughter|wife|wives|brother|brothers|sisters|kids|children|behind|who
    died|passed|dead|death|deceased ... who gets|inherits what|how|which
    i|we|my|our|me|us .. inherit*|heir|heirs
    inherit* .. my|our|me|i|us
    my|our ${KIN} .. died|passed|dead|death|deceased ... inherit*|house|property|land|estate|money|savings|share|shares|gold|heirs|wealth|divide*|distribut*
    my|our ${KIN} .. left land|house|property|estate|money|gold|shop|behind|savings|inherit*
    my|our ${KIN} left .. land|house|property|estate|money|gold|shop|savings
    my|our share .. of|in|from? the? my? house|property|land|estate|inherit*|father*|mother*|wealth
    divide|distribute|split my|our father*|mother*|husband*|wife*|parents|late|property|house|estate|land
    in|out|of|make|write|writing|change|from my will|wasiyyah|wasiyya|wasiyah
    can|should|may i .. disinherit
    توفي|مات|توفيت|ماتت ابي|والدي|امي|والدتي|زوجي|زوجتي|اخي|اختي|جدي|عمي ... ترك|الميراث|ميراث|ورث|الورثه|التركه|وترك|نصيب|نصيبي|تركه
    نصيبي|حقي|ميراثي|ارثي من|في الميراث|الورث|التركه|ميراث|ارث
    هل ارث|نرث|يرث ابني|ابي|اخي
    كيف نقسم|اقسم|نوزع|يقسم ميراث|تركه|الميراث|التركه
    my|our|late ${KIN} .. died|passed|left|leaves|deceased ... share|shares|portion|fraction|split|divide*|inherit*|mine
    what|how much|which? .. fraction|portion|share|part|percentage .. mine|my|i|me|us|we|our
    my|our|me|us share|portion|part|right .. estate|inherit*|house|property|father*|mother*|will|land|wealth
    share|portion|part of my|our father*|mother*|husband*|wife*|parents|brother*|late|estate|grandfather*
    estate|property|house|land .. divide*|distribut*|split|share* .. my|our|me|us|brothers|sisters|siblings
    wants|want|demands|claims|took|take|refuse*|keeping .. share|everything|house|inherit*|portion|land .. my|our|me|us|i|father*|mother*|fathers|mothers
    only daughter|son|child|heir|sister .. everything|share|portion|father*|brothers|uncles|what|get|inherit*|estate
    my ${KIN} .. wife|will|gift* .. before .. died|death|passed|house
    my|mothers|fathers will|wasiyya|wasiyyah .. leave|give|write|everything|all|charity|one|third|son|daughter
    step|adopted son|daughter|mother|father .. inherit*|share|estate .. my|our|i
    توفي|مات|توفيت|ماتت|توفى|اتوفي .. ترك|وترك|تركت|وتركت|ساب|خلف|وله|ولها|عنده|عندها|ورثه|وساب .. بنات|بنت|زوجه|ابن|ابناء|اولاد|اخ|اخت|ام|بيت|ارض|مال|اخوه|بنتين|ولد|زوجتين
    ابي|والدي|امي|زوجي|جدي|ابويا|اخي .. الميراث|ميراث|التركه|تركه|الورث|ورث|نصيبي|حقي|حصتي
    نصيبي|حصتي|حقي|ميراثي|ورثي
    اخي|اخوي|اخوتي|اعمامي|عمي .. اخذ|ياخذ|رفض|يرفض|منع|يمنع|اكل .. ميراثي|نصيبي|حقي|الميراث|الورث|ورثي
    كيف|كم نقسم|نوزع|تقسم|نصيب|اقسم .. ابي|امي|والدي|زوجي|لي|التركه|تركته|تركتها|بيننا|ورثه
    walid|walida|abbu|ammi|baap|shohar|wife|biwi|dada .. inteqal|intiqal|wafat|fot|mar|guzar ... hissa|wirasat|taqseem|jaidad|kitna
    ka|ki|ke inteqal|intiqal|wafat .. hua|hui|hogaya|gaya .. bete|betiyan|biwi|beti|beta|hissa
    والد|والدہ|ابو|شوہر .. انتقال|وفات .. حصہ|وراثت|ترکہ|تقسیم|بیٹے|بیٹیاں
    mon|ma pere|mere|mari|grandpere .. decede*|mort|morte|deces ... heritage|part|partage*|herit*
    ayah|ibu|suami|bapak|istri saya|kami .. meninggal|wafat ... warisan|waris|bagian|dibagi
    mi padre|madre|esposo|abuelo .. murio|fallecio ... herencia|parte|hereda*
    babam|annem|kocam|dedem .. oldu|vefat ... miras|pay|hisse
  `),
  takfir: phrases(`
    is|are|was my|our|this|he|she|they .. kafir|kaffir|kufr|kufar|kuffar|disbeliever*|apostate*|murtad|mushrik|unbeliever*
    is|are|was my ${NEAR} .. still? a? muslim
    is|are he|she|they still .. muslim|muslims
    am|have|did|will|would i .. kafir|kaffir|kufr|disbeliever|apostate|murtad|mushrik|hypocrite|munafiq
    am i still .. muslim
    am|have|did i .. left|leave|out|outside|nullified .. islam|fold
    i|ive|im .. commit*|said|did|made|fell|fear|fall .. kufr|shirk|apostasy|riddah
    i .. kafir|apostate|murtad
    does|did .. make|makes|made me|him|her|my .. kafir|disbeliever|apostate|murtad
    can|should|may i|we .. call|consider|declare him|her|them|my .. kafir|disbeliever|apostate
    هل .. انا|اخي|زوجي|ابي|زوجتي|صديقي|جاري|هو|هي|اكفر|كفرت .. كافر|كافره|مرتد|مرتده|كفر|مشرك|مسلم
    هل كفرت|ارتددت|خرجت
    هل خرجت من الاسلام|المله|الدين
    is|are|was .. sheikh|imam|scholar|teacher|neighbor|neighbour|brother|sister|friend|husband|wife|father|cousin|colleague .. a? kafir|disbeliever|apostate|murtad|mushrik|kufr|muslim
    can|should|may|must|do i|we .. call|consider|declare|treat|say|regard|takfir .. him|her|them|my|he|she|cousin|neighbor|colleague .. kafir|disbeliever|apostate|murtad|kuffar|muslim|mushrik
    am|are|did|have|will i .. still|longer|considered|fold|out|left|leave|become .. a? muslim|muslims|islam|believer|kafir|apostate
    i .. said|did|joked|laughed|insulted|cursed|mocked|doubt*|denied|thought|swore|prostrat* ... kufr|muslim|islam|kafir|apostate|shahada|shahadah|disbeliever|murtad
    does that|this|it|what .. make|makes|made me|him|her|my .. kafir|disbeliever|apostate|murtad|mushrik|muslim|hypocrite
    renew|redo|retake|repeat my? shahada|shahadah|nikah|marriage|islam .. said|joke|doubt*|kufr|insult*
    is he|she|my .. out of|outside|left .. islam|fold
    my ${NEAR} .. kafir|apostate|murtad|disbeliever|munafiq|mushrik
    جاري|صديقي|اخي|ابي|زوجي|زوجتي|امي|عمي|خالي|ابني|جوزي|صاحبي|زميلي|مديري|شخص|شيخ .. كافر|كافره|مرتد|مرتده|مشرك|منافق|كفر|يكفر
    هل .. انا|اصبحت|صرت|اكون|بقيت|ابقي|لازلت|مازلت .. كافر|كافره|مرتد|مرتده|مسلم|مسلما|مسلمه|مشرك
    هل .. يجوز|ممكن|اقدر .. اكفر|تكفيره|تكفير .. جاري|اخي|زوجي|زوجتي|ابي|صديقي|شخص|فلان
    هل .. خرجت|اخرج|كفرت|ارتددت|وقعت .. من|في|عن .. الاسلام|المله|الدين|الكفر|الشرك
    قلت|سببت|استهزات|مزحت|ضحكت|شككت .. كفر|الكفر|الدين|كافر|كافره|مرتد|اسلامي
    kya main|mein|mera|wo|woh .. kafir|murtad|musalman .. hoon|hun|hogaya|ho|hai|raha
    کیا .. میں|وہ|میرا .. کافر|مرتد|مسلمان
    saya|aku|teman|suami|tetangga .. kafir|murtad|musyrik
    suis|est je|il|elle .. encore? mecreant|apostat|kafir|musulman|musulmane
  `),
  medical: phrases(`
    my doctor*|surgery|operation|medication*|medicine*|meds|insulin|chemo*|ivf|pregnancy|dialysis|inhaler|pills|treatment|transplant|diabetes|cancer|epilepsy|illness|migraine*|disease|miscarriage|injection*|transfusion
    doctor|doctors advised|told|says|said|recommend*|advises|suggest*
    i .. have|has|had|take|taking|use|suffer*|got|diagnosed .. diabet*|cancer|epilep*|depress*|ocd|bipolar|kidney|asthma|ulcer*|anorexia|bulimia|schizo*|insulin|medication*|medicine*|antidepressant*|surgery|hiv|anxiety|anemia|anaemia|migraine*|inhaler
    im|am|was|i .. diabetic|pregnant|breastfeeding|epileptic|asthmatic|anorexic|bipolar|infertile|sick .. fast|fasting|pray|ramadan|allowed|can|should|must|haram|halal|have|i
    pregnant|diabetic|breastfeeding|sick ... do|can|should|must|may|if i
    can|should|may|must i|we .. abort*|ivf|vasectomy|steriliz*|sterilis*|hysterectomy|surroga*|transplant|donate
    i|we|my .. abortion|ivf
    my ${KIN} .. life support
    my ${KIN} .. coma|ventilator|brain|euthanasia|dialysis|terminal|terminally|dementia|alzheimer*
    turn off|withdraw .. life support|ventilator .. my|our
    can|should|may i .. stop|skip|quit|leave .. taking|my medication*|medicine*|meds|pills|insulin|treatment|antidepressant*
    my ${KIN}|baby|child .. diabet*|cancer|epilep*|kidney|surgery|ill|sick .. fast|fasting|ramadan|pray|allowed
    انا|اعاني|عندي|مصاب|مصابه|لدي|امراه .. السكري|سكري|مرض|مريض|مريضه|حامل|مرضع|حاملا|سرطان|السرطان|الصرع|اكتئاب|الاكتئاب|وسواس|الكلي
    هل .. يجوز|ممكن|يمكن|استطيع .. اجهض|الاجهاض|اجهاض|لي|ان .. حملي|جنيني|الحمل|اجهض|الاجهاض|الجنين
    حامل|مرضع|مريض|مريضه .. هل .. اصوم|صيام|افطر|الصيام|صيامي|علي
    طبيبي|دوائي|علاجي|عمليتي
    my|our doctor*|dr|gynecologist|psychiatrist|surgeon|specialist|oncologist|nurse .. says|said|told|wants|advised|recommend*|prescribed|suggest*|insist*|forbids|no
    doctors|doctor say|says|said|told|tell|think .. baby|me|us|my|fetus|foetus
    i|im|am|ive .. weeks|months|week|month pregnant|along|postpartum
    im|am|i weeks|months? pregnant|breastfeeding|nursing
    weeks|months pregnant .. should|can|must|do|may|fast|feel*|abort
    i|my|im|ive .. chemo|insulin|antidepressant*|ssri|lithium|dialysis|ivf|iud|vasectomy|transplant|pacemaker|inhaler|tablets|pills|injection*|ozempic|methadone|hormone*|medication|medicine|meds|capsules|capsule|treatment|painkillers ... fast|fasting|haram|halal|allowed|can|should|take|stop|quit|iman|ramadan|gelatin*|alcohol|pork|pray|sin
    can|should|must|may|do i|we .. abort*|terminate .. baby|pregnancy|fetus|weeks|months|it
    should i .. break|keep|stop|continue|skip my fast|fasting .. today|because|pregnan*|sick|dizzy|ill|fever|medicine
    feeling|feel dizzy|weak|faint|sick .. fast|fasting|ramadan
    i .. have|had|got|suffer*|diagnosed|live .. diabetes|cancer|epilepsy|kidney|asthma|crohns|colitis|ocd|bipolar|schizophrenia|depression|anorexia|hiv|hepatitis|migraine*|anemia|gastritis|ulcer*|hypertension|lupus|adhd|eczema|disability|incontinence .. fast|fasting|ramadan|can|should|pray|wudu|ghusl|must|do|marry|allowed|fidya
    im|am|i .. diabetic|epileptic|infertile|bedridden|disabled|paralysed|paralyzed|incontinent|wheelchair
    my ${KIN}|baby .. diagnosed|icu|ventilator|coma|brain|dementia|alzheimer*|terminal|terminally|chemo|stroke|dying .. can|should|must|fast|pray|stop|turn|allowed|feeding|fidya|treatment
    organ|kidney|egg|sperm|embryo*|surrogate*|liver .. donat*|freez*|give|my|use|transplant .. my|i|we|our|me|wife|husband|brother|sister
    can|should|may i|we .. freeze|donate|use .. eggs|egg|sperm|embryos|kidney|liver|surrogate
    انا .. حامل|مريض|مريضه|مرضع|سكري|السكري|مصاب|مصابه|عمليه
    حامل .. الشهر|شهر|اسبوع|الاسبوع|هل
    عندي|لدي|اعاني|معي|فيني .. السكري|سكري|سكر|ضغط|السرطان|الكلي|القولون|الربو|صرع|قرحه|اكتئاب|وسواس|سلس|مرض
    الطبيب|الدكتور|طبيبي|دكتوري|الطبيبه|الدكتوره .. قال|نصحني|منعني|قالي|قالت|نصح|طلب
    دواء|دوايا|دوائي|علاج|علاجي|حقنه|الانسولين|الانسولين .. اصوم|صيامي|افطر|حرام|كحول|هل
    هل .. اجهض|انزل|اسقاط .. الجنين|الحمل|الطفل|حملي
    main|mujhe|mera|meri .. hamla|hamila|diabetes|sugar|bimar|mareez|doctor|dawai|operation .. roza|roze|rakh|kar|le|chahiye|jaiz
    je suis|prends|ai .. enceinte|diabetique|malade|traitement|medicament*|cancer|chimio .. jeuner|jeune|ramadan|puis|dois|peux
    saya|aku .. hamil|menyusui|diabetes|sakit|obat|kanker|operasi .. puasa|boleh|harus
    hamileyim|diyabet|hastayim|ilac .. oruc|tutabilir|kullan*|caiz
    estoy|tengo|tomo .. embarazada|diabetes|cancer|enferma|medicamento* .. ayunar|ayuno|ramadan
  `),
  oath: phrases(`
    i|ive|we .. vowed|vow|nadhr|nazr|nadr
    i|ive .. swore|sworn|swear|oath|promised|promise .. allah|god|quran|wallahi|if|never|not|to|by
    i .. broke|broken|break|breaking .. my|an|the oath*|vow|promise|nadhr|qasam
    my|an|our oath|vow|nadhr|qasam|kaffarah .. broke|break|expiat*|kaffara*|still|fulfil*|valid|cant|cannot|afford|how|keep|bound|owe|pay
    my kaffarah|kaffara|oath|vow|nadhr|expiation
    i .. owe|pay|do .. kaffarah|kaffara|expiation
    promised allah|god
    put|placed my hand on .. quran .. swore|lied|swear
    نذرت|حلفت|اقسمت|عاهدت|حلفان|كفرت .. الله|بالله|ان|علي|لله|اني|كذبا|يمين
    نذري|يميني|نذرت|حلفت|اقسمت
    علي|عليا نذر|كفاره|يمين
    maine|main|mein .. qasam|kasam|mannat|nazar
    میں|نے .. قسم|منت|نذر .. کھائی|توڑ|مانی|پوری
    jai|je .. jure|serment|voeu|promis .. allah|dieu|coran
    saya|aku .. bersumpah|sumpah|nazar|bernazar
  `),
  marriage: phrases(`
    can|may|should i|we marry .. i had|slept|dated|have|loved
    is|was|are my|our|this|the nikah|marriage|wedding|akad .. valid|invalid|haram|halal|void|counted|legit*|still
    my|our nikah|marriage .. valid|invalid|secret|witness*|wali|without|redo|repeat|renew|void
    i|we .. nikah|married|marriage|wedding .. without|secret|online|phone|no .. wali|witness*|parents|family|father|imam|valid|consent
    i|we .. slept|sex|zina|pregnant|intercourse .. before|fiance|fiancee|boyfriend|girlfriend|nikah|marriage .. nikah|marriage|valid|marry|married
    can|should|may|must i|we|he|she|they .. marry|remarry .. my|him|her|his|nephew|cousin|uncle|ex|stepson|stepdaughter|breastfed|shia|sunni|hindu|christian|girlfriend|boyfriend .. me|i|my|who|because|breastfed|pregnant|without|if|even|parents|valid
    breastfed|breastfeed|nursed|suckled .. nephew|niece|cousin|baby|him|her ... marry|mahram|hijab
    adopted|adoptive|adopt|foster|step a|my|our|the? .. boy|girl|son|daughter|child|baby|brother ... hijab|mahram|marry|name|puberty|cover|infront|front
    i .. adopted|adopt|fostered .. hijab|mahram|marry|cover|do
    my wali|mahr|mehr|dowry|guardian .. refuse*|valid|marry|without|no|father|paid|husband|pay|return|owe|divorce|give
    my husband|wife .. second|another wife|marry|marriage|nikah .. permission|right|without|know*|secret|can|allowed|me
    my husband|wife .. refuse*|denies|doesnt|wont|never|left|not .. intimacy|support|provide|spend|pray|sleep|maintenance|pay .. right|rights|can|allowed|divorce|sin|sinful|should|what|obliged
    my|our parents|father|family .. refuse*|reject*|against|disagree*|not|dont .. marriage|marry|nikah|proposal|him|her .. can|without|still|should|valid|elope|secret
    زواجي|نكاحي|عقدي|زواجنا|نكاحنا .. صحيح|باطل|هل|حلال|حرام|بدون|ولي
    هل .. زواجي|نكاحي|زواجنا|عقدنا|عقد .. صحيح|باطل|حرام|حلال
    تزوجت|اتجوزت|تزوجنا|اتجوزنا|عقدت .. بدون|سرا|من غير|عرفي|بلا|غير|هل
    ارضعت|رضعت|رضع .. ابن|بنت|اخي|اختي|اخت|ولد|مع .. يتزوج|زواج|محرم|يجوز|هل|اتزوج
    ابي|اهلي|والدي|امي .. يرفض|رافض|رافضين|يرفضون|رفض .. زواجي|الزواج|خطيبي|العريس|اتزوج
    meri|mera|hamara shadi|nikah|nikkah .. valid|jaiz|sahih|hua|hui|hogaya|toot
    notre|mon mariage|nikah .. valide|halal|valable|annule
    nikah|pernikahan saya|kami .. sah|batal|tanpa
  `),
  money: phrases(`
    i|we .. borrowed|financed|mortgaged ... sinful|haram|sin|repent|halal|riba
    can|may|should|must|could i|we .. mortgage|loan|usury|credit
    my|our|husbands|his salary|income|job|work|business|shop|earnings|wage|wages|paycheck|pension|savings|mortgage|loan|debt|debts|investment*|stocks|shares|crypto|insurance|contract|partner|inheritance .. haram|halal|allowed|permissible|riba|zakat|sinful|lawful|pure|clean|quit|leave|resign|pay|owe|valid
    is|are .. my|our salary|income|job|work|earnings|business|mortgage|loan|pension|investment* .. haram|halal|allowed|permissible|riba|sinful|lawful
    i .. work|working|worked|job|employed|offered|accepted .. bank|restaurant|bar|casino|insurance|alcohol|wine|liquor|pork|haram|interest|mortgage|hotel|brewery|waiter|supermarket|lottery .. salary|haram|halal|allowed|quit|sin|can|should|income|money|leave|continue
    i|we .. bought|took|taken|signed|got|have|borrowed|paying .. house|flat|apartment|car|loan|mortgage|credit|interest|usury|riba .. interest|mortgage|riba|loan|haram|sell|repent*|bank|should|usury|keep
    should|can|must|may i|we .. sell|keep|quit|leave|resign|return|give .. house|flat|car|job|apartment|money|interest|it .. riba|mortgage|loan|interest|haram|bank
    i .. lent|loaned|borrowed|owe|owed|owes|sold|rented|invested|guaranteed|deposit* .. money|him|her|friend|brother|bank|euro*|dollar*|pounds|loan|dollars .. back|refuse*|interest|pay|repay|late|dead|died|forgive|must|can
    he|she|they|brother|friend|partner|boss|employer|landlord .. owes|owe|cheated|refuses|stole .. me|my|us .. money|salary|deposit|loan|share|wage*
    how much .. zakat .. exactly|i .. exactly|owe|have|own|my
    i have|own|earn|saved .. bitcoin|gold|flat|savings|rental|debts|stocks|salary|tola|shares|dollars|euros|money|pension|401k|crypto ... zakat
    do|must|should|have i .. pay .. zakat .. my|on|if|for
    my zakat
    my contract|business partner
    stole|stolen|stealing|shoplifted|cheated .. i .. return|give|pay|repay|back
    i .. stole|cheated|embezzled .. return|give|pay|repay|back|forgive*|money|shop
    راتبي|معاشي|مرتبي|دخلي|شغلي|عملي|وظيفتي|تجارتي|مالي .. حرام|حلال|يجوز|ربا|شبهه
    اعمل|اشتغل|بشتغل|كنخدم|موظف|موظفه .. بنك|البنك|مطعم|خمر|الخمر|ربوي|فندق|تامين|الضرائب|مصرف
    اشتريت|اخذت|خذيت|خدت|اقترضت|عندي|علي|وقعت .. قرض|ربا|ربوي|بالربا|فوائد|دين|تقسيط|بالتقسيط|بالفائده|ديون|قروض
    بعت|استلفت|سلفت|اقرضت|اقترضت|استدنت
    هل .. ابيعها|ابيعه|اترك|استقيل|اكمل|ارد .. شغلي|عملي|البيت|الشقه|القرض|المال|وظيفتي
    علي|عندي .. زكاه|زكاتي .. كم|ذهب|مال|مبلغ|راتبي
    main|meri|mera .. bank|salary|tankhwah|kamai|naukri|qarz|loan|sood .. haram|halal|jaiz
    mon|ma|mes|jai salaire|travail|credit|pret|argent|emprunt* .. haram|halal|riba|interet*|permis|licite
    gaji|pekerjaan|pinjaman|kpr|utang saya .. haram|halal|riba|bank|boleh
  `),
  worship: phrases(`
    i|ive .. prayed|fasted|performed|missed ... do|must|should|need i .. repeat|redo|make|repay
    i .. prayed|fasted .. without|wrong|before|after|forgot*|mistake ... valid|count|repeat|redo
    is|was|are|were|does|did|do|will my|our prayer|prayers|salah|salat|namaz|fast|fasts|fasting|wudu|wudhu|ablution|ghusl|hajj|umrah|tawaf|zakat|sacrifice|qurbani|itikaf|shahada|conversion|janabah .. valid|invalid|count|counts|accepted|broken|break|breaks|nullified|void|correct|ok|sufficient
    did i .. break|invalidate|nullify|ruin my|the fast|fasting|wudu|wudhu|prayer|ihram|salah|ghusl
    do|must|should|shall|need i .. repeat|redo|make .. up? .. my|all|the prayer|prayers|fast|fasts|hajj|umrah|ghusl|wudu|salah
    i .. missed|missing|havent|have .. years|year .. of? prayers|prayer|fasts|fasting|salah|namaz .. owe|make|up|exactly|how|depress*|do|count|repay|qada
    i|ive .. years of .. missed|unpaid|unprayed prayers|fasts|zakat|prayer|salah
    what do i owe
    i .. slept|intercourse|ejaculat*|masturbat*|vomit*|bled|ate|drank|swallowed|kissed|bleeding|spotting .. fasting|fast|ramadan|ihram|prayer|pray|hajj|umrah
    i .. bleeding|spotting|discharge|bled|period .. pray|prayer|fast|ghusl|count|days|do
    i .. forgot|skipped|missed|left .. tawaf|sai|ihram|miqat|ruku|sujood|sajdah|rakah|rakat|stoning|fatiha .. my|umrah|hajj|valid|repeat|prayer|dam
    my|am|i .. period|menses|nifas|istihada .. pray|fast|ghusl|umrah|hajj|tawaf .. still|stopped|days|came|now|today|returned|again
    صلاتي|صيامي|صومي|وضوئي|حجي|عمرتي|غسلي|طوافي|وضويا .. صحيح|صحيحه|باطل|باطله|مقبول|مقبوله|تبطل|يبطل|انتقض|فسد|اعيد|هل|بطل|بطلت
    هل .. اعيد|بطلت|بطل|فسد|انتقض|تصح|صحت .. صلاتي|صيامي|وضوئي|صومي|عمرتي|حجي|الصلاه|وضوء|الصيام|الغسل
    نزل|نزلت|جاني|جاتني|اتتني|ينزل .. دم|الدوره|افرازات|مني|الحيض .. اصلي|صلاتي|اصوم|صيامي|اغتسل|هل|رمضان
    علي|فاتتني|فاتني|تركت|افطرت .. صلوات|صلاه|صيام|ايام|سنين|سنوات|رمضان .. اقضي|قضاء|كيف|ماذا|كفاره
    meri|mera|mere namaz|roza|wudu|wuzu|hajj|umrah|ghusl .. toot|hogi|hogai|qabool|sahih|hua|hui
    میری|میرا نماز|روزہ|وضو .. ٹوٹ|ہوگی|ہوا|صحیح
    ma|mon|mes priere|jeune|ablution*|hajj|omra .. valide|valable|annule*|accepte*|casse*
    puasa|sholat|shalat|salat|wudhu saya .. sah|batal
  `),
};

export type PersonalMatter = keyof typeof personalRulings;
