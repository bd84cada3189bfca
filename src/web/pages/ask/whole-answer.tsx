import type { HistoryItem } from '../../../contract/entities.ts';
import { CheckSummary } from '../../ui/check-summary.tsx';
import { Prose } from '../../ui/prose.tsx';

/** An answer of the history, opened in its place. */
export default function WholeAnswer({ item: { answer, check } }: { item: HistoryItem }) {
  return (
    <>
      <Prose text={answer} check={check} under={3} />
      <CheckSummary check={check} />
    </>
  );
}
