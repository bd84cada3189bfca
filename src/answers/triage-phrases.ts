import { type Phrase, phrase } from './phrases.ts';

// What people write when they need help before knowledge. Each line is a phrase as phrases.ts reads it; the folded
// form is written (no apostrophes, no vowel signs, ا for أ إ آ, ه for ة, ي for ى). Asking *about* suicide, violence
// or divorce is a question like any other: these phrases look for a person who speaks of himself or of one near.

const phrases = (written: string): readonly Phrase[] =>
  written
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(phrase);

const KIN =
  'husband|hubby|wife|father|dad|mother|mom|mum|brother|sister|uncle|aunt|parents|stepfather|stepdad|stepmother|stepmom|' +
  'son|daughter|cousin|boyfriend|girlfriend|fiance|fiancee|ex|inlaws|family|partner|spouse|grandfather|grandmother';
const NEAR = `${KIN}|friend|bestfriend|roommate|colleague|classmate|neighbor|neighbour|student|girl|boy|guy`;
const HARMS =
  'hit|hits|hitting|beat|beats|beating|beaten|slap*|punch*|kick|kicks|kicked|kicking|choke*|choking|strangl*|rape*|raping|' +
  'molest*|abuse*|abusing|threaten*|assault*|whip*|stab*|attack*|grab*|shov*|torture*';
const SELF = 'himself|herself|themselves|themself';

/** Words that only sound like danger: taken out before anything else is looked for. */
export const HARMLESS = phrases(`
  i|we .. know|learn|ask|read|understand|study|wondering about|what|whether
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
`);

