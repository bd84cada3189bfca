import type { Source } from '../../contract/entities.ts';
import { parseReference } from '../../references/parse-reference.ts';
import { useWords, type Words } from '../words/words.ts';
import { Text } from './honorific.tsx';

/** Collapsed by default; absent without sources. */
export function SourcesPanel({ sources }: { sources: readonly Source[] }) {
  const words = useWords();
  if (sources.length === 0) return null;
  return (
    <details className="sources">
      <summary>{words.sources(sources.length)}</summary>
      <ol>
        {sources.map(({ id, title, description, url }) => (
          <li key={id}>
            {url && isWebAddress(url) ? (
              <a href={url} rel="noopener">
                {titleIn(words, title)}
              </a>
            ) : (
              <strong>{titleIn(words, title)}</strong>
            )}
            {words.language === 'en' && (
              <p>
                <Text>{description}</Text>
              </p>
            )}
          </li>
        ))}
      </ol>
    </details>
  );
}

/** A source that is a passage is called as the language calls it. */
function titleIn(words: Words, title: string): string {
  const reference = parseReference(title);
  return reference ? words.reference(reference, title) : title;
}

/** Sources may come from another API, so only these kinds of address become links. */
const isWebAddress = (url: string) => /^https?:\/\//.test(url);
