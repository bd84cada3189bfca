import { useWords } from '../words/words.ts';
import { Text } from './honorific.tsx';

export interface Heading {
  id: string;
  title: string;
}

/** The headings of a long text: a line to open on small screens, a list beside the text on wide ones. */
export function ContentsOfPage({ headings }: { headings: readonly Heading[] }) {
  const { onThisPage } = useWords();
  if (headings.length < 3) return null;
  return (
    <nav className="contents-of-page" aria-label={onThisPage}>
      <details>
        <summary>{onThisPage}</summary>
        <ol>
          {headings.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>
                <Text>{title}</Text>
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
