import { loadTriage } from '../../../src/answers/triage/load-triage.ts';
import { triage } from '../../../src/answers/triage/triage.ts';
import { certaintyOf } from '../../../src/knowledge/retrieval/certainty.ts';
import type { Retrieval } from '../../../src/knowledge/retrieval/retrieval.ts';
import { table } from '../../bench/table.ts';
import { readVectors } from '../../support/read-vectors.ts';
import { percent } from '../checker/percent.ts';

interface FieldQuestion {
  asked: string;
  isOurs: boolean;
  isHeldOut: boolean;
}

/** Lines as a blind writer left them; every other one was used to fit the weights of `belongs`. */
function readField(): FieldQuestion[] {
  const lines = readVectors('questions-of-the-field.tsv');
  return ['yes', 'no'].flatMap((kind) =>
    lines
      .filter(([said]) => said === kind)
      .map(([, asked = ''], at) => ({ asked, isOurs: kind === 'yes', isHeldOut: at % 2 === 1 })),
  );
}

/** Which questions the search lets in, of ours and of those that are for somebody else. */
export async function measureField(retrieval: Retrieval): Promise<string> {
  const lists = await loadTriage('content');
  const letIn = new Set<FieldQuestion>();
  const questions = readField();
  for (const question of questions) {
    if (certaintyOf(await retrieval.find(question.asked, 1)) !== 'nothing') letIn.add(question);
  }
  const rows = [false, true].map((isHeldOut) => {
    const half = questions.filter((question) => question.isHeldOut === isHeldOut);
    const ours = half.filter(({ isOurs }) => isOurs);
    const others = half.filter(({ isOurs }) => !isOurs);
    const notDeclined = others.filter((each) => letIn.has(each) && triage(each.asked, lists).kind !== 'off-topic');
    const share = (all: readonly FieldQuestion[]) => {
      const count = all.filter((each) => letIn.has(each)).length;
      return `${count} of ${all.length} (${percent(count, all.length)})`;
    };
    return [isHeldOut ? 'held out' : 'fitted on', share(ours), share(others), String(notDeclined.length)];
  });
  return `### Whether a question is one for this site

800 lines by somebody who had seen nothing of the site: half of ours without any word of the field, many from elsewhere
with one. The last column is what is left when triage has declined those that it knows.

${table(['Half', 'ours let in', 'of others let in', 'of these not declined'], rows)}`;
}
