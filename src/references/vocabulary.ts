import { arabicKey } from '../text/arabic-key.ts';

/**
 * Words of references in the plain form that `tokenize` gives: Latin ones as they are, Arabic ones also with prefixes.
 */
function words(latin: string, arabic = ''): ReadonlySet<string> {
  const set = new Set(latin.split(' '));
  for (const word of arabic
    .split(' ')
    .filter((each) => each !== '')
    .map(arabicKey)) {
    for (const clitic of ['', 'و', 'ف', 'ب', 'ل', 'ك']) set.add(clitic + word);
    if (word.startsWith('ال')) set.add(`لل${word.slice(2)}`).add(`ولل${word.slice(2)}`);
  }
  return set;
}

export const quranWords = words('quran quraan koran kuran coran qoran', 'القرآن قرآن');
export const quranEpithets = words('karim kareem majid majeed hakim', 'الكريم المجيد العظيم الحكيم العزيز');

/** Between the Quran's name and the place: `The Quran says in 2:183`. */
export const saying = words(
  'says say said states stated in mentions mentioned tells us teaches declares reads also',
  'في يقول',
);

export const surahWords = words(
  'surah sura surat surahs suras soorah soora surath sourate suratul suratal suratun suratur suratus suratush suratut ' +
    'suratuz suratud suratadh suratan surahtul',
  'سورة السورة سورتي سورتا السورتين السورتان سور السور',
);
export const pluralSurahWords = words('surahs suras', 'سورتي سورتا السورتين السورتان سور السور');
export const chapterWords = words('chapter chapters ch chap chpt');

export const ayahWords = words(
  'ayah aya ayat ayaat ayahs ayas ayats ayaah ayet aayat aayah aayat ayatul',
  'آية الآية آيات الآيات الآيتين الآيتان آيتين آيتان آيه',
);
export const verseWords = words('verse verses vers v vv vs vss vrs verset versets versiculo versiculos versetto');
export const numberWords = words('no nos number numbers num nr', 'رقم الرقم');

export const ofWords = words('of from in', 'من في');
export const fromWords = words('from between', 'من');
export const toWords = words('to through thru till until upto', 'إلى حتى');
export const andWords = words('and', 'و ثم');

/** What follows the word surah and is not its name: “The Surah About Patience, verse 5”, سورة من سور القرآن. */
export const notInSurahNames = words(
  'about says say said is was are were has have had contains contain in on with to from for or by as at it its this that ' +
    'these those which who whose what where when no not number page section part chapter surah sura verse verses ayah ayat ' +
    'ayahs quran begins starts opens ends mentions mentioned teaches tells states also means called named known here there ' +
    'above below again before after first second third last one two three four five six seven eight nine ten',
  'في من على إلى عن هذه تلك هي هو كل قبل بعد غير أخرى أي ما لا رقم عدد التي الذي الذين القرآن قرآنية قرآن آية الآية آيات الآيات ' +
    'السابقة الكريمة المباركة العظيمة الأولى الثانية الثالثة الأخيرة التالية المذكورة القرآنية المكية المدنية المفتوحة كاملا كما قال حيث ' +
    'أو ثم مع أنها إنها أول آخر وآية والآية الكريم المصحف صفحة الصفحة الجزء المجلد حديث الحديث رقم الرقم الباب الفصل',
);

/** What may follow a number that goes on with a list: not the thing it counts. */
export const mayFollowList = words(
  'and or of in from to say says said speak speaks tell tells are is was were which that where when as both also on ' +
    'about mention mentions state states show shows teach teaches respectively for surah sura describe describes',
  'من في على إلى أو ثم تدل يقول تقول تتحدث سورة وسورة',
);

/** Units that follow a number which is not a verse. */
export const countedThings = words(
  'times time x days day nights hours hour minutes minute min seconds weeks months years year people men women pages ' +
    'page verses ayahs ayat ayah verse million thousand hundred billion percent am pm ad ah ce bc bce juz st nd rd th km ' +
    'kg hadith hadiths ahadith narrations books volumes copies riyals dollars times',
  'مرات مرة مرتين أيام يوم يوما سنة سنوات عام ساعات ساعة دقيقة دقائق صفحة صفحات آية آيات حديث حديثا أحاديث مليون ألف رجل رجال هـ ه م',
);

/** Before a surah's name these make it the name of a person or a town: Abd ar-Rahman, Abu Maryam. */
export const beforePersons = words(
  'abd abdul abdur abdel abdal abu ibn bin bint umm imam sheikh shaykh',
  'عبد أبو أبي ابن بن أم الشيخ',
);

/** Names of other books with chapters and verses. */
export const otherBooks = words(
  'genesis exodus leviticus numbers deuteronomy joshua judges ruth samuel kings chronicles ezra nehemiah esther job ' +
    'psalm psalms proverbs ecclesiastes song isaiah jeremiah lamentations ezekiel daniel hosea joel amos obadiah jonah ' +
    'micah nahum habakkuk zephaniah haggai zechariah malachi matthew matt mark luke john acts romans corinthians ' +
    'galatians ephesians philippians colossians thessalonians timothy titus philemon hebrews james peter jude ' +
    'revelation bible torah gospel gita tanakh testament veda vedas sutra talmud',
  'التوراة الإنجيل إنجيل التكوين سفر المزامير متى مرقس لوقا يوحنا رسالة الإصحاح',
);

/** Before a reference in brackets. */
export const leads = words(
  'see cf also eg ie e g i part end beginning compare in from of the refer and or ref source holy noble glorious reported narrated recorded ' +
    'collected related by hadith',
  'انظر راجع ينظر في من قال تعالى الله رواه أخرجه متفق و أيضا كما قوله',
);

/** After a place in running text: “In 2:255 we read”. */
export const readWords = words('read reads says say states told tells');

/** Words after a reference in brackets: the translator's name, or a remark that the emphasis was added. */
export const translators = words(
  'saheeh sahih international yusuf ali abdullah pickthall marmaduke khattab clear haleem abdel asad arberry shakir hilali ' +
    'khan muhsin maududi itani qarai wahiduddin mubarakpuri translation translated trans tr by my emphasis added mine',
);

export const hadithWords = words('hadith hadeeth hadis hadees ahadith hadiths h hn', 'حديث الحديث ح أحاديث الأحاديث');
export const bookWords = words('book bk kitab', 'كتاب الكتاب');
export const volumeWords = words('volume vol', 'مجلد المجلد جزء الجزء');

/** Before a traditionist who shares his name with others: narrated by Muslim, رواه مسلم. */
export const narratedBy = words('', 'رواه أخرجه خرجه روى أخرج رواية صحيح وصحيح');
export const narrated = words('narrated reported recorded collected related transmitted');
