import { addresses } from '../../addresses.ts';
import suggest from '../../browser/suggest.ts?standalone';
import { Search } from '../../ui/icons.tsx';

/** Works without scripts. With them names are suggested as one types, in the browser alone. */
export function SiteSearchForm({ query, label = 'Search the site' }: { query?: string; label?: string }) {
  return (
    <search>
      <form method="get" action={addresses.search} className="search-form site-search">
        <div className="search-field">
          <Search />
          <input
            type="search"
            name="q"
            aria-label={label}
            placeholder="zakat, Jesus, interest, 2:255"
            autoComplete="off"
            maxLength={300}
            required
            defaultValue={query}
            data-script={suggest}
          />
        </div>
        <button type="submit" className="button">
          Search
        </button>
      </form>
    </search>
  );
}
