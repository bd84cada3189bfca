import { signs } from './signs.ts';

// Cries for help in languages other than English, in addition to the crisis and abuse signs: Arabic with its dialects,
// Urdu, Bengali, French, Turkish, Indonesian, Spanish, Somali. Each language has the same short list: wanting to die,
// self-harm, an overdose; fear for somebody else; being beaten, touched, confined or forced to marry.

const WANTS_AR =
  'اريد|ارغب|اود|اتمني|تمنيت|ابغي|ابي|ابا|بغيت|باغي|باغيه|ودي|نفسي|عايز|عايزه|عاوز|عاوزه|بدي|حاب|حابه|ناوي|ناويه|نحب|نبغي|نبي|بحب|قررت|افكر|بفكر|نفكر|كنفكر|كنتمني|نتمني|عم';
const NOT_AR =
  'لا|ما|مش|مو|لم|لن|مب|موش|ماني|مني|ماعاد|ماعد|معدتش|مبقتش|مابقيتش|مابقاش|معادش|مابي|مابغي|مابدي|مانبغيش|مانيش|مليش|ماليش|مابقي|بلا|بدون|مافي|مفيش|ليس|ماكو|ماكاين';
const KIN_AR =
  'زوجي|جوزي|راجلي|رجلي|زوج|جوز|زوجتي|مراتي|ابي|ابوي|ابويا|بابا|بوي|بويا|والدي|اخي|اخوي|اخويا|خويا|خيي|عمي|خالي|جدي|امي|ماما|والدتي|اهلي|عائلتي|عيلتي|حماتي|حماي|خطيبي|طليقي|حبيبي|ابني|ولدي|ابن|ولد|اختي|المعلم|الاستاذ|استاذ|المدرس|المحفظ|الشيخ|شيخ|الامام|الراقي|راقي|كفيلي|الكفيل|مديري|المدير|صاحب|المدام|رجل|واحد|شخص|احد|جاري|سائق|عمتي|خالتي';
const HURTS_FR =
  'frappe*|bat|battu*|tape*|gifle*|menac*|viol*|etrangl*|enferm*|sequestr*|touche*|attouch*|agress*|insult*|maltrait*|harcel*';
const KIN_FR =
  'mari|epoux|pere|mere|frere|freres|parents|oncle|tante|cousin|beau|belle|copain|fiance|ex|famille|patron|imam|prof|professeur|maitre|fils|grand|voisin|femme';
const KIN_ES =
  'esposo|esposa|marido|padre|papa|madre|mama|hermano|tio|primo|novio|pareja|ex|suegra|suegro|padrastro|abuelo|jefe|profesor|imam|familia|padres|hijo|vecino|hombre';
const KIN_TR =
  'kocam|esim|babam|annem|abim|agabeyim|kardesim|amcam|dayim|dedem|kuzenim|ailem|nisanlim|sevgilim|patronum|hocam|hoca|uvey|kayinvalidem|kaynanam|kayinpederim|oglum|komsum|komsumuz';
const KIN_ID =
  'suami|istri|ayah|bapak|bapa|papa|ibu|mama|kakak|abang|adik|paman|om|kakek|sepupu|pacar|mantan|mertua|tiri|guru|ustad|ustadz|ustaz|kyai|majikan|bos|tetangga|keluarga|orang|anak';
const KIN_UR =
  'shohar|shauhar|husband|pati|miyan|mian|abbu|abba|abu|baap|walid|walida|ammi|ami|maa|bhai|chacha|chachu|mamu|mamoo|taya|khalu|phupha|cousin|susral|saas|sasur|devar|jeth|dewar|biwi|ustad|ustaad|maulvi|molvi|qari|sahab|walay|wale|waale|walon|waalon|parents';

