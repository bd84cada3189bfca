import { type ReactNode, useEffect, useState } from 'react';
import type { Search } from '../../../search/open-search.ts';
import { addresses } from '../../addresses.ts';
import { openSiteSearch } from '../../browser/open-site-search.ts';
import { logFailure } from '../../log-failure.ts';
import { SearchGroups } from './search-groups.tsx';

/** What the whole site has for the words that are typed above the list of questions: found in the browser alone. */
export default function FoundEverywhere({ query }: { query: string }): ReactNode {
  const [search, setSearch] = useState<Search>();
  useEffect(() => {
    openSiteSearch().then((opened) => setSearch(() => opened), logFailure);
  }, []);
  const groups = search?.(query) ?? [];
  return (
    <section className="found-everywhere" aria-labelledby="everywhere">
      <h2 id="everywhere">Elsewhere on this site</h2>
      <SearchGroups groups={groups} level={3} />
      {search && groups.length === 0 && <p>Nothing else here has these words.</p>}
      <p className="actions">
        <a href={addresses.asking(query.trim())} className="button">
          Ask it as a question
        </a>
        <a href={addresses.topics} className="button button-quiet">
          All notes by topic
        </a>
      </p>
    </section>
  );
}
