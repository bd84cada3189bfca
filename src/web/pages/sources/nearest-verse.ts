import type { PassageLink } from '../../../contract/source-entities.ts';
import { sourcePath } from '../../../contract/source-path.ts';
import { formatReference } from '../../../references/format-reference.ts';
import { versesIn } from '../../../references/surahs.ts';

/** For a verse number that a surah does not have: its last verse, or its first. */
export function nearestVerse(path: string): PassageLink | undefined {
  const [, surah = 0, from = 0, to = from] = (
    /^\/sources\/quran\/(\d{1,4})\/(\d{1,4})(?:-(\d{1,4}))?$/.exec(path) ?? []
  )
    .filter((part) => part !== undefined)
    .map(Number);
  const last = versesIn(surah);
  if (last === 0 || (from >= 1 && to <= last)) return undefined;
  const verse = from < 1 ? 1 : last;
  const cited = { work: 'quran', surah, from: verse, to: verse } as const;
  return { reference: formatReference(cited), path: sourcePath(cited) };
}
