import { leastProcessorTime } from './processor-time.ts';
import { isExhaustive } from './sample.ts';

/** Characters of the small text, and how many times that the large one has; `npm run test:all` reads a megabyte. */
const SMALL = 10_000;
const TIMES = isExhaustive ? 100 : 8;

/**
 * A limit for `growthPerCharacter`: room for caches that a large text leaves, and that other work on the machine takes
 * (3.4 was seen beside a whole run), and none for a square.
 */
export const LINEAR = 5;

/** Milliseconds below which a time says more of the clock than of the work. */
const MEASURABLE = 3;

/**
 * How much more processor time a character costs in a large text than in a small one, both of a piece repeated: about
 * 1 where the work grows with the text, 8 (100) where it grows with its square. A ratio needs no bound in milliseconds,
 * which would be wrong on the next machine.
 */
export function growthPerCharacter(read: (text: string) => unknown, piece: string): number {
  const text = (length: number) => piece.repeat(Math.ceil(length / piece.length));
  const [small, large] = [text(SMALL), text(SMALL * TIMES)];
  const least = Math.max(
    MEASURABLE,
    leastProcessorTime(() => read(small)),
  );
  const enough = LINEAR * TIMES * least;
  return leastProcessorTime(() => read(large), enough) / TIMES / least;
}
