import { HARMS, KIN, NEAR } from './relation-words.ts';
import { signs } from './signs.ts';

// Violence that happens to the asker or to someone near, or that someone threatens, the asker included.

export const abuseSigns = signs(`
= 5 says it outright
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

= 5 says it outright, in more ways
  locks|locked|locking|chains|chained|ties|tied .. sister|mother|daughter|brother|wife|kids|children|me|her|him|us .. basement|room|house|bathroom|up|cellar|garage|closet
  pinned|pins|cornered|corners|slammed|held|holds|pushed .. me .. wall|bed|floor|down|against|ground
  break|breaks|cut|burn .. my|her|our leg|legs|arm|arms|bones|neck|face|hand|hands|fingers|throat
  marry|marrying|wed|engaged|engage|nikah .. 8|9|10|11|12|13|14|15|16|17 year|years|yr|yo
  is|shes|im|am 8|9|10|11|12|13|14|15|16|17 .. marry|married|marriage|nikah .. uncle|man|older|old|force*|they
  he|she|they|stepdad|uncle|cousin|brother .. bed|room .. at night|when|while|touch*
  spits|spit|spitting on|at|in me|my|us
  threw|throw|shook|shake|dropped my|our|the baby|child|son|daughter|kid|toddler
  keeps|kept|always|tries|tried|started|likes|wants|stop touching|touch|hugging|kissing|groping|rubbing me|my
  bruise*|marks|burns|welts on|all|over .. my|me|us
  walks|comes|watches|watched|peeks|stares|spies|spying|films|filmed .. bathroom|shower*|bed|changing|undress*|naked|bath
  force*|forcing himself|themselves|itself on|upon me|her|us
  breaks|broke|broken|breaking .. her|his|my|their bones|ribs|arm|nose|jaw|teeth|wrist|fingers
  thinking|thought|think|want|planning|plan|going|ready|about|feel .. poisoning|killing|stabbing|shooting|strangling|beating|burning|murdering|attacking my|him|her|them|someone|the|people
  will|gonna|going|ill|want|planning|should .. burn|bomb|attack|shoot|blow|torch .. mosque|church|school|synagogue|temple|house|them|shrine|embassy
  married|marry|marries|gave|give|giving|sold|sell|promised|promising me|her off? to|with .. man|cousin|old|older|friend|stranger|uncle
  put|puts|putting|held|holds .. knife|gun|blade .. my|her|our throat|neck|head|face|stomach
  made|makes|making me do things|stuff|it .. little|young|child|kid|small|him|to
  ${HARMS} .. my|me|us .. hair|face|neck|throat|head|stomach|arm|belly|body|ribs
  pull*|drag*|grab*|yank* .. me|my .. hair|arm|neck|throat|floor|clothes
  throws|threw|throwing|thrown .. at|on me|us|my|the? .. me|face|head|kids|when|because|acid
  get|gets|getting|got|am|im|are|were|being .. beaten|hit|slapped|whipped|caned|punched|kicked|abused .. at|by|every|in|with|when|for|daily
  wife|she .. slaps|hits|scratches|bites|beats|kicks|punches|burns me|my
  i|ive .. slapped|hit|punched|beat|beaten|pushed|choked|kicked|strangled|hurt my|our|her wife|husband|kid|kids|son|daughter|mother|child|girlfriend|sister
  following|follows|stalking|stalks|followed me home|everywhere|at|to
  protect .. kids|children|myself|sister|mother|son|daughter .. from .. violent|abus*|husband|father|him
  تزويجي|زواجي|يزوجوني|يجوزوني|زوجوني|جوزوني .. بالقوه|غصب|غصبا|بالغصب|اجبار|رغما|قسرا|بالاجبار|عافيه|بالعافيه
  كان|كانت|يوم|لما .. يلمسني|بيلمسني|يتحرش|يضربني|تضربني
  husband|wife|dad|father|mother|mom|mum|uncle|boyfriend|stepdad|brother ${HARMS} me|us
  my|his|our ${KIN} .. ${HARMS} me|us|him|her|them|my .. every*|daily|when|if|because|with|for|since|until|again|always|and|in
  my|his|our ${KIN} .. ${HARMS} my ${KIN}|little|hand|hands|arm|arms|face|head|back|leg|legs|stomach|body|kids|children|baby
  my ${KIN} is|was|keeps|has|been|gets|got|being .. violent|abusive|aggressive|dangerous|physical
  a|an|my|our|his|her|your violent|abusive ${KIN}|home|marriage|household|relationship|man
  my|his|her|our .. ${NEAR}|parents .. is|being|gets|getting|been|was|are being? slapped|beaten|hit|abused|kicked|punched|raped|molested|tortured|starved|locked|whipped|burned
  he|she|they|hes|who .. ${HARMS} me|us|my .. and|when|in|on|with|because|again|if|so|until|for|last|yesterday|today
  he|she|they .. kick*|punch*|push*|slap*|hit .. stomach|face|belly|head|stairs|wall|ribs
  pushed|pushes|threw|throws|thrown|shoved|dragged|drags me|us down|against|into|out|across|by|on|to|over
  puts|put|putting|laid|lays|raised|raises|raise|lifts his|her|their hand|hands .. on|at|against|me|to
  hands around|on my neck|throat
  pulled|pulls|holds|held|pointed|points|waved|put .. knife|gun|weapon .. me|us|my|to|at|on
  knife|gun to|at|on my|our|her throat|head|neck|face
  tried|trying|tries|going|threaten*|wants|swore|swears|said|says|promised|promises|plan*|plot* .. to|hell|will|theyll|shell|would? kill|murder|slaughter|burn|hurt|shoot|stab|behead me|us|my|her|him
  kill|murder|burn|hurt|shoot|stab|slaughter me .. if|for|because|when|and
  will|gonna|going|would kill me .. if|for|because|when|and|police
  im|i am? scared|afraid|terrified|frightened|scare .. to? go home|back|inside|sleep|him|her|them|of my? ${KIN}
  im|i am? scared|afraid|terrified|frightened .. of|from him|them|her|husband|father|dad|parents|brother|uncle|family
  scared|afraid|terrified|frightened to go|come|be|return|sleep|stay home|alone with
  scared|afraid|terrified for my|our|her|the life|safety|kids|children|baby
  touch*|touching|touched|groped|gropes|kisses|kissed|rubs|fondle*|fingers|undress* me|her|my|us|my? .. under|body|private|breast*|chest|thigh|thighs|down|there|clothes|at|when|night|inappropriate*|sexual*|bed|sleep|wrong|places
  comes|came|gets|enters into|in|to my|our|her room|bed .. night|sleep|when
  naked|nude photos|pictures|pics|videos|images .. of me|husband|send|post|share|threat*|family|leak
  threaten*|blackmail*|will|says .. leak|post|share|publish|send .. photos|pictures|pics|videos|nudes
  blackmail* me|us|with
  sends|showed|shows|asked|asks|wants .. me .. naked|nude|porn|nudes|undress|clothes|private
  raped|molested|assaulted|groped|groomed|trafficked|harassed me|us|my|when|as|by
  i .. raped|molested|assaulted|groped|groomed|trafficked|violated|harassed by|when|as|at|last|yesterday|and|since
  got|was|been|being|getting raped|molested|groped|beaten|abused|assaulted
  force*|forcing|forces|made|makes|coerce*|pressur* me|her|us .. sex|sleep|bed|intimate|intercourse|drink|abort|abortion|porn
  sex|intercourse|intimacy .. force*|without|against .. me|my|will|consent
  dont|not|never consent*
  against my|her will|wish|consent
  force*|forcing|sold|sell|selling|marrying|making|engag* .. me|her|my .. marry|marriage|cousin|man|wed|wedding|nikah|abroad
  marry|marrying|married .. or|otherwise|else .. kill|beat|disown|die
  forced .. marriage|nikah|wedding .. me|i|my|help|im|next|tomorrow|week
  took|takes|taken|take|hid|hides|hiding|burned|keeps|kept|confiscat*|stole my|our passport|phone|papers|documents|visa|id|salary|money|pension .. lock*|wont|so|dont|let|leave|cant|from|and
  locks|locked|locking|lock|trap*|traps|imprison*|confin*|chained|chain|tied|ties|tie|ties|tying me|us|her|him|kids|children|them .. in|up|inside|room|house|home|bathroom|basement|from|outside
  wont|doesnt|not|never|dont let|allow|permit me .. leave|out|outside|go|see|speak|talk|contact .. house|home|family|parents|anyone|friends|doctor|mother|alone
  controls .. everything|phone|money|what|my|me .. wear|eat|go|speak|money
  whip*|beat*|hit*|ties|cane|canes|caned|slap* .. kids|children|students|boys|girls|child .. madrasa*|madrassa*|mosque|school|ustad*|teacher|feet|maulana|molvi|nephew|stick|until|bleed*
  madrasa*|madrassa*|mosque|ustad*|teacher|imam|molvi|maulana|sheikh|coach|qari .. ${HARMS}|touch*|tie|ties|ties|grope* .. me|us|kids|children|boys|girls|students|son|daughter|nephew|him|her|them
  i|ive|sometimes|keep .. hit|beat|slap*|punch*|chok*|kick*|hurt|hurting|shook|shake|strangl*|push* .. my|our|him|her|them .. wife|husband|kids|kid|children|son|daughter|mother|mom|girlfriend|sister|child|baby|toddler|old|year|again|today|yesterday
  lost|lose|losing|no|control control|temper|it .. hit|beat|slap*|punch*|hurt|kids|wife|son|daughter|child|old
  afraid|scared|worried ill|i .. hurt|hit|kill|harm .. my|him|her|them|someone|again|it
  going|gonna|will|about|ready|want|wanna|feel|planning to? .. beat|hit|slap|punch|teach|burn|choke|stab|kill|shoot|destroy|cut her|him|them|my .. tonight|wife|daughter|son|sister|lesson|deserve*|cable|belt|knife|husband|kids|brother|neighbor|neighbour|boss
  teach .. ${NEAR}|her|him|them .. lesson .. cable|belt|stick|knife|fist|forget|pain|beat|blood
  deserves|deserve .. die|beaten|beating|killed|death .. ill|i|him|her|tonight
  ill|i|im|swear|swore|going|gonna .. stab|shoot|kill|behead|slaughter|burn|bomb|poison|strangle him|her|them|someone|people|those|everyone|all|my
  i know where he|she|they lives|live|sleeps
  i have|got|bought a? knife|gun|weapon|acid|machete .. him|her|them|kill|tonight|ready|wait*
  honour|honor .. kill* .. me|my|her|family|brothers|father|sister
  shame*|shamed|dishono* .. our|my|the family .. kill|beat|punish
  kill|beat|killing|punish .. sister|daughter|wife|her .. honor|honour|shame*|dishono*
  bruise*|bruises|black|broken|bleeding|blood|scar* .. from|by|because .. husband|father|dad|mother|him|he|brother|uncle|partner|mom|stepdad
  he|she|they|husband|father|dad|mother|brother .. gave|left|broke|breaks|fractured .. me|my .. bruise*|black|nose|arm|rib|ribs|jaw|eye|tooth|teeth|finger|leg|wrist
  broke|fractured my nose|arm|rib|ribs|jaw|tooth|teeth|finger|leg|wrist
  ran|run|running|escape*|escaping|fled|flee|hide|hiding away? from .. husband|father|dad|parents|home|family|him|brother|them|shelter|abus*
  cant|afraid|scared|want|how to? leave|escape|divorce .. abus*|violent|beats|hits|kill|hurts
  stalk*|follows|following|tracks|tracking me .. everywhere|home|work|phone|ex|husband|car
  my ${KIN} .. stalk*|tracks|follows|spies .. me
  acid attack|threw|throw|on .. me|my|face
  female circumcision|fgm|cut|circumcise* me|her|us|my daughter|sister|niece .. force*|taking|abroad|want|against|help

= 1 speaks of violence
  domestic violence|abuse
  abusive|abuser|abuses|violent|violence|raped|rape|molest*|grope*|abuse

= 2 violence in the home
  my|his|her|our ${KIN} .. ${HARMS}
  hits|beats|slaps|kicks|punches|hit|beat|kicked|slapped|punched me|us

= 2 has been hurt
  bruise*
  black eye
  broken arm|nose|rib|ribs|jaw|bone|bones

= 3 threatens
  make|ill|i him|her|them bleed|suffer|pay
  revenge .. him|her|them|blood|bleed|kill|hurt

= 2 does violence to somebody
  ${HARMS}|throws|threw|slams|slammed|drags|dragged|pulls|pulled .. me|us|kids|wife|face|hair|neck|throat|stomach

= 2 is held or watched
  track*|monitor*|spies|spying|control* .. phone|messages|location|money|everything|car
  take|takes|keep|hurt|kill .. kids|children|son|daughter|baby .. if|when i|we leave|left|go|tell
  took|takes|hid|has|keeps|kept|confiscat* .. my passport|papers|phone|id
  made me do things|stuff
  locks|locked me|us|her
  took|takes|taken my phone|passport|papers|money
  cant|afraid|scared to? leave|escape

= 1 under threat, or under age
  if i leave|left|go|tell|talk|speak|refuse|divorce|scream|complain|report
  im|i am? 9|10|11|12|13|14|15|16|17
  when .. i|we was|were .. little|young|child|kid|small|7|8|9|10|11|12
  ashamed|nobody .. tell|believes|believe|knows

= 1 is afraid
  scared|afraid|terrified|fear|frightened|unsafe|danger|dangerous
  help me
  hide|hiding|escape|police|shelter

= 1 someone near
  he|she|they
  neighbor|neighbour|friend|student|child|kids|children

= 1 with a thing, or again and again
  belt|stick|cane|cable|knife|gun|iron|wire|shoe|slipper|hanger|acid
  every day|week|night|time
  everyday|daily|weekly|always|again
  screams|screaming|shout*|yell*|insult*|curses|humiliat*|degrad*

= -1 asks in general
  islam|islamic|islamically|hadith|hadiths|verse|verses|surah|ruling|quran|muslims|prophet|history|punishment

= -2 asks about a teaching
  what|how|does|did|do|is|are|why|can .. islam|quran|prophet|hadith|bible|scholars|muslims|fiqh|sunnah|sharia|shariah|man|husband .. say|says|view|views|think|teach|teaches|explain|allow|allows|permit|permits|beat|hit|ruling|treat|wife
  ruling|rulings|fatwa|punishment|verse|verses|tafsir|meaning|surah|ayah of|on|for|about|that
  according to
  why did|was|is|were
  history|companion*|prophets|battle|sahaba|caliph*
  4|34

= 5 says it in Arabic
  زوجي|ابي|ابوي|ابويا|بابا|والدي|اخي|اخوي|اخويا|خويا|عمي|خالي|امي|ماما|والدتي|زوجتي|مراتي|اهلي|عائلتي|جوزي|راجلي|خطيبي|خطيبتي|طليقي|حماتي|حماي|جدي|رجلي|حبيبي|مدرسي|الاستاذ|المحفظ|الشيخ|المدرس|استاذي|مديري|حميا|ابن .. يضربني|بيضربني|كيضربني|يضرب|بيضرب|ضربني|ضربتني|تضربني|بتضربني|يضربوني|بيضربوني|يضربنا|بيضربنا|يعنفني|بيعنفني|يهددني|بيهددني|كيهددني|هددني|تهددني|يعذبني|بيعذبني|عذبني|يغتصبني|اغتصبني|يتحرش|بيتحرش|كيتحرش|تحرش|يلمسني|بيلمسني|كيقيسني|لمسني|يؤذيني|بيؤذيني|باذيني|يحبسني|حابسني|بيحبسني|حبسني|يحبسوني|حابسيني|يخنقني|خنقني|بيخنقني|يحرقني|حرقني|كسر|يسبني|بيشتمني|يهينني|بيهينني|يذلني
  يضربني|بيضربني|كيضربني|تضربني|بتضربني|ضربني|ضربتني|يضربوني|بيضربوني|يضربونني|يضربنا|بيضربنا|كيضربنا|ضربونا|يخنقني|خنقني|حابسني|حابسيني|حبسني|يحبسوني|يغتصبني|اغتصبني|هيقتلني|يقتلني|يقتلوني|هيقتلوني|سيقتلني|يذبحني|يذبحوني|بيقتلني|هيموتني|غيقتلني|يهددني|بيهددني|كيهددني|يهددوني|بيهددوني|يبتزني|بيبتزني|يتحرشون|بيلمسني|يلمسني
  يضرب|بيضرب|كيضرب|يعذب|بيعذب|يغتصب|يتحرش|بيتحرش .. امي|اختي|اخوي|اخي|اخواتي|اولادي|ابني|ابنتي|بنتي|العيال|اطفالي|الاولاد|اخته|مراته|زوجته|ولدي|وليداتي|عياله
  تحرش|اتحرش|يتحرش|بيتحرش|كيتحرش بي|بيا|فيا|فيني|فيي|بنا|ببنتي|بابنتي|بابني
  تعرضت|اتعرض|نتعرض|بتعرض|كنتعرض|معرضه|اتعرضت .. للعنف|للضرب|للاغتصاب|للتحرش|لاعتداء|للاعتداء|للتعنيف|لعنف|لتحرش|لاغتصاب|للتهديد|ضرب|عنف|تعنيف|اغتصاب|تحرش|اعتداء|ابتزاز|للابتزاز
  اغتصبت|اغتصبوني|اغتصبوا
  يجبرني|يجبرونني|يجبروني|بيجبروني|اجبروني|يغصبوني|غاصبيني|غصبوني|بيغصبوني|غصبني|اجبرني|يرغموني|يرغمونني|بغاو|باغيين|عايزين|يبون|بدهم|يزوجوني|هيجوزوني .. الزواج|زواجي|تزويجي|اتزوج|اتجوز|نتزوج|ازوج|زواج|يزوجوني|يجوزوني|غصب|بالغصب|غصبا
  خائفه|خايفه|اخاف|خائف|خايف|بخاف|كنخاف|مرعوبه .. من|علي زوجي|ابي|ابوي|ابويا|والدي|اخي|اهلي|جوزي|راجلي|حياتي|نفسي|طليقي|عمي|خالي
  منعني|يمنعني|بيمنعني|مانعني .. الخروج|اخرج|اهلي|البيت|اطلع
  اخذ|خذا|خد|اخد|سحب|ياخذ|بياخد جوازي|تلفوني|جوالي|موبايلي|راتبي|هاتفي|مرتبي
  اريد|سوف|ابغي|افكر|انوي|عايز|عاوز|بدي|باغي|هروح|رح|راح|نفسي|ودي .. اقتل|قتل|اذبح|اقتله|اقتلها|اذبحه|اذبحها|اقتلهم|نقتل|نقتله|اطعن|اطعنه|احرق|احرقه زوجتي|زوجي|اخي|اختي|ابي|احد|شخص|جاري|بنتي|ابنتي|مراتي|جوزي|هو
  اريد|سوف|ابغي|افكر|انوي|عايز|عاوز|بدي|باغي|رح|راح|نفسي|ودي ان? اقتله|اقتلها|اقتلهم|اذبحه|اذبحها|نقتله|نقتلها|اطعنه|احرقه
  ساقتله|ساقتلها|ساقتلهم|هقتله|هقتلها|حقتله|حقتلها|هقتلهم|هذبحه|هذبحها|بقتله|بقتلها|غنقتله
  ساقتل|هقتل|حقتل|بقتل|هذبح زوجتي|زوجي|اخي|اختي|ابي|احد|شخص|جاري|بنتي|مراتي|جوزي
  اضرب|ضربت|بضرب|كنضرب زوجتي|زوجي|مراتي|ابني|اولادي|امي|بنتي|ابنتي|اطفالي|ولدي|عيالي|اختي
  فقدت اعصابي|السيطره .. ضربت|اضرب

= 5 says it in other languages
  me|nous forc* .. marier|mariage|mari
  mujhe|mujhay .. jalati|jalata|jalate|pitai|peetta|peette
  dipaksa menikah|nikah|kawin
  pukul|dipukul .. suami|ayah|ibu|bapak|setiap
  mera|mere|meri|mujhe|mujhay|hamara .. shohar|shauhar|pati|husband|abbu|baap|bhai|chacha|mamu|susral|saas|walid|walida|ammi .. marta|maarta|marte|maarte|marti|maarti|mara|maara|peetta|peetta|dhamki|zabardasti
  shohar|shauhar|pati|abbu|baap|bhai|chacha|saas|susral .. mujhe|mujhay|mujh .. marta|maarta|marte|maarte|marti|maarti|mara|maara|dhamki|peetta|band
  mujhe|mujhay .. marta|maarta|marte|maarte|maarti|peetta|dhamki .. hai|hain
  zabardasti .. shadi|nikah .. meri|mujhe|kar
  شوہر|ابو|باپ|بھائی|والد|ساس|سسرال|چچا|ماموں|امی .. مارتا|مارتے|مارتی|مارا|پیٹتا|دھمکی|زبردستی
  مجھے .. مارتا|مارتے|مارتی|مارا|دھمکی|ہراساں
  زبردستی .. شادی|نکاح
  mon|mes|ma mari|pere|frere|freres|parents|oncle|mere|beau|copain|famille .. frappe*|bat|tape*|menace*|viol*|force*|forcent|oblige*|touche*|attouche*|enferm*
  il|elle|ils me|nous frappe*|bat|menace*|viole*|force*|enferm*|touche*|etrangl*
  marier de force
  ete|suis|etais violee*|viole|battue|frappee|agressee
  kocam|babam|annem|abim|agabeyim|amcam|esim|dayim|ailem .. dov*|vuruy*|tehdit|taciz|tecavuz|zorla
  beni dov*|tehdit|zorla
  tecavuze|tacize ugradim
  suami|ayah|bapak|ibu|kakak|paman|om|pacar|mertua|istri saya|ku|aku? .. memukul|mukul|pukul|mukulin|menampar|mengancam|menendang|memperkosa|melecehkan|memaksa|kdrt
  saya|aku .. dipukul|dipukuli|diperkosa|dilecehkan|dipaksa|diancam|dianiaya|disiksa
  korban kdrt|kekerasan|pelecehan|pemerkosaan
  mi esposo|marido|padre|papa|hermano|tio|novio|madre|pareja|ex .. pega|golpea|amenaza|viola|abusa|obliga|maltrata|toca
  me pega|golpea|viola|amenaza|maltrata|violo|violaron|obligan
`);
