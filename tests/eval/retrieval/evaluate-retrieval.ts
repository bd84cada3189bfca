import { certaintyOf } from '../../../src/knowledge/retrieval/certainty.ts';
import { createRetrieval } from '../../../src/knowledge/retrieval/create-retrieval.ts';
import { loadThesaurus } from '../../../src/knowledge/retrieval/load-thesaurus.ts';
import type { Retrieval } from '../../../src/knowledge/retrieval/retrieval.ts';
import { table } from '../../bench/table.ts';
import { readVectors } from '../../support/read-vectors.ts';
import { testCorpus, testCorpusPath } from '../../support/test-corpus.ts';
import { testNotes } from '../../support/test-notes.ts';
import { percent } from '../checker/percent.ts';
import type { Part } from '../document.ts';
import type { EvalOptions } from '../eval.ts';
import { measureAblations } from './measure-ablations.ts';
import { measureField } from './measure-field.ts';
import { type Figures, measureQuestions } from './measure-questions.ts';
import { measureSpeed } from './measure-speed.ts';
import {
  blindOffTopic,
  blindQuestions,
  type QuestionSet,
  questionsOfAnswers,
  questionsOfVectors,
  sampleQuestions,
} from './read-questions.ts';

/** Evaluates the search: hits, false hits, the contribution of each part, and the time. */
export async function evaluateRetrieval({ reference }: EvalOptions): Promise<Part[]> {
  const [thesaurus, notes] = await Promise.all([loadThesaurus('content'), testNotes()]);
  const parts = { corpusPath: testCorpusPath, corpus: testCorpus(), thesaurus, notes };
  const retrieval = createRetrieval(parts);
  const { development, heldOut } = blindQuestions();
  const vectors = questionsOfVectors();
  const answers = questionsOfAnswers();
  const sample = sampleQuestions(reference);

  const developed = await measureQuestions(development.questions, retrieval);
  const found = [
    rowOf(vectors, await measureQuestions(vectors.questions, retrieval)),
    rowOf(development, developed),
    rowOf(heldOut, await measureQuestions(heldOut.questions, retrieval)),
    rowOf(answers, await measureQuestions(answers.questions, retrieval)),
  ];
  const sampled = sample && rowOf(sample, await measureQuestions(sample.questions, retrieval));
  const results: Part[] = [
    { name: 'retrieval/found', markdown: foundPart(found, developed) },
    sampled
      ? { name: 'retrieval/sample', markdown: `### The sample of the reference data\n\n${questionTable([sampled])}` }
      : { name: 'retrieval/sample', skipped: 'the sample is not in the folder of the reference data' },
    { name: 'retrieval/off-topic', markdown: await measureOffTopic(retrieval) },
    { name: 'retrieval/field', markdown: await measureField(retrieval) },
    {
      name: 'retrieval/ablations',
      markdown: await measureAblations(ablationSets(development, heldOut), async (ablations) =>
        createRetrieval(parts, { ablations }),
      ),
    },
    {
      name: 'retrieval/speed',
      markdown: await measureSpeed(
        [vectors, development, heldOut].flatMap(({ questions }) => questions.map(({ asked }) => asked)),
        retrieval,
      ),
    },
  ];
  await retrieval.close();
  return results;
}

/** Both halves, and the questions of both that one part is there for. */
function ablationSets(development: QuestionSet, heldOut: QuestionSet): QuestionSet[] {
  const all = [...development.questions, ...heldOut.questions];
  const tagged = (name: string, tag: string) => ({ name, questions: all.filter(({ tags }) => tags.includes(tag)) });
  return [
    { name: 'development', questions: development.questions },
    { name: 'held out', questions: heldOut.questions },
    tagged('misspelt', 'typo'),
    tagged('transliterated', 'translit'),
    tagged('other languages', 'other-language'),
  ];
}

function foundPart(rows: readonly string[][], { missed }: Figures): string {
  const failures = missed.map(({ asked, found }) => `- ${asked} → ${found.join(', ') || 'nothing'}`);
  return `### Passages found

A question counts as answered where a passage among the first five (or ten) holds a verse that a good answer cites. The
blind questions were written by somebody who had not seen the search. Their development half was looked at while the
thesaurus was written, so that its figure flatters; the held-out half and the answers’ set were only counted.

${questionTable(rows)}

What the search is weak at, and why, stands in [decision 10](decisions/10-retrieval.md). Missed in the development half: ${failures.length === 0 ? 'none.' : `\n\n${failures.join('\n')}`}`;
}

const questionTable = (rows: readonly string[][]) =>
  table(['Questions', 'count', 'recall@5', 'recall@10', 'MRR'], rows);

function rowOf({ name }: QuestionSet, { questions, atFive, atTen, reciprocalRank }: Figures): string[] {
  return [name, String(questions), percent(atFive, questions), percent(atTen, questions), reciprocalRank.toFixed(3)];
}

async function measureOffTopic(retrieval: Retrieval): Promise<string> {
  const { development, heldOut } = blindOffTopic();
  const vectors = (file: string) => readVectors(file).map(([asked = '']) => asked);
  const sets: [string, string[]][] = [
    ['written with the search', vectors('questions-off-topic.txt')],
    ['written with the search, harder', vectors('questions-off-topic-more.txt')],
    ['blind, development half', development],
    ['blind, held out', heldOut],
  ];
  const rows: string[][] = [];
  const answered: string[] = [];
  for (const [name, questions] of sets) {
    const wrong: string[] = [];
    for (const asked of questions) {
      if (certaintyOf(await retrieval.find(asked, 5)) === 'sure') wrong.push(asked);
    }
    rows.push([name, String(questions.length), String(wrong.length)]);
    if (questions !== heldOut) answered.push(...wrong);
  }
  return `### Questions from elsewhere: none may be answered

${table(['', 'questions', 'answered'], rows)}

Answered, the held-out ones aside: ${answered.join(' · ') || 'none'}.`;
}
