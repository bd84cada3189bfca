import { Repeat, turns } from './repeat.tsx';
import { shamsaEighth, shamsaRings } from './shamsa-paths.ts';

/** The shamsa, the sun that opens a manuscript, drawn around the origin. */
export function Shamsa() {
  return (
    <>
      <Repeat transforms={turns(8)}>
        <path d={shamsaEighth.straps} />
        <path className="art-soft" d={shamsaEighth.fine} />
        <path className="art-accent" stroke="none" d={shamsaEighth.gems} />
      </Repeat>
      {shamsaRings.map((radius) => (
        <circle key={radius} r={radius} />
      ))}
    </>
  );
}
