import { HARMS, KIN, MEN, NEAR, UNDER_AGE, YOUNG } from './relation-words.ts';
import { signs } from './signs.ts';

// Indirect signs of violence: locked doors and withheld passports, travel for a forced wedding, a class that a child
// fears, blackmail with pictures, neglected parents, planned cutting of girls. They add to the abuse signs.

const ELDER = 'mother|mum|mom|father|dad|grandmother|grandma|grandfather|grandpa|parents|granny|nana';
const PAPERS = 'passport|passports|papers|documents|visa|id|iqama|phone|certificate|certificates';
const PICTURES = 'pictures|picture|pics|photos|photo|videos|video|nudes|images|screenshots|recordings';
const ABROAD =
  'abroad|overseas|pakistan|india|bangladesh|somalia|sudan|egypt|yemen|morocco|algeria|turkey|iraq|iran|afghanistan|gambia|mali|guinea|kenya|ethiopia|syria|jordan|lebanon|saudi|bled|village|home|country';

export const quietAbuseSigns = signs(`
= 3 is held, and cannot go
  lock|locks|locked|locking .. door|doors|gate|gates|windows|house|flat .. outside|leave*|leaves|go|goes|out|us|me|behind|when
  ${KIN}|he|she|they|madam|boss|sponsor|employer .. lock|locks|locked|locking|locked|bolts|chained|chains .. me|us|her|him|them|my|door|doors|gate
  im|am|were|i not|never allowed|permitted|let out|outside
  im|i am|are? not|never allowed to|too? leave|go|see|speak|call|talk|use|contact|phone .. the|my|out|outside|anyone|family|parents|anybody|house|home|phone|alone
  ${KIN}|he|she|they|boss|madam|sponsor|employer|kafeel|agency|agent|captain .. keep|keeps|kept|took|takes|taken|hold|holds|holding|has|have|hid|hides|hidden|confiscat*|burned|burnt|destroyed|ripped .. my|our|her|their|his ${PAPERS}
  ${NEAR}|maid|housemaid|worker|nanny ... employer|boss|sponsor|madam|kafeel|agency .. keeps|kept|took|takes|holds|has|confiscat* .. ${PAPERS}
  wont|doesnt|dont|not|never|refuses|wouldnt to? let|allow|permit me|us|her|them to? leave|out|outside|escape|quit .. ${KIN}|doctor|house|home|and|me|him|her|the|my
  wont|doesnt|dont|not|never|refuses|wouldnt to? let|allow|permit me|us|her|them to? see|call|visit|meet .. parents|mother|mum|mom|family|sister|friends|anyone|doctor
  wont|doesnt|dont|not|never|wouldnt let|allow me|us|her .. doctor|hospital|outside|leave
  kept|held|trapped|imprisoned|stuck|chained|tied|captive|prisoner .. basement|cellar|room|attic|house|home|against|by|village|hostage
  prisoner|captive|hostage|slave in|of|at my|our|this|the|his|their own? home|house|room|husband|family
  put|puts|installed|hid|hides|placed|has|have .. tracker|airtag|gps|spyware|cameras|camera .. car|phone|house|room|bag|everywhere|home|on|watch*
  reads|checks|monitors|tracks|controls|watches all|every|my|everything .. messages|phone|move|moves|step|calls|location|wear|money|eat .. and|everything|me|every|wont|where
  controls everything|what|who|how|my|me|every|all
  doesnt|dont|wont|not|never|no|without give|gives|giving|leave|leaves|have|allow me|us|any .. money|food|medicine|water .. leave|food|cant|buy|eat|kids|children|baby|or|and

= 5 is to be married or cut
  forc*|coerc*|pressur*|threaten*|trick*|beat|blackmail* me|us|her|my .. nikah|marry|marriage|marrying|wedding|wed|engag*|yes|sign|accept|qubool
  nikah|marry|marriage|wedding|married|engagement .. if|because|when|valid|but|and|was .. forc*|coerc*|pressur*|threaten*|trick*|beat me|us|her|my|into
  nikah|marry|marriage|wedding|married|wed|engagement ... dont|do|didnt|never|not|without want|agree|consent*|know|love|wanted|met|seen|asked ... 9|10|11|12|13|14|15|16|17|scared|forc*|flying|ticket*|tickets|abroad|help|lock*
  im|i am 11|12|13|14|15|16|17 ... nikah|marry|marriage|wedding|married|engaged|fiance
  ${NEAR}|she|shes|i|im .. to be|get|getting|being|be married|wed|engaged|promised .. she|shes|is|im|only|at|aged|just .. ${UNDER_AGE}
  sent|send|sending|taken|take|taking|flown|flying|fly|shipped|ship|tricked|brought me|her|him|us|my|was|is|being|be|back|to|sister|daughter|cousin|friend .. ${ABROAD} .. marry|married|cut|circumcis*|engaged|khitan|cousin|man
  was|being|be|is|are sent|taken|flown|shipped|brought .. ${ABROAD} .. marry|married|cut|circumcis*|engaged|khitan
  ticket*|tickets|flight|flights|flying|holiday|trip|vacation .. think|afraid|scared|suspect|really|fear|heard|found|but|to .. wedding|nikah|marry|marriage|married|engag*|cut|man
  ticket*|tickets|flight|flights|flying|holiday|trip|vacation ... suspect|think|fear|afraid|scared|really .. wedding|nikah|marry|marriage|married|engag*|circumcis*|cut
  sold|sell|selling|sells|trade|traded|gave|given|giving|promised|offering me|her|my|us .. to|for .. man|money|stranger|cousin|debt|men|dowry|goats|camels
  marry .. man|cousin|someone|stranger .. i|ive|id|she|shes|hes never|not|havent|hasnt|dont|didnt|dislike|hate|barely
  want|wants|wanted|going|plan*|try*|trying|decided|threaten*|insist*|insists|must|should|has|have .. circumcis*|cut|cutting|khitan .. my|our|her|the|me|little? ${YOUNG}|me|her|granddaughter|girl
  my|our|the ${YOUNG}|girl|granddaughter .. be|get|gets|getting|being|been|was|has|have|is cut|circumcised|mutilated
  she|her|girls|girl|sister|niece|daughter .. to|be|get|getting|being be|get|getting|being|cut cut|circumcised
  circumcis*|fgm|khitan|mutilat* .. my|our|her|the .. daughter|daughters|girl|girls|niece|sister|granddaughter .. abroad|summer|month|next|behind|want*|secret*|scared|somalia|sudan|egypt|against|without
  fgm|cutting|circumcis* .. my|our|her|behind|scared|done|do .. behind|back|scared|secretly|without .. back|me|knowing|it
  cutting|circumcision|khitan|fgm of|for my|our|her|the girls|girl|daughter|daughters|niece|nieces|sister
  married|marry|marriage|wedding|nikah|engaged ... im|i am? only|just? 9|10|11|12|13|14|15|16|17
  married|marry|marriage|wedding|nikah ... never|didnt said|say|agreed|agree|accepted yes|to|it
  married|marrying|marry|marries me|her|my|she? .. off
  being|be|gets|get|was|is|getting married off
  send|sent|sending|take|taking me|her|us .. wife
  behind my back .. cut|cutting|circumcis*|marry|wedding

= 3 a child or another is touched
  ${MEN} .. touch|touches|touched|touching|fondl*|grop*|rub|rubs|rubbed|kiss|kisses|kissed|tickles|undress*|flash* .. me|her|him|them|us|my|the|boys|girls|children|kids|students|${YOUNG}
  ${MEN} .. comes|came|climbs|gets|sneaks|crawls|crept|enters|entered .. my|our|her|his bed|room|bedroom
  ${MEN} .. put|puts|slid|slides|reached|sticks .. hand|hands|fingers .. my|her|his|me
  me|her|him|son|daughter|girl|girls|boy|niece|nephew|kids|children .. sit|sits|sat|sitting .. his|their lap
  lap .. does|did|touch*|things|rub*
  does|did|do|doing|done things|stuff|something|it|bad|wrong|dirty|nasty|disgusting .. to|with me|her|him|them|us|my .. night|sleep|alone|secret|bed|asleep
  does|did|doing things|stuff bad? to|with me|her|him|them|us|my
  makes|made|make|told|tells .. me|her|him|us .. lap|do|things|secret|touch|watch|kiss|undress|strip|bed|it .. things|secret|touch|him|naked|lap|body
  makes me sit|sleep|lie|stay|touch|watch .. lap|bed|next|with|him|naked
  something|things|stuff bad|terrible|awful|wrong|dirty|horrible|sexual was|were|is|been|got done|did|happening to me|her|him|us
  ask|asks|asked|told|tells|made|makes|wants|wanted|forced|orders|ordered .. me|him|her|them|son|daughter|kids|children|boys|girls|us .. undress|strip|naked|clothes|nude|nudes|nudity|underwear|pants|trousers
  take|taking|took|remove|removing .. my|her|his clothes|underwear|pants|hijab|shirt off? .. he|said|asked|told|healer|raqi|sheikh|me
  keep|kept|keeping|told .. it|this|him|her|me .. secret .. touch*|kiss*|imam|teacher|uncle|quran|or
  kiss|kissed|kisses .. mouth|lips .. secret|told|imam|teacher|uncle
  ${UNDER_AGE} year|years|yo|yrs old? .. nudes|naked|dirty|touch*|sex|sexual
  im|i am? ${UNDER_AGE} ... ${PICTURES}|nudes|naked|dirty|touch*|sex|sexual|lap|older
  ${PICTURES}|nudes|naked|dirty|sex|sexual ... im|i am? ${UNDER_AGE}
  older|grown|strange|married man|guy|men|boy .. discord|snapchat|snap|online|instagram|telegram|roblox|tiktok|whatsapp|game .. ask*|send*|sends|want*|meet
  sends|sent|send|sending|shows|showed|ask|asks|asked|wants .. me .. dirty|naked|sexual|nude|porn|private|body ${PICTURES}|things|films|stuff
  asks|asked|begs|wants|demands|asking .. me? for|send .. nudes|naked
  urge|urges|attracted|aroused|arousal|lust|sexual|fantas* .. to|toward*|for|by|about|feelings .. children|kids|child|minors|toddlers|nephew|nephews|niece|nieces|stepdaughter|daughter|son|underage|little
  i|ive|id .. touched|molested|abused|groped|undressed|kissed my|a|the|our little? sister|brother|niece|nephew|daughter|son|stepdaughter|cousin|child|kid|student|girl|boy
  bruises|bruise|marks|welts|burns|cuts|handprint|handprints .. on|over|all|across her|his|my|their back|arms|arm|legs|leg|body|face|neck|hands|bottom|thighs|feet
  cigarette burns|burn|marks
  came|comes|come|coming|returned|returns home|back|to .. bruise*|marks|bleeding|limping|welts|beaten|black
  scared|afraid|refuses|terrified|cries|crying .. of|to|before|when .. madrasa*|madrassa*|quran|mosque|maktab|ustad*|teacher|class .. touch*|hits|beats|lesson|anymore|him
  ruqya*|ruqyah|raqi|healer|exorcis*|faqir|amil|peer|marabout .. ${HARMS}|touch*|grop*|undress*|rub*|kiss* .. me|my|us|her|him|them|with|during
  ${HARMS}|touch*|grop*|undress*|rubbed .. me|my|us|her|him|them .. during|in|ruqya*|ruqyah|raqi|healer|exorcis*|jinn|stick|sticks
  ${HARMS} .. brother|sister|son|daughter|mother|him|her|me|cousin|friend|wife .. to|until .. get|drive|jinn .. jinn|out

= 3 was taken by force
  said|say|saying|told|screamed|screaming|begged|cried|crying|shouted|pushed|him no|stop|please .. and|but|he|they .. didnt|doesnt|kept|wouldnt|continued|still|anyway|did|not|carried
  even when|though|if|after|while i cry|cried|crying|say|said|beg|begged|scream|screamed|refuse|refused|sleep|am|was .. no|stop|him|and|asleep|crying|sick|bleeding|is
  he|they|husband|him .. gets|got|climbs|lies|holds|held|pins|pinned on|down|over .. top|me|of
  forces|forced|forcing|force|makes|made|making|wants|pimps me|her|us .. sell|sleep|prostitut*|undress|perform|dance .. body|men|friends|money|clients|customers|with|for|naked|him
  sell|selling|sold|sells my|her|our body
  sleep|sleeping|sex with his friends|clients|customers|boss|landlord|strangers
  drugged|spiked|roofied me|us|her|my|at|drink
  woke|wake up .. without|no|naked|undressed .. clothes|pants|underwear|remember|bed
  he|husband|they .. does|did|do|doing it|that|things .. to|with me .. while|when|sleep|asleep|no|night
  when i|we say|said|says no .. sex|bed|force*|anyway|husband|forces|hits|he
  husband|he|him .. forc*|rapes|makes|demands|insists|hits .. sex|intercourse|intimacy|intimate .. no|cry|sick|bleed*|refuse|pain
  attacked|assaulted|jumped|grabbed|raped|violated|touched by|me .. men|man|boys|guys|stranger|driver|group|gang|four|three|two
  men|man|boys|guys|stranger|driver|boss|doctor|gang .. attacked|assaulted|grabbed|raped|violated me|us|my|her
  pregnant .. from|by|after|because .. rape|him|uncle|father|brother|force*|assault

= 3 is used or shamed
  secret game|games|play|playing
  plays|play|played .. secret|dirty|touching|doctor .. game|games
  shows|showed|shown|exposed|exposes|flashed|flashes .. his private|privates|parts|penis|genitals|thing|himself
  send|sends|sent|take|show .. him|them|me|us .. ${PICTURES} .. body|naked|without|private|hair|underwear|breast*
  ${PICTURES} of my? body|breasts|privates
  recorded|recording|filmed|films|filming|photographed|records .. me|us|her .. without|naked|shower|sleep*|secretly|money|changing|undress*|bath*
  says|said|going|will|threat* .. tell|show .. my dad|father|parents|family|husband|brothers|mother .. unless|if|money|pay|send|meet
  nobody|noone else? would|will else? ever? want|marry|love|believe me
  he|she|husband|wife|father|dad|mother|mum|mom|parents tells|says|calls|called .. im|me|i .. worthless|stupid|animal|whore|slut|trash|pig|dog|prostitute|bitch|kafir
  makes|made|make me|her|us beg|crawl|kneel|sleep|stand outside|for|on|in|naked|until|floor
  treats|treat|treated me|her|us .. slave|servant|dog|animal|dirt|trash|property|prisoner
  things|stuff|sex in|during bed|sex .. hurt|hurts|cry|pain*|against|force*|hate|bleed
  i|she|we .. was|were|got|been forced|violated when|as|by|at
  did|does|done something|smth to me|her|him|them|us .. after|at|in|when|night|alone|class|and|bad
  drunk .. breaks|hits|hit|beats|throws|hide|afraid|scared|angry|violent|us|kids
  found|find|discovered|knew out? .. boyfriend|girlfriend|pregnant|relationship|gay|lesbian ... vanished|missing|disappeared|locked|kill|beat|seen|school|honor|honour
  blood must|will|has|shall .. paid|spilled|flow|washed
  he|husband|dad|father|wife|boyfriend|ex broke|breaks|broken|smashed|smashes|punched|punches|kicked|kicks|destroyed|destroys .. door|doors|wall|furniture|plates|dishes|everything|things
  he|husband|dad|father|wife|boyfriend|ex smashed|smashes|destroyed|destroys my phone|laptop
  family|husband|he|they|brothers|parents .. watch|watches|watching|guards|guard|guarding me|us .. cant|never|all|every|constantly|always|and
  shook|shaken|shaking|threw|dropped .. baby|child|son|daughter|toddler .. cry*|angry|stop|bed|floor|wall|temper

= 3 lives in fear
  owns me
  to frighten|scare|terrify|punish|humiliate|intimidate|silence me|us|her|them
  find|finds|found|hide|bury my body
  cut|shaved|chopped|pulled my hair .. off|punish*|because|out
  doesnt|dont|wont|not|never|wouldnt let|allow|permit me|us|her .. take|have|use|get|see .. insulin|medicine|medication|inhaler|pills|doctor|treatment|food|water|phone
  forbids|forbid|forbidden|bans|prohibits me .. meet|see|visit|call|speak|contact|leave .. mother|family|parents|sister|house|friends
  pulled|took|taken|take|pull me|her|us|him out of|from school .. marry|cook|marriage|wedding|husband|work
  promised|betrothed|sold|given to a|an|my .. man|cousin|uncle|old|older .. forty|fifty|sixty|older|twice|year|school|40|45|50|55|60|65|70
  did|does|done|doing .. haram|bad|dirty|shameful|terrible|evil|horrible|unspeakable|forbidden things|acts|stuff|thing .. me|her|him|us|kids|children
  keeps|kept|keep .. after|alone|back|behind class|school|lesson|lessons ... cries|cry|scared|afraid|crying|bruise*|refuses|wets|silent
  hand|hands|touch*|tickl*|reach*|finger* .. under|up|inside|down .. skirt|shirt|dress|clothes|pants|trousers|blouse|abaya
  wets|wet|wetting himself|herself|bed|pants .. shouts|scared|afraid|father|dad|home|when|stepdad|uncle
  took|taken|kidnapped|takes the|my|our kids|children|son|daughter .. ${ABROAD} .. wont|refuses|not|never|without .. return|back|give|see|let
  sleep|sleeping .. chair|knife|locked|wardrobe .. door|pillow|bed
  chair|furniture|wardrobe against|under the|my door
  flinch|flinching|tremble|trembling|shake|freeze|panic .. when|if|every .. he|she|dad|father|husband|him|mum|mother
  restraining|protection|protective order
  fake|deepfake nudes|nude|naked|porn
  nudes of me|us|her|my
  ${PICTURES} of|with me|us|her .. online|everyone|school|group|spread*|shar*
  spread*|shar*|circulat*|sending|passing .. ${PICTURES} .. of|with me|us|her
  boy|boys|man|men|guy|guys|stranger|husband|uncle|cousin|boss .. forced me|her|himself
  was|got touched|groped|rubbed|grabbed .. crowd|bus|train|tawaf|hajj|froze|behind|stranger|man|men
  sleep|sleeping with me|him or|else|otherwise|if|lose
  hands|hand .. around|round .. her|his|their|my neck|throat
  throw|throwing|threw acid
  ${NEAR}|he|she|they .. wants|plan*|planning|going|threatens|talks|says .. attack|bomb|shoot|burn|blow .. synagogue|church|mosque|temple|school|embassy|people|jews|christians|shias|sunnis|place
  ${NEAR}|he|she|they|i|im .. going|go|travel*|went|leave|leaving|join .. syria|iraq|afghanistan|somalia|front|daesh|isis .. fight|join|them|war|jihad
  says|said|threat*|swears|swore|going .. ill|hell|shell|will|would|to|theyll poison|kill|burn|drown|strangle|slaughter|behead|stab|bury .. me|her|my|us
  cant|cannot|couldnt stop|help hitting|beating|slapping|hurting|shaking|screaming .. my|at|him|her|them|toddler|kids
  hits|beats|slaps|punches|kicks|chokes|strangles|burns|whips|rapes|molests|tortures her|him|them|us|me

= 3 is threatened or followed
  ${NEAR}|he|she|they|man|guy|someone|somebody .. waits|waiting|waited|stands|follows|followed|parks|appears|turns|turning|showing|shows|sits|lurks|comes|keeps .. outside|up .. home|work|school|everywhere|house|mosque|flat|door
  ${NEAR}|he|she|they|man|guy|someone|somebody .. waits|waiting|follows|followed|following .. me .. home|work|school|everywhere|house|mosque|flat|car
  ${NEAR}|he|she|they|man|guy|someone|somebody .. stalk*|harass*|blackmail*|extort*|sextort*
  i|im|being|been|was|am .. stalked|blackmailed|sextorted|extorted|harassed|threatened|hunted
  stalk*|blackmail*|extort* me|her|my|us
  ${PICTURES} .. leak*|post*|publish*|spread*|share|send|sends|sending|show .. me|my|to|if|online|everyone|dad|father|family|parents|unless|him|pay
  leak*|publish*|spread*|upload*|expose* .. my|our|me|private|naked|those .. ${PICTURES}
  leak*|publish*|spread*|upload*|send|sends|sending|post|share|show .. my|our .. ${PICTURES} .. unless|if|dad|father|family|parents|everyone|brothers|husband
  ${PICTURES} .. without|of|me|my .. unless|if|blackmail*|threat*|pay|money|leak*
  ${NEAR}|he|she|they .. killed|kill|kills|hurt|hurts|strangled|drowned|poisoned|burned|beats|kicked my|our|the cat|cats|dog|pet|kitten|rabbit|bird|parrot
  he|she|they|hell|theyll|${KIN} .. take|takes|taking|kidnap|kidnaps|kidnapped|abduct* .. kids|children|son|daughter|baby|them .. if|when|and|to .. i|divorce|leave|never|see|away|me
  never see .. them|kids|children|son|daughter again|if
  scared|afraid|terrified|frightened|dread*|frightens|scares to|of go|going|come|coming|return|returning|be|being|sleep|sleeping .. home|house|alone
  scared|afraid|terrified|frightened|fear|worried .. of|what|when|by|that my|he|she|they|him|her|them|hell|theyll .. do|does|did|comes|gets|back|home|drinks|hurt|hit|kill|find|finds|drunk
  walking|walk|walks on eggshells
  wash|washing|clean|cleanse|cleansing|restore|restoring|erase|pay .. shame|honor|honour|blood .. blood|shame|family|her|me|with|off|our|away|out|honor|honour
  brothers|father|family|uncles|they|relatives|cousins .. wash|washing|clean|cleanse|restore|restoring .. shame|honor|honour
  shamed|dishono*|disgraced|disgrace .. them|him|family|us|brothers|father .. kill|blood|pay|punish|hurt|beat|slaughter|deserve
  looking|searching|hunting|chasing|after|find .. for me|us .. kill|hurt|hide|hiding|family|brothers|father|slaughter
  hiding|hide|hid|ran|run|running|escaped|fled|flee|fleeing|escaping|escape .. from|my|fathers|house|home|family|husband|him .. after|searching|looking|find|me|husband|father|family|abus*|brothers|violent|them|him|kids|children
  get|getting|got|run|running|ran away from him|her|them|my|this|our ${KIN}|tonight|with|safely|man|kids|now|and|home
  away from him|them|her .. with|tonight|now|kids|children|safe*
  womens|sisters|girls|muslim shelter|shelters|refuge|refuges|safehouse|helpline
  shelter|shelters|refuge|safehouse .. for|near|sister|sisters|women|woman|me|muslimah
  where|how can|do|could|should .. woman|wife|i|sister|girl|she .. flee|escape|hide|run .. with|from|children|kids|husband|father|family

= 3 somebody weak is harmed
  starv*|neglect*|beats|hits|slaps|pushes|robs|drugs|shouts|yells|insults|ties|locks|hurts .. my|our|his|her|the? old|elderly|aged|sick|disabled|blind|deaf|poor .. ${ELDER}|${YOUNG}|wife|man|woman
  ${KIN}|carer|caregiver|nurse|maid|nanny|home|they|he|she .. ${HARMS}|starv*|neglect*|robs|ties .. my|our|his|her|the|an old|elderly|sick|disabled? ${ELDER}
  ${KIN}|carer|caregiver|nurse|he|she|they|madam .. doesnt|dont|wont|not|never|refuses|refuse|stopped to? feed|feeding|wash .. me|us|her|him|them|my|our|${ELDER}
  ${KIN}|carer|caregiver|nurse|he|she|they|madam .. doesnt|dont|wont|not|never|refuses|refuse|stopped to? give|giving .. me|us|her|him|them|my|${ELDER} .. food|water|eat|medicine|meals|insulin
  feeds|feed|fed me|us|her|him|them only|leftovers|scraps|nothing|once|rotten|leftover
  ${KIN}|children .. took|takes|take|steal|steals|stole|spend|spends .. my|her|his|our pension|savings|bank|card|benefits
  hits|hit|beats|beat|pushes|slaps|afraid|scared me|us|of|in .. i|im|am|my .. 60|65|66|67|68|69|70|71|72|73|74|75|76|77|78|79|80|81|82|83|84|85|86|87|88|89|90
  hear|heard|hearing|hears .. him|her|them|husband|neighbor|neighbour|screams|beating|hitting|crying|screaming .. beat|beating|hit|hitting|scream*|her|crying|help|wall|every|night
  screams|screaming|scream .. every|at|all night|day|hear|wall
  says|said|claims|pretends|told .. she|he .. fell|falls|tripped|slipped|stairs|door .. bruise*|eye|again|black|mark*
  bruise*|black|marks|eye ... says|said|claims|pretends .. fell|falls|tripped|slipped|stairs|door
  hide|hides|hiding|cover|covers|covering .. bruise*|marks|eyes|scars|burns
  broken|cracked|fractured|bruised|swollen|bleeding|busted ribs|rib|nose|jaw|arm|arms|lip|eye|eyes|teeth|wrist|bones .. he|him|husband|father|dad|from|because|hit*|beat*|says|brother
  ${HARMS}|hitting|hit|hard .. mine|he|husband|him|father .. leaves|left|leaving marks|bruise*|blood|scars
  leaves|left|leaving marks|bruises|scars|blood on|and|every|when|mine|he
  threatened|beat|beaten|hit|kicked|thrown|threw me|out|us .. because|for|after|since .. i|became|prayed|muslim|islam|hijab|convert*|reverted|left|pray
  burned|burnt|ripped|tore|threw|cut|destroyed my hijab|quran|abaya|scarf|books .. hit|beat|slapped|and|out|kicked
  kicked|threw|thrown|chased|throw me|us|out out|of|into|me .. night|street|house|home .. because|muslim|islam|hijab|cold|after|kill*|group|nowhere
  trafficked|traffickers|smugglers|pimp|slavery|enslaved .. i|me|my|her|she|away|us|cant
  he|she|they .. hurt|hurts|hurting|harm|harms|abuse|abuses|abused|beat|hit me|us
  hurt|hurts|hurting|abuse|abuses|beat|beats|hit me .. disobe*|obey|obedience|honor|honour|respect|leave|parents
  obey|obedience|honor|honour|honoring|honouring|respect|forgive|duty .. father|dad|mother|parents|husband|man|someone|them|uncle|brother .. abus*|molest*|rape*|beat*|hit*|hurt*|violent

= 3 is afraid to harm a child
  thoughts|images|urge|urges|thinking|think|thought|feel|scared|afraid|imagine|fantas* .. hurting|harming|killing|dropping|throwing|stabbing|shaking|drowning|smothering|hurt|harm|kill|drop|throw|stab|shake|drown|smother .. baby|newborn|infant|kids|children|toddler|child

= 2 remembers it
  it|this|that|something happened|happen|started|began ... when|as|since i|a|was .. ${UNDER_AGE}|little|child|kid|small|young|girl|boy
  ${MEN} ... never|not|nobody|noone|cant|couldnt .. told|tell|tells|knows|know anybody|anyone|a|soul|somebody|mum|mom|mother|about .. it|this|what|him|he|parents
  my abuser|rapist|molester|stalker|attacker
  if i tell|told|scream|speak|report .. he|nobody|they|noone|says|no|kill|marry|believe

= 1 something is wrong
  im|i am? in year|grade 5|6|7|8|9|10|11|five|six|seven|eight|nine|ten|eleven
  promised|betrothed to
  touches|touched|touching me|her|him|us|my
  keeps|kept|locks|locked|took .. passport|door|phone
  wages|passport|visa
  doesnt|dont|wont|not|never pay me|her|him|us|wages|salary
  takes|took|take|steals|keeps my|her|our wages|salary|pension|money|earnings|card
  nowhere to run|go|turn
  bruise|bruises|bruised|screams
  alone with
  secret

= -3 asks what touch does to worship
  touch|touches|touching|touched .. break|breaks|broken|invalid*|nullif* .. wudu|wudhu|ablution|fast
  wudu|wudhu|ablution|fast .. break|breaks|broken|invalid*|nullif* .. touch|touches|touching|touched
  wudu|wudhu|ablution .. touch|touches|touching|touched
  touch|touches|touching|touched .. wudu|wudhu|ablution|fasting
  shake|shaking|handshake|blessing|greeting|salam
  iddah|idda|mahram

= -2 speaks of a subject
  study|studying|essay|research|writing|lecture|prevention|article|thesis|book|film|movie|novel ... violence|abuse|rape|marriage|kill*|beat*
  boxing|mma|karate|sparring|wrestling|judo|taekwondo|kickboxing|sport|sports|football
`);