export const crisisElsewhere = signs(`
= 5 wants to die or is about to, in Arabic
  ${WANTS_AR} .. اموت|نموت|موت|الموت|انتحر|ننتحر|الانتحار|بالانتحار|انتحار
  ${WANTS_AR} .. اقتل|نقتل|قتل|اشنق|نشنق|اذبح|انهي|انهاء|اخلص|اذي|اؤذي|ايذاء .. نفسي|روحي|حالي|راسي|عمري|حياتي|العذاب
  ${NOT_AR} .. اعيش|نعيش|عيش|العيش|اكمل|كمل|نكمل|الحياه|الاستمرار .. بعد|بدونه*|اليوم|حياتي|الحياه|هالعيشه|هيك|كده|هكذا|معهم|تاني
  ${NOT_AR} .. اعيش|نعيش|العيش|عايشه|عايش
  ادعو|ادعي|دعوت|بدعي|كندعي|ندعي|اسال|اسأل|اطلب|اتمني|اترجي .. يقبض|ياخذ|ياخد|يميت|يميتني|يتوفاني|ياخذني|ياخدني|الموت|اموت|تقبض|قبض
  يا?|اللهم|رب خذني|خدني|اقبضني|امتني|توفني|ريحني .. الدنيا|الحياه|عندك|اليك|اليوم|روحي|من
  ابتلعت|ابلعت|بلعت|تناولت|شربت|اخذت|خدت|خذيت|كليت|اكلت .. علبه|علب|شريط|سم|السم|كلور|الكلور|منوم*|جرعه|جرعات
  ابتلعت|ابلعت|بلعت|تناولت|شربت|اخذت|خدت|خذيت .. حبوب|الحبوب|اقراص|دواء|الدواء|ادويه|بنادول .. كلها|كله|كامله|كامل|كثير*|كتير*|زياده|لاموت|عشان
  قطع|قطعت|يقطع|تقطع|بيقطع|بتقطع|جرح|جرحت|يجرح|تجرح|شطب|شطبت .. شرايين*|معصم*|يديها|يدها|يده|ايدها|ايده|نفسها|نفسه|ذراع*|وريد*|اوردت*
  سينتحر|ستنتحر|هينتحر|هتنتحر|حينتحر|حتنتحر|بينتحر|بتنتحر
  ${KIN_AR}|صديقتي|صديقي|صاحبتي|صاحبي|ابنتي|بنتي|زميلي|زميلتي|طالبتي .. تنتحر|ينتحر|الانتحار|بالانتحار|تموت|تقتل|يقتل|شنق|يشنق|تشنق .. نفسه|نفسها|حاله|حالها|وتقول|تقول|يقول|تهدد|دائما|كل
  حاول|حاولت|يحاول|تحاول|يهدد|تهدد|هدد|هددت .. الانتحار|بالانتحار|شنق|قتل|حرق|تنتحر|ينتحر .. نفسه*|نفسها|نفسي|مره|امس|البارح
  حاولت|حاول|يحاول|تحاول .. شنق|قتل|ذبح نفسه*|نفسها|نفسي
  يقول|تقول|قال|قالت|كتب|كتبت|بتقول|بيقول .. يموت|تموت|ينتحر|تنتحر|هموت|يقتل|تقتل|عبء
  اصوات|صوت|اصواتا|وسواس|الجن|هاتف .. تامرني|يامرني|بيقولي|تقول|يقول|تطلب .. بقتل|اقتل|اموت|انتحر|اذبح|اقفز|انط
  كتبت|كاتب|كاتبه|تركت .. وصيتي|رساله|رسايل|رسائل ... اموت|سانهي|اودع|وداع|الليله|حياتي|ارحل|خلاص
  سانهي|هنهي|بنهي|حنهي|رح|راح|غادي .. انهي|حياتي|عمري|كل .. حياتي|شي|شيء|الليله
  عبء|عاله|حمل|ثقل علي|ع .. اهلي|عائلتي|الكل|الناس|الجميع|امي|ابي|عيلتي|اولادي
  موتي .. احسن|افضل|ارحم|اريح|راحه|يريح*
  سبب|سببا|معني|داعي|فائده|جدوي .. للبقاء|للعيش|للحياه|لوجودي|اعيش|لاعيش
  تعبت|مليت|زهقت|كرهت|سئمت|مللت|طفشت|عييت|قرفت .. الحياه|حياتي|الدنيا|عيشتي|العيشه|عمري|وجودي|العيش
  ارمي|هرمي|حرمي|بارمي|انط|هنط|اقفز|ساقفز|نرمي|القي .. نفسي|حالي|روحي|راسي .. من|في|تحت|قدام
  هموت|حموت|بموت|هقتل|بقتل|ساقتل|هدبح|هشنق نفسي|روحي|حالي
  ليت|ليتني|ياليت|ياريت|يارتني|ياريتني .. لم|ما|مت|ميت|اموت|تلدني|ولدتني|خلقت|كنت .. تلدني|ولدتني|خلقت|مت|اتولدت|ولدت|ترابا|تراب
  منذ|بعد|من .. ولادتي|الولاده|ولدت .. افكر|اريد|اخاف|اتخيل .. ايذاء|اذي|قتل|خنق|رمي|موت|اموت .. طفلي|ابني|البيبي|رضيعي|نفسي|رضيعتي|بنتي

= 5 wants to die, in more Arabic ways
  ليت|ياليت|ياريت|ليته|يارب|ربنا|ربي|الله .. ياخدني|ياخذني|ياخد|يريحني|تاخدني|تاخذني|ريحني|يموتني|امتني
  ليت|ياليت|ياريت|اتمني|انتظر|بستني|انادي الموت
  ${NOT_AR} .. استيقظ|اصحي|افيق|نفيق|اقوم .. غدا|ابدا|تاني|بكره|مره|مجددا|النوم|نومي
  السطح|الجسر|البلكونه|الحافه|الشباك|النافذه .. اقفز|انط|ارمي|القي|انتهي
  اشتريت|جبت|جهزت|عندي|معي حبل*|سم|مشنقه|مسدس
  تقول|يقول|بتقول|بيقول|قالت|قال|دائما|تتمني|يتمني|انها|انه|عن .. تريد|بدها|عايزه|نفسها|ودها|يريد|بده|عايز|تتمني|يتمني .. الموت|تموت|يموت|يعيش|تعيش
  ارتاح|نرتاح|اختفي|ارحل|انام .. للابد|نهائي*|ابد
  طايق|طايقه|متحمل|متحمله|كاره|كارهه|اكره نفسي|حياتي|عيشتي|عمري .. حياتي|عيشتي|الدنيا|بفكر|اخلص|اموت|وجودي

= 3 cannot bear it, in more Arabic ways
  حياتي|عيشتي جحيم|عذاب|كابوس|سواد
  انام|نام|بنام|انم|ننام .. ما|ولا|لا|وما .. اصحي|اقوم|استيقظ|افيق|نفيق|نصحي
  انام|بنام|ننام ولا|وما اقوم|اصحي|استيقظ|افيق

= 5 in Urdu and Hindi
  apni jaan|jan le|lena|lene|lunga|lungi|de|dena|dunga|dungi|loon
  maut|mout .. chahiye|maangta|maangti|mangti|mangta
  marna|mar|marne|maut .. chahta|chahti|chahte|jana|jaun|jaoon|jau|jaao|doon|dun|loon|chaahta|chaahti|chahiye|dua|mangti|mangta|maangti
  jeena|jina|jeene|jine|zinda|zindagi .. nahi|nahin|nai|nhi|na|tang|thak|khatam|khatm|bezar|bojh|boj|bekaar
  wajah|maqsad|faida .. jeene|jine|zinda .. ki|ka|nahi|hai|rehne
  jeene|jine ki .. wajah|khwahish|umeed|himmat
  jeena|zindagi .. mushkil|chhod*|chor*|khatam
  khudkushi|khudkhushi|khudkashi|suicide .. karna|karne|karoon|karun|karlun|karungi|karunga|kar|koshish|dhamki|baat|baatein|soch|sochta|sochti|khayal|dil|kosis .. chahta|chahti|loon|lun|ki|karti|karta|hun|hoon|raha|rahi|deti|deta|aata|aate|hai
  dost|saheli|behan|behen|bhai|beti|beta|bete|biwi|shohar|cousin .. khudkushi|khudkhushi|suicide .. ki|karna|karti|karta|kar|baat|dhamki|koshish
  dost|saheli|behan|behen|bhai|beti|beta|bete|biwi|shohar .. marna|mar|jaan .. chahta|chahti|jana|deni|dena
  apne aap|ap ko|se .. nuqsan|nuksan|maar|mar|khatam|kaat|kaatti|kat|kaatta|chot|takleef
  haath|hath|kalai|nas|nass .. kaat|kaati|kat|kaatti|kaata|kaatli
  neend|nind ki goliyan|goli|golian|dawai .. kha|khali|khaa|li|zyada|bohat
  zehar|zaher|zahar .. kha|khana|pi|pee|loon|lun|liya
  خودکشی|خود کشی|کا|کی|کے|کرنا|کرنے|کر|کروں .. کوشش|دھمکی|بات|باتیں|خیال|سوچ|چاہتا|چاہتی|لوں|دل
  دوست|بہن|بھائی|بیٹی|بیٹا|بیوی|شوہر .. خودکشی|مرنا|مرنے|مر|جان .. چاہتی|چاہتا|کی|بات|کوشش|دھمکی|لینا|کر
  زندگی|جینے|جینا|زندہ .. تنگ|تھک|بیزار|نہیں|ختم|بوجھ|وجہ
  مرنا|مر|موت .. چاہتا|چاہتی|جانا|جاؤں|مانگتا|مانگتی|دعا|آ
  زہر|نیند .. کھا|پی|گولیاں

= 5 in Bengali
  ami .. more|morte|mortey|mara|morbo|moriya .. jete|jate|chai|chay|jabo|icche|iccha
  more jete|jabo|jai chai|icche|ami?
  morte|mortey|morar chai|icche|iccha|mon
  attohotta|atmohotta|atmahatya|attohatta|atmohatta|attohottya|atmohottya|suicide .. korte|korbo|kortam|korar|korbe|kore|kortey .. chai|chay|icche|kotha|felbo|chacche|iccha|bolche
  attohotta|atmohotta|atmahatya|attohatta|atmohatta|attohottya korte|korbo|korar
  bachte|bacte|bachar|bachtey|bancte|banchte .. na|nai|nei|chaina
  jibon|jiboner .. sesh|shesh|rakhte|bhalo|mulno|mulyo .. kore|korte|korbo|na|nei|dibo|chai
  হত্যা|আত্মহত্যা করতে|করব|করবো|করার|করে
  মরতে|মরে|মরার .. চাই|ইচ্ছা|ইচ্ছে|যেতে
  বাঁচতে|বাচতে|বেঁচে .. না|নেই|চাই

= 5 in French
  veux|voudrais|souhaite|prefere|aimerais|envie|voudrait|veut|veulent|pense|penser|parle|menace|essaye|essaie|tente|tenter|rever|reve .. mourir|suicider|disparaitre|crever|suicide|pendre|mort
  se|me suicider|tuer|pendre|mutile|scarifie|coupe|taillade|noyer|bruler .. veut|veux|voulait|bras|veines|tout|depuis|va|vais|soir|quand|je
  veut|va|voulait|voudrait|essaye|menace|tente|parle .. se suicider|tuer|pendre|noyer|ouvrir|couper|jeter|foutre
  veux|vais|voulais|voudrais|essaye|envie|tente .. me suicider|tuer|pendre|noyer|ouvrir|couper|jeter|foutre
  avale|avaler|pris|prendre|ingere|bu|boire .. tous|toute|toutes|boite|boites|plaquette|trop|tube|flacon|javel|poison|dizaine .. mes|de|la|les|d .. cachets|medicaments|comprimes|pilules|somniferes|doliprane|boite|plaquette|javel
  avale|avaler|bu .. cachets|comprimes|somniferes|javel|poison|pilules
  marre|fatigue*|lasse*|degoute*|epuise* de .. vivre|vie|exister
  peux|veux|sais|envie plus|pas .. vivre|continuer|exister|tenir
  plus|pas|aucune|aucun .. envie|force|raison|gout|sens .. de .. vivre|continuer|vie
  plus de vivre
  vie .. plus|aucun|pas|n .. sens|interet|supportable
  en finir
  veux|voudrais|aimerais plus|pas|ne .. reveiller|lever|etre
  fille|fils|soeur|frere|ami|amie|copine|eleve .. se .. scarifie|coupe|mutile|taillade
  mets|mettre|mis fin .. jours|vie
  mieux|soulag* .. mort|morte|sans moi|mort|morte
  ouvrir|couper|coupe|entaille|taillade .. veines|poignets
  sauter|jeter|jette .. pont|fenetre|balcon|train|toit|sous|metro
  demande|prie|supplie .. allah|dieu .. reprendre|mourir|mort|prendre|prenne|reprenne .. ame|vie|moi|mourir

= 5 in Turkish
  olmek|olmeyi|olsem|oleyim|geberme*|intihar .. istiyorum|isterdim|istiyor|dua|ediyorum|artik|keske|diliyorum|dusunuyorum|edecegim|etmek|etmeyi|ettim|girisim*|dusunuyor|ediyor|edecek
  olsem de|da kurtul*
  hayatima|yasamima|omrume son .. verecegim|vermek|veriyorum|vermeyi|verecem
  keske olsem|dogmasaydim|olseydim|uyanmasam
  yasamak|yasamaya|yasamaktan|yasama|hayattan|hayatimdan|hayatima .. istemiyorum|istemiyor|biktim|yoruldum|biktik|gucum|son|bezdim|sebebim|sebep|anlami|vermek|verecegim|nefret
  kendimi|kendini|canima|canina|kendime|kendine .. oldur*|kes*|kiy*|as*|yak*|zarar|jilet*|at*
  bileklerimi|bilegimi|kollarimi|kolumu|bileklerini .. kes*|jilet*
  hap|ilac|ilaclari|haplari .. ictim|yuttum|icti|yuttu|hepsini
  uyanmamak|uyanmamayi .. istiyorum|dua|dile*
  dayanamiyorum artik|bu|yasamaya
  artik dayanamiyorum|istemiyorum|bittim|tukendim

= 5 in Indonesian and Malay
  ingin|mau|pengen|pingin|pengin|nak|mahu|berharap|berdoa|mending|lebih|rasanya .. mati|bunuh|mengakhiri|akhiri|gantung|menghilang|dicabut|tiada .. aja|saja|diri|hidup|nyawa|sekarang|baik|selamanya|lah
  ingin|mau|pengen|pingin|nak mati|bunuh
  mengakhiri|akhiri|menyudahi semuanya|segalanya|hidup|nyawa
  teman|adik|kakak|anak|sahabat|istri|suami|pacar|ibu|ayah .. bunuh|menyayat|melukai|mengiris|gantung|menyakiti|overdosis .. diri|tangan*|lengan*|pergelangan|diri
  menyayat|mengiris|melukai|menyilet|nyilet|sayat|silet .. tangan*|lengan*|nadi|diri|pergelangan*|paha
  tidak|gak|nggak|ga|tak|udah|sudah|capek|lelah|bosan|cape|muak|penat .. mau|ingin|sanggup|kuat|tahan|dengan|untuk .. hidup|bertahan
  capek|lelah|bosan|cape|muak|penat .. hidup
  tidak|gak|nggak|ga|tak|buat|tiada .. alasan|gunanya|guna|arti .. hidup
  minum|menelan|nelan|telan .. obat|pil|racun|baygon .. banyak|semua|mati|sekaligus|overdosis|satu
  hidup .. tidak|gak|nggak|tak ada? arti|berarti|gunanya|berguna

= 5 in Spanish
  quiero|quisiera|voy|deseo|pienso|pensando|prefiero|ganas|intente|quiere|pido|ruego|ojala .. morir|morirme|matarme|suicidarme|muerto|muerta|desaparecer|suicidio|matarse|suicidarse|morirse|muerte|muera|muriera
  quitarme|quitarse|acabar|terminar .. la|con|mi|su vida
  no|ya|sin|perdi .. quiero|puedo|ganas|deseo|fuerzas|aguanto .. vivir|seguir|vida|viviendo|existir
  cansado|cansada|harto|harta de .. vivir|vida
  me|se corto|corta|cortan|cortando|lastima|lastimo|quemo|quema|hago|hace|cortaba .. brazos|brazo|munecas|piernas|venas|dano|piel|daño
  cortarme|cortarse|hacerme|hacerse|autolesion* .. brazos|venas|dano|munecas
  tome|tomo|trague|trago|bebi|he .. pastillas|pildoras|frasco|lejia|veneno|somniferos
  sentido|ganas|razon|razones .. vivir|vida|seguir
  vida .. no tiene|vale sentido|pena|nada

= 5 in Somali
  waxaan|waan|aan .. rabaa|doonayaa|jeclahay|doonaa|rabay .. dhinto|dhintaa|dhiman|dhimasho|dilo|dilaa|dhimado
  inaan dhinto|dhintaa|isdilo
  is|isku dilo|dilaa|dili|dilaya|dilid|dilayo|dilo
  isdilo|isdilid|isdilaa|naftayda|naftayda .. dilo|gooyo|qaado|rabaa|doonayaa
  ma rabo|doonayo .. nolol|inaan|noolaado
  nolosha|noloshu .. daalay|kama|rabo|necbahay|nacay

= -2 asks about a teaching, in other languages
  hukm|hukum|masla|kya|islam .. hai|islam|khudkushi|bunuh|suicide .. kehta|kehti|dalam|mein
  que|quelle|quel dit|est|pense .. islam|coran
  apa|apakah|bagaimana hukum|hukumnya
  que dice|piensa|opina
  intihar .. gunah|eden|hukmu|haram|islamda|cennet*|islamdaki
`);

