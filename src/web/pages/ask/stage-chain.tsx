import type { Stage } from '../../../contract/entities.ts';

const stages: readonly [Stage, string][] = [
  ['searching', 'Searching the sources'],
  ['writing', 'Writing'],
  ['checking', 'Checking every quotation'],
];

/** The steps of an answer as a chain, and the lines that it will fill. An API that reports no steps shows none. */
export function StageChain({ stage }: { stage: Stage | undefined }) {
  const now = stages.findIndex(([name]) => name === stage);
  return (
    <>
      <ol className="stage-chain" aria-hidden="true" hidden={stage === undefined}>
        {stages.map(([name, words], at) => (
          <li key={name} className={at < now ? 'is-done' : at === now ? 'is-now' : undefined}>
            {words}
          </li>
        ))}
      </ol>
      <p role="status" className="visually-hidden stage">
        {stages[now]?.[1]}
      </p>
      <div className="answer-skeleton" aria-hidden="true">
        <span className="skeleton skeleton-short" />
        <span className="skeleton" />
        <span className="skeleton" />
        <span className="skeleton" />
      </div>
    </>
  );
}
