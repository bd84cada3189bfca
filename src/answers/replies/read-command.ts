import { findReferences } from '../../references/find-references.ts';
import type { Reference } from '../../references/reference.ts';
import { versesIn } from '../../references/surahs.ts';

/** What a visitor wants who names a passage, or only greets. */
export type Command =
  | { kind: 'passages'; references: readonly Reference[] }
  | { kind: 'no-such-surah'; surah: number }
  | { kind: 'no-such-verse'; surah: number }
  | { kind: 'greeting' }
  | { kind: 'thanks' }
  | { kind: 'about-site' };

/** Reads a question that is a command; undefined for an ordinary question, which may name passages too. */
export function readCommand(question: string): Command | undefined {
  const greeting = readGreeting(question);
  if (greeting) return greeting;
  if (question.length <= MOST_SMALL_TALK && ABOUT_SITE.test(question)) return { kind: 'about-site' };
  const references = findReferences(question);
  const missing = missingPlace(question, references);
  if (missing) return missing;
  let rest = question;
  for (const { start, end } of [...references].reverse()) rest = `${rest.slice(0, start)} ${rest.slice(end)}`;
  const found: Reference[] = references.map(({ reference }) => reference);
  for (const [whole, surah, from, to] of rest.matchAll(BARE)) {
    const verses = versesIn(Number(surah));
    if (verses === 0) return { kind: 'no-such-surah', surah: Number(surah) };
    if (Number(from) > verses || Number(from) === 0) return { kind: 'no-such-verse', surah: Number(surah) };
    // “2:183-1” ends before it begins: the first verse is meant.
    const last = Math.max(Number(from), Math.min(Number(to ?? from), verses));
    found.push({ work: 'quran', surah: Number(surah), from: Number(from), to: last });
    rest = rest.replace(whole, ' ');
  }
  const most = found.some(isWholeSurah) ? 0 : MOST_WORDS_BESIDE;
  if (found.length === 0 || tellingWords(rest).length > most) return undefined;
  return { kind: 'passages', references: found };
}

/** A question with more words than this beside its references asks about something. */
const MOST_WORDS_BESIDE = 2;

/** “Ya-Sin benefits” asks about a surah, “4:34 women” names a verse. */
const isWholeSurah = (reference: Reference) =>
  reference.work === 'quran' && reference.from === 1 && reference.to === versesIn(reference.surah);

/** 2:255, without clock times. */
const BARE =
  /(?<!\b(?:at|by|around|until|from|before|after)\s)(?<![\d:.])(\d{1,3})\s?:\s?(\d{1,3})(?:\s?[-–]\s?(\d{1,3}))?(?![\d:]|\s?[ap]\.?m\b)/giu;

const SURAH_NUMBER =
  /(?:\b(?:surah?|suras?|sourate|sure|chapter)|سور[ةه])\s*(?:no\.?|number|رقم)?\s*(\d{1,4}|[٠-٩]{1,4})(?!\p{N})/iu;

function missingPlace(question: string, references: ReturnType<typeof findReferences>): Command | undefined {
  for (const { reference } of references) {
    if (reference.work !== 'quran') continue;
    const verses = versesIn(reference.surah);
    if (verses === 0) return { kind: 'no-such-surah', surah: reference.surah };
    if (reference.from > verses || reference.from === 0) return { kind: 'no-such-verse', surah: reference.surah };
  }
  const [, figures] = SURAH_NUMBER.exec(question) ?? [];
  if (figures === undefined) return undefined;
  const surah = Number(figures.replace(/[٠-٩]/gu, (digit) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit))));
  return versesIn(surah) === 0 ? { kind: 'no-such-surah', surah } : undefined;
}

const ASKING_WORDS = new Set(
  (
    'what does do is are the of in a an say says said mean means meaning explain explanation tell me about show give read ' +
    'recite quran koran verse verses ayah ayat ayats aya surah sura chapter hadith number no please text full translation ' +
    'arabic english tafsir which can you and to i want from for it ما ماذا معنى تفسير شرح آية اية الآية سورة سوره حديث رقم في من ' +
    'القرآن القران اقرأ اكتب لي نص'
  ).split(' '),
);

function tellingWords(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}']+/u)
    .filter((word) => word !== '' && !ASKING_WORDS.has(word));
}

