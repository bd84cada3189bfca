import { languageName } from '../languages.ts';

interface TranslationFormProps {
  action: string;
  /** The verse with which a part of a surah begins. */
  from?: number;
  shown: string | undefined;
  translations: readonly { id: string; title: string; language: string }[];
}

/** Chooses the translation, which is remembered for all pages of the Quran. Works without scripts. */
export function TranslationForm({ action, from = 1, shown, translations }: TranslationFormProps) {
  if (translations.length < 2) return null;
  return (
    <form method="get" action={action} className="translation-form">
      {from > 1 && <input type="hidden" name="from" value={from} />}
      <label>
        Translation{' '}
        <select name="edition" defaultValue={shown}>
          {translations.map(({ id, title, language }) => (
            <option key={id} value={id}>
              {languageName(language)}: {title.replace(/ \([^)]*\)$/, '')}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="button button-quiet">
        Show
      </button>
    </form>
  );
}
