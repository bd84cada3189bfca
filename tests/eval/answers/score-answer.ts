import type { AnsweredQuestion } from '../../../src/answers/answer-question.ts';
import { questionOf } from '../../../src/answers/question.ts';
import { parseReference } from '../../../src/references/parse-reference.ts';
import type { SetQuestion } from './question-set.ts';

/** Beyond it, references are stuffing. */
const MOST_REFERENCES = 8;

export interface Score {
  question: SetQuestion;
  /** Whether an expected passage is cited; undefined where none is expected. */
  cites: boolean | undefined;
  /** The expectations that no word of the answer meets, and the forbidden ones that one does. */
  unmet: readonly string[];
  references: number;
  isStuffed: boolean;
  /** Number of citations that the checker does not support. */
  unsound: number;
  words: number;
  engine: string;
  kind: string;
}

const SOUND = new Set(['verified', 'reference-exists', 'unchecked']);

export function scoreAnswer(question: SetQuestion, { answer, kind }: AnsweredQuestion): Score {
  const said = answer.markdown;
  const plain = said.normalize('NFC').replace(/[\u064b-\u065f\u0670\u06d6-\u06ed\u0640]/gu, '');
  const says = (wanted: string) => [said, plain].some((text) => new RegExp(wanted, 'iu').test(text));
  const expected = [...question.gold_quran, ...question.gold_hadith];
  const titles = answer.sources.map(({ title }) => title);
  return {
    question,
    cites: expected.length === 0 ? undefined : expected.some((gold) => titles.some((title) => holds(title, gold))),
    unmet: [
      ...question.must_mention.filter((wanted) => !says(wanted)),
      ...(question.must_not ?? []).filter(says).map((forbidden) => `not: ${forbidden}`),
    ],
    references: titles.length,
    isStuffed: titles.length > MOST_REFERENCES && !questionOf(question.q).wantsMore,
    unsound: answer.check.citations.filter(({ verdict }) => !SOUND.has(verdict)).length,
    words: said.split(/\s+/u).length,
    engine: answer.engine,
    kind,
  };
}

/** `Quran 2:183-185` holds `2:184`, and `Sahih al-Bukhari 8` is `bukhari:8`. */
function holds(title: string, gold: string): boolean {
  const cited = parseReference(title);
  if (!cited) return false;
  if (cited.work === 'hadith') return gold === `${cited.collection}:${cited.number}`;
  const [surah, ayah] = gold.split(':').map(Number);
  return surah === cited.surah && ayah !== undefined && cited.from <= ayah && ayah <= cited.to;
}