export const abuseElsewhere = signs(`
= 5 is beaten or threatened, in Arabic
  ${KIN_AR} .. يضرب*|بيضرب*|كيضرب*|تضرب*|بتضرب*|ضربني|ضربها|ضربنا|يعنف*|يعذب*|بيعذب*|يهدد*|بيهدد*|تهدد*|يخنق*|بيخنق*|حبس*|يحبس*|بيحبس*|حابس*|يحرق*|يغتصب*|اغتصب*|يتحرش|بيتحرش|تحرش|اعتدي|يعتدي|يذل*|يكسر|يبتز*|يجلد*|يشتمني .. ني|ي|ه|ها|وها|بي|فيا|فيي|علي|عليا|بناتي|زوجته|مراته|امي|اختي|اخي|ابني|بنتي|اولادي|حتي|كل|باله*|الاولاد|صراخ*|دائما|وانا|بشده|بالعصا|بالحزام|لين|لحد
  يضربني|بيضربني|كيضربني|تضربني|بتضربني|يضربها|بيضربها|يضربنا|يضربونا|يضربونني|يعنفني|يعذبني|يعذبها|بيهددني|يهددها|يخنقني|حبسوني|حابسني|حابسيني|حابسها|حبسها|يحرقني|يجلدني
  يضرب|كيضرب|بيضرب|ضرب فيا|فيي|فيني|في|بيا|بيي
  اعتدي|اعتدا|اعتدوا|يعتدي|تعدي .. علي|عليا|عليه|عليها|بنتي|ابني|علينا
  يهددني|بيهددني|هددني|يهددونني|تهددني|يبتزني|بيبتزني|ابتزني|يساومني .. بصور*|صور*|ينشر|بنشر|فيديو*|بالقتل|بالذبح|باخذ|يقتلني|يفضحني
  صوري|بصوري|فيديو|الصور .. ينشر|ينشرها|بنشر|يبتز*|ابتزاز|يهدد*|هدد*|يفضح*
  ينشر|بينشر|هينشر|بنشر .. صوري|الصور|صور|فيديو
  خايف|خايفه|خائف|خائفه|اخاف|بخاف|نخاف|كنخاف|مرعوب|مرعوبه .. يقتلني|يذبحني|يموتني|يضربني|منه|منو|منهم|ارجع|اعود
  يقتلوني|يقتلونني|يذبحوني|يذبحونني|هيقتلوني|بيقتلوني|يغسلون|يغسلوا

= 5 is hurt, held or given away, in more Arabic ways
  يرميني|يدفعني|يصفعني|صفعني|يركلني|يجرني|يسحلني|يبصق|يخبطني|بيخبطني|بيرميني|بيزقني|لطمني|يلطمني .. علي|ب|بال*|في|من|وي*|كل|امام|قدام
  يكسر|كسر|بيكسر|كسرلي|كسرت .. عظامي|يدي|ايدي|ذراعي|راسي|ضلعي|ضلوعي|انفي|سني|اسناني|موبايلي
  محبوس|محبوسه|محتجز|محتجزه|مسجونه|مخطوفه .. في|من|بالبيت|هنا|عند|شهر*|البيت
  عايزين|بدهم|يبون|يريدون|باغين|بغاو|ناويين|يبغون|قرروا تزويجي|زواجي|جوازي
  رجل|كبير|عجوز .. عمره .. يزوجوني|تزويجي|غصب*

= 5 is touched or used, in Arabic
  يصورني|صورني|بيصورني|يراقبني .. وانا|عاريه|ملابس*|بدون|الحمام|اغير
  تحرقني|بتحرقني|تجلدني|تخنقني|يكويني|تكويني
  ${KIN_AR} .. يلمس|يلمس*|بيلمس|بيلمس*|لمس|لمسني|لمسها|كيلمس|كيقيس|يتحسس|يتلمس|يقبل|بيبوس|يبوسني|يبوس|يقلع|بيقلع|يدخل .. ابني|بنتي|ابنتي|اختي|اخي|جسمي|جسدي|ني|صدري|غرفتي|نايمه|الاطفال|البنات|ولدي|الاولاد|اولادي|طفلي|طفلتي|وانا
  يلمسني|بيلمسني|كيلمسني|يتحسسني|كيقيسني .. وانا|في|ليلا|بالليل|كل|نايمه|جسمي
  الراقي|راقي|المعالج|شيخ .. لمس*|تحرش|اعتدي|طلب|يطلب .. ني|ملابسي|بي|علي|اخلع|عليا|جسمي|الرقيه
  اغتصب|اغتصبها|اغتصبني|اغتصبوها|تحرش|تحرشوا .. ني|بها|بي|وانا|عمي|خالي|اخي|ابي|صغيره|صغير|بابنتي|ببنتي|جاري

= 5 is held, or married by force, in Arabic
  يجبرني|يجبروني|يجبرونني|يجبروها|يجبرها|اجبرني|اجبروني|اجبروها|مجبر*|يغصب*|غاصب*|غصب*|يرغم*|مرغم*|بيجبر*|جابرين*|جبرني|جبروني .. زواج|الزواج|زواجي|اتزوج|اتجوز|نتزوج|ازوج|جواز|عرس|عمي|خالي|تزويج|عريس|رجل
  يزوجني|يزوجوني|يزوجها|يزوجوها|بيزوجوني|يجوزني|يجوزوني|يجوزوها|بيجوزوني|هيجوزوني|هيزوجوني|هيجوزني|زوجوني|جوزوني|تزويجي|زواجي .. غصب*|بالغصب|بالقوه|بالاجبار|رغما|قسرا|اجبار*|عافيه|بالعافيه|رجل|عجوز|كبير|ارادتي|عني
  عايزين|بدهم|يبون|يريدون|باغين|بغاو|ناويين|يبغون|حابين|يريد|عايز|يبي .. يجوزوني|يزوجوني|يزوجوا|يختنوا|يختنون|ختان|يطهروا|يختن|يزوجني|يقتلوني
  ختان|يختنوا|يختنون|تختن|نختن|طهاره|يطهروا|الختان .. بنتي|ابنتي|البنت|اختي|بناتي|حفيدتي
  يحبس*|حبس*|حابس*|بيحبس*|قافل*|يقفل*|بيقفل*|يغلق*|قفل*|سجن*|محبوس* .. علي|عليا|عليها|البيت|الباب|الغرفه|الغرفه|باب|في|ني|بالبيت|هنا
  اخذ|ياخذ|ياخد|بياخد|سحب|يسحب|حجز|محتجز|صادر|خذا|خد|اخد .. جواز|جوازي|الجواز|باسبوري|اوراقي|اقامتي|راتبي|معاشي|هاتفي|تلفوني|موبايلي
  يمنعني|منعني|بيمنعني|تمنعني|يمنعونني|مانعني|مانعيني .. الخروج|اخرج|اطلع|اهلي|الطعام|الاكل|العلاج|الدكتور|الطبيب
  مش|ما|لا|مو بتاكلني|بياكلني|يطعمني|تطعمني|يطعموني|بيطعموني|بتاكلنيش|يؤكلني

= 5 in Urdu and Hindi
  ${KIN_UR} .. marta|maarta|marte|maarte|marti|maarti|maara|maarne|peetta|peette|peetti|dhamki|dhamkata|chhuta|chuta|chhute|chhoota|chhoote|touch|jalata|jalate|band|qaid|zabardasti|gala|ghalat|galat .. hai|hain|hun|he|tha|deta|dete|deti|ne|mein|jagah|karta|karte|kar|nikah|shadi|diya|dabata
  mujhe|mujhay|mujh|muje .. marta|maarta|marte|maarte|marti|maarti|peetta|peette|dhamki|chhuta|chhute|chuta|chhoota|zabardasti|qaid
  mujhe|mujhay|muje .. kamre|ghar mein|me|main .. band|qaid|lock
  kamre|ghar mein|me|main band|qaid kar|kiya|rakha
  mujhe|mujhay|mujh|muje|meri|hamen .. jala|maar|mar|qatal|kaat .. denge|dengay|dega|dalenge|dalega|dungi|dunga|dale
  zabardasti|zabardsti|jabardasti|majboor .. nikah|shadi|shaadi|rishta|karwa*|kara|karna|hambistari|sath
  nikah|shadi|shaadi .. zabardasti|majboor|marzi|khilaf|bina|baghair .. kar*|karwa*|kiya|marzi|kar|ke|meri
  passport .. chheen|cheen|le|rakh|chhupa .. liya|rakha|lia|diya
  tasveer*|tasveerein|photos|pics|video .. dhamki|blackmail|leak|bhej|viral
  شوہر|ابو|ابا|باپ|بھائی|والد|ساس|سسرال|چچا|ماموں|امی|استاد|مولوی|قاری|بیوی|کزن|بیٹا|گھر .. مارتا|مارتے|مارتی|مارا|پیٹتا|پیٹتے|دھمکی|زبردستی|چھوتا|چھوتے|جلاتا|بند|قید|تشدد|ہراساں
  زبردستی|مجبور .. شادی|نکاح|کر|کروا
  nikalne|bahar|jaane nahi|nahin|nai|na dete|deta|deti|jane .. marta|maarta|marte|hai

= 5 in Bengali
  shami|swami|baba|bhai|chacha|mama|shashuri|sasuri|boro|amar .. amake|amay|amare|amar .. mare|mareche|marchhe|marlo|maren|marey|peetay|hat|humki|dhorshon|atke
  amake|amay|amar|take|meyeke|bonke .. jor kore|korey|korei .. biye|bie|biya|bea|dicche|dite|kache
  jor kore|korey .. biye|bie|biya|sex|dicche|shohobash
  amake|amay .. mare|marche|marse|mareche|atke|bondi|dhorshon|humki|chuy|choy
  আমাকে .. মারে|মারছে|মেরে|ধর্ষণ|জোর|আটকে|হুমকি
  জোর করে বিয়ে|বিয়ে

= 5 in French
  mon|ma|mes|son|sa|le|notre ${KIN_FR} .. me|m|nous|la|le|l|a|sa|ses|mon|ma .. ${HURTS_FR}|forc*|tuer|exciser
  ${KIN_FR}|ils|il .. me|nous|la marier|fiancer|exciser|tuer
  ${KIN_FR}|il|ils|elle .. me|nous|m|ma|a .. ${HURTS_FR}
  ${KIN_FR}|il .. entre|vient|rentre|rejoint dans ma|mon|sa chambre|lit
  suit|harcele|menace|surveille .. partout|tout|moi|telephone
  ex|il|homme .. me suit|harcele|surveille|menace
  peur de .. mon|ma|mes|lui|rentrer .. ${KIN_FR}|maison|chez
  j|jai peur .. mari|pere|frere|rentrer|frappe|tue
  marier|mariage|marie|epouser .. force|contre|gre|bled|pays|obligee|oblige
  forc*|oblig* .. a|de|me|au .. marier|mariage|epouser|coucher|rapports
  pris|confisque|cache|garde|vole .. mon|mes passeport|papiers|telephone
  enferm*|sequestr* .. moi|chambre|maison|me|m|dans
  menace|chantage .. photos|videos|nus|nues|publier|tuer|divulguer
  photos|videos .. chantage|menace|publier|diffuser
  excis* .. ma|mes|soeur|veut|veulent|niece
  veut|veulent .. excis*|exciser|mexciser|lexcision
  excis* de ma|mes|notre|nos
  viole|violee|agressee|battue|frappee|abuse|abusee .. par|j|mon|mes|quand|jai|enfant|un|une|moi
  mon|mes|ma|notre .. m violee|viole|frappee|frappe|touche|touchee|bat|batt*
  ma|m violee|viole|touchee|frappee|agressee|battue|enfermee|menacee

= 5 in Turkish
  ${KIN_TR} .. beni|bana|annemi|bize|bizi|kizima|kizimi|karisini|kardesimi|oglumu|beni|esini .. dov*|vur*|tehdit|taciz|tecavuz|zorla|dokun*|kitle*|kilitle*|oldur*|hapse*|bogaz*|sikistir*|elle*|siddet|yak*
  ${KIN_TR} .. dovuyor|doven|doverek|vuruyor|tehdit|taciz|tecavuz|dokunuyor|siddet|zorla|kilitledi|kilitliyor
  beni|bana|bizi|bize .. dovuyor|dovdu|vuruyor|tehdit|zorla|kilitle*|oldurecek|dokunuyor|elliyor|tecavuz|taciz|siddet
  zorla|istemeden|rizam .. evlen*|nikah|nisan*|iliski|evlendir*
  fotograf*|video*|resim* .. santaj|tehdit|yay*|paylas*
  santaj .. yapiyor|fotograf*|ediyor|video*
  kocamdan|babamdan|abimden|esimden|eve .. korkuyorum|kacmak|kactim|donmeye
  pasaport*|kimligim* .. ald*|elimden|sakl*|vermiyor
  kizimi|kizima|beni .. sunnet

= 5 in Indonesian and Malay
  ${KIN_ID} .. memukul|mukul|pukul|mukulin|pukuli|memukuli|menampar|tampar|mengancam|ngancam|menendang|tendang|memperkosa|perkosa|melecehkan|lecehkan|mencabuli|cabul|meraba|raba|grepe|menyentuh|pegang|memaksa|paksa|mengurung|kurung|menyiksa|siksa|mencekik|cekik|kdrt|mendera|dera .. saya|aku|ku|adik|anak|ibu|istrinya|kami|gue|murid|nya|dia|sepupu
  saya|aku|gue|adik|anak|teman .. dipukul|dipukuli|diperkosa|dilecehkan|dipaksa|diancam|dianiaya|disiksa|dicabuli|diraba|dikurung|disekap|dikunci|diperas|dipegang|dicekik|didera|disunat
  dipaksa .. menikah|nikah|kawin|kahwin|berhubungan
  menyebarkan|sebar|sebarkan|menyebar .. foto|video|gambar
  takut .. pulang|suami|ayah|bapak|pacar
  paspor .. ditahan|diambil|disita|majikan
  majikan .. pukul|memukul|siksa|tahan|gaji|kunci

= 5 in Spanish
  mi|su|mis|el|un ${KIN_ES} .. me|la|le|nos|lo|quiere|quieren .. pega|pegan|golpea|golpean|amenaza|amenazan|viola|abusa|obliga|obligan|obligar|maltrata|toca|tocan|encierra|encerro|quita|quito|manosea|matar|ahorca|forzar|casar|forza|violo|toco
  me|nos pega|pegan|golpea|golpean|viola|violo|violaron|amenaza|amenazan|maltrata|maltratan|obligan|obligaron|toca|manosea|encierra|encerro|encerraron|ahorca|acosa|chantajea|estrangula .. por|con|mi|en|cuando|y|a|si|todos|las|los|noche|noches|casarme|publicar
  obligar|obligan|obliga|forzar|fuerzan|forzada|obligada .. a|me .. casarme|casarse|casar|matrimonio|acostarme
  casarme|matrimonio|boda .. fuerza|obligada|forzado|forzada|obligan|obliga
  tengo miedo .. marido|esposo|padre|casa|volver
  fotos|videos .. amenaza*|chantaj*|publicar|difundir
  quito|quita|tiene|escondio .. mi pasaporte|papeles

= 5 in Somali
  ninkayga|ninkaygu|ninkeyga|ninkeygu|aabahay|aabbahay|aabo|walaalkay|adeerkay|abtigay|hooyaday|seygayga|macallinka|macalinka|xaaskayga|qoyskayga .. garaac*|dil*|laad*|hanjab*|kufsa*|kufsad*|qasb*|khasb*|xir*|taab*|dhib*|faraxumee*
  i|ii|wuu|way|waa garaac*|kufsa*|hanjab*|faraxumee*
  qasb*|khasb* .. guur*|guurso
  guur*|guurso .. qasb*|khasb*
  gudnii*|gudn* .. gabadhayda|gabdhahayga|walaashay
`);
