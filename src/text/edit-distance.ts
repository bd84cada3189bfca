/**
 * How many letters of one word are wrong, missing, added or swapped with their neighbours in the other; `most + 1` where
 * there are more than `most`.
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  if (a === b) return 0;
  if (most <= 1) return most === 1 && isOneEditAway(a, b) ? 1 : most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    before = last;
    last = row;
  }
  return Math.min(last[b.length] ?? 0, most + 1);
}

/** The common case, compared letter by letter up to the first that differs, without a table. */
function isOneEditAway(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  if (short.length < long.length) return isSameFrom(short, at, long, at + 1);
  if (isSameFrom(short, at + 1, long, at + 1)) return true;
  return short[at] === long[at + 1] && short[at + 1] === long[at] && isSameFrom(short, at + 2, long, at + 2);
}

function isSameFrom(a: string, from: number, b: string, start: number): boolean {
  if (a.length - from !== b.length - start) return false;
  for (let at = from; at < a.length; at++) if (a[at] !== b[at - from + start]) return false;
  return true;
}
