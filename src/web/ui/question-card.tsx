import type { Question } from '../../shared/types.ts';
import { firstWords } from '../../text/first-words.ts';
import { addresses } from '../addresses.ts';
import { formatDate } from '../dates.ts';
import { CategoryBadge } from './category-badge.tsx';
import { Text } from './honorific.tsx';
import { VoteButton } from './vote-button.tsx';

/** Characters of a question that a list shows: two lines on a desktop, four on a phone. */
const MOST_SHOWN = 110;

export function QuestionCard({ question, heading: Heading = 'h3' }: { question: Question; heading?: 'h2' | 'h3' }) {
  const { id, title, content, category, votes, createdAt, userDisplayName } = question;
  return (
    <article className="question-card">
      <VoteButton votes={votes} title={title} />
      <div className="question-card-body">
        <Heading>
          <a href={addresses.question(id)}>
            <Text>{title}</Text>
          </a>
        </Heading>
        <p className="question-card-text">
          <Text>{firstWords(content, MOST_SHOWN)}</Text>
        </p>
        <p className="byline">
          <CategoryBadge name={category} />
          {question.answered && <AnsweredBadge />}
          <span>{userDisplayName}</span>
          <time dateTime={createdAt}>{formatDate(createdAt, 'short')}</time>
        </p>
      </div>
    </article>
  );
}

export const AnsweredBadge = () => <span className="badge badge-answered">Answered</span>;
