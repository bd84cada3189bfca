import type { Checker } from '../../checker/checker.ts';
import type { Corpus, Work } from '../../knowledge/corpus/corpus.ts';
import type { Point } from '../../knowledge/notes/note.ts';
import { pointIn } from '../../knowledge/notes/point-in.ts';
import { certaintyOf } from '../../knowledge/retrieval/certainty.ts';
import type { Findings, Found, FoundPoint, Retrieval } from '../../knowledge/retrieval/retrieval.ts';
import { formatReference } from '../../references/format-reference.ts';
import type { QuranReference, Reference } from '../../references/reference.ts';
import type { DraftBlock } from '../draft-answer.ts';
import type { AnswerLanguage } from '../question-language.ts';
import type { SiteText } from '../site-text.ts';
import type { Premise, TakenForGranted } from '../triage/read-premise.ts';
import type { Saying } from '../triage/sayings.ts';
import { locateSaying } from './locate-saying.ts';
import { attributedWords, collectionWords, listed, type PremiseWording, premiseWording } from './premise-wording.ts';

interface PremiseDependencies {
  retrieval: Retrieval;
  checker: Checker;
}

/** Maximum related passages: more would look like proof. */
const MOST_RELATED = 3;
const MOST_PLACES = 3;

/** A passage must reach this share of the best score, and `TOUCHES`, below which passages share only a word. */
const WORTH_RELATING = 0.5;
const TOUCHES = 0.8;

/** Score from which a note answers a `whether` question better than the statement that no verse was found. */
const ANSWERS_CERTAINLY = 0.7;

/**
 * Score from which a note that is far enough ahead is shown as background, after what was found about the words. A note that
 * begins with “Yes” or “No” is not shown, since it answers another question.
 */
const LIKELY = 0.5;

const VERDICT_FIRST = /^(?:yes|no|نعم|لا)(?!\p{L})/iu;

/**
 * Answers whether words that a question takes for scripture occur in the library. They are called scripture only if they
 * occur exactly; related passages are labelled as related. Undefined if a note answers the question: then the engine
 * should.
 */
export async function premiseAnswer(
  question: string,
  premise: TakenForGranted,
  language: AnswerLanguage,
  { retrieval, checker }: PremiseDependencies,
): Promise<DraftBlock[] | undefined> {
  const { corpus } = checker;
  const wording = premiseWording[language];
  const found = premise.manner !== 'rule' ? locateSaying(premise.claim, checker) : ({ kind: 'nowhere' } as const);
  if (found.kind === 'found') {
    const verses = found.at.filter((reference) => reference.work === 'quran').slice(0, MOST_PLACES);
    if (verses.length > 0) return [own(wording.stands(verses.length)), ...quoted(verses, language)];
    const places = found.at.slice(0, MOST_PLACES);
    const references = places.map((reference) => `[${formatReference(reference)}]`).join(' ');
    return [
      own(wording.standsInHadith),
      { kind: 'text', markdown: references },
      ...quoted(places.slice(0, 1), language),
    ];
  }
  if (premise.saying) return sayingAnswer(premise.saying, language, corpus);
  if (found.kind === 'near') return [own(wording.near), ...quoted([found.at], language)];

  const findings = await find(premise, question, retrieval);
  const { passages, points, answered } = findings;
  const isSure = certaintyOf(findings) === 'sure';
  if (premise.manner === 'whether' && answered >= ANSWERS_CERTAINLY && isSure) return undefined;
  const point = answered >= LIKELY && isSure ? background(points, language) : undefined;
  const shown = related(passages);
  return [
    own(openingFor(premise, corpus, wording)),
    ...relatedBlocks(shown, point !== undefined, wording, language),
    ...(point ? [own(wording.ofTheMatter), { kind: 'note', pieces: point.pieces } as const] : []),
    ...(point || shown.length > 0 ? [own(wording.closing)] : []),
  ];
}

/** The likeliest point that can stand as background: one that begins with a verdict answers another question. */
function background(points: readonly FoundPoint[], language: AnswerLanguage): Point | undefined {
  const [first] = points;
  const own = first && pointIn(first.note, first.point.id, language);
  return own && !VERDICT_FIRST.test(own.markdown) ? own : undefined;
}

/** Searches for the premise's words and, if they find nothing, for the whole question. */
async function find({ manner, claim }: Premise, question: string, retrieval: Retrieval): Promise<Findings> {
  const found = await retrieval.find(manner === 'whether' ? question : claim, MOST_RELATED);
  const isEmpty = found.passages.length === 0 && found.points.length === 0;
  return isEmpty && manner !== 'whether' ? retrieval.find(question, MOST_RELATED) : found;
}

/** What the list knows about a saying, and where the Quran speaks of its subject. */
function sayingAnswer(saying: Saying, language: AnswerLanguage, corpus: Corpus): DraftBlock[] {
  const { kind, verses } = saying;
  const wording = premiseWording[language];
  const verdict = verdictOn(saying, language);
  const held = verses.filter((reference) => corpus.passage(reference));
  if (held.length === 0) return [own(verdict)];
  const lead = kind === 'verse' || kind === 'untold' ? [] : [own(wording.speaksHere)];
  return [own(verdict), ...lead, ...quoted(held, language)];
}

function verdictOn(saying: Saying, language: AnswerLanguage): SiteText {
  const { kind, reported } = saying;
  const wording = premiseWording[language];
  if (kind === 'attributed') return attributedWords(saying, language);
  if (kind !== 'hadith') return wording.saying[kind];
  return wording.hadith(
    listed(
      reported.map(({ collection, number }) => collectionWords(collection, number, language)),
      language,
    ),
  );
}

function openingFor({ of, manner }: Premise, corpus: Corpus, wording: PremiseWording): SiteText {
  if (of === 'hadith') return corpus.works.some(isHadith) ? wording.noHadithFound : wording.noHadithHeld;
  return manner === 'rule' ? wording.rule : wording.nowhere;
}

function relatedBlocks(
  references: readonly QuranReference[],
  hasNote: boolean,
  wording: PremiseWording,
  language: AnswerLanguage,
): DraftBlock[] {
  if (references.length === 0) return hasNote ? [] : [own(wording.nothingRelated)];
  return [own(wording.related), ...quoted(references, language)];
}

function related(passages: readonly Found[]): QuranReference[] {
  const best = Math.max(...passages.map(({ score }) => score));
  return passages
    .filter(({ score }) => score >= Math.max(best * WORTH_RELATING, TOUCHES))
    .slice(0, MOST_RELATED)
    .map(({ passage }) => passage.reference);
}

function isHadith({ kind }: Work): boolean {
  return kind === 'hadith';
}

function own(words: SiteText): DraftBlock {
  return { kind: 'own', words };
}

function quoted(references: readonly Reference[], language: AnswerLanguage): DraftBlock[] {
  return references.map((reference) => ({ kind: 'passage', reference, introducedIn: language }));
}
