import type { Source } from '../../contract/entities.ts';
import { Text } from './honorific.tsx';

/** Closed until it is asked for; absent where there is nothing to show. */
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

/** Sources may come from another API: no other kind of address becomes a link. */
const isWebAddress = (url: string) => /^https?:\/\//.test(url);
