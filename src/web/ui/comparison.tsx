import { languageOf } from '../language-of.ts';
import type { ComparedPart } from '../server-side/services.ts';

/**
 * Two versions of a text in one: what went is struck through, what came is underlined, and both are said in words for
 * whoever does not see that.
 */
export function Comparison({ parts }: { parts: readonly ComparedPart[] }) {
  const hasChanges = parts.some(({ kind }) => kind === 'changed');
  if (!hasChanges) return <p className="notice notice-empty">Both versions say the same.</p>;
  return (
    <div className="comparison">
      {parts.map((part, index) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: a page that is only read never changes
        if (part.kind === 'same') return <Unchanged key={index} paragraphs={part.paragraphs} />;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a page that is only read never changes
          <p key={index} {...languageOf(part.runs.map(({ text }) => text).join(' '))}>
            {part.runs.map(({ kind, text }, at) => {
              // biome-ignore lint/suspicious/noArrayIndexKey: the same
              if (kind === 'same') return <span key={at}>{text}</span>;
              const Mark = kind === 'removed' ? 'del' : 'ins';
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same
                <Mark key={at}>
                  <span className="visually-hidden"> [{kind === 'removed' ? 'removed' : 'added'}: </span>
                  {text}
                  <span className="visually-hidden">] </span>
                </Mark>
              );
            })}
          </p>
        );
      })}
    </div>
  );
}

/** Paragraphs that did not change, folded away so that the others are found. */
function Unchanged({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <details className="unchanged">
      <summary>
        {paragraphs.length === 1 ? 'One paragraph is' : `${paragraphs.length} paragraphs are`} unchanged
      </summary>
      {paragraphs.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page that is only read never changes
        <p key={index} {...languageOf(text)}>
          {text}
        </p>
      ))}
    </details>
  );
}
