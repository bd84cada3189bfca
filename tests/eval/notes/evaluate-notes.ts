import { readFileSync } from 'node:fs';
import { wordsIn } from '../../../src/knowledge/notes/check-note.ts';
import { type ClaimSentence, claimSentences } from '../../../src/knowledge/notes/claim-sentences.ts';
import { countSources } from '../../../src/knowledge/notes/count-sources.ts';
import { loadRecords } from '../../../src/knowledge/notes/load-records.ts';
import type { Note, NoteText } from '../../../src/knowledge/notes/note.ts';
import { loadWorks } from '../../../src/knowledge/profiles/load-profiles.ts';
import { formatReference } from '../../../src/references/format-reference.ts';
import { testNotes } from '../../support/test-notes.ts';
import type { Part } from '../document.ts';
import { readingEase } from '../reading-ease.ts';

/** Measures the texts of the notes and the records of their second reading. */
export async function evaluateNotes(): Promise<Part[]> {
  const [notes, records, works] = await Promise.all([
    testNotes(),
    loadRecords('content'),
    loadWorks('content/works.tsv'),
  ]);
  const sentences = new Map(notes.map((note) => [note, claimSentences(note.english, works)]));
  return [
    { name: 'notes/sources', markdown: sourcesTable(notes, records) },
    { name: 'notes/text', markdown: textTable(sentences) },
    { name: 'notes/arabic', markdown: arabicTable(notes) },
    { name: 'notes/weakest', markdown: weakest(sentences) },
  ];
}

function sourcesTable(notes: readonly Note[], records: Awaited<ReturnType<typeof loadRecords>>): string {
  const { all, held, named, confirmed, common, waiting } = countSources(records.values());
  const linked = new Set(notes.flatMap(({ related }) => related));
  return [
    '### What the sentences of the notes rest on',
    '',
    `**${notes.length} notes, ${notes.flatMap(({ english }) => english.points).length} points, ${all} sentences**:`,
    `**on a held passage ${share(held, all)}**, **on a named work ${share(named, all)}**`,
    `(its words were read for ${share(confirmed, named)} of them, the others are in the list of doubts),`,
    `**common knowledge ${share(common, all)}**, **waiting for a reader ${share(waiting, all)}**,`,
    `**notes to which no other note leads ${notes.filter(({ slug }) => !linked.has(slug)).length}**`,
  ].join('\n');
}

/** “Many scholars”: somebody who is not named. */
const HEDGE = /\b(?:many|most|some|several|commonly|often|others)\b/iu;

const isHedged = ({ words, sources }: ClaimSentence) => HEDGE.test(words) && sources.length === 0;

function textTable(sentences: ReadonlyMap<Note, readonly ClaimSentence[]>): string {
  const all = [...sentences.values()].flat();
  const hedged = [...sentences].map(([, own]) => own.filter(isHedged).length);
  const differing = all.filter(({ isDifference }) => isDifference);
  const sourced = (some: readonly ClaimSentence[]) => some.filter(({ sources }) => sources.length > 0).length;
  return [
    '### The English texts',
    '',
    `**sentences with a source ${share(sourced(all), all.length)}**,`,
    `**under “Where scholars differ” ${share(sourced(differing), differing.length)}**,`,
    `**“many”, “most”, “some” without a source: ${hedged.reduce((sum, count) => sum + count, 0)} sentences, more than one in ${hedged.filter((count) => count > 1).length} notes**,`,
    `**reading ease (Flesch) ${Math.round(readingEase(all.map(({ words }) => words)))}**`,
  ].join('\n');
}

function arabicTable(notes: readonly Note[]): string {
  const both = notes.flatMap(({ slug, english, arabic }) => (arabic ? [{ slug, english, arabic }] : []));
  const count = (text: NoteText) => text.points.reduce((sum, { markdown }) => sum + wordsIn(markdown), 0);
  const cited = (text: NoteText) => text.points.flatMap(({ references }) => references.map(formatReference));
  const same = both.filter(({ slug }) => verdictOf(slug) === 'says the same').length;
  const [inEnglish, inArabic] = [
    both.flatMap(({ english }) => cited(english)),
    both.flatMap(({ arabic }) => cited(arabic)),
  ];
  const words = both.map(({ english, arabic }) => count(arabic) / count(english)).sort((one, other) => one - other);
  return [
    '### The Arabic texts',
    '',
    `**notes whose Arabic says the same ${share(same, notes.length)}**,`,
    `**references kept ${share(inArabic.length, inEnglish.length)}**,`,
    `**words for each English one: ${(words[Math.floor(words.length / 2)] ?? 0).toFixed(2)} in the middle, ${(words[0] ?? 0).toFixed(2)} at least**`,
  ].join('\n');
}

const verdictOf = (slug: string): unknown => {
  const { arabic }: { arabic?: { verdict?: unknown } } = JSON.parse(
    readFileSync(`content/review/${slug}.json`, 'utf8'),
  );
  return arabic?.verdict;
};

/** The points with the largest share of sentences that hedge or have no source. */
function weakest(sentences: ReadonlyMap<Note, readonly ClaimSentence[]>): string {
  const points = [...sentences].flatMap(([{ slug }, own]) =>
    [...Map.groupBy(own, ({ point }) => point)].map(([point, inPoint]) => {
      const bare = inPoint.filter(({ sources }) => sources.length === 0).length;
      const hedged = inPoint.filter(isHedged).length;
      return { name: `${slug}#${point}`, sentences: inPoint.length, bare, hedged };
    }),
  );
  const worst = points.sort((one, other) => other.hedged * 2 + other.bare - (one.hedged * 2 + one.bare)).slice(0, 20);
  return [
    '### The twenty weakest points',
    '',
    '| point | sentences | without a source | hedged without a source |',
    '| --- | --: | --: | --: |',
    ...worst.map(({ name, sentences, bare, hedged }) => `| ${name} | ${sentences} | ${bare} | ${hedged} |`),
  ].join('\n');
}

const share = (part: number, whole: number) =>
  `${part} of ${whole} (${((100 * part) / Math.max(whole, 1)).toFixed(1)} %)`;
