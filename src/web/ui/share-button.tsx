import { Share } from './icons.tsx';

/** The behaviour script listens for it, with React in the page or without. */
export function ShareButton({ title, text, label }: { title: string; text: string; label: string }) {
  return (
    <div className="share">
      <button
        type="button"
        className="button button-quiet"
        data-share
        data-title={title}
        data-text={text}
        aria-label={label}
      >
        <Share />
        Share
      </button>
      <span role="status" className="share-status" />
    </div>
  );
}
