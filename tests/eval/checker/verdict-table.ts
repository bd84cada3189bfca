import { grouped, table } from '../../bench/table.ts';

/** How many texts of each group got which verdict. */
export function verdictTable<Item extends { verdict: string }>(
  head: string,
  items: readonly Item[],
  groupOf: (item: Item) => string,
): string {
  const verdicts = [...new Set(items.map(({ verdict }) => verdict))].sort();
  const rows = [...Map.groupBy(items, groupOf)].map(([name, group]) => [
    name,
    grouped(group.length),
    ...verdicts.map((verdict) => grouped(group.filter((item) => item.verdict === verdict).length)),
  ]);
  return table([head, 'texts', ...verdicts], rows);
}

/** `1,200 misquoted, 3 none` */
export function countsOf(items: readonly { verdict: string }[]): string {
  const groups = [...Map.groupBy(items, ({ verdict }) => verdict)].sort(
    ([, one], [, other]) => other.length - one.length,
  );
  return groups.map(([verdict, group]) => `${grouped(group.length)} ${verdict}`).join(', ') || 'none';
}
