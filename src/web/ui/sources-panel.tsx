import type { Source } from '../../contract/entities.ts';
import { Text } from './honorific.tsx';

/** Collapsed by default; absent without sources. */
export function SourcesPanel({ sources }: { sources: readonly Source[] }) {
  if (sources.length === 0) return null;
  return (
    <details className="sources">
      <summary>Sources ({sources.length})</summary>
      <ol>
        {sources.map(({ id, title, description, url }) => (
          <li key={id}>
            {url && isWebAddress(url) ? (
              <a href={url} rel="noopener">
                {title}
              </a>
            ) : (
              <strong>{title}</strong>
            )}
            <p>
              <Text>{description}</Text>
            </p>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** Sources may come from another API, so only these kinds of address become links. */
const isWebAddress = (url: string) => /^https?:\/\//.test(url);
