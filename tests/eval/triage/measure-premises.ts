import { type AnswerDependencies, answerQuestion } from '../../../src/answers/answer-question.ts';
import { premiseWording } from '../../../src/answers/replies/premise-wording.ts';
import { table } from '../../bench/table.ts';
import { percent } from '../checker/percent.ts';
import type { LabelledQuestion, LabelledSet } from './read-sets.ts';

const affirmations = Object.values(premiseWording).flatMap(({ stands, standsInHadith }) => [
  stands(1),
  stands(2),
  standsInHadith,
]);

interface Answered extends LabelledQuestion {
  affirmed: boolean;
  /** Whether one of the passages that say it is shown. */
  shown: boolean;
}

/** How often words that no scripture has are called scripture, and how often the passage of true ones is shown. */
export async function measurePremises(sets: readonly LabelledSet[], needs: AnswerDependencies): Promise<string> {
  const rows: string[][] = [];
  const listed: string[] = [];
  for (const { name, questions, heldOut } of sets) {
    const premises = questions.filter(({ kind, isTrue }) => kind === 'premise' && isTrue !== undefined);
    if (premises.length === 0) continue;
    const answered: Answered[] = [];
    for (const each of premises) answered.push(await answeredWith(each, needs));
    const untrue = answered.filter(({ isTrue }) => !isTrue);
    const ofVerses = answered.filter(({ isTrue, gold = [] }) => isTrue && gold.some(isVerse));
    const affirmed = untrue.filter((each) => each.affirmed);
    const found = ofVerses.filter(({ shown }) => shown);
    rows.push([
      name,
      String(untrue.length),
      String(affirmed.length),
      String(ofVerses.length),
      `${found.length} (${percent(found.length, ofVerses.length)})`,
      String(ofVerses.filter((each) => each.affirmed).length),
    ]);
    if (!heldOut) {
      listed.push(...affirmed.map(({ id, question }) => `- affirmed: ${id}: ${question}`));
      listed.push(
        ...ofVerses.filter(({ shown }) => !shown).map(({ id, question }) => `- not shown: ${id}: ${question}`),
      );
    }
  }
  return `### What a question takes for scripture

An untrue premise is affirmed where the answer says that the words stand in the Quran or in a hadith (must be 0). A true
one is found where the answer shows a verse that says it; true premises about hadith are left out, since the library
that ships holds none.

${table(['Set', 'untrue', 'affirmed', 'true, of verses', 'verse shown', 'word for word'], rows)}${listed.length > 0 ? `\n\n${listed.join('\n')}` : ''}`;
}

async function answeredWith(premise: LabelledQuestion, needs: AnswerDependencies): Promise<Answered> {
  const { answer } = await answerQuestion(premise.question, needs, AbortSignal.timeout(20_000));
  const affirmed = affirmations.some((words) => answer.markdown.startsWith(words));
  const titles = answer.sources.map(({ title }) => title);
  const shown = (premise.gold ?? []).some((gold) => titles.some((title) => covers(title, gold)));
  return { ...premise, affirmed, shown };
}

function isVerse(gold: string): boolean {
  return /^\d+:\d+/.test(gold);
}

/** `Quran 94:5-6` covers `94:5`. */
function covers(title: string, gold: string): boolean {
  const [, surah, from, to = from] = /^Quran (\d+):(\d+)(?:-(\d+))?$/.exec(title) ?? [];
  const [, goldSurah, ayah] = /^(\d+):(\d+)/.exec(gold) ?? [];
  return surah !== undefined && surah === goldSurah && Number(from) <= Number(ayah) && Number(ayah) <= Number(to);
}
