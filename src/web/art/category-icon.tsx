import type { CategoryArt } from '../../shared/categories.ts';
import { Icon } from '../ui/icons.tsx';
import { khatam, moved, starPolygon } from './geometry.ts';
import { linkedStars } from './mark.ts';
import { outlines } from './path.ts';

const icons: Record<CategoryArt, string> = {
  // An arch on five uprights.
  pillars: 'M2.5 21.2h19M4 21V11.2C4 6.5 9 5.3 12 2.6c3 2.7 8 3.9 8 8.6V21M8 21V11M12 21V8.5M16 21V11',
  // A book open on its stand.
  quran:
    'M12 6.2C9.6 4.4 6.4 3.6 2.8 3.6v10.6c3.6 0 6.8.8 9.2 2.6 2.4-1.8 5.6-2.6 9.2-2.6V3.6c-3.6 0-6.8.8-9.2 2.6zv10.6M7.6 21.2l4.4-4.4 4.4 4.4',
  // A road that winds towards a star.
  sunnah: `M3 21.2h11l3-2.9-3-2.9H8.2l-3-2.9 3-2.9h2.6${outlines(moved(khatam(4.4), 17, 6.6))}`,
  // Two stars of one strand.
  hadith: linkedStars,
  // The two squares of the khatam.
  general: outlines(...starPolygon(8, 2, 9.6).map(({ points }) => moved(points, 12, 12))),
};

/** A category's sign, in the weight of the interface's other icons. */
export function CategoryIcon({ category, className }: { category: CategoryArt; className?: string }) {
  return (
    <Icon className={className}>
      <path d={icons[category]} />
    </Icon>
  );
}
