import type { Corpus } from '../../../../src/knowledge/corpus/corpus.ts';
import { grouped } from '../../../bench/table.ts';
import { seededRandom } from '../../random.ts';
import { gather } from '../gather.ts';
import { keepForInspection } from '../inspect.ts';
import { judgeText } from '../judge-words.ts';
import { Oracle } from '../oracle.ts';
import { unitsOf } from '../units.ts';
import { verdictTable } from '../verdict-table.ts';
import type { HadithOracle } from './hadith-oracle.ts';
import { countWords, pieceOf } from './hadith-pieces.ts';
import { type HadithUnits, titleOf } from './hadith-units.ts';

const EACH = 200;
const FEWEST = 6;

/**
 * A verse presented as a hadith, and a hadith presented as a verse: the words are genuine, the attribution is wrong.
 */
export function measureMisplaced(corpus: Corpus, all: readonly HadithUnits[], oracle: HadithOracle): string {
  const random = seededRandom(414);
  const verses = unitsOf(corpus);
  const quran = new Oracle(verses);
  const asHadith = (['plain', 'english'] as const).flatMap((edition) =>
    gather(EACH, () => {
      const words = random.pick(verses).words[edition].join(' ');
      const { work, ayah } = random.pick(all);
      const reference = `${titleOf(work)} ${ayah}`;
      if (countWords(words, edition) < FEWEST || oracle.stands(words, edition, reference)) return undefined;
      return { kind: 'a verse cited as hadith', text: `The Prophet said: “${words}” [${reference}].` };
    }),
  );
  const asVerse = (['plain', 'english'] as const).flatMap((edition) =>
    gather(EACH, () => {
      const hadith = random.pick(all);
      const { surah, ayah } = random.pick(verses);
      const tokens = pieceOf(hadith.words[edition], 'part', random) ?? [];
      const words = tokens.join(' ').replace(/[“”]/gu, "'");
      const stands = quran.stands(tokens, edition, { surah, from: ayah, to: ayah });
      const isWhole = oracle.stands(words, edition, `${titleOf(hadith.work)} ${hadith.ayah}`);
      if (stands || !isWhole || countWords(words, edition) < FEWEST) return undefined;
      return { kind: 'a hadith cited as a verse', text: `Allah says: “${words}” [Quran ${surah}:${ayah}].` };
    }),
  );
  const judged = [...asHadith, ...asVerse].map((each) => {
    const verdicts = judgeText(each.text, corpus).map(({ verdict }) => verdict);
    return { ...each, verdict: verdicts.find((verdict) => verdict === 'verified') ?? verdicts[0] ?? 'none' };
  });
  const others = judged.filter(({ verdict }) => verdict !== 'misattributed');
  keepForInspection(
    'eval-hadith-misplaced.tsv',
    others.map(({ verdict, kind, text }) => [verdict, kind, text]),
  );
  const passed = judged.filter(({ verdict }) => verdict === 'verified');
  return `### Verses cited as hadith, and hadith as verses

${grouped(judged.length)} genuine quotations under a reference to the other kind. **Verified all the same: ${passed.length}** (must be 0).

${verdictTable('Quoted', judged, ({ kind }) => kind)}`;
}
