import { Copy, Share } from './icons.tsx';

interface ShareButtonProps {
  title: string;
  text: string;
  label: string;
  /** Where it is another than the page's own address. */
  url?: string | undefined;
}

/** The behaviour script listens for these, with React in the page or without. */
export function ShareButton({ title, text, label, url }: ShareButtonProps) {
  return (
    <div className="share">
      <button
        type="button"
        className="button button-quiet"
        data-share
        data-title={title}
        data-text={text}
        data-url={url}
        aria-label={label}
      >
        <Share />
        Share
      </button>
      <span role="status" className="share-status" />
    </div>
  );
}

interface CopyButtonProps {
  text: string;
  label: string;
  /** What is said when it was done. */
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
