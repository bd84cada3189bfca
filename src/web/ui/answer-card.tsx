import type { Answer } from '../../shared/types.ts';
import { VerseSeal } from '../art/verse-seal.tsx';
import { formatDate } from '../dates.ts';
import type { QuotedPassages } from '../server-side/services.ts';
import { Text } from './honorific.tsx';
import { Prose } from './prose.tsx';
import { SourcesPanel } from './sources-panel.tsx';

interface AnswerCardProps {
  answer: Answer;
  passages: QuotedPassages;
}

export function AnswerCard({ answer, passages }: AnswerCardProps) {
  const { content, createdAt, verified, scholarName, sources } = answer;
  return (
    <article className="answer">
      <header className="byline">
        <strong>
          <Text>{scholarName}</Text>
        </strong>
        {verified && (
          <span className="badge badge-verified">
            <VerseSeal kind="verified" />
            Verified Scholar
          </span>
        )}
        <time dateTime={createdAt}>{formatDate(createdAt, 'short')}</time>
      </header>
      <Prose text={content} passages={passages} />
      <SourcesPanel sources={sources} />
    </article>
  );
}
