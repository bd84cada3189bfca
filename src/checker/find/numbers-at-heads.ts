import { versesIn } from '../../references/surahs.ts';
import type { ReferenceGroup } from './reference-groups.ts';

/** The head of a line, behind the mark of a list or a quotation, or of a cell of a table. */
const head =
  /(?<=^[ \t]*(?:[-*•>+]|\p{Nd}{1,2}[.)])?[ \t*_]*|\|[ \t*_]*)(\d{1,3}):(\d{1,3})(?:[-–](\d{1,3}))?(?=[*_]*[ \t]*[|:.)–—-]?[*_]*\s+\S|[*_]*[ \t]*\|)/gmu;

/** `| 2:153 | O you who …`, `- 94:5: For indeed …`: places that nothing calls so. */
export function numbersAtHeads(text: string, known: readonly ReferenceGroup[]): ReferenceGroup[] {
  let next = 0;
  return [...text.matchAll(head)].flatMap((found): ReferenceGroup[] => {
    const [written, surah, from, to = from] = [
      found[0],
      Number(found[1]),
      Number(found[2]),
      Number(found[3] ?? found[2]),
    ];
    const [start, end] = [found.index, found.index + written.length];
    while (next < known.length && (known[next]?.end ?? 0) <= start) next++;
    const isKnown = (known[next]?.start ?? Number.POSITIVE_INFINITY) < end;
    if (isKnown || from < 1 || to < from || to > versesIn(surah)) return [];
    const reference = { work: 'quran' as const, surah, from, to };
    return [{ start, end, references: [{ start, end, text: written, reference, bracketed: false }], isWeak: true }];
  });
}