/** Thoughts of suicide or self-harm, one's own or of someone near. */
export const CRISIS = phrases(`
  suicidal
  suicide note
  kill|killing|killed|hang|hanging|shoot|shooting|drown|drowning|poison|stab|starve|starving|unalive|unaliving|off|offing|end|ending|hurt|hurting|harm|harming|cut|cutting|burning|blow|destroy|destroying myself|myslef|meself|mysel
  kill|killing|unalive|hang|hurt|harm|hurting|cut|cutting my self
  blow myself up
  cut|cutting|slit|slitting|slash my wrist*|arm|arms|veins|throat|thighs|legs
  end|ending|ended|take|taking|took|finish|finishing my own? life
  end|ending it all
  ending it .. think*
  end|ending|take|taking your own life
  going|gonna|planning|plan to? end things|it|everything
  i|im am? such? a burden
  should|deserve to? be dead
  goodbye message|letter|note
  pills|rope|gun|razor .. next|beside|ready|front
  want|wanna|need out of this? life
  want|wish|ready|need to? leave this world|dunya|earth
  cant|cannot do|take|handle this|it|life anymore
  want|wish|wanna|hope|could|would .. never|not|dont wake
  hope|pray|wish i .. never|not|dont|wont wake
  bought|have|got|found a? rope|gun|razor|pills .. die|letter|note|goodbye
  burn|cut|carve|cutting|burning my skin|arm|arms|legs|body
  whats|what|no|any|the point .. being alive
  whats|what|see|no|any the? point .. of|in living|existing
  let|make me die
  death|dying .. only|best way|option|solution|escape
  no longer|more want|wish to live|exist|be
  happier|better|fine|easier without me
  world .. without me
  how to|can|do|could|should i? die
  lost|no|losing the? my? will|desire to live
  kms|unalive
  i|im|ive|id|ill .. commit|committing|commiting|comit|attempt|attempted|do suicide|sucide|suicid|suiside
  i|im|ive|id|ill|been|keep .. think*|thought*|consider*|contemplat*|plan*|tempt* .. suicide|sucide|suicid|suiside
  i|im|ive|ill .. close|near .. suicide|sucide
  i|im .. feel*|want .. suicide|sucide|suicid|suiside
  my suicide|sucide
  thoughts of suicide|sucide
  thinking|contemplating|considering of|about? suicide|sucide
  how|way|ways|method*|place|pills to|do i? commit|committing|commiting|do suicide|sucide
  painless|painlessly|easiest|quickest|fastest .. suicide|sucide
  painless|painlessly|peaceful|easiest|quickest|fastest .. to? die
  die painlessly
  i|id|would rather|prefer to? die|dead
  how many|much .. pills .. die|kill|overdose
  pills|tablets .. to|and die
  overdose|overdosing on|myself|tonight|today|and
  i|im|ill .. overdose
  i .. want|wanna|wish|need|rather|prefer|hope|pray|praying|ask|beg|wanted|wishing|wanting|trying|deserve to? die
  im|am|feel ready|wanting to die
  ^ just? want|wanna to? die
  i wish|wished .. i .. dead|die|died|disappear*
  ^ wish i .. dead|die|died|disappear*
  wish i .. never|not born|existed|exist|wake|alive
  wish i was|were never|not born
  better off dead
  better if i died|die|dead|disappeared
  better off? without me
  wanna|want|wants to? be dead
  want|wanna to? disappear forever
  want|wanna .. not exist
  want|wanna to? stop|cease existing
  dont|not|no want|wanna|wish|wanting to? live|exist|living|existing
  dont|not|no want|wanna to? be alive|here anymore|longer|now|and
  dont|not want|wanna to? be alive
  dont|not want|wanna to? wake up anymore|again|tomorrow|ever
  dont|not want|wanna to? go on anymore|living|like
  dont|not feel like living|existing
  no|any reason|point|purpose|hope .. to|in|for live|living|life
  nothing left|worth .. live|living
  life .. not worth living
  life isnt|aint worth
  cant|cannot go on anymore|living|like|with
  cant|cannot live|living anymore|like|with|another
  tired|sick|exhausted|done of|with living|life|existing|existence
  tired|sick|done of|with being alive
  tired|sick|done of|with my|this life|existence
  give|giving|gave up on life|living
  nobody|noone|one would|will|even care|cares|miss|notice me? if i|im
  want my|this|the? life|it|pain|suffering to? end|be? now|already|forever|all|over|by
  want|wish|ask*|pray*|hope|beg* .. allah|god .. take my? life|soul|me
  i|im|ive .. ask*|pray*|beg*|wish* for my? death
  jump|jumping off|from a|the|my? bridge|building|roof|balcony|window|cliff|rooftop
  jump|jumping in front of? a? the? train|car|bus
  self harm|harming|harmed|injur*
  selfharm*
  i|ive|im .. scratch*|burn|burned myself because|when|to|on
  my ${NEAR} .. suicidal
  ${NEAR}|he|she|hes|shes|they|someone|somebody .. want*|wanna|going|gonna|try*|tried|threaten*|attempt*|plan*|talk*|think*|will|would|say|says|saying|keeps .. kill|killing|hurt|hurting|harm|harming|hang|end ${SELF}
  my ${NEAR}|grandson .. want*|says|said .. to die
  he|she|someone|somebody wants|says .. to die
  ${NEAR}|he|she|hes|shes|someone|somebody .. attempt*|tried|threaten*|planning|thinking .. suicide|sucide
  ${NEAR}|he|she|hes|shes|someone .. end|take his|her|their own? life
  ${NEAR}|he|she .. cut|cuts|cutting|harms|harming ${SELF}
  سانتحر
  اريد|ابغي|سوف|راح|بدي|قررت|افكر|حابب|حابه|عايز|عايزه ان? انتحر
  اذا|لو|هل .. انتحرت
  افكر|فكرت|تفكير|نفكر|حاولت|قررت|اريد|ابغي|ارغب|بفكر|انوي|تراودني|راودتني .. الانتحار|بالانتحار|انتحار|للانتحار
  افكار انتحاريه|الانتحار
  اقتل|ساقتل|بقتل|قتل|اوذي|اذي|ايذاء|اجرح|اشنق|سانهي نفسي|حالي|روحي
  انهاء|انهي|سانهي|اخلص|انهيت|لانهاء حياتي|عمري
  اريد|ابغي|بدي|عايز|عاوز|عايزه|عاوزه|نفسي|اتمني|احب|ودي|اود|ارغب|نبغي ان? الموت|اموت|نموت
  ليتني|ياليتني مت|ميت|ميته|اموت
  لا|ما|مش|لم|مو اريد|ابغي|عايز|عاوز|اعد|بدي|اود|عاد|ارغب ان? اعيش|العيش|الحياه|عايش
  لم اعد .. اعيش|العيش|الحياه
  كرهت|مللت|تعبت|سئمت|زهقت من? الحياه|حياتي|العيش|عيشتي
  صديقي|صديقتي|اخي|اختي|ابني|ابنتي|زوجي|زوجتي|امي|ابي|صاحبي .. ينتحر|تنتحر|الانتحار|بالانتحار
  كيف|طريقه|طرق|اسهل للانتحار|الانتحار
  كيف انتحر|اموت
  khudkushi|khudkhushi kar*|krna
  marna|mar chahta|chahti|chahte|jana
  jeena|jina nahi|nahin chahta|chahti
  quiero|voy a? morir|morirme|matarme|suicidarme
  je veux me? mourir|suicider|tuer
  envie de mourir|suicider
  intihar etmek|edecegim
  saya|aku .. bunuh diri
  saya|aku ingin|mau|pengen mati
`);

