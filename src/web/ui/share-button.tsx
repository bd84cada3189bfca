import { useWords } from '../words/words.ts';
import { Copy, Share } from './icons.tsx';

interface ShareButtonProps {
  title: string;
  text: string;
  label: string;
  /** The address to share, if it is not the page's own. */
  url?: string | undefined;
}

/** `browser/static-pages.ts` listens for these buttons, on pages with React and without. */
export function ShareButton({ title, text, label, url }: ShareButtonProps) {
  const { share, linkCopied } = useWords();
  return (
    <div className="share">
      <button
        type="button"
        className="button button-quiet"
        data-share
        data-title={title}
        data-text={text}
        data-url={url}
        data-copied={linkCopied}
        aria-label={label}
      >
        <Share />
        {share}
      </button>
      <span role="status" className="share-status" />
    </div>
  );
}

interface CopyButtonProps {
  text: string;
  label: string;
  /** Announced after copying. */
  copied: string;
}

export function CopyButton({ text, label, copied }: CopyButtonProps) {
  return (
    <div className="share">
      <button type="button" className="button button-quiet" data-copy={text} data-copied={copied}>
        <Copy />
        {label}
      </button>
      <span role="status" className="share-status" />
    </div>
  );
}
