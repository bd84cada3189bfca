import { addresses } from '../../../addresses.ts';

interface GoFormProps {
  label: string;
  placeholder: string;
  /** What was typed before. */
  typed?: string;
  /** The surah that is open: a bare number is a verse of it. */
  surah?: number;
}

/** Leads to a verse or surah; works without scripts. */
export const GoForm = ({ label, placeholder, typed, surah }: GoFormProps) => (
  <form method="get" action={addresses.work('quran')} className="number-form go-form">
    {surah !== undefined && <input type="hidden" name="surah" value={surah} />}
    <span className="search-field">
      <input
        name="go"
        type="text"
        aria-label={label}
        placeholder={placeholder}
        defaultValue={typed}
        maxLength={100}
        autoComplete="off"
        required
      />
    </span>
    <button type="submit" className="button button-quiet">
      Go
    </button>
  </form>
);
