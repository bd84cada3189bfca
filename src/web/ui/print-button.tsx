import { useWords } from '../words/words.ts';
import { Print } from './icons.tsx';

/** Opens the browser's print dialog; `browser/static-pages.ts` listens, so it works on pages without React. */
export function PrintButton() {
  const { print } = useWords();
  return (
    <div className="share">
      <button type="button" className="button button-quiet" data-print>
        <Print />
        {print}
      </button>
    </div>
  );
}
