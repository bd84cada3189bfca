import { addresses } from '../../addresses.ts';

/** Works without scripts. */
export const SearchForm = ({ work, question }: { work: string; question?: string | undefined }) => (
  <search>
    <form method="get" action={addresses.searchIn(work)} className="number-form work-search">
      <label htmlFor="question" className="visually-hidden">
        Words to look for
      </label>
      <span className="search-field">
        <input id="question" name="q" type="search" defaultValue={question} maxLength={300} required />
      </span>
      <button type="submit" className="button">
        Search
      </button>
    </form>
  </search>
);
