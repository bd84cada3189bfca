import { type FormEvent, lazy, Suspense, useCallback, useState } from 'react';
import { categories } from '../../../shared/categories.ts';
import { questions } from '../../../shared/questions.ts';
import { addresses } from '../../addresses.ts';
import { Search } from '../../ui/icons.tsx';
import { QuestionList, useSorting } from '../../ui/question-list.tsx';
import { Tabs } from '../../ui/tabs.tsx';

// Fetched when something is typed. Without it the list is still there.
const FoundEverywhere = lazy(() => import('../search/found-everywhere.tsx').catch(() => ({ default: () => null })));

const tabs = ['All', ...categories.map(({ name }) => name)];

export default function QuestionsPage() {
  const [query, setQuery] = useState('');
  const sorting = useSorting();
  // What was typed before React was there is looked for.
  const takeWhatWasTyped = useCallback((field: HTMLInputElement | null) => {
    if (field?.value) setQuery(field.value);
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    console.log('Search:', query);
  };
  return (
    <div className="page">
      <h1>Questions</h1>
      <p className="lead">Read what others asked, or search for a topic.</p>
      {/* biome-ignore lint/a11y/useSemanticElements: `search` as an element is younger than the browsers served */}
      <form role="search" className="search-form" onSubmit={submit}>
        <div className="search-field">
          <Search />
          <input
            type="search"
            name="search"
            aria-label="Search questions"
            placeholder="zakat, Jesus, interest, 2:255"
            autoComplete="off"
            ref={takeWhatWasTyped}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        </div>
        <button type="submit" className="button">
          Search
        </button>
      </form>
      <Tabs label="Categories" names={tabs}>
        {(name) => <QuestionList {...sorting} questions={found(name, query)} empty={<p>No questions found.</p>} />}
      </Tabs>
      {query.trim().length > 1 && (
        <Suspense>
          <FoundEverywhere query={query} />
        </Suspense>
      )}
      {query === '' && (
        <p className="all-topics">
          <a href={addresses.topics}>All topics: every note, shelf by shelf</a>
        </p>
      )}
    </div>
  );
}

/** A plain, case-insensitive substring of title or content, within the tab's category. */
function found(tab: string, query: string) {
  const sought = query.toLowerCase();
  return questions.filter(
    ({ category, title, content }) =>
      (tab === 'All' || category === tab) &&
      (title.toLowerCase().includes(sought) || content.toLowerCase().includes(sought)),
  );
}
