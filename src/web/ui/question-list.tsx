import { type ReactNode, useState } from 'react';
import type { Question } from '../../shared/types.ts';
import { QuestionCard } from './question-card.tsx';

/** Sort orders of a list. Each sort is stable, so ties keep the order of their ids. */
const sortings = {
  votes: { label: 'Most Votes', compare: (a: Question, b: Question) => b.votes - a.votes },
  recent: { label: 'Most Recent', compare: (a: Question, b: Question) => b.createdAt.localeCompare(a.createdAt) },
  unanswered: { label: 'Unanswered', compare: (a: Question, b: Question) => Number(a.answered) - Number(b.answered) },
};

type Sorting = keyof typeof sortings;

interface QuestionListProps {
  questions: readonly Question[];
  empty: ReactNode;
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
}

/** The sort order shared by all lists of a page, so that it survives a change of tab. */
export function useSorting() {
  const [sorting, onSort] = useState<Sorting>('votes');
  return { sorting, onSort };
}

/** Questions with their sort dropdown: most votes first, until the visitor chooses. */
export function QuestionList({ questions, empty, sorting, onSort }: QuestionListProps) {
  return (
    <>
      <div className="list-tools">
        <p role="status">{questions.length === 1 ? '1 question' : `${questions.length} questions`}</p>
        <div className="sort-field">
          <label htmlFor="sort-by">Sort by</label>
          <select id="sort-by" value={sorting} onChange={(event) => onSort(event.target.value as Sorting)}>
            {Object.entries(sortings).map(([key, { label }]) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </select>
        </div>
      </div>
      {questions.length === 0 ? (
        <div className="notice">{empty}</div>
      ) : (
        <ul className="question-list">
          {questions.toSorted(sortings[sorting].compare).map((question) => (
            <li key={question.id}>
              <QuestionCard question={question} heading="h2" />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
