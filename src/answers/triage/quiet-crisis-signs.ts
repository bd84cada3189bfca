import { NEAR, THEMSELVES, YOUNG } from './relation-words.ts';
import { signs } from './signs.ts';

// Indirect cries for help: farewells, available means, hunger, a birth, a deployment, an overdose, a friend who no longer
// answers; and questions about God or the law by people who mean themselves. They add to the crisis signs.

const DANGER = 'die|dying|dead|suicidal|disappear|vanish|goodbye|kys|kms|unalive*|unaliving';
const MEDICINE =
  'pills|tablets|capsules|paracetamol|acetaminophen|tylenol|panadol|aspirin|ibuprofen|tramadol|insulin|xanax|valium|ambien|codeine|morphine|oxycodone|fentanyl|antidepressants|meds|medicine|medication|sedatives|overdose';
const WEAPON = 'gun|pistol|rifle|revolver|shotgun|weapon|knife|blade|razor|rope|noose|belt|cord|scissors';

export const quietCrisisSigns = signs(`
= 5 says it of himself
  rather be dead|buried|killed|gone
  deserve|deserves|deserved to? die|death
  get|getting|got|have myself killed|shot|hanged|stabbed
  let|letting|allow myself to? die|drown|starve|bleed|go|waste|fade|fall
  yeet|neck|rope|delete|erase|finish|strangle|choke|smother|electrocute|gas|poison|poisoning|offing myself
  self delete|exit|destruct*|yeet
  planning|plan|planned|arranging my own? death|exit|end|ending|passing
  i|im|id|ill .. choose|chose|choosing|plan|planned|want .. how|when|day|date|way .. to? die|death
  make|making|made|force|forcing|forced myself .. throw|vomit|puke|sick|purge|starve|bleed
  purge|purging|purged .. after|every|again|iftar|suhoor|meals|food|eat*|until
  my own? head|face .. wall|floor .. until|till|bleed*|calm*|every|punish*|blood
  safe with|from|around|near myself
  scared|afraid|terrified|frightened of being? left? alone? with? myself|my thoughts|mind|head|hands
  sh again|relapse*|urges|urge|scars|streak|tonight|daily
  clean|relapse*|relapsing .. sh|selfharm|self|cutting|blade|blades|razor
  sh|selfharm relapse*
  wish|hope|want|pray*|wishing|hoping .. ${NEAR}|truck|car|bus|train|lorry|van|something|anything|someone|somebody|anyone would? .. run|hit|kill|take|crush|shoot|murder|end me
  no|any|only|other way|choice|option|solution|escape|exit|cure .. but|except|than|other|is .. death|die|dying|dead|suicide
  my janazah|funeral|burial .. if|when|after|once i|im .. do|did|kill*|end*|take|took|jump*|hang*|leave|gone|die|suicide|chose|choose
  pray*|bury|buried|attend|come .. over|on|for|my me|janazah|funeral .. if|when|after i .. do|did|kill*|end*|take|took|jump*|hang*|leave|gone|suicide|chose|choose
  leave|leaves|leaving|exit|exits|quit|quits|depart* this|the|his|her|my world|dunya|life|earth .. early|earlier|purpose|own|choice|sooner|tonight|intentionally|deliberately|before
  go|goes|going|come|coming|return|returning|leave|leaving|meet|meeting .. him|allah|god|lord|creator|maker .. sooner|early|earlier|by|before|tonight|today own|planned|time|than|my|he|calls|tonight|today|hand
  return|returning|go|going|coming|meet|meeting to? my? lord|allah|god|him|creator|maker .. early|earlier|sooner|tonight|own
  by my own hand|hands
  want|need|crave|craving|long|longing|beg|begging|wish|like .. eternal|final|endless|permanent|forever rest|sleep|peace|silence
  sleep|sleeping|rest|asleep forever|eternally|permanently
  sleep|asleep and never|not .. up|wake|open|again
  never|not|dont open my|the eyes .. again|more|anymore|tomorrow
  hope|hoping|wish|pray|praying|dream .. never|not|dont|wont .. open|see|make|reach .. my? eyes|morning|tomorrow|fajr|sunrise|eid
  pray*|wish*|hope*|hoping|beg|begging|ask|asking|asked .. not to wake|see|open|survive|live
  pray*|wish*|hope*|hoping|beg|begging|dua|ask|asking .. for|get|give|gives|gets|getting|have .. cancer|crash|tumor|tumour|bullet|stroke|disease .. ends|end|kill|kills|take|takes|me|over
  pray*|wish*|hope*|hoping|beg|begging|dreaming for|get|have a|an|some? fatal? accident|cancer|crash|bullet|disaster|illness|disease|tumor|stroke
  dua|duas|pray*|ask|asking|beg|begging|wish|wishing .. for|to my|own own? death
  dua|duas|prayer .. that|to|so|let i|me .. die|dead|wake
  wish|wished .. born|existed|alive .. end*|not|never
  wanting|wishing|longing|itching|begging to|too? die|disappear|vanish|end
  i|ive|im .. survived|survive|failed|after an|my|the|a|another|last|first suicide? attempt
  i|ive attempted .. failed|again|survived|last|month|week|year|twice|before|once|live|alive
  attempt|attempted .. try again
  i .. see|saw|seeing|imagine|picture myself .. drown*|smother*|suffocat*|strangl*|throw*|drop*|stab*|kill*|hurt*|harm*|hang*|jump*|dead|bleed*
  smother|smothering|suffocate|suffocating|drown|drowning|shaking|strangle|strangling .. my|the|her|his|our? baby|newborn|infant|child|son|daughter|kids|children
  take|taking|bring|bringing .. ${YOUNG}|family|them|us .. with me .. heaven|paradise|jannah|grave|die|death|allah|akhirah|end
  put|puts|holds|held|had|pressed|pointed .. gun|pistol|rifle|barrel|revolver|knife .. his|her|my|own .. own|mouth|temple|wrist|wrists
  ${WEAPON} .. next|beside|loaded|in|to|under|against .. me|hand|hands|mouth|lap|temple|pillow .. now|tonight|think*|thought*|waiting|calling|ready
  loaded gun|pistol|rifle|weapon .. my|me|bed|lap|hand|drawer|next
  blade|razor|rope|pills|gun|knife .. calling|calls|calms|comfort* me
  ${MEDICINE} .. lined|line|table|front|counted|count|saved|saving|enough|stash*|hoard*|laid .. up|table|of|me|enough|now|tonight
  lined|line|laid|counted|count|counting|saved|saving|stashed|hoarded|hidden|hiding .. up|out|my|all|the|of|enough ${MEDICINE}
  have|got|holding|bought|counted|saved .. enough ${MEDICINE}
  take|took|taken|swallowed|swallow|drank|popped|downed|ate .. 8|9|10|11|12|13|14|15|16|18|20|24|25|28|30|32|35|40|45|48|50|60|70|80|90|100|200 .. ${MEDICINE}
  took|taken|swallowed|swallow|drank|popped|downed .. too|all|whole|entire|every|full|half|many|handful|bunch|bottle|box|strip|packet|pack .. ${MEDICINE}|bottle|box|strip|packet
  drank|drink|drinking|swallowed|swallow|took|taken|ate .. bottle|box|strip|packet|lot of .. ${MEDICINE}
  mix|mixed|mixing|took|combined .. ${MEDICINE} .. with|and .. alcohol|vodka|whisky|whiskey|wine|beer|pills .. wake|sleep|die|end|scared
  drank|drink|drinking|swallowed|swallow|swallowing .. bleach|poison|pesticide|acid|detergent|disinfectant|cleaner|petrol|antifreeze|insecticide|kerosene
  ${NEAR}|he|she|they .. swallowed|drank .. bleach|poison|pesticide|acid|detergent|disinfectant|petrol|pills|tablets
  how much|many .. ${MEDICINE} .. take|takes|need|needed|enough|stop|kill|dangerous|deadly|fatal|lethal|sleep
  how much|many ${MEDICINE} .. would|will|could|does .. it|i take|need
  ${MEDICINE} .. so|to .. i|not|never|dont .. not|never|dont wake
  clinic .. switzerland|end|die
  switzerland|dignitas|clinic .. end|die|my life|life|pain
  ask|asking|find|want|get .. doctor|hospital|nurse|someone|somebody .. to help? .. me die|dead|pass|go|end
  help|helps|helped me die
  useless|burden|nuisance|weight|load to|for|on everyone|everybody|anyone|all|the|my world|family|kids|children|parents|husband|wife
  im|i am? useless|worthless|nothing|unwanted to|for everyone|everybody|anyone
  relieved|happier|better|relief|glad .. if|when|once|without .. im|i|me .. gone|dead|died|not|away|werent|wasnt
  goodbye|farewell .. make|pray|remember .. dua|duas|me
  goodbye|farewell|bye .. everyone|everybody|all|world|you|ummah ... forgive|sorry|dua|remember|around
  ready|time|want to|for leave|exit|go|end|die .. all behind|permanently|finally|peace .. now|tonight|soon
  six feet under
  want|wish|wanted|wishing|like|prefer|rather .. in|under|inside my|the|a|her|his grave|ground|soil|dirt|coffin
  in|inside my|the|her|his grave .. next|beside|with .. to? her|him|my|them
  starving|starve|fasting|fast|famish .. till|until .. i|im .. die|dead|death|drop|gone|disappear|collapse|nothing
  only way|thing|cure|option|end ... is .. to? be? dead|death|dying|die
  end|ending .. it tonight|today|soon|now|friday|weekend|finally|maghrib|fajr|isha|eid|all
  ive|have|i .. decided|chosen|picked|set .. day|date|tonight|friday|place|bridge .. die|death|go|end
  voices|voice|jinn|jinns|whispers|waswas|shaytan|something|head .. tell*|order*|command*|say*|want*|push*|urge*|scream* .. me|i|to .. jump|die|kill*|slit|cut|hurt|hang|end|stab|drown|shoot
  ${NEAR}|he|she|they .. hears|hear .. voices
  voices|voice .. tell*|order*|command*|say*|want* .. her|him|them .. jump|die|kill*|slit|cut|hurt|hang|end|stab|burn

= 3 has no place in the world
  wish|wished|why .. allah|god .. never|not|didnt|hadnt created|made|create|make me
  allah|god never|didnt|shouldnt should? have? created|made|create|make me
  mistake that|of|in|by|from allah|god|creation|nature
  mistake creating|making me
  earth|ground|sea|hole|ocean .. swallow|swallowed|swallows|open .. me|up
  angel of death .. hurry|soon|me
  beg*|ask*|call*|wait*|wish*|invite*|talk* .. angel of death
  go|going|come|return home to allah|god|my
  my turn to? die|go
  when will i finally? die|go
  rid of me
  get over it|me .. if|when|without i|me
  death will|would|can|could .. stop|end|free|save|help|fix|heal|solve
  look*|star*|watch*|pass* .. tracks|train|bridge|river|knife|window|balcony|edge|rope .. think*|how|imagin*|easy|wonder*
  drive|drove|driving too? fast .. purpose|hoping|hope|crash*
  seatbelt .. care|live|die
  pray|hope|wish .. is|be|was my|the last
  be|is|its|was my last ramadan|eid|night|day|birthday|jummah|fast|fajr|message|post|wish
  heart|soul|body|mind|brain .. says|tells|wants|screams|said .. jump|die|end|cut|quit
  gives|give|gave|giving|given up on life|living|myself
  vomit|vomiting|throw|puke|puking up? everything|whatever|all
  peace out
  rope|neck|kill|unalive|delete myself
  wanna|gonna|want to? rope|ctb|kms
  i cut again|deeper|tonight|more|myself
  arms|legs|wrists|wrist|thighs|thigh .. bleeding|bled|bleed
  injected|shot|snorted too|so much
  swallowed|injected too much|many
  thinking|think|thought|dream|dreaming of dying
  nothing is|was|feels worth it|anything|living
  want|wanna|wish|wanted to be gone|nothing|nowhere|nobody
  ill|i will end it
  end|stop|kill|finish my|the pain|suffering|misery|agony
  only .. apple|water|lettuce|cucumber|crackers .. week|days
  ${NEAR}|he|she .. texted|posted|sent|wrote|messaged|messages ... ${DANGER}

= 3 has had enough of being here
  dont|cant|wont|not .. survive .. week|day|night|month|year|tonight|longer|this
  dont think i can|could|will|ill survive|last|make .. week|day|night|month|tonight|longer|much
  googl*|search* .. ways|methods|how|way .. go|die|end|disappear|myself
  keep|kept|keeps driving|walking|going|looking|coming .. bridge|tracks|roof|cliff|pills|river|knife
  staying|stay alive
  be|being|am alive .. punish*|ashamed|pain*|hurts|tired|hate|point|burden|torture
  ashamed|tired|hate|hurts|sorry|guilty|punish* .. of|to|for|that|be .. being|be|im|am alive
  only thing|way|option|choice left .. leave|go|end|die|do
  i should|shouldve have? died|gone
  have died instead
  take me instead
  courage|nerve|guts|brave|bravery .. do|jump|end|die|go|pull it|myself|through|trigger
  with me inside
  courage to jump|die
  so|that|until|till i can|could? disappear|vanish|shrink|waste|fade
  what happens if|when you|i|someone|we .. take|swallow|drink|mix|inject .. ${MEDICINE}
  disappointed|sad|angry|upset|hate|regret|sorry .. that|when|to i .. woke|survived|alive|breathing|here|exist
  hate|hated that|when i woke|wake|live|breathe|exist|survived
  disappointed|sad|angry|upset .. still here|alive|breathing
  accident|accidental|natural .. purpose|deliberate* .. suicide|insurance|count|die
  looks|look|seem|seems like an accident
  is it|that|this|drowning|jumping|starving still? suicide .. if|when|nobody
  if i|you|someone .. not|dont|stop|stopped|let .. swim|eat|drink|breathe|fight .. suicide
  punish|punishing|burn|burning|harm|harming|destroy .. my body|flesh|skin|limbs
  hope|wish|hoping|wished .. terminal|fatal|malignant|incurable|wrong
  saying|said|say|said my goodbye|goodbyes|farewell to my|everyone|friends|family|people|all
  saying goodbye|farewell
  should have died .. instead|not
  ending|ended|end their|his|her|ones own? life
  deserves|deserve|needs a? better mother|father|mum|dad|wife|husband|son|daughter|mom
  access to drugs|pills|gun|medication|weapons|poison
  stand|stands|standing|sit|sitting .. window|ledge|edge|balcony|roof .. floor|every|each|night|think*
  life|everything .. ruined|ruin* .. leave|end|left|go

= 4 fears for somebody
  ${NEAR}|he|she|they .. talks|talking|posts|posted|jokes|joking|wrote|writes|speaks|obsessed|searched|searching|googled|googling .. about|of|for|her|his|with suicide|death|nooses|noose|dying|hanging
  ${NEAR}|he|she|they|mate|pupil|grandson|granddaughter .. posts|posted|posting|wrote|writes|texted|texts|messaged|tweets|talks|talking|jokes|joking|speaks|searched|googled|googling|obsessed|told|telling|tells|says|saying|said|mentions|keeps .. ${DANGER}
  ${NEAR}|he|she|they .. says|said|saying|feels|thinks|told|believes .. burden|pointless|worthless|unbearable|hopeless|useless
  ${NEAR}|he|she|they|mate .. says|said|saying|feels|thinks|told .. no point|reason|hope|future|purpose
  ${NEAR}|he|she|they|mate|pupil .. gave|giving|gives|given .. away|her|his|all .. jewelry|jewellery|things|stuff|belongings|clothes|away
  ${NEAR}|he|she|they|mate|pupil|someone .. tried|trying|wants|wanted|going|wanting|threatens|threatened|attempted .. hang|shoot|drown|poison|kill|stab|burn|cut|hurt|harm|starve|jump|end .. ${THEMSELVES}|off|it
  ${NEAR}|he|she|they .. cuts|scars|slashes|blood|razor|blades|cutting .. on|her|his|in|down|under .. arm|arms|wrist|wrists|thigh|thighs|legs|stomach|room|sleeves
  ${NEAR}|he|she|they|mate .. bought|got|has|have|took|hides|hid|hiding .. gun|rope|pills|blades|razor|poison .. says|said|over|end|himself|herself|scared|it|under
  ${NEAR}|he|she|they .. stopped|stops|refuses|quit|wont .. insulin|dialysis|chemo|medicine|medication|meds|pills|eating|food|drinking .. die|dead|because|tired|live|burden|end|wants
  ${NEAR}|he|she|they .. not|isnt|wont|doesnt|stopped breathing|responding|answering|moving .. took|overdose*|pills|heroin|goodbye|needle|phone
  goodbye|farewell|sorry|bye .. and|now|then|since|her|his|their .. phone|number|account|messages off|dead|deleted|unread|gone|disconnected
  message|messages|text|texts|texted|note|letter|post|email|video|voicemail|snap .. saying|says|said|of .. goodbye|farewell|bye|sorry
  ${NEAR}|he|she|they .. wants|wanted|wishes|wish|prays .. disappear|vanish|sleep|gone .. forever|completely|anymore|away|never
  ${NEAR}|he|she|they .. overdosed|overdosing|overdose

= 2 speaks of suicide and of himself
  suicide|suicidal .. i|im|id|me|my|myself|mine
  i|im|id|ive .. suicide|suicidal
  get|gets|be|am|being killed .. not|isnt|is|count|without suicide

= 2 hardly eats
  havent|hasnt|didnt|not|nothing|never|stopped .. eaten|eat|ate|food|eating .. days|week|weeks|month
  havent|hasnt|not .. eaten|eat|ate .. since monday|tuesday|wednesday|thursday|friday|saturday|sunday|last|he|she|she|they
  stopped|refuse|refuses|refusing eating|food|drinking
  stop|stopping eating|drinking .. drinking|eating|so .. so|quicker|faster|over|goes|die
  binge|binging|bingeing|bulimi*|anorexi*|purge|purging
  ed relapse*|recovery|urges|again
  eating disorder .. i|im|ive|my|relapse*|again|worse|back
  my eating disorder
  weigh|weighs|am|is 22|23|24|25|26|27|28|29|30|31|32|33|34|35|36|37|38|39|40 kg|kgs|kilo|kilos
  use|using|used fasting|ramadan|fasts .. hide|excuse|starve|skip|skinny|thin|cover
  fat|disgusting|ugly .. starve|starving|eaten|purge|eat

= 2 cannot see a way
  see|saw|find|seeing no way|future|point|reason|light|hope|end|other
  dont|cant|cannot|not|never see|find|have|imagine|picture a|any|my|the future|tomorrow .. for|ahead|anymore|left|in me|myself|here|anymore
  cant|cannot|dont|not see|find|have|think a|any|one reason|point|purpose .. to|in|of carry|continue|wake|get|live|stay|be|keep|go|breathe|exist|fight|hold
  hang|hold|holding|hanging on|out .. anymore|longer|much|till|until|another
  cant|cannot|not hold|hang on
  cant|cannot|dont want|do .. be here
  do not|dont want|wanna to? be here|alive|around
  no|any|without more? strength|energy|will|power .. to|for live|life|exist|continue|breathe|go
  nowhere|noplace|nobody to|left to? go|run|turn|live|talk|sleep
  whats|what is? the? use .. of|in .. living|life|me|anything|being
  cant|cannot|couldnt live with what|this|it|guilt|myself|that|the
  cant|cannot|dont know how .. live|exist|survive without
  cant|cannot|couldnt live without my|her|him|them
  death .. only|relief|escape|way|answer|easier|sweet|friend|peace
  wish|want|wanna|need .. i could|to|just .. stop|end|vanish|disappear|fade|evaporate|dissolve

= 1 bids farewell
  goodbye|farewell|bye|byebye

= 1 will not be there
  i|ill|im wont|not|never be around|here|there|alive
  when|after|once im|i .. gone|dead|away

= 1 asks all to pardon or pray
  make|pray|remember dua|duas|for me .. me|when|after
  forgive|excuse|pardon me .. all|everyone|everybody|mum|mom|dad|family|tonight

= 1 gives away
  gave|giving|given|gifted .. my|all|everything .. away

= 1 has packed
  packed|everything is|are? ready|arranged|sorted|settled
  is packed|arranged|sorted|settled

= 1 hands over keys and duties
  gave|gives|handed|left .. his|her|my|me keys|watch|ring|car|money|cat|dog
  look|take after|care of? your|my|the|our aunt|mother|wife|kids|children|sister|cat|dog|family

= 1 relapses
  relapsed|relapse

= 1 finds life too heavy
  life|living|existing .. too much|hard|heavy|painful|cruel|unfair
  im|i out

= 1 leaves letters
  wrote|written|writing|left the|my|some|them|everyone|a? letters|letter|note|notes|will|wasiyyah|wasiya
  letters are|is|for|under

= 1 has tried before
  urge|urges .. back|again|coming|strong|stronger|returning
  survived|survivor
  attempted|attempts

= 1 means to go early
  sooner|early than|on|to|i|is
  tonight
  nobody|noone|none would|will|even notice|care|miss|know

= 1 asks what God would make of it
  will|would allah|god|he .. understand|mind|accept .. if|that|why i
  loophole|painless|painlessly

= 1 has taken something
  heroin|fentanyl|opioid*|opiates|meth|needle

= 1 does not wake
  not|isnt|wont|doesnt breathing|responding
  not|isnt|wont waking|wake up
  blue lips|face
  lips .. blue
  passed out

= 1 after a war, a birth or a loss
  combat|deployment|deployed|veteran|soldier|ptsd
  since|after giving|gave birth
  postpartum|postnatal depress*|psychosis|blues
  lost|owe|owing|gambled all|everything|the|my money|savings|house|job|everything|debt*

= 2 would leave money behind
  family|wife|husband|kids|children|they|mother|parents .. get|gets|receive|have|claim|paid|live .. the|my|from|off .. insurance|payout

= -2 asks what a medicine does to worship
  pills|tablets|paracetamol|medicine|medication|injection|insulin|xanax|antidepressants|vape|inhaler .. break|breaks|invalidate*|nullif*|affect*|harm .. wudu|wudhu|fast|fasting|prayer|ablution
  can|may|should i|we|one .. take .. ${MEDICINE} .. while|when|during fasting|ramadan|fast
  gelatin

= -2 asks of suicide as a subject
  question|questions|essay|article|book|novel|film|movie|lecture|khutbah|research|paper|study|series|documentary|show ... about|on|suicide|kills|death
  ruling|rulings|verse|verses|hadith|evidence of|on|for|about .. suicide|death|dying
  difference|distinction|distinguish|compare between|of .. suicide|martyrdom

= -1 speaks of repentance or of a common need
  repent*|tawbah|tawba|istighfar
  fajr|suhoor|suhur|alarm|motivation|hajj|umrah|exam|exams

= -2 asks what blood does to worship
  bleed|bleeding|blood|cuts|cut|bandage|plaster|scars|wound|wounds .. pray|prayer|wudu|wudhu|ghusl|najis|impure|tayammum|fast|fasting

= -2 asks about an estate
  witness*|heir|heirs|inherit*|estate|bequest

= -2 mourns somebody
  passed away
  my|our ${NEAR}|cat|dog|husbands|wifes .. died|dies
  dua|surah|verse|verses|hadith for|about|against sadness|grief|depression|anxiety|worry|sorrow|distress
`);
