import { readdirSync, readFileSync } from 'node:fs';

/** A question of a stranger, with what a reader named as its answer. */
export interface StrangersQuestion {
  id: string;
  q: string;
  notes: readonly string[];
  /** As `note#point`; in older sets readers named the notes alone. */
  points: readonly string[];
}

interface Line {
  id: string;
  q: string;
  notes?: string[];
  covered?: 'yes' | 'partly' | 'no';
  best?: string;
}

const FOLDER = 'tests/eval/sets';

/** The sets that today's fits were measured on at first sight; the next fit takes them in. */
const NOT_YET = ['coverage-strangers-10.jsonl', 'coverage-strangers-11.jsonl'];

/** Every question of the retired sets that readers judged; one that is in two of them as the later reader judged it. */
export function readStrangersQuestions(): StrangersQuestion[] {
  const read = readdirSync(FOLDER)
    .filter((file) => /^(?:questions|coverage)-.*\.jsonl$/u.test(file) && !NOT_YET.includes(file))
    // Those with points come last.
    .sort((a, b) => Number(a.startsWith('coverage')) - Number(b.startsWith('coverage')) || (a < b ? -1 : 1))
    .flatMap((file) => readFileSync(`${FOLDER}/${file}`, 'utf8').trim().split('\n'))
    .map((line) => questionOf(JSON.parse(line)));
  return [...new Map(read.map((question) => [question.id, question])).values()];
}

function questionOf({ id, q, notes, covered, best = '' }: Line): StrangersQuestion {
  if (notes) return { id, q, notes, points: [] };
  // What answers only in part is no aim.
  const points = covered === 'yes' ? best.split(/;\s*/u).filter((each) => each.includes('#')) : [];
  return { id, q, points, notes: [...new Set(points.map((each) => each.split('#', 1).join()))] };
}