/** Violence that happens to the asker or to someone near, or that someone threatens. */
export const ABUSE = phrases(`
  my|his ${KIN}|imam|teacher|boss|employer|ustadh|molvi|sheikh|coach .. ${HARMS} me|us|my
  he|she|they|who|hes|shes .. ${HARMS} me|us|my
  ${KIN} .. ${HARMS} me|us
  my ${KIN} .. burn*|scald*|drag*|push*|starv*|spit|spits|bite* me|us
  put|puts|putting|laid|lays|raise|raises|raised his|her|their hand|hands on|at|against me|us|my
  beat|beats|beating|hit|hits|hitting .. daily|everyday
  ${KIN}|he|she|teacher|imam|man|men .. touch|touched|touches|touching my .. private|breast|breasts|chest|thigh|thighs|body
  ${KIN}|he|she|they .. threw|throws|throw .. at me|us
  broke|breaks|fractured my arm|nose|rib|ribs|jaw|tooth|teeth|leg|finger
  ${KIN}|he|she|they .. knife|gun .. me|us|my
  force*|forcing my ${NEAR} to|into marry|marriage|marrying
  my ${KIN} .. ${HARMS} our? kids|children|baby|him|her|them|mother|mom|mum|sister|brother
  my ${KIN} .. is|was|are|gets|got|been|being|has .. violent|abusive|abusing|hitting|beating
  my abusive|violent ${KIN}
  i|im|ive .. abusive|violent ${KIN}|marriage|relationship|home|household
  i|im|ive|was|got|getting|being|been|am .. abused|raped|molested|assaulted|harassed|groomed|trafficked|blackmailed|beaten by|when|as|at|since|and|every|for|in|last|yesterday|physically|sexually
  i|ive was|got|been|am|being .. abused|raped|molested|assaulted|groomed|trafficked|blackmailed
  im being .. abused|raped|molested|assaulted|groomed|trafficked|blackmailed|beaten
  ${HARMS} me|us every|daily|badly|again|yesterday
  my ${KIN} .. kill|murder|harm me|us
  he|she|they .. kill|murder me|us
  my ${KIN}|husband ... threaten* ... me|us|my
  he|she|they .. kill my ${KIN}
  my ${KIN} .. hurts|hurting me physically|and|badly|when|again|every
  honor|honour killing .. me|i|my
  afraid|scared|terrified|fear|frightened of|from my ${KIN}
  fear|afraid|scared|fearing for my life|safety
  dont|not|never feel|felt|feeling safe at|in|with|around home|my|him|her
  unsafe at|in|with home|my|him
  force*|forcing|makes|making|made me .. sex|intercourse|prostitut*|strip
  force*|forcing|pressur* me to|into .. marry|marriage|marrying|nikah
  being|am|im|getting|was forced .. marry|marriage|nikah
  marry|married me off
  marry .. against my will
  marital rape .. me|my|i
  touch*|touching me .. inappropriate*|sexual*|private
  ${KIN}|he|they .. lock*|locks me|us in|inside|up
  not|wont|doesnt|never let me leave|out .. house|home
  i|ive|sometimes .. hit|beat|slap*|punch*|chok* my wife|husband|kids|children|son|daughter|mother|mom|girlfriend|sister|child
  cant|cannot|not control my anger .. hit|beat|kids|wife|husband
  i|im .. want|wanna|going|gonna|will|plan*|about|ready|might|could|like to? kill|killing|murder|murdering|stab|shoot|poison|behead|strangle|bomb|attack|harm|hurt him|her|them|someone|somebody|people|everyone|kuffar|infidels
  i|im .. want|wanna|going|gonna|will|plan*|about|ready|might|could|like to? kill|killing|murder|stab|shoot|poison|behead|strangle|bomb|attack|harm|hurt my ${NEAR}
  i|im .. want|wanna|going|gonna|will|plan* to? kill|murder|stab|shoot|behead|bomb|attack a|the|this|that|these|those .. man|woman|person|guy|girl|people|kafir|infidel*|jew*|christian*|muslim*
  ill|imma|im .. kill|murder|stab|shoot|poison|behead him|her|them|someone|somebody|everyone
  ill|imma kill|murder|stab|shoot|poison|behead my ${NEAR}
  how|way|ways to|do|can|should i? kill|murder|poison|stab|behead someone|somebody|people|my|him|her|them
  can|may|should|allowed|halal|permissible .. kill|murder|poison|stab my ${NEAR}
  can|may|should i .. kill|murder|poison|stab him|her|them
  i|im .. join|joining isis|daesh|isil|alqaeda|qaeda|boko
  how .. make|build|making|building .. bomb|explosive*
  i|im|ill|we .. blow|bomb|shoot|attack .. mosque|church|synagogue|temple|school
  my ${NEAR} .. being|is|gets|getting|was|been .. abused|beaten|raped|molested|assaulted
  my friends|sisters|daughters|mothers|moms|cousins|aunts|neighbors|neighbours husband|father|dad|boyfriend .. ${HARMS} her|him|them|kids
  neighbor|neighbour|friend|brother|son .. ${HARMS} his|her wife|husband|kids|children|child
  زوجي|ابي|والدي|اخي|عمي|خالي|امي|والدتي|زوجتي|اهلي|ابوي|ابويا|جوزي|خطيبي|اخويا|طليقي .. يضربني|يضرب|تضربني|يضربوني|يضربونني|ضربني|ضربتني|بيضربني|يعنفني|يعنف|يهددني|تهددني|يهددونني|يعذبني|يغتصبني|يتحرش|تحرش|يؤذيني|يحبسني
  يضربني|بيضربني|تضربني|ضربني|اغتصبني|اغتصبوني|اغتصبت|يغتصبني|يعنفني|يعذبني|يهددني|هددني|يضربوننا|يضربنا
  تحرش|يتحرش بي|فيا|بنا
  تعرضت|اتعرض|نتعرض|معرضه للعنف|للضرب|للاغتصاب|للتحرش|لاعتداء|للاعتداء|للتعنيف|لعنف|لتحرش|لاغتصاب|للتهديد
  يجبرني|يجبرونني|يجبروني|اجبروني|يغصبوني|اجبرني|يجبرني .. الزواج|زواجي|تزويجي|اتزوج
  خائفه|خايفه|اخاف|خائف|خايف من زوجي|ابي|والدي|اخي|اهلي
  اريد|سوف|ابغي|افكر|انوي|عايز .. اقتل|قتل|اذبح|اقتله|اقتلها|اذبحه زوجتي|زوجي|اخي|اختي|ابي|احد|شخص|جاري
  اريد|سوف|ابغي|انوي|عايز ان? اقتله|اقتلها|اقتلهم|اذبحه|اذبحها
  ساقتل زوجتي|زوجي|اخي|اختي|ابي|احد|شخص|جاري
  ساقتله|ساقتلها|ساقتلهم
  اضرب|ضربت زوجتي|زوجي|ابني|اولادي|امي|بنتي
  mera|mere shohar|shauhar|pati|husband|abbu|baap .. marta|maarta|marte|maarte|mara
`);

