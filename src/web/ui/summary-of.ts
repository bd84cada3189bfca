import type { Verdict } from '../../contract/entities.ts';

interface Checked {
  /** The quotation is null if the citation is known to quote nothing. */
  citations: readonly { verdict: Verdict; quotation?: string | null }[];
  editions: readonly string[];
}

/** `5 citations, all verified in …`, or the count of each verdict in words. Nothing for a text without citations. */
export function summaryOf({ citations, editions }: Checked): string | undefined {
  const bare = citations.filter((one) => one.verdict === 'reference-exists' && one.quotation === null).length;
  const count = (verdict: Verdict) =>
    citations.filter((one) => one.verdict === verdict).length - (verdict === 'reference-exists' ? bare : 0);
  const total = plural(citations.length, 'citation');
  const where = editions.length ? ` in ${listed(editions)}` : '';
  const verified = count('verified');
  if (citations.length === 0) return undefined;
  if (verified === citations.length) return `${total}, ${verified > 1 ? 'all ' : ''}verified${where}.`;
  const parts = [
    verified && `${plural(verified, 'quotation')} verified${where}`,
    bare && `${plural(bare, 'reference')} exist${s(bare)} (no words quoted)`,
    ...sayings.map(([verdict, say]) => {
      const number = count(verdict);
      return number && say(number);
    }),
  ];
  return `${total}: ${parts.filter(Boolean).join(', ')}.`;
}

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

const s = (count: number) => (count === 1 ? 's' : '');

const sayings: readonly [Verdict, (count: number) => string][] = [
  ['reference-exists', (count) => `${plural(count, 'reference')} exist${s(count)}`],
  ['misquoted', (count) => `${count} differ${s(count)} from the source`],
  ['misattributed', (count) => `${count} found elsewhere`],
  ['no-such-reference', (count) => `${plural(count, 'reference')} ${count === 1 ? 'does' : 'do'} not exist`],
  ['not-in-corpus', (count) => `${count} not found in the editions held here`],
  ['place-unread', (count) => `${count} found, with a place that was not proved`],
  ['unchecked', (count) => `${count} not checked here`],
];

const listed = (names: readonly string[]) =>
  names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
