import { latticeCell, pitch } from './lattice-paths.ts';
import { Repeat, tiles } from './repeat.tsx';

/** The plain star-and-cross lattice: 2^columns by 2^rows stars, the first at the origin. */
export function LatticeField({ columns, rows }: { columns: number; rows: number }) {
  return (
    <Repeat transforms={tiles(columns, rows, pitch)}>
      <path d={latticeCell.straps} />
      <path className="art-soft" d={latticeCell.heart} />
    </Repeat>
  );
}