/** A case that only someone who hears all of it can judge, by its matter. */
export const PERSONAL_RULING = {
  divorce: phrases(`
    i|ive|we|im .. divorc*|talaq|talak|khula|khul|talaaq
    my|our husband|wife ... talaq|talak|talaaq|khula
    my|our ${KIN}|nikah|marriage .. divorc*|talaq|talak|khula|talaaq|annul*|separated
    divorc*|divorcing|divorce me|my|us
    talaq|talak|talaaq|divorce ... my|me wife|husband|to
    husband|wife|he|she .. said|says|gave|wrote|texted|sent|pronounced|uttered .. talaq|divorce*|talak|talaaq
    am|are i|we .. divorced|married|separated
    is|was|does|did my|our nikah|marriage|divorce|talaq|khula|iddah|iddat .. valid|invalid|over|broken|break|count|void|nullified|haram|still|happen
    my iddah|iddat|mahr|mehr|khula
    can|should|may i|we .. leave|take|remarry|return .. husband|wife|ex
    custody .. my|our kids|children|son|daughter
    طلقت زوجتي|امراتي|مراتي|زوجتى
    طلقني|طلقها زوجي|جوزي|ثلاثا
    زوجي|زوجتي .. طلقني|طلاق|الطلاق|طالق|خلع|الخلع|طلق
    قلت|قال لزوجتي|لي|لها .. طالق|طلاق
    هل .. طلاقي|زواجي|نكاحي
    اطلق|اخلع زوجتي|زوجي
    اطلب|طلبت الطلاق|الخلع
    عدتي|مهري|طلاقي
  `),
  inheritance: phrases(`
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
  `),
};
