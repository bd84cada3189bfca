import { openingsWithoutAnswer } from '../../answers/replies/choice-replies.ts';
import { offTopicAnswer, overrideAnswer, weaponAnswer } from '../../answers/replies/declining-answers.ts';
import { type TriageLists, triage } from '../../answers/triage/triage.ts';
import type { ReplyKind } from '../../contract/entities.ts';

/** How a pair is saved: `unlisted` ones are kept and never public; `not-kept` ones leave no trace. */
export type SavedAs = 'listed' | 'unlisted' | 'not-kept';

/**
 * The rules of the public history. It shows ordinary answers only: no help (which is not even kept, so that nobody can
 * learn that it was asked for), no personal case, no story in the first person, no abstention and no decline.
 */
export function savedAs(question: string, answer: string, lists: TriageLists): SavedAs {
  const need = triage(question, lists).kind;
  if (need === 'crisis' || need === 'abuse') return 'not-kept';
  const isOrdinary = need === 'general' || need === 'premise';
  return isOrdinary && !saysNo(answer) && !isOwnStory(question) ? 'listed' : 'unlisted';
}

/** Whether the list may show a reply of this kind; the kind is not known where this server did not give the reply. */
export const isListedKind = (kind: ReplyKind | undefined) => kind === undefined || kind === 'answer';

/** Replies without an answer begin with fixed words, by which they are known without the record of what was given out. */
const openings: readonly string[] = [
  ...openingsWithoutAnswer,
  ...(['en', 'ar'] as const)
    .flatMap((language) => [offTopicAnswer(language), overrideAnswer(language), weaponAnswer(language)])
    .flatMap((blocks) => blocks.map(({ words }) => words)),
];

const saysNo = (answer: string) => openings.some((opening) => answer.trimStart().startsWith(opening));

/** A text with this many words, some of them about the writer, is a story and not a question. */
const LONG = 30;

const asksFirst =
  /^[^\p{L}\p{N}]*(?:what|whats|how|why|when|where|who|which|can|could|may|might|is|are|was|were|does|do|did|should|shall|must|will|would|has|have|explain|define|tell me about)\b(?! i (?:been|had|was)\b)/iu;
const wantsToKnow =
  /^[^\p{L}\p{N}]*(?:i|we)(?:'m| am)? (?:(?:just|only|really) )?(?:want|would like|'d like|wish|need|wonder|wondering|am wondering|have a question|was wondering)\b/iu;
const ofMyself = /\b(?:i|i'm|im|i've|ive|i'd|i'll|me|my|mine|myself|we|our|us)\b/iu;
const startsWithMyself = /^[^\p{L}\p{N}]*(?:i|i'm|im|i've|ive|we|we've|my|our)\b/iu;
const mine = /\b(?:my|our) (?:(\w+) )?(\w+)\b/gi;
const people = new Set(
  `husband|hubby|wife|father|dad|daddy|mother|mom|mum|brother|brothers|sister|sisters|uncle|aunt|parents|stepfather|stepdad|stepmother|stepmom|son|daughter|cousin|boyfriend|girlfriend|fiance|fiancee|ex|inlaws|laws|family|partner|spouse|grandfather|grandmother|grandpa|grandma|baba|bro|sis|nephew|niece|husbands|wives|friend|roommate|colleague|boss|neighbor|neighbour|marriage|child|children|kid|kids|baby`.split(
    '|',
  ),
);

const asksFirstInArabic = /^[^\p{L}]*(?:ما|ماذا|هل|كيف|متى|لماذا|لم|من|أين|اين|كم|أي|اي|ليش|شو|ايش|إيش)(?!\p{L})/u;
const ofMyselfInArabic =
  /(?<!\p{L})[ولب]?(?:أنا|انا|عندي|معي|لي|كنت|زوج[يت]ي?|زوجتي|خطيب[يت]ي?|ابني|بنتي|ابنتي|أولادي|اولادي|أمي|امي|أبي|ابي|والدي|والدتي|أخي|اخي|أختي|اختي|أهلي|اهلي|صديقي|صديقتي|حماتي)(?!\p{L})/gu;

/** Whether a question is a story of its writer's own life: such a text names people who did not ask to be public. */
function isOwnStory(question: string): boolean {
  const inArabic = question.match(ofMyselfInArabic)?.length ?? 0;
  const speaksOfItself = inArabic > 0 || ofMyself.test(question);
  if (speaksOfItself && question.split(/\s+/).length >= LONG) return true;
  if (wantsToKnow.test(question)) return false;
  if (startsWithMyself.test(question)) return true;
  if (namesMyPeople(question)) return !asksFirst.test(question);
  return inArabic > 0 && !asksFirstInArabic.test(question);
}

const namesMyPeople = (question: string) =>
  [...question.toLowerCase().matchAll(mine)].some(
    ([, first = '', second = '']) => people.has(first) || people.has(second),
  );
