import { testCorpus } from '../../tests/support/test-corpus.ts';

const c = testCorpus();
for (const k of ['arabic', 'translation'] as const) {
  const m = new Map<string, number>();
  for (const v of c.verses) for (const ch of v[k]) if (!/[\p{L}\p{Mn}]/u.test(ch)) m.set(ch, (m.get(ch) ?? 0) + 1);
  console.log(
    k,
    [...m]
      .map(
        ([ch, n]) =>
          `U+${ch.codePointAt(0)!.toString(16)} ${ch} ${n} ${['L', 'M', 'Nd', 'P', 'So', 'Sk', 'Sm', 'Sc', 'Cf', 'Zs', 'Cc', 'No'].filter((p) => new RegExp(`\\p{${p}}`, 'u').test(ch))}`,
      )
      .join('\n'),
  );
}
const nums = c.verses.filter((v) => /[(]\s*\d+\s*[)]/.test(v.translation));
console.log(nums.length);
const ta = new Map<string, number>();
for (const v of c.verses)
  for (const m of v.arabic.matchAll(/\u0640(.{0,3})/gu)) {
    const f = [...m[1]!]
      .slice(0, 2)
      .map((x) => x.codePointAt(0)!.toString(16))
      .join(' ');
    ta.set(f, (ta.get(f) ?? 0) + 1);
  }
console.log(ta);
let mx = 0;
for (const v of c.verses)
  for (const m of v.arabic.normalize('NFKD').matchAll(/\p{M}+/gu)) mx = Math.max(mx, [...m[0]].length);
console.log('max marks', mx);
