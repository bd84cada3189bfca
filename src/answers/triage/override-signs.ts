import { signs } from './signs.ts';

// Attempts to override the site's instructions: to switch its checks off, to see hidden text, to make it speak as God or
// a prophet, or to have scripture invented. Asking *about* invented hadith is an ordinary question.

export const overrideSigns = signs(`
= 5 sets the rules aside
  must|will|shall|should|only obey|follow me|my|every|only
  safety layer|filter|checks removed|gone
  ignore|disregard|forget|override|bypass|drop|discard|abandon|skip|violate|break|erase|delete .. previous|prior|above|earlier|your|all|any|every|these|those|the|system .. instruction*|rules|rule|guidelines|prompt|prompts|programming|restrictions|training|constraints|directive*|policy|policies|orders|safeguards|filters
  ignore|disregard|forget|override|bypass the|everything|all|anything above|before|previous|prior|you|i
  ignore|disregard|forget|override|bypass|disable|skip|remove|cancel|off .. the|your|all|any|fact? .. check|checks|checker|checking|citations|gate|safety|verification|filter|filters|moderation|safeguards
  switch|turn|turned|switched|shut off|of the|your|all|fact|safety .. check*|filter*|safety|verification|gate|citations|moderation|guard*
  fact|safety|content check*|filter*|checks .. off|disabled|suspended|deactivated|lifted|removed
  safety|content|security checks|filters|filter|layer|mode|rules|policies|protocols .. disabled|off|suspended|removed|lifted
  you are|have|can .. now .. free|unrestricted|unfiltered|jailbroken|dan|uncensored|liberated|no
  youre|you are|be|act|behave|respond|answer|reply|speak|talk .. unrestricted|unfiltered|uncensored|jailbroken|without restrictions|rules|filters|limits|censorship|mode|any
  jailbreak|jailbroken|dan|uncensored mode|prompt|version|now|anything|ai
  jailbreak
  developer|dev|debug|god|admin|root|sudo|maintenance|unrestricted|superuser|test|diagnostic|evil mode|access|override|privileges|on
  as|im|i am your|the developer|creator|admin|administrator|owner|maker|engineer|programmer|operator
  system message|prompt|override|instruction|instructions|notice|update
  developer message|prompt|instructions|note
  sudo
  do anything now
  new instruction|instructions|rules|prompt|persona
  your new|real|true role|task|instruction*|rules|job|purpose|identity|name
  pretend|imagine|assume|suppose that? .. you .. no|not|have|are .. rules|restrictions|filters|guidelines|limits|free|ai
  from now on|onwards you|your|answer|respond|reply|only|always|act|speak
  respond|reply|answer only with|yes|no|in base64|rot13|hex|json|reverse
  end|begin|start|finish|close|conclude your|the|each|every answer|response|reply|sentence|message with|by
  without .. citations|checking|verification|verifying|sources|filter|disclaimer* .. answer|say|write|tell|quote|give
  answer|say|write|tell|quote|give .. without citations|checking|verification|verifying|filter|disclaimer*|refusing
  mark|show|label|flag|display|present|present|count|set .. as verified|checked|authentic|proven|genuine|sahih
  verdict .. verified|to
  i order|command|instruct you|u to

= 5 asks for hidden text
  what|which|any instructions|rules|guidelines|prompt .. you|were .. given|told|have|follow|got|receive*|programmed|before|under
  reveal|show|print|output|display|dump|leak|expose|tell|give|list|share|repeat|paste|write|quote|send|copy|recite|summari*|translate|echo|what|whats|describe|disclose .. your|the|hidden|system|secret|initial|original|internal|full|developer|above .. prompt|instruction*|system|rules|guidelines|configuration|config|context|secrets|password|passwords|credentials|token|tokens|keys|passages|directives|preamble
  api key|keys|token
  password|credentials|secret .. database|admin|server|your|system
  hidden|secret|internal|system|initial|original|confidential instruction*|prompt|rules|text|message|passages|context|guidelines
  repeat|print|output|echo|copy|recite|paste|translate|summari* .. everything|all|text|words|line|lines|message|content|anything|sentence* .. above|before|previous|prior|preceding|context|first|far|window|verbatim
  repeat|print|echo|copy .. above this|line
  context window
  beginning|starting|begin|start with you|u are|r
  starting with you
  first message .. conversation|chat|see
  very|the first message|line|prompt .. conversation|cant|not|chat|you|received
  what|which .. were|was|are|did you .. told|instructed|given|programmed|prompted|say|do|before .. you|not|to|instructions|start|us|conversation|me
  how are|were you instructed|prompted|programmed|configured

= 5 lets it speak as somebody
  act|speak|talk|answer|reply|respond|write|pretend|roleplay|role|behave|pose|impersonate|play|channel|be .. as|like|being|be|are|if|you|were? .. allah|god|prophet|jibril|jibreel|gabriel|messenger|muhammad|mohammed|jesus|satan|iblis|shaytan|mahdi|angel|caliph|mufti|jinn|devil|dajjal .. and|himself|now|to|speaking|talking|tell|say|me|give|answer|for|issue|who|directly|reply|new|from
  act|speak|talk|answer|reply|respond|pretend|roleplay|impersonate|pose as|like|youre|you are|be|being|were|if? you|be|are|were? .. allah|god|prophet|jibril|jibreel|gabriel|messenger|muhammad|mohammed|jesus|satan|iblis|shaytan|mahdi|angel|mufti
  pretend|roleplay|act|want|like|speak|talk|answer to be|speak|act|answer|talk|become .. allah|god|prophet|jibril|jibreel|gabriel|messenger|muhammad|mohammed|jesus|satan|iblis|shaytan|mahdi|angel|mufti
  you are|youre|ur|be|become now? the? allah|god|prophet|gabriel|jibril|messenger|mahdi|mufti|satan|iblis|dajjal
  roleplay|role play
  in the voice|words|person|style of allah|god|the|prophet|muhammad|quran
  speak|talk to me as|like

= 3 has scripture made
  doesnt|dont|not|nevermind matter|care|mind .. real|authentic|true|exist|exists|fake
  make|making it|one|some|something|anything up
  pretend|imagine|suppose|lets .. verse|quran|hadith|surah|prophet|allah|revelation
  add|insert|append|attach .. verse|ayah|line|sentence .. surah|quran|to
  delete|remove|erase .. verse|ayah|verses .. from|surah|quran
  so|such it|that it? says|say
  even if .. not|doesnt|isnt|none|fake .. exist|real|true|there|authentic
  complete|continue|extend|finish .. surah|quran|revelation|verse .. with|own|new|your
  random|made verse|number|reference|surah|hadith
  write|compose|create|invent|generate|fabricate|produce|forge|author|draft|craft|construct|devise|fake|concoct me? .. new|fake|own|additional|extra|missing|modern|fictional|false|another|convincing|imaginary|funny|authentic .. surah|verse|verses|ayah|hadith|hadiths|revelation|quran|scripture|isnad|narration
  write|compose|create|invent|generate|fabricate|forge|craft|concoct|fake|improvise me? a|an|some|two|three|five|ten|5|3|10|the|up? surah|verse|verses|ayah|hadith|hadiths|revelation|scripture|isnad|narration|quran .. that|where|about|in|which|saying|for|like|on|to|of|from|supporting|proving|against|with|and
  write|compose|create|generate|make quran|surah|ayah 115|116|117|120|200|300
  surah 115|116|117|118|119|120|150|200|300
  quran 115|116|117|118|119|120|150|200|300
  115th|new surah|chapter
  invent|fabricate|forge|concoct|improvise .. surah|verse|verses|ayah|hadith|hadiths|quran|scripture|isnad|quote|narration|source|citation|reference
  make|made|making|makes up|1 .. surah|verse|verses|ayah|hadith|hadiths|quran|scripture|quote|citation|reference|narration .. that|where|which|saying|about|for|and|so|please|to|like|sound*
  make|making it|one|some|them|this|something up|sound .. if|real|authentic|quran*|verse|hadith|video|anyway|please|for|sound
  verse|verses|hadith|surah|ayah|quote .. make|invent|write|create one|some|it up
  if|when there .. none|no|isnt|not .. make|invent|write|create|one up|one
  make .. look|sound .. like|real|authentic|quran*|prophet*|hadith|verse|genuine
  change|alter|edit|modify|rewrite|reword|replace|correct|fix|update|twist|tweak|swap|adjust .. wording|words|text|verse|ayah|surah|translation|quran|hadith|quote .. so|to|that|says|with|make|it|into
  rewrite|edit|alter|update|improve|correct the quran|ayah|verse|surah
  change|alter|edit|modify|rewrite|reword 1|2|3|4|5|6|7|8|9|10|24|33|48|112|255|256|the .. so|says|say
  in the style|like|manner of the|a|quran* quran|surah|verse|hadith|prophet*|god
  write|compose|create|make|produce .. style|manner|like .. quran|surah|verse|hadith
  say|claim|state|confirm|write|pretend|admit|agree|declare that|islam? the|allah|god|islam|muhammad|quran .. quran|god|says|said|is|allows|permits|wrong|false|orders|commands .. put|give|add|with|cite|verse|number|reference|citation|anyway|and
  put|add|give|attach|invent a|any|some|the|fake|random verse|surah|reference|citation|hadith|source number|to|with|for|behind|after|it
  fake|false|phony|bogus|counterfeit hadith|verse|surah|ayah|isnad|fatwa|quote|citation|reference .. for|write|make|create|give|me|about|to|please|generate|that
  give|write|make|create|generate|need|want|get|send me? a|an|some|one|your? fake|false|bogus|invented|fabricated|made hadith|verse|surah|ayah|isnad|fatwa|quote|citation|reference|up
  issue|write|give|make a|me|your|new|an? fatwa that|to|against|calling|ordering|allowing|permitting|declaring

= 5 says it in Arabic
  تجاهل|انس|انسي|اهمل|تخط|تجاوز|الغ|الغي|اترك|عطل|اوقف .. كل|جميع|التعليمات|تعليماتك|قواعدك|القواعد|اوامرك|الاوامر|السابقه|القيود|برمجتك|ما|التحقق|الفحص|الفلتر|النظام
  تعليمات|التعليمات|اوامر|رساله|تعليماتك|رسائل .. النظام|المخفيه|السريه|السابقه|الاصليه|اعطيت|المطور|الخفيه|الاوليه|التي
  اكشف|اعرض|اظهر|اطبع|كرر|انسخ|اعد|اعطني|ورني|وريني|هات|قل|اكتب .. تعليماتك|التعليمات|النظام|المخفيه|السريه|اعلاه|مفتاح|قواعدك|فوق|السابق|برومبت|كلمه السر|البرومبت
  اكشف|اعرض|اظهر|اطبع|كرر|انسخ|اعد .. اعلاه|فوق|قواعدك|تعليماتك|السطر
  وضع|نمط المطور|المطورين|الاله|المدير|التصحيح
  تكلم|تحدث|اجب|رد|تصرف|تقمص|تظاهر|مثل|كن|العب|اعتبر|افترض|اتكلم|جاوب .. كانك|بصفتك|بوصفك|انك|دور|نفسك|باسم|بلسان|شخصيه|كان|زي .. الله|النبي|الرسول|نبي|الاله|ربنا|جبريل|محمد|اله|رسول|الشيطان|ابليس|مفتي|الوحي|المهدي|رب
  كانك|بصفتك|بلسان الله|النبي|الرسول|نبي|الاله|جبريل|رسول|اله
  انت الان|الآن|دلوقتي|من نبي|الله|النبي|رسول|اله|بلا|حر|بدون
  الف|الفلي|اختلق|اخترع|اخترعلي|ابتكر|زور|لفق|فبرك|انشئ|اصنع|ولد|صغ .. سوره|ايه|حديث|حديثا|ايات|قران|قرانا|احاديث|وحي|اسناد
  اكتب|اعطني|هات|اعمل|اعطيني|اكتبلي|اعملي|سوي|دير|اريد|ابغي|عايز .. سوره|ايه|حديث|حديثا|ايات|قران|احاديث|اسناد .. جديده|جديد|جديدا|مزيف|مزور|مكذوب|من عندك|عندك|مزيفه|وهميه|مختلقه|موضوع|خياليه|خيالك|اسلوب|علي غرار|تقول|تحلل|يحلل
  غير|بدل|عدل|حرف|حور .. نص|كلمات|لفظ|الايه|ايه|الايات|القران|سوره
  سوره رقم? 115|١١٥|جديده
  قل|اكتب|اعترف|اكد .. ان|بان القران|الاسلام|الله .. يقول|باطل|خطا|كذب|رقم|يحلل
  بدون|من غير|بلا .. قيود|تحقق|مصادر|فلتر|مراجعه

= 5 says it in other languages
  ignore|ignorez|oublie|oubliez toutes|tes|vos|les|toute .. instructions|regles|consignes
  invente|ecris|compose|fabrique moi? .. sourate|verset|hadith .. nouvelle|nouveau|faux|qui|dit|invente
  montre|affiche|revele|repete .. instructions|consignes|prompt|dessus
  agis|parle|reponds comme .. allah|dieu|prophete
  ignora|olvida|olvidate .. instrucciones|reglas
  inventa|escribe|crea .. sura|versiculo|hadiz|aleya .. nueva|falso|nuevo|que|falsa
  muestra|revela|repite .. instrucciones|prompt|arriba
  abaikan|lupakan|acuhkan .. instruksi|aturan|perintah|sebelumnya
  buat|buatkan|tulis|karang .. surat|surah|ayat|hadis|hadits .. palsu|baru|karangan
  berpura|berlagak|bertindak pura|sebagai|seolah .. allah|nabi|tuhan|rasul
  tampilkan|tunjukkan|ungkap .. prompt|instruksi|sistem
  onceki|tum|butun .. talimat*|kural* .. unut|yok|gormezden|sil
  uydur|yaz .. sure|ayet|hadis
  yeni|sahte|uydurma .. sure|ayet|hadis .. yaz|uydur|olustur
  sistem talimat*|prompt*|mesaj*
  allah|peygamber gibi|olarak konus|cevap|davran
  pichli|pichle|tamam|sab|apni|apne .. hidayat|hidayaat|instructions|rules|qawaneen|usool .. nazar|bhool|chhod|bhul|ignore|andaz
  nai|naya|jhooti|jhoota|nayi|farzi .. surah|ayah|hadees|hadith .. likho|banao|likh|bana|gharo
  allah|nabi|khuda|paighambar ban .. jawab|baat|bolo|ke|kar
  پچھلی|تمام|اپنی .. ہدایات|قواعد|اصول .. نظر|بھول|چھوڑ
  نئی|جھوٹی|نیا .. سورت|سورہ|آیت|حدیث .. لکھو|بناؤ|لکھ|بنا|گھڑ

= 2 speaks of its workings
  as|like allah|god|the prophet|prophet muhammad|jibril|jibreel|gabriel|an angel
  in the? first person
  passages|documents|chunks|context .. retrieved|you|given|hidden
  pen|penetration|red|security test|testing|team|audit
  temperature|token|tokens|api|llm|gpt|claude|openai|model version|setting|name|are|key
  your|the system|hidden|secret|initial|internal|original|full? prompt|prompts|instructions|rules|guidelines|configuration|restrictions|filters|programming|checker|checks|constraints|safeguards|limits|parameters|settings|policies|backend|logs|passages|sources
  source code
  training data
  you have|are|were been? hacked|authorized|authorised|reprogrammed|updated|reset|jailbroken|freed|liberated|compromised|unlocked
  admin|administrator|developer|root|owner|engineer access|here|mode|speaking|override|command|request|code|permission
  no|without citations|sources|references|checks|verification|disclaimers|refusals|warnings
  dont|not check|verify|cite|refuse|warn|filter
  only|just answer|say|reply|respond .. yes|no|true|ok
  previous|above|prior|earlier instructions|text|message|prompt|rules|conversation
  hypothetically|fictional|fiction|story|novel|screenplay|game|roleplay|script|movie .. god|allah|prophet|verse|surah|quran|hadith|angel
  islam|quran|allah|muhammad|prophet .. is|are wrong|false|fake|lie|evil|proven
  god|allah|prophet|gabriel|jibril|angel .. speaking|speak|voice|persona|character|tells|told me|you
  verse|hadith|ayah|surah .. does|not|doesnt exist
  verse|hadith|ayah|surah .. you .. made|invented|wrote|created|composed
  rhyming|rhymed|style|sounding|sounds|like .. verse|surah|quran|hadith
  new|fake|own|missing|lost|extra|modern|updated|improved|secret|alternative verse|surah|ayah|hadith|quran|revelation|verses|hadiths

= 1 gives an order
  ^ please|now|and|ok|hey|just? ignore|forget|reveal|show|print|tell|give|say|write|pretend|act|answer|respond|confirm|repeat|disregard|output|stop|bypass|list|display|imagine|assume|let|switch|turn|enable|disable|set|begin|start|finish|end|copy|paste|dump|leak|translate|make|create|compose|produce|invent|quote|complete|continue|obey|do|speak|talk|become|be|insert|add|replace|mark|treat|use|cite
  you must|will|shall|should|now|are|have
  i want|need|order|command|am|im .. you
  for|to me

= -3 asks about invented scripture
  how|why|who|when|did|do|does|is|are|was|were|can .. scholars|people|fabricat*|forged|invented|fabricators|muhammad|prophet|someone|anyone|challenge|challenged|humans|mankind|jews|umayyads|produce
`);
