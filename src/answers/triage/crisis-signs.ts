import { NEAR, THEMSELVES } from './relation-words.ts';
import { signs } from './signs.ts';

// What people write who think of ending their life or of hurting themselves, or who fear for somebody else. Asking
// *about* suicide or death is a question like any other: these signs look for a person who speaks of himself or of one
// near. When in doubt they lean to help.

export const crisisSigns = signs(`
= 5 says it outright
  suicidal
  suicide note
  kill|killing|killed|hang|hanging|shoot|shooting|drown|drowning|poison|stab|starve|starving|unalive|unaliving|off|offing|end|ending|hurt|hurting|harm|harming|cut|cutting|burning|blow|destroy|destroying myself
  kill|killing|unalive|hang|hurt|harm|hurting|cut|cutting my self
  blow myself up
  cut|cutting|slit|slitting|slash my wrist*|arm|arms|veins|throat|thighs|legs
  end|ending|ended|take|taking|took|finish|finishing my own? life
  end|ending it all
  ending it .. think*
  end|ending|take|taking your own life
  going|gonna|planning|plan to|too? end things|it|everything
  i|im am? such? a burden
  should|deserve to|too? be dead
  goodbye message|letter|note
  pills|rope|gun|razor .. next|beside|ready|front
  want|wanna|need out of this? life
  want|wish|ready|need to|too? leave this world|dunya|earth
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
  i|im|ive|id|ill .. commit|committing|commiting|comit|attempt|attempted|do suicide
  i|im|ive|id|ill|been|keep .. think*|thought*|consider*|contemplat*|plan*|tempt* .. suicide
  i|im|ive|ill .. close|near .. suicide
  i|im .. feel*|want .. suicide
  my suicide
  thoughts of suicide
  thinking|contemplating|considering of|about? suicide
  how|way|ways|method*|place|pills to|do i? commit|committing|commiting|do suicide
  painless|painlessly|easiest|quickest|fastest .. suicide
  painless|painlessly|peaceful|easiest|quickest|fastest .. to|too? die
  die painlessly
  i|id|would rather|prefer to|too? die|dead
  how many|much .. pills .. die|kill|overdose
  pills|tablets .. to|and die
  overdose|overdosing on|myself|tonight|today|and
  i|im|ill .. overdose
  i .. want|wanna|wish|need|rather|prefer|hope|pray|praying|ask|beg|wanted|wishing|wanting|trying|deserve to|too? die
  im|am|feel ready|wanting to die
  ^ just? want|wanna to|too? die
  i wish|wished .. i .. dead|die|died|disappear*
  ^ wish i .. dead|die|died|disappear*
  wish i .. never|not born|existed|exist|wake|alive
  wish i was|were never|not born
  better off dead
  better if i died|die|dead|disappeared
  better off? without me
  wanna|want|wants to|too? be dead
  want|wanna to|too? disappear forever
  want|wanna .. not exist
  want|wanna to|too? stop|cease existing
  dont|not|no want|wanna|wish|wanting to|too? live|exist|living|existing
  dont|not|no want|wanna to|too? be alive|here anymore|longer|now|and
  dont|not want|wanna to|too? be alive
  dont|not want|wanna to|too? wake up anymore|again|tomorrow|ever
  dont|not want|wanna to|too? go on anymore|living|like
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
  want my|this|the? life|it|pain|suffering to|too? end|be? now|already|forever|all|over|by
  want|wish|ask*|pray*|hope|beg* .. allah|god .. take my? life|soul|me
  i|im|ive .. ask*|pray*|beg*|wish* for my? death
  jump|jumping off|from a|the|my? bridge|building|roof|balcony|window|cliff|rooftop
  jump|jumping in front of? a? the? train|car|bus
  self harm|harming|harmed|injur*
  selfharm*
  i|ive|im .. scratch*|burn|burned myself because|when|to|on
  my ${NEAR} .. suicidal
  ${NEAR}|he|she|hes|shes|they|someone|somebody .. want*|wanna|going|gonna|try*|tried|threaten*|attempt*|plan*|talk*|think*|will|would|say|says|saying|keeps .. kill|killing|hurt|hurting|harm|harming|hang|end ${THEMSELVES}
  my ${NEAR}|grandson .. want*|says|said .. to die
  he|she|someone|somebody wants|says .. to die
  ${NEAR}|he|she|hes|shes .. attempt*|tried|threaten*|planning|thinking .. suicide
  ${NEAR}|he|she|hes|shes|someone .. end|take his|her|their own? life
  ${NEAR}|he|she .. cut|cuts|cutting|harms|harming ${THEMSELVES}
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

= 5 says it outright, in more ways
  doesnt|dont|didnt|not want|wants|wanted|wanna to|too? live|exist|be alive|here|anymore|longer|because|since|and|what
  doesnt|dont|didnt want|wants|wanted|wanna to|too? live|exist
  thoughts|thought|urge|urges|feelings of|about|to|too ending|hurting|harming|cutting|killing|dying|jumping|hanging|end|hurt|kill|jump .. it|things|myself|life|all|everything
  feel|felt|feels|feeling like|as not existing|living|being|waking|breathing
  ive|been|im|started|keep|i cutting .. years|months|again|weeks|since
  if i ended|end it|things|everything
  insulin|medication|meds|eating .. because|so .. want|go|die|end|disappear|done
  not|wont|stop|without be|being around|here much|longer|anymore
  do|doing|did|done to|too myself
  hope|hoping|wish|wishing|pray|praying|catch .. plane|car|bus|truck|train|building|roof|lightning|bomb|meteor .. crash*|down|hits|hit|collapse*|explode*|kills
  dont|cant|not|never see|imagine|picture|saw myself .. turning|being|growing|living|reaching|making|past|old|alive|future|next
  is|was|on the bridge|roof|ledge|balcony|rooftop .. jump*|come|down|refuses|wont
  my ${NEAR} .. on the bridge|roof|ledge|balcony|rooftop
  dont|cant|not trust myself .. alone|tonight|with|around|near|knife|pills|anymore
  not|unsafe safe? with|from|around myself
  feel*|felt like dying|jumping|ending|disappearing|hanging
  suicide hotline|helpline|prevention|line
  life|living|existence .. no|zero|without|lost|any meaning|purpose|value|worth .. anymore|me|end|left|why|want|die
  hurt|harm|kill .. anyone|else|nobody .. but|except|only me|myself
  scared|afraid|terrified|worried .. what i|ill .. do|might|may|could|will .. myself|tonight|if
  allah|god|he .. would|let|make|please|just .. let|make me die
  relief|better|easier|nice if i .. died|die|dead|gone|wake
  stop|stopped|stopping|skip*|quit .. insulin|medication|medicine|meds|heart|eating .. die|death|purpose|end|dying
  my final|last goodbye|message|words|wish
  veux|peux plus etre|etre la|ici
  plus envie de? rien|vivre|continuer
  tout arreter|disparaitre pour|definitivement
  just|please|ya|allah|god|someone|lord end me
  stop|stopped|stopping|cease|ceased existing|breathing|living
  painless|painful|painlessly|peaceful|quick|quickest|easy|easiest|fastest|gentle|gentlest .. way .. go|die|end|out
  drive|driving|car|highway|bike .. crash*|swerv*|wall
  tie|tying .. noose
  tie|tying a knot .. undone|hang|neck|hold|strong
  envy|jealous .. dead|graves|grave|died|martyrs
  tonights the night
  find my|me body|dead|hanging
  better dead|off
  nobody|noone|nothing|no .. to live|stay for
  nobody|noone|one needs|wants|misses me
  hurt|cut|burn|harm|injure|starve .. on purpose
  bleed out
  slit|slitting|slash|slashed my|both
  od|overdose|overdosed|overdosing on|again|tonight|yesterday|last
  ^ i overdosed
  take|took|taking|lost|lose .. my|own|his|her|their own life .. pain|anymore|bear|tonight
  deserve to|too? die|suffer|dead
  dont|not|never deserve to|too? live|exist|breathe|be
  cant|cannot|couldnt stop thinking .. death|dying|suicide|dead
  think|thinking|thought|thoughts .. death|dying .. all|every|constantly|always|daily|night|nonstop
  jeena|jina|jeene nahi|nahin|nhi|ni
  choose|chose|choosing death|die
  go|return|come|back home|back to|too? allah|god|him|you .. early|now|tonight|soon|already
  make|want|wish .. it|everything|pain .. stop|end .. forever|permanently|good
  wish|wished|want .. i .. could|can|would? just? stop|stopped|quit|disappear .. existing|forever|living|everything
  pull the plug on|off my|me
  drown|drowning|hang|hanging|kill|killing|shoot|burn myself|meself
  was|were a mistake|accident .. born|exist|alive|here
  should|shouldnt|wasnt|not .. have|be? been? born|alive|exist
  k ll|il myself
  s icide|uicide
  want|wanna|going|gonna|trying|try|tried|will|ready|decided|plan*|about|think*|thought|thoughts .. end my|it all|everything
  end|ending|finish|finishing|stop|stopping my|this existence|suffering|misery forever|permanently|tonight|now|today
  ending|end things|it all|it tonight|today|tomorrow|now|soon|forever
  put an end to my|it|this|all
  hanging|drowning|shooting|cutting|killing|ending|hurting myself|it
  think*|thought|thoughts|imagin*|dream*|fantasi* .. hanging|drowning|jumping|crashing|dying|killing|cutting|stabbing|shooting|overdosing myself|off|tonight|today|all|every|daily|constantly|always
  imagin*|think*|thought|urge*|feel|felt|tempted .. crash*|driv*|turn*|steer*|swerv* .. wall|tree|traffic|bridge|truck|river|cliff|lorry|pole
  throw|throwing|threw|throws myself .. train|bus|car|traffic|off|from|down|in|under|river|road
  walk|walking|step|stepping|run|lie|lying into|onto|in front|the of? traffic|train|tracks|sea|ocean|road
  standing|sitting|am|im on|at the|a roof|rooftop|ledge|bridge|edge|cliff|balcony|railing|tracks right|now|and|alone|thinking|ready
  standing on|at the|a roof|rooftop|ledge|bridge|railing|tracks
  how many|much .. tablets|pills|paracetamol|tylenol|panadol|tramadol|insulin|xanax|medicine .. take|need*|enough|lethal|fatal|kill|die|dose
  lethal|fatal|deadly dose|amount
  swallow*|took|taken|taking|drank|drink .. all|bottle|whole|bunch|handful|too .. pills|tablets|medicine|bleach|poison|paracetamol
  drank|drink|drinking|swallow* bleach|poison|pesticide|acid
  got|have|holding|bought|saved|saving|hoarding|collected|collecting|counted|counting|stash* .. pills|tablets|rope|razor|blade|blades|noose|poison|gun .. in|front|next|hand|ready|for|enough|drawer|here|tonight|under
  pills|tablets|blade|razor|knife|gun|rope|noose in|on my|the hand|hands|front|wrist|lap|drawer
  rope|noose around|round my|the|his|her? neck
  noose
  knife|blade|razor to|on|against|at my wrist|wrists|arm|veins
  written|wrote|writing|write|left .. letters|letter|note|notes|goodbye .. kids|children|family|parents|mother|mom|wife|husband|everyone|loved|behind
  wrote|written|writing|sending|sent my|a final|last|goodbye* message|letter|note|words|goodbye*
  my last|final night|day|hours|message|post|words here|alive|tonight
  tonight|today|tomorrow is my last|end
  tonight ill|i|its .. be over|gone|end|ending|die|do it
  goodbye world|everyone|forever|cruel
  this is goodbye
  i|ill .. wont|not be here|around|alive tomorrow|anymore|much|longer|next|soon|by|when|after
  wont be alive|here .. read|when
  gave|giving|given away all? my things|stuff|belongings|possessions|clothes
  want|wish|hope|pray|praying|beg|begging|prefer|rather|dream*|like .. not|never .. wake|exist|born|alive
  hope|hoping|wish|pray|praying i|to .. get|gets|got hit|killed|cancer|run|crushed|murdered
  hope|hoping|wish|wishing|pray|praying|beg|begging|waiting .. die|death|dead|killed me|i|soon|tonight|now|young|already|sleep
  hope|wish|pray .. a? car|bus|truck|train|something|someone|bomb .. hits|hit|kills|kill|runs|takes me
  wish|hope .. would|could just? kill|end me
  wish|want|wanna|like|love|rather to|too? sleep|disappear|vanish|fade|go forever|permanently|away|completely|and .. never|not|wake
  sleep|fall|fell|falling .. asleep? and never|not|dont|stay
  go|going to sleep and|forever not|never|dont|wake
  dont|not|cant|no|longer want|wanna|wish|see|like|able|deserve|bear|stand to|too? live|exist|continue|breathe|breathing|be being? alive|living|here|existing|on
  dont|not want|wanna to|too? be in this|the world|life|dunya|earth|planet
  dont|not|no want|wanna this|my life
  dont|not|no|never care if|whether i .. live|die|wake|dead|alive
  dont|not see|have|find .. reason|point|future|way|purpose .. live|living|life|alive|continue|me|out|forward|anymore
  no reason|point|will|strength|energy|desire|wish|motivation left? to|for|in? live|living|life|continue|existing|being|go
  whats|what is the? point|use .. of|in living|life|going|continuing|trying|waking|existing|all
  why should|do|am|must|bother i? .. keep|go|continue|still|stay living|on|alive|live|existing
  why did allah|god .. create|let|make|bring .. me .. live|born|suffer|world|alive
  life|living|existence is|feels|seems|has|became|become .. pointless|worthless|useless|meaningless|unbearable|torture|hell|over|burden|curse
  my life .. over|finished|ended|ruined|worthless|pointless|meaningless
  cant|cannot|couldnt|unable|not .. bear|stand|take|handle|survive|endure|face|do|go|carry|live .. anymore|longer|another|day|life|living
  dont|not .. strength|energy|want|able|know|think .. go|carry|make|survive|keep .. on|longer|anymore|it|living
  done|tired|sick|fed|exhausted|weary with|of|up .. life|living|everything|existing|existence|breathing|world|dunya|pretending
  i hate .. life|living|myself|existing .. die|dead|end|anymore|gone|disappear
  i|im|ive am|feel|just|so|been? .. burden to|on|for everyone|my|all|them|anyone|others|family
  everyone|everybody|family|kids|children|world|they|people|husband|wife|mother|parents|she|he .. better|happier|easier|relieved .. without|if|when me|i|im|gone|dead
  better|happier|easier .. if|when|once|after im|i|ive|id .. gone|dead|died|die|not|wasnt|werent|never|disappear*|leave|left
  nobody|noone|one|anyone|anybody would|will|even|ever|wouldnt .. care|cares|miss|notice|cry|come|know .. if|when|me .. gone|died|die|dead|disappear*|away
  nobody|noone|one|anyone would|will|even|ever miss me
  nobody|noone|one|anyone would|will|even .. notice|care|cry if|when|that i|im
  death|dying|grave|suicide .. only|best|easier|better|answer|peaceful|sweet|relief|rest .. option|way|solution|escape|than|for|out|peace|from
  is|are death|dying better|easier for me|us|than
  death is|would|will .. better|easier|relief|mercy|welcome .. me|than|this|life
  only|just|no way|option|choice|solution|escape|thing .. out|left .. die|death|suicide|kill|end
  want|wish|need|ask*|pray*|beg*|waiting|long*|crave|looking .. for|from? death|dying|the|my|my grave|death|end|die
  pray*|ask*|beg*|dua .. take|end my|me soul|life|away|home
  pray*|ask*|beg*|dua .. let|make me die
  take me allah|god|ya|already|now|away|home
  allah|god|ya|o|please|rabb|lord .. take|end my|me soul|life|away|already|now
  make|making dua to|for|that i? die|death
  suicide is .. only|way|answer|option|solution|me|out
  suicide is my
  suicide .. only|last way|option|solution|hope|choice
  suicide|suicidal thoughts|thought|ideation|ideas|tendencies|feelings|urges .. i|me|my|keep|again|every|cant|have|having|help|daily|night|come
  i|im|ive|id|my|me .. suicidal
  urge|urges|impulse|temptation|voice|voices .. to|tell*|say*|telling|saying .. kill|die|cut|hurt|jump|harm|end
  voices|voice|whisper*|shaytan|mind|head|brain .. tell*|says|telling|saying .. kill|die|end|jump|hurt|cut .. myself|me|it|self
  i|ive|im|id|my|keep|started|start|still|again|stop .. cut|cutting|cuts|slit|scratch*|burn|burning|burnt|carv*|bite|biting|hit|hitting|punch|punching|starv* .. arm|arms|wrist|wrists|thigh|thighs|skin|leg|legs|body|stomach|myself|blade|razor
  cuts|scars|marks|wounds .. on my arm|arms|wrist|wrists|thigh|thighs|legs .. i|from|myself|hide|cutting|blade
  i|ive|started|relapsed|stop|keep .. selfharm*|cutting|self .. again|myself|harming|harm|every|relapse*|today
  relapsed .. self|cutting|harm
  i|im|ive|wanna|want|deserve|need|like|should .. hurt|harm|punish|destroy|starve|cut|kill|burn|injure .. myself|my self
  starving|starve myself|my self
  stopped|stop|not|refuse|refusing .. eating|eat|drinking .. die|death|fade|disappear|until
  he|she|they|who .. wants|wanted|trying|tried|threatened|threatens|going|keeps|talks|talking .. kill|end|hurt|harm|cut .. herself|himself|themselves|themself
  ${NEAR}|someone|somebody|he|she .. wants|wanted|talks|keeps|wishes|talking .. to|about|of|for? die|dying|death|suicide|disappear .. because|since|every|herself|himself|and|what|i|help|please|after|all|anymore|everyday
  my ${NEAR} .. says|said|saying|wants|texted|wrote|posted|writes|keeps .. suicidal|goodbye|overdose*|jump
  my ${NEAR} .. cutting|cuts|cut|burning|burns|harming|harms|starving|hurting|hurts .. herself|himself|themselves|arms|wrists|thighs|wrist
  my ${NEAR} .. took|swallowed|overdosed|drank|taken .. pills|tablets|poison|bleach|overdose|bottle
  my ${NEAR} .. overdosed|suicidal
  my|a|this ${NEAR} .. jump|jumping|jumps|jumped off|from|in .. bridge|roof|building|window|balcony|train|cliff
  scared|afraid|worried|fear|think|terrified .. he|she|they|shell|hell|theyll|${NEAR} .. do|harm|hurt|kill|end|might|will|could .. something|himself|herself|themselves|themself
  do something|anything to himself|herself|themselves
  life|insurance|you|youd|yall|we|kids .. better off with|without .. insurance|him|her
  found .. note|letter|pills|rope|messages .. ${NEAR}|goodbye|suicide|daughters|sons|room
  if|when|after|would|will|what|can|does i|id|ill .. commit*|do|did|choose|attempt* suicide
  if|would|will i .. kill|killed|hang|end|ended|took|take .. myself|my life|it
  killing myself|oneself
  rather be dead|in|under the? grave|dead|ground
  want|wish|wanna .. be|was|were|lie .. in|under .. my|the|a grave|ground
  go|be|want|join|going|see|meet .. with|to|join? my|her|him|them dead|late|died|deceased|daughter|son|mother|baby .. again|now|miss|soon|jannah
  miss .. want|wanna|wish|need to|too? go|be|die|join with|to|too? her|him|them
  unalive*|unaliv* .. my*|me|self
  sewerslide|sewercide|kys|ctb
  i am|im ready to|too? go|leave|meet my? lord|allah|god|now|tonight|home|maker
  i|im .. ready|prepared|decided|want to|too? .. meet allah|god|him|my|death now|tonight|today|early|soon|sooner|maker|lord

= 2 cannot bear it
  see|find|any|only a|the? way out
  do|doing|did something stupid|drastic|terrible|crazy
  gave|giving|gives|give away .. jewellery|jewelry|things|everything|clothes|belongings|phone|car|pets|stuff
  nothing|noone|nobody|none matters|helps|works|left|changes
  cant|couldnt|cannot bear|take|handle|stand|endure|tolerate|survive
  i|to|could|wanna|want .. disappear*|vanish*
  be|join|go|reunite* .. with|to .. late|dead|deceased|died|gone
  tired|sick|exhausted|weary of|from fighting|trying|everything|it|pretending|being|this|struggling|all
  ^ i give up
  after|when|once im|i am gone|dead
  take|look .. care|after .. when|after|once .. gone|dead
  tell|told my .. i|im love|loved|sorry
  did|done|do something|it to myself|tonight
  lost|no interest|joy|pleasure|will in|to|for|of
  will to go|live|continue|fight|on
  will too go|live|continue|on
  end of my rope|tether|strength
  take|took|taking|takes their|his|her|ones own? life
  why .. i .. still? alive|born|exist
  cant|cannot|couldnt take|handle|bear|stand|do|endure|cope it|this|with
  cant|cannot|not go|carry|keep on|going|doing
  at|reached my|the breaking|end|limit|rock|lowest point|bottom|edge
  end of my rope|tether
  cant|cannot breathe|cope|function|continue|anymore
  no way|escape out|from
  given up|everything
  giving|gave|give up on everything|life|myself|allah|god|living|all
  want|need|wish|make it|this|everything|pain|suffering|them|voices|all|thoughts to|too? stop|end|go
  stopped eating|bathing|talking|sleeping
  ^ im|i|am am? done
  i|im am? just? so? done with|here|now|anymore

= 2 sees nothing ahead
  no|any|the point|purpose anymore|left|in|to
  there|theres|is no point|hope|future|reason|way
  whats|what is left for
  everything|it is|feels|seems .. hopeless|pointless|meaningless|over|dark
  whats|what the point
  lost all? hope|faith|everything|myself|will
  no|any|without|zero hope|future
  nothing|noone|nobody|no|little left|hope|future|reason|purpose for|in|to|me|anymore|left

= 2 feels worthless or unwanted
  my janazah|funeral|burial
  feel|feels|felt|im|am dead
  would|will|does|if anyone|anybody|someone|somebody care|notice|miss|cry|mind
  worthless|hopeless
  burden
  i hate myself|being|waking|existing|my
  hate my|this life|self|body|existence
  i am broken|shattered|nothing|trash|garbage|useless|failure|mistake

= 1 is in pain
  feel something|alive|pain|nothing
  just to|too feel
  found|caught with|holding|in|on
  cant|cannot wait any|longer|anymore
  staring|looking|holding|sitting|looked .. at|with|in
  hurt|hurts|painful|pain|bleed|bleeding|bled
  for sure|certain|hour|hours
  scars|scar
  depressed|depression|despair|desperate|despairing|numb|empty|emptiness|exhausted|broken|miserable|anguish|suffocat*|trapped|darkness
  so|very|too|just|really|im|am tired|lonely|sad|alone|lost|low|down|weak
  lonely|alone
  cry|crying|cried|tears|sobbing
  cant|cannot|dont sleep|eat|pray|feel|stop
  pain|hurts|hurting|suffering|agony
  nobody|noone|no|one cares|loves|understands|helps|listens|one
  left|abandoned|forsaken|hates|forgot|forgotten|given|rejected me|on
  failure|useless|ashamed|shame
  family|wife|husband|everyone|friends|parents|kids left|cut|abandoned|disowned|hates|hate|died me|off
  please help
  anymore|any more
  depress*
  divorced|fired|bankrupt|debt*|jobless|homeless|bullied|bullying|dropped

= 3 leans that way
  only thing|reason .. stopping|keeping|holding|alive|stops|keeps|stopped
  only thing|reason .. i havent|dont|didnt done|do|did|kill*|end*
  nobody|noone|one would|will cry|come
  how long|fast|quick|high|deep|many .. drown|bleed|starve|suffocate|hang|overdose|kill|die
  can|could|waiting|want|ready|so|time i|to|too? leave|exit this|the world|dunya|life|earth
  die|died|dying|pass in my sleep
  not|no|dont .. strong|strength|energy enough? to|too? keep|live|continue|go|carry
  stopped|not|isnt|wont|doesnt answering|answer|respond*|replying|pick|reply .. forgive|goodbye|sorry|bye|message|everything|note
  answering|answer|responding|replying .. after|since .. forgive|goodbye|sorry|bye|farewell
  gonna|going|will|about|ready|might to|too? jump
  scared|afraid of myself
  quicker|faster|easier|better|less .. than .. pills|hanging|jumping|drowning|overdose
  ماعاد|مافي|مابقي|ما .. حيل|طاقه|قوه|نفس|خلق .. اعيش|اكمل|للحياه|نعيش|اكمل|لشي

= 2 has made ready
  planned|arranged|prepared|decided|ready .. everything|date|day|friday|saturday|sunday|monday|tonight|tomorrow|funeral
  forgive me .. everything|all|what
  dead inside
  wrote|writing|made|making my will

= 2 nothing gladdens
  nothing|noone|nobody makes|brings|gives|helps me
  no|lost|any joy|interest|happiness|pleasure|appetite

= 3 asks for death
  pray*|ask*|wish*|wished|long*|beg*|hope*|hoping for|to death|die

= 2 has the means
  xanax|paracetamol|tylenol|panadol|tramadol|valium|ambien|bleach|pesticide|cyanide|noose|razor|razors|blade|blades|wrist|wrists
  bottle of pills|tablets|sleeping|medicine|medication
  sleeping|my|the|these|too|many|all|of pills|tablets
  pills|tablets|knife|gun|rope|pistol
  front|under|tracks .. of? a|the? train|bus|truck|car|metro|lorry
  jump*|fall|leap|climb*|stand*|stood .. bridge|roof|rooftop|floor|balcony|building|window|cliff|ledge|train|river
  knot|hang|hanging|hanged

= 1 speaks of death
  die|dying|dead|death|suicide|grave|suicidal|overdose|dye
  kill|killing|hang|hanging

= 1 wishes for an end
  want|wish|hope|ready|rather|need to|i|it .. die|end|over|gone|sleep|rest|leave|stop|dye|escape
  if i .. die|died|gone|dead
  want|wish to|too? leave|go|escape
  forever

= 1 fears for what comes after
  will|would|can allah|god .. forgive me|someone|a
  go|going|burn to|in|straight? hell|jahannam|hellfire
  is|there forgiveness for|if

= -2 asks about a teaching
  someone|person|people|those|muslim who commit*|kill*|die|dies|died|attempt*
  how should we|muslims|one|parents|people|society
  hadith|hadiths|verse|verses|ayah|story|tafsir about|on|of|that|for
  what|how|does|did|do|is|are|why .. islam|quran|prophet|hadith|bible|scholars|muslims|fiqh|sunnah|sharia|shariah .. say|says|view|views|think|teach|teaches|explain|explains|ruling|rulings|treat|deal|believe
  ruling|rulings|fatwa|evidence|evidences|hadiths|verses|meaning|definition|difference|tafsir|punishment|kaffarah|conditions of|on|for|about|between
  according to
  read|reading|learned|learnt|heard|studying|writing|lecture|class|essay|homework|research|khutbah|book|article|thesis|presentation|documentary .. hadith|verse|about|class|that|a|for|in|on
  what happens to|after|when|if
  is .. martyr|shaheed|shahid
  history|companion*|prophets|scholars|tafsir|battle|sahaba|sahabah
  janazah|funeral|burial|buried
  how to|too? comfort|console|support|deal|help|advise

= -1 asks in general
  vow|vowed|oath|fast|fasting|hajj|zakat|islam|islamic|allowed|permissible|forbidden|hadith|hadiths|verse|verses|surah|ruling|fajr|soul|quran|muslims|funeral|janazah|prophet|punishment|memorize|memorise|hifz|tajweed|arabic

= -2 another does it
  brother|husband|he|she|father|they|uncle|wife|boyfriend put|puts|held|holds|pulled|pointed|threw

= -2 fears death
  scared|afraid|fear|fearing|terrified|worried|anxious|anxiety|phobia|panic of|about|over .. death|dying|die|grave
  fear|phobia .. death|dying|grave

= 5 says it in Arabic
  ليش|ليه|لماذا|علاش|لشو انا? عايش|عايشه|حي|خلقني|خلقت
  اريد|ابي|بدي|ابغي|ودي|نفسي|عايز|عايزه|باغي .. ارحل|اغادر|اختفي|نمشي .. الدنيا|العالم|الحياه|الابد
  حياتي|الحياه انتهت|خلصت
  مش|ما عارف|عارفه|قادر|قادره|عم|اقدر .. اعيش|عيش|نعيش
  سانتحر|هنتحر|حنتحر|بنتحر|انتحر|غاننتحر|نتحر نفسي|اليوم|الليله|بكره|غدا|قريب*|الحين|خلاص|وارتاح
  سانتحر|هنتحر|حنتحر|راح|رح|ابي|ابغي|بدي|ناوي|ناويه|بغيت|باغي|نفسي|ودي|حاب|حابه|عايز|عايزه|عاوز|عاوزه|اريد|بفكر|افكر|قررت|احاول|حاولت|كنحاول|كنفكر .. انتحر|نتحر|الانتحار|بالانتحار|انتحار|موت|اموت|نموت|اقتل|نقتل|قتل|اشنق .. نفسي|راسي|حالي|روحي
  ابي|ابغي|بدي|ناوي|ناويه|بغيت|باغي|باغيه|ودي|حاب|حابه|عايز|عايزه|عاوز|عاوزه|اريد|اتمني|نتمني|كنتمني|نفسي|ياريت|ياليت|يارب ان|اني|انا|غير|بس? اموت|نموت|الموت|موت|انتحر|اختفي|نختفي
  هقتل|حقتل|بقتل|نقتل|ساقتل|اقتل|هموت|حموت|هشنق|اشنق|هنهي|هخلص|اخلص|بخلص|انهي|ساؤذي|هاذي|اذبح نفسي|حالي|روحي|راسي|عمري|حياتي
  اخلص|نخلص|ارتاح|نرتاح|هرتاح من|من هالحياه|الحياه|هالدنيا|الدنيا|حياتي|عمري|العيشه|عيشتي
  ما|مش|مو|لا|مابي|مابغي|مبقتش|مابقيتش|مابقيت|ماعدت|معدتش|ماعاد|معاد|مانبغيش|مابغيتش|لم عاد|ابي|ابغي|بدي|عايز|عايزه|عاوز|عاوزه|قادر|قادره|حابب|باغي|باغيه|نبغي|اقدر|اريد|اعد|استطيع|بقيت|بقيتش|ارغب|نقدر .. اعيش|عيش|نعيش|العيش|الحياه|هالحياه
  مابي|مابغي|مابدي|مابديش|مانبغيش|مبغيتش|مش اعيش|نعيش|الحياه|هالحياه
  كرهت|اكره|بكره|كارهه|كاره|مليت|مللت|طفشت|طفشانه|زهقت|زهقان|زهقانه|قرفت|قرفان|تعبت|تعبان|تعبانه|عييت|كرهان|سئمت|ضقت .. الحياه|حياتي|عمري|عيشتي|العيشه|الدنيا|نفسي|هالحياه|هالدنيا|وجودي
  حياتي|الحياه|عيشتي|وجودي .. بلا|بدون|مالها|ملهاش|ليس|لا|ما|صارت|انتهت|خلصت|مالهاش|معني|جحيم|لازمه|فائده|قيمه|طعم .. معني|فائده|فايده|قيمه|لازمه|طعم|جحيم
  ما|مافي|مفيش|ماكو|ماكاين|لا|ليس|مابقي|لم في|فيه|يوجد|بقي|يبق|لي|عندي? امل|فايده|فائده|سبب|معني|داعي .. للحياه|اعيش|الحياه|حياتي|اكمل|للعيش|عيش
  محدش|ماحد|لا|لن|ما|مافي احد|حد|حدا|يفتقدني|هيفتقدني|راح|رح .. يفتقدني|هيفتقدني|يحس|يزعل|يهتم|يبكي .. بي|علي|عليا|موتي|مت|غيابي
  الموت|موتي .. ارحم|احسن|افضل|ارحملي|راحه|الحل|اريح .. لي|ليا|من|هالحياه|الوحيد
  يارب|يالله|ربي .. خذني|خدني|تاخذني|تاخدني|ياخذني|ياخدني|اموت|تموتني|روحي|امتني|عجل
  خذني|خدني|خذ|اقبض يارب|يالله|عندك|روحي
  بجرح|اجرح|جرحت|بعور|بقطع|اقطع|قطعت|نجرح|كنجرح|بشطب|اشطب|شطبت|كنقطع|بحرق|احرق|اعور|اذيت|باذي|ائذي نفسي|حالي|راسي|ايدي|يدي|ايديا|شراييني|عروقي|ذراعي|جلدي|جسمي|معصمي
  بلعت|شربت|ابلع|اشرب|بشرب|خذيت|اخذت|خدت|بلع .. حبوب|الحبوب|علبه|سم|السم|كلور|الكلور|الدواء|شريط
  انط|اقفز|ارمي|بنط|هنط|ارمي|هرمي|نرمي|القي نفسي|حالي|راسي|روحي|من .. السطح|البلكونه|الجسر|الشباك|النافذه|القطار|الطابق|البحر|العماره
  رساله|رسائل|كتبت .. وداع|الوداع|انتحار|اودع
  هذه|هذي|هاي|دي اخر|اخر رساله|ليله|يوم .. لي|ليا|حياتي
  حبيبتي|صديقي|صديقتي|اخي|اخوي|اخويا|اختي|ابني|ابنتي|بنتي|زوجي|زوجتي|جوزي|مراتي|امي|ابي|ابويا|صاحبي|صاحبتي|ولدي|حد|شخص .. ينتحر|تنتحر|هينتحر|هتنتحر|الانتحار|بالانتحار|انتحار|يموت|تموت|نفسه|نفسها|حاله|حالها .. نفسه|نفسها|حاله|حالها
  صديقي|صديقتي|اخي|اختي|اختي|ابني|ابنتي|بنتي|زوجي|زوجتي|امي|ابي|صاحبي|صاحبتي .. يقتل|تقتل|يؤذي|تؤذي|يجرح|تجرح|بيجرح|بتجرح|بيقطع|بتقطع|هيموت|هتموت نفسه|نفسها|حاله|حالها|ايده|ايدها
  لو|اذا|ان|هل .. انتحرت|قتلت|مت نفسي|منتحر|منتحره|هل|راح
  اذا|لو|هل .. قتلت|انهيت نفسي|حياتي
  خواطر|وساوس|فكره|افكار .. الموت|انتحار|انتحاريه|الانتحار .. تراودني|عندي|كل|لا
  انا عبء|عاله|حمل علي|ثقيل|ع
  ليتني|ياليتني|ياريتني|يارتني|ليتني .. ما|لم|مت|ميت|اموت|ولدت|خلقت|انخلقت|اتولدت|كنت|تراب|ترابا

= 3 will not go on, in Arabic
  مش|ما|مو|لا|مابدي|مابي عايز|عايزه|عاوز|عاوزه|بدي|ابغي|ابي|حابب|حابه|باغي|باغيه|اريد|قادر|قادره|فيني .. اكمل|كمل|نكمل|استمر

= -2 speaks of studies and worship, in Arabic
  حفظ|الحفظ|دراسه|دراستي|الدراسه|الجامعه|صلاه|الصلاه|صيام|الصيام|القران|الزواج|العلاقه|الخطبه|شغل|العمل

= 2 cannot bear it, in Arabic
  فقدت|فاقد|ضاع .. الامل|امل
  محد|ماحد|محدش|لا احد يحبني|بيحبني|يهتم|يفهمني
  ما|مش|مو|لا|معدتش|ماعدت|مابقاش|ماعاد عاد|بقيت|قادر|قادره|اقدر|نقدر|استطيع .. اتحمل|اكمل|احتمل|نكمل|استحمل|كمل|استمر
  ما|مفيش|مافي|لا|ماكو في|فيه? امل|فايده|فائده|حل|مخرج
  خلاص تعبت|مليت|انتهيت|كفايه|زهقت
  يائس|يائسه|محبط|محبطه|مكتئب|مكتئبه|اكتئاب
  كرهت|اكره|بكره نفسي|كل|كلشي

= 1 is in pain, in Arabic
  تعبت|تعبان|تعبانه|مخنوق|مخنوقه|وحيد|وحيده|حزين|حزينه|موجوع|موجوعه|ضايع|ضايعه
  ابكي|بعيط|ببكي|نبكي
  ساعدوني|ساعدني|الحقوني
  الموت|اموت|انتحار|الانتحار

= -2 asks about a teaching, in Arabic
  ما|ماذا|هل|لماذا|كيف حكم|يقول|قال|عقوبه|معني|تعريف|الفرق
  حكم|عقوبه|تفسير|معني|حديث|الاسلام|الشرع

= 5 says it in Urdu
  khudkushi|khudkhushi|khudkashi .. khayal|khayalat|soch|dil|mann|aate|iraada
  zinda .. nahi|nahin|nhi
  مر جاؤں|جاوں|جاوں|جاؤ
  دل .. مر|مرنے|مرجاؤں
  خودکشی کرنا|کرنے|کر|کروں|کرلوں .. کو|لوں|چاہتا|چاہتی|دل|سوچ|رہا|رہی
  خودکشی|خود .. سوچ|خیال|دل .. رہا|رہی|آتا|آتے|کرتا
  مرنا|مر چاہتا|چاہتی|جانا|جاؤں|جانے
  مرنے|مر جانے کا|کو دل
  جینا|جینے|زندہ .. نہیں|چاہتا|کوئی|رہنا .. چاہتا|چاہتی|وجہ|نہیں
  زندگی سے تنگ|تھک|بیزار|اکتا
  زندگی .. ختم|خاتمہ کر|کرنا|کرلوں
  جان لینا|دینا|لے|دے|لینے .. چاہتا|چاہتی|لوں|دوں|کا
  اپنی|اپنے جان|آپ|اپ .. لینا|لے|مار|ختم|نقصان|دینا
  khudkushi|khudkhushi|khudkashi karna|karne|karloon|karlun|kar|krne|krna
  khud kushi|khushi|kashi karna|karne|karloon|karlun|kar|krne|krna
  marne|mar|maut ka|ko|jane|chahiye .. dil|mann
  marna|mar chahta|chahti|chahte|jana|jaun|jaoon|jau
  jeena|jina|jeene|jine|zinda .. nahi|nahin|ki|nhi|rehna .. chahta|chahti|koi|chahiye|wajah|dil|nahi|nahin
  zindagi|zindgi .. thak|tang|bezar|khatam|khatm|pareshan|boj|bojh
  jaan|jan lena|dena|lene|dene|le|de .. chahta|chahti|lun|loon|dun|doon|ka
  apni|apne jaan|jan|aap|ap|zindagi|life .. lena|lene|dena|khatam|khatm|maar|lun|doon|nuqsan

= 5 says it in French, Turkish, Indonesian or Spanish
  en finir
  idees noires
  me fais|fait du mal
  lebih baik mati
  me quiero|voy|quisiera a? matar|morir
  hacerme|haciendome dano
  intihar dusun*|edecegim|etsem|etmek
  me suicider|tuer|pendre|scarifie|mutile|pends
  envie|pense|pensees|idees .. mourir|suicide|suicidaires|finir|suicider
  veux|voudrais|souhaite|prefere|aimerais .. mourir|disparaitre|finir|creve*
  plus|pas envie de? vivre|exister|continuer
  veux|peux plus|pas vivre|exister|continuer
  mettre|mets|mettrai fin a mes|ma jours|vie
  den|en finir .. vie|tout
  je me coupe|scarifie|mutile|blesse
  intihar etmek|ediyorum|edecegim|edicem|etmeyi|etsem|dusun*
  intihar dusuncesi|etmek|etmeyi|edecegim
  olmek|olsem|olsem|olmeyi istiyorum|keske|isterim|daha
  yasamak|yasamaya|yasamaktan istemiyorum|biktim|gucum|devam
  kendimi|canima oldur*|kes*|kiy*|asmak|zarar
  hayatima|hayattan|yasamdan son|biktim|sogudum
  ingin|mau|mau|pengen|pingin|saya|aku|gue|berniat|mencoba|pikir* .. bunuh|mengakhiri|akhiri|gantung diri|hidup|semuanya
  ingin|mau|pengen|pingin|lebih|baik .. mati aja|saja
  bunuh diri saja|aja|sekarang|malam|sudah
  tidak|gak|nggak|ga|tak .. mau|ingin|sanggup|kuat|tahan hidup
  capek|lelah|bosan|cape hidup
  menyakiti|melukai|menyayat diri|tangan sendiri|saya|ku
  quiero|quisiera|voy|deseo|pienso|pensando|prefiero|ganas|intente .. morir|morirme|matarme|suicidarme|muerto|muerta|desaparecer|suicidio
  quitarme|acabar|terminar|quitar .. la|con|mi vida
  no|ya quiero|puedo vivir|seguir viviendo|asi|mas?
  no tengo|quedan ganas de vivir
  me|cortarme|corto|hago corto|dano|lastimo|los|brazos

= 2 cannot bear it, in other languages
  nen|jen peux plus
  dayanamiyorum
  putus asa
  sudah tidak kuat|sanggup
  ya no puedo|aguanto
  thak gaya|gayi|chuka|chuki
  tang aa
`);
