import type { Check } from '../../contract/entities.ts';
import type { Answer } from '../../shared/types.ts';
import { formatDate } from '../dates.ts';
import type { QuotedPassages } from '../server-side/services.ts';
import { Text } from './honorific.tsx';
import { PersonCheck } from './person-check.tsx';
import { Prose } from './prose.tsx';
import { ProvenanceBar } from './provenance-bar.tsx';
import { SourcesPanel } from './sources-panel.tsx';

interface AnswerCardProps {
  answer: Answer;
  passages: QuotedPassages;
  check: Check | undefined;
}

/** A sample answer with its scholar: people have another sign than quotations. */
export function AnswerCard({ answer, passages, check }: AnswerCardProps) {
  const { content, createdAt, verified, scholarName, sources } = answer;
  return (
    <article className="answer">
      <header className="byline">
        <strong>
          <Text>{scholarName}</Text>
        </strong>
        {verified && (
          <span className="badge badge-verified">
            <PersonCheck />
            Verified Scholar
          </span>
        )}
        <time dateTime={createdAt}>{formatDate(createdAt, 'short')}</time>
      </header>
      <ProvenanceBar who="sample">
        <span>the scholar is invented, the sources are real</span>
      </ProvenanceBar>
      <Prose text={content} passages={passages} check={check} />
      <SourcesPanel sources={sources} />
    </article>
  );
}