const GREETING =
  /^[^\p{L}\p{M}\p{N}]*(?:(?:as+|a[sl])?[- ]?sala+m+(?:u|o)?(?:[^\p{L}\p{M}\p{N}]+(?:a?l[ae]i?[iy]?k[uo]m|al[ae]ykum|walaikum))?(?:[^\p{L}\p{M}\p{N}]+(?:wa?|wr)?[^\p{L}\p{M}\p{N}]*rahmat\p{L}*.*)?|salams?|slm|hi+|hello+|hey+|good (?:morning|evening|afternoon|day)|السلام(?: عليكم)?(?: ورحمة الله)?(?: وبركاته)?|سلام|مرحبا|اهلا|أهلا|selam(?:un aleykum)?|bonjour|salut|hola|merhaba|assalamualaikum)(?:\s+(?:there|everyone|all|brother|sister|sir|team|friend|friends|how (?:are|r) (?:you|u)(?: (?:doing|today))*|how is it going|يا\s+\p{L}+))*[^\p{L}\p{M}\p{N}]*$/iu;

const THANKS =
  /^[^\p{L}\p{M}\p{N}]*(?:(?:ok(?:ay)?|great|good|nice|wow|very helpful)[^\p{L}\p{M}\p{N}]+)*(?:(?:thanks?(?: you)?(?: so much| very much| a lot)?|thank u|thx|ty|merci|gracias|teşekkür(?:ler)?|terima kasih|danke|shukran|shukriya)(?:[^\p{L}\p{M}\p{N}]+(?:[\p{L}’']+[^\p{L}\p{M}\p{N}]*){0,10})?|(?:jaz[ae]k\p{L}*(?:[^\p{L}\p{M}\p{N}]+allah\p{L}*)?(?:[^\p{L}\p{M}\p{N}]+kha[iy]r\p{L}*)?|barak\p{L}*[^\p{L}\p{M}\p{N}]+(?:allah\p{L}*[^\p{L}\p{M}\p{N}]+)?f[ei]+k\p{L}*|شكرا(?: جزيلا)?(?: لك| لكم)?|جزاك(?:م)? الله(?: خيرا?)?|بارك الله فيك(?:م)?)(?:[^\p{L}\p{M}\p{N}]+(?:brother|sister|sheikh|shaykh|akhi|ukhti|all|everyone|for (?:the|your|this) \p{L}+|يا \p{L}+))?)[^\p{L}\p{M}\p{N}]*$/iu;

const STILL_ASKS =
  /(?<![\p{L}\p{M}])(?:but|what|how|why|who|is|are|can|does|do i|should|لكن|ما|هل|كيف)(?![\p{L}\p{M}])/iu;

const MOST_SMALL_TALK = 80;

function readGreeting(question: string): Command | undefined {
  if (question.length > MOST_SMALL_TALK || /[?؟]/u.test(question.replace(/how (?:are|r) (?:you|u)[^?]{0,12}\?/iu, '')))
    return undefined;
  if (GREETING.test(question)) return { kind: 'greeting' };
  return THANKS.test(question) && !STILL_ASKS.test(question) ? { kind: 'thanks' } : undefined;
}

/** Asks who is answering, and not about anything in particular. */
const ABOUT_SITE =
  /^[^\p{L}\p{M}\p{N}]*(?:(?:hi+y?a?|hello|hey|salam|ok(?:ay)?|so|wait|but|sorry)[^\p{L}\p{M}\p{N}]+)*(?:(?:are|r)\s+(?:you|u)\s+(?:\p{L}+\s+){0,3}?(?:robot|bot|human|person|people|ai|a\.i\.|machine|computer|program|chatgpt|gpt|imam|sheikh|shaykh|scholar|mufti|muslim)\b|(?:am i|is this)\s+(?:\p{L}+\s+){0,5}?(?:robot|bot|human|person|ai|machine|chatgpt)\b|who\s+(?:are you|r u|made you|answers? here|(?:made|runs?|writes?|wrote|is behind)\s+(?:this|the)(?:\s+(?:web\s?site|site|page|app))?)|what\s+(?:can|do)\s+you\s+do\b|how\s+do\s+you\s+work\b|(?:هل\s+)?(?:أنت|انت|إنت)\s+(?:\p{L}+\s+)?(?:روبوت|إنسان|انسان|بشر|برنامج|آلة|شيخ|عالم|مسلم)|من\s+(?:أنت|انت|صنعك|يجيب هنا)|مين\s+(?:انت|أنت))(?:\s+(?:or|and|أم|ام|او)\s+[^?؟]{0,40}|\s+(?:here|really|please))?[^\p{L}\p{M}\p{N}]*$/iu;
