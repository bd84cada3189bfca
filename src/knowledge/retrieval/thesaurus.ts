// What visitors call things, what the translation calls them, and where the Quran speaks of them most plainly.
//
// One subject a line, in four columns:
//   words of the field | everyday words | words that the translation uses | the best known passages
// A word of the field shows that a question belongs here; an everyday word ("garden", "interest") does not by itself.
// `_` joins the words of a phrase; Arabic stands without its article.
const TABLE = `
salah salat namaz swalah rakat fajr dhuhr zuhr asr maghrib isha prayer prayers pray praying صلاه صلوات | prays | prayer pray | 2:238 4:103 17:78 11:114 29:45
wudu wudhu ablution ghusl tayammum وضوء طهاره تيمم | purification cleanliness | wash purify | 5:6 4:43
zakat zakah alms sadaqah sadaqa زكاه صدقه | charity charities donate donation poor_due | zakah charity charities | 9:60 2:177 2:267 2:261
sawm siyam roza ramadan ramadhan ramzan iftar suhoor suhur fasting صيام صوم يصوم رمضان | fast fasts fasted | fast fasting ramadhan | 2:183-185 2:187
hajj haj pilgrimage umrah umra kaaba kabah mecca makkah حج عمره كعبه | pilgrim | hajj umrah | 3:97 2:196-197 22:27
riba mortgage ربا | interest usury loan loans bank | interest usury | 2:275-276 2:278-279 3:130
jannah jannat janna paradise جنه | heaven garden gardens | paradise gardens | 3:133 13:35 47:15 56:12
jahannam jahanam hellfire نار جهنم | hell | hell hellfire fire | 4:56 11:106-107 39:71 67:6-8
isa jesus عيسي مسيح | christ messiah | jesus messiah | 3:45 3:59 4:157-158 19:30 5:75
trinity ثالوث تثليث | | trinity three | 4:171 5:73 112:1-3
musa موسي | moses | moses | 20:9-14 28:7 7:103 26:63
firawn فرعون | pharaoh | pharaoh | 10:90-92 28:4 79:17
ibrahim ابراهيم | abraham | abraham | 2:124 6:75-76 14:37 16:120 21:68-69
ismail ishmael اسماعيل | | ishmael | 37:102 19:54 2:127
ishaq isaac اسحاق | | isaac | 37:112 11:71
yaqub يعقوب | jacob | jacob | 2:132-133 12:86
yusuf يوسف | joseph | joseph | 12:4 12:23 12:90 12:101
nuh نوح | noah ark flood | noah ship | 11:36-37 11:42 71:1 29:14
lut لوط homosexuality homosexual | gay lesbian sodomy | lot | 7:80-81 26:165-166 27:54-55 29:28
dawud داود | david | david | 38:17 34:10 21:79 38:26
sulayman sulaiman سليمان | solomon | solomon | 27:16-17 34:12 38:35
ayyub ayub ايوب | job_prophet prophet_job | job | 21:83-84 38:41-42 38:44
yunus يونس | jonah jonas whale | jonah | 21:87-88 37:139-142
zakariyya zakariya زكريا | zechariah | zechariah | 19:2-5 3:38 21:89-90
yahya يحيي | | john | 19:12-14 3:39
adam ادم | | adam | 2:30-31 7:11 20:115 3:59
maryam مريم | mary virgin_mary | mary | 3:42 19:16-21 66:12 3:37
prophet_muhammad muhammad mohammed mohammad محمد رسول | | muhammad messenger | 33:40 33:21 48:29 21:107 3:144
prophets nabi rasul انبياء نبي | messengers | prophets messengers | 2:136 4:163-164 16:36 2:285
iblis iblees satan shaytan shaitan ابليس شيطان | devil | iblees satan | 7:11-13 35:6 2:34 17:61-62
jinn djinn جن | demons | jinn | 51:56 72:1 55:15 15:27
malaika angel angels ملائكه | | angels | 35:1 2:285 66:6 16:50
jibreel jibril جبريل | gabriel | gabriel spirit | 2:97 26:193-194 16:102
tawhid tawheed توحيد | oneness monotheism one_god | one god | 112:1-4 2:163 21:25 16:36
shirk شرك | idolatry polytheism idols idol | associate | 4:48 31:13 4:116 39:65
names_of_allah 99_names asma_ul_husna اسماء_الله | | names best | 7:180 59:22-24 17:110 20:8
taqwa تقوي | piety god_consciousness righteousness | righteousness fear | 2:177 49:13 3:102 2:197
iman ايمان | faith belief believers | faith believe | 49:15 8:2-4 2:285 23:1-2
kufr kafir kuffar كفر كافر | disbelief disbeliever unbelievers infidel infidels | disbelieve | 109:1-6 2:6-7 60:8
tawbah tawba istighfar repentance repent توبه استغفار | repenting forgiveness sins sin | repent forgive repentance | 39:53 66:8 4:110 25:70 3:135
sabr صبر | patience patient hardship perseverance | patience patient | 2:153 2:155-157 3:200 39:10 94:5-6
shukr شكر | gratitude thankful grateful | grateful | 14:7 31:12 2:152
dua duaa دعاء | supplication invocation | supplication call invoke | 2:186 40:60 7:55
dhikr zikr ذكر | remembrance remembering | remembrance remember | 13:28 33:41-42 2:152
tawakkul توكل | trust reliance rely anxiety anxious worry worried | rely reliance trust | 65:3 3:159 13:28 9:51
rahma رحمه | mercy merciful | mercy merciful | 7:156 39:53 6:54 21:107
qadr qadar destiny قدر | predestination fate free_will destined | decree predestined | 54:49 57:22 18:29 76:29-30 9:51
laylat_al_qadr night_of_power night_of_decree ليله_القدر | | decree night | 97:1-5 44:3
qiyamah judgment_day day_of_judgment day_of_judgement akhirah hereafter afterlife resurrection قيامه اخره | the_hour judgment judgement last_day | resurrection recompense hereafter | 99:6-8 75:1-4 21:47 39:68 22:7
reincarnation barzakh برزخ | rebirth grave | barrier raised | 23:99-100 2:28
mawt موت | death die dying dead | death die | 3:185 21:35 62:8 39:42
ruh روح | soul souls spirit | soul spirit | 17:85 39:42 32:9 91:7-10
halal haram حلال حرام | lawful unlawful | lawful unlawful | 2:168 5:87-88 7:32-33 16:116
khamr خمر | alcohol wine beer drunk drinking intoxicants intoxicated drugs | intoxicants wine | 5:90-91 2:219 4:43
maysir ميسر قمار | gambling gamble lottery betting | gambling | 5:90-91 2:219
pork خنزير | pig swine bacon gelatine gelatin ham | swine | 2:173 5:3 6:145 16:115
dhabiha ذبح | slaughter meat | slaughtered animals name | 5:3 6:118 6:121 5:5
qurbani udhiyah اضحيه eid عيد | sacrifice sacrifices sacrificing | sacrifice | 22:36-37 108:2 37:107
hijab niqab burqa jilbab حجاب | veil headscarf modesty modest covering | chastity garments headcovers | 24:30-31 33:59 24:60
zina adultery fornication زنا | sex dating premarital sex_before_marriage before_marriage girlfriend boyfriend | unlawful intercourse | 17:32 24:2 24:30 25:68
nikah nikkah نكاح زواج | marriage marry marrying married wedding spouse spouses | marry marriage mates | 30:21 24:32 4:3 4:21
mushrik interfaith يتزوج_غير | marry_christian marry_non non_muslim_man non_muslim_woman | polytheistic marry | 2:221 60:10 5:5
mahram cousins مراه_محرم | cousin | prohibited marriage sisters | 4:22-23 33:50
polygamy polygyny تعدد | four_wives second_wife many_wives multiple_wives | two three four | 4:3 4:129
mahr صداق مهر | dowry | bridal | 4:4 4:24
talaq طلاق khula | divorce divorced divorcing | divorce divorced | 2:229-230 65:1-2 2:226-228 4:35
iddah عده | waiting_period widow widows | waiting period | 2:228 2:234 65:4
zawja زوجه زوج | wife wives husband husbands | wives husband wife | 4:19 30:21 2:228 2:187 4:34
beat_wife beating_wives wife_beating ضرب_الزوجه | domestic_violence beat_his beat_her beat_your | strike wives | 4:34-35 4:19 30:21
abortion اجهاض | miscarriage fetus | kill children poverty | 17:31 6:151 23:12-14
contraception breastfeeding رضاع | nursing | nurse | 2:233 31:14 46:15
walidayn والدين ام امهات | parents parent mother mothers father fathers | parents mother | 17:23-24 31:14 46:15 29:8
awlad اولاد | children child kids offspring | children offspring | 66:6 17:31 25:74 31:13
yateem orphan orphans يتيم ايتام | | orphans | 4:2 4:10 93:9 4:6 107:1-3
kafala adoption تبني كفاله | adopt adopted foster surname | adopted fathers | 33:4-5
families_paradise families_together | families family relatives | families offspring relatives | 52:21 13:23 40:8 16:90
mirath faraid inheritance ميراث ارث | inherit heirs inheriting | inheritance inherit estate | 4:11-12 4:7 4:176
wasiyya وصيه | will_testament bequest | bequest | 2:180 5:106
gheebah ghibah backbiting backbite غيبه نميمه | gossip slander mocking ridicule | backbite suspicion scorner | 49:11-12 104:1 24:19
kadhib كذب | lying lie lies liar honesty honest truthful | truth truthful liars | 9:119 33:70 16:105
taqiyya taqiya تقيه | | forced prudence | 16:106 3:28 9:119
amanah امانه عهد | promise promises trustworthiness oath oaths covenant | covenant trusts promise | 17:34 5:1 16:91 23:8 4:58
ghish غش | exam exams cheating cheat fraud deceive business trade | measure trade weight | 83:1-3 55:9 6:152 26:181-183 4:29
israf اسراف | wealth rich money wasteful spending extravagance | wealth spend | 28:77 18:46 17:26-27 63:9 25:67
oath_expiation kaffarah كفاره | expiation breaking_oath breaks_an_oath break_oath | expiation oath | 5:89 66:2
musiqa موسيقي | music singing song songs | amusement speech | 31:6
dayn دين_المال | debt debts contract borrowing | debt contract witnesses | 2:282-283 2:280
halal_food طعام | food eat | eat lawful good | 2:168 2:172 5:4 5:96
kalb dog_as_a_pet pet_dog keep_a_dog keep_dogs are_dogs touch_a_dog كلب | | hunting dogs | 5:4 18:18 18:22
adl عدل | justice just fairness judge witness | justice | 4:135 5:8 16:90 4:58
qisas suicide قصاص | retribution murder killing kill killed terrorism terrorist bombers | kill murder retribution | 5:32 4:29 17:33 2:178 4:93
jihad جهاد | war holy_war fighting fight peace | fight strive peace | 2:190 22:39-40 8:61 60:8 29:69
ikrah no_compulsion اكراه | compulsion religious_freedom tolerance religions freedom forced | compulsion religion | 2:256 109:6 10:99 60:8 22:40
ahl_al_kitab people_of_the_book jews christians اهل_الكتاب | jew christian | jews christians scripture | 3:64 29:46 2:62 5:82
tawrat injil torah gospel bible تورات انجيل | scriptures | torah gospel | 5:44 5:46-48 3:3-4
kibr كبر | pride arrogance arrogant humility humble boastful | arrogant proud humbly | 31:18 25:63 17:37 7:146
ghadab غضب | anger angry | anger pardon | 3:134 42:37 41:34
hasad حسد evil_eye | envy jealousy jealous | envy | 113:1-5 4:54 4:32
sihr black_magic سحر | magic sorcery witchcraft | magic | 2:102 20:69 113:4
racism قوميه | race racist colour color equality tribes nations | tribes peoples | 49:13 30:22
neighbour neighbours جار | neighbor neighbors | neighbor | 4:36
brotherhood اخوه | brothers unity reconcile | brothers settlement | 49:10 3:103
women_rights نساء مراه | women woman female females | women female | 33:35 4:124 16:97 4:7 4:32
ilm علم | knowledge learning education study science | knowledge know learn | 20:114 39:9 96:1-5 58:11 35:28
purpose_of_life why_create_us create_us created_us الغاية_من_الخلق | meaning_of_life | worship created | 51:56 67:2 23:115 3:191
awliya friends_with_non friends_with_christians موالاه | friends friendship friend | allies friends | 60:8-9 5:51 25:28
smoking cigarettes vape تدخين | harm_yourself self_harm | destruction | 2:195 4:29 7:157
libas dress_modestly لباس | clothes clothing dress | clothing adornment | 7:26 7:31 24:30-31
sariqa theft سرقه | stealing steal thief thieves robbery | thief steal | 5:38-39 60:12
salam salaam سلام تحيه | greeting greetings | greeting peace | 4:86 24:61 24:27 6:54
isti'dhan استئذان | asking_permission entering_houses enter_house privacy | permission houses | 24:27-28 24:58
muahada معاهده | treaty treaties | treaty | 8:61 9:4 16:91
matar rain مطر | | rain | 30:48 24:43 42:28 25:48-49
jibal mountains جبال | pegs | mountains stakes | 78:6-7 16:15 21:31
hayawan animals حيوان | animal | animals creatures cattle | 6:38 16:5-8 24:45
become_muslim become_a_muslim convert_to_islam shahada shahadah shahadatayn شهاده | conversion | witness deity | 3:18-19 47:19 2:256 3:85
who_wrote_the_quran who_wrote_quran author_of_the_quran quran_miracle اعجاز | | invented surah | 10:37-38 2:23 4:82 16:103
khalq creation خلق | created universe big_bang evolution create embryo | created creation | 21:30 41:11 23:12-14 32:7-8 51:47
arsh throne_verse عرش | throne | throne | 2:255 7:54 20:5
moon_god sun_worship worship_moon worship_the_moon | | moon sun prostrate | 41:37 112:1-2 6:77
ashab_al_kahf people_of_the_cave اهل_الكهف اصحاب_الكهف | cave sleepers | cave companions youths | 18:9-11 18:22 18:25
luqman لقمان | | luqman | 31:12-13 31:16-17 31:18-19
bilqis queen_of_sheba سبا بلقيس | sheba | sheba | 27:22-23 27:44 34:15
naml نمل | ant ants | ant | 27:18
nahl bees honey نحل عسل | bee | bees honey | 16:68-69
ankabut spider عنكبوت | spiders spider_web | spider | 29:41
hadid iron حديد | | iron | 57:25
lower_gaze lower_the_gaze lowering_gaze lowering_the_gaze غض_البصر | gaze pornography porn | vision | 24:30-31
ashab_al_fil people_of_the_elephant اصحاب_الفيل | elephant | elephant | 105:1-5
habil qabil هابيل قابيل | cain abel sons_of_adam | adam sons | 5:27-31
hud ad_people thamud salih صالح هود ثمود | | thamud hud salih | 7:65 7:73 11:50 11:61 91:11-15
shuayb midian شعيب مدين | | shu'ayb madyan | 7:85 11:84-85
qarun korah قارون | | qarun | 28:76-78 28:81
abu_lahab لهب | | lahab | 111:1-5
imran عمران | | imran | 3:33-35
badr uhud بدر احد | | badr | 3:123 8:9-10 3:152
dhul_qarnayn gog_magog yajuj_majuj ياجوج ذو_القرنين | gog magog | gog magog | 18:83-84 18:94 21:96
khidr خضر | | | 18:65-67 18:82
isra_miraj miraj اسراء معراج | night_journey ascension | aqsa night | 17:1 53:13-15
dajjal second_coming دجال | antichrist jesus_return jesus_coming | hour | 43:61 4:159
quran_revealed quran_reveled نزول_القران | revealed revelation revealed_quran reveal | revealed | 2:185 97:1 17:106 25:32
what_quran recite_quran tilawah tajweed read_quran تلاوه | recite recitation recitation_quran read_the | recite recitation | 73:4 73:20 35:29 38:29 2:2
preserved_quran quran_changed quran_preserved حفظ_القران | preserved corrupted | guardian | 15:9 41:42
sunnah hadith hadeeth hadiths سنه حديث | obey_messenger | obey messenger | 59:7 4:59 33:21 16:44
mushaf touch_quran مصحف | | touch purified | 56:77-79
same_god allah_god same_god_as | god_of_christians | our god | 29:46 3:64 42:15
pray_to_muhammad worship_muhammad | | | 18:110 41:6 3:144
masjid mosque مسجد مساجد | mosques | mosques | 9:18 72:18 24:36
jumuah jummah khutbah friday_prayer جمعه | friday | friday congregation | 62:9-10
qiblah qibla direction_of_prayer direction_of_kaaba قبله | direction which_direction | direction face | 2:144 2:150
musafir sick_fasting مسافر مريض | traveller traveler travelling pregnant sick illness ill sickness | ill journey | 2:184-185 4:101
menses haid menstruation menstruating حيض | period_woman | menstruation | 2:222
shifa شفاء | healing cure heal medicine | healing | 17:82 26:80 16:69
depression sad sadness grief حزن | grieve hopeless despair lonely | grieve despair | 94:5-6 39:53 13:28 12:87 2:286
tattoo tattoos وشم | | creation_of_allah | 4:119
riya رياء | showing_off insincerity | show seen | 107:4-6 2:264 4:142
munafiq munafiqun munafiqeen hypocrites منافق نفاق | hypocrisy hypocrite | hypocrites | 2:8-10 4:142-143 63:1 9:67
infaq انفاق | feed hungry needy poor | needy poor feed | 76:8-9 2:177 107:1-3 90:14-16
rizq رزق | provision sustenance income job_income earn | provision | 11:6 65:2-3 51:22 29:60
caliph khalifa خليفه shura | leadership ruler consultation government | consultation authority successive | 42:38 4:59 2:30
sahabah companions_of_prophet صحابه | emigrants ansar | emigrants | 9:100 48:29 59:8-9
hoor houri houris حور | virgins | eyes companions | 56:22-23 44:54 52:20
the_quran_itself | | guidance quran | 2:2 17:9 15:9 2:185 4:82
islam_itself | | islam | 3:19 5:3 3:85 2:208
allah_himself | | | 112:1-4 2:255 59:22-24 20:14 6:103
`;

export interface Subject {
  /** Ways to ask for it, each a list of plain words; `ofTheField` tells the two columns apart. */
  names: { words: string; ofTheField: boolean }[];
  /** What to look for in the translation. */
  search: string[];
  /** Written as `2:183` or `2:183-185`. */
  passages: string[];
}

export const subjects: readonly Subject[] = TABLE.trim().split('\n').map(readLine);

function readLine(line: string): Subject {
  const [field = [], everyday = [], search = [], passages = []] = line.split('|').map(cells);
  const names = [
    ...field.map((words) => ({ words, ofTheField: true })),
    ...everyday.map((words) => ({ words, ofTheField: false })),
  ];
  return { names, search, passages };
}

function cells(column: string): string[] {
  return column
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .map((cell) => cell.replaceAll('_', ' '));
}
