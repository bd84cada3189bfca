import type { LibraryEdition, LibraryWork } from '../../../contract/source-entities.ts';
import { languageName } from './languages.ts';

const kinds = { quran: 'verses', hadith: 'hadith', tafsir: 'passages' };

/** How large a work is, how it is numbered, and what proves that. */
export function WorkFacts({ work }: { work: LibraryWork }) {
  const { title, kind, numbering, complete, passages, editions, proof } = work;
  const isProved = proof !== undefined && proof.held > 0;
  return (
    <div className="work-facts">
      <p>
        {passages.toLocaleString('en-US')} {kinds[kind]}, {editions.length}{' '}
        {editions.length === 1 ? 'edition' : 'editions'}.{' '}
        {kind === 'hadith' && !isProved && 'Nothing here proves its numbers: compare them before you rely on them. '}
        {!complete && 'Not the whole work: a number that is not here may exist elsewhere.'}
      </p>
      <details>
        <summary>
          About the numbering<span className="visually-hidden"> of {title}</span>
        </summary>
        <p>
          Numbered by: {numbering}.{' '}
          {isProved &&
            `${proof.found} of ${proof.held} well-known hadith stand under the numbers by which they are cited. `}
          {complete && 'A number that is not here does not exist.'}
        </p>
      </details>
    </div>
  );
}

export const Editions = ({ editions }: { editions: readonly LibraryEdition[] }) => (
  <ul className="editions">
    {editions.map((edition) => (
      <Edition key={edition.id} edition={edition} />
    ))}
  </ul>
);

const roles: Record<LibraryEdition['role'], string> = {
  original: 'original',
  translation: 'translation',
  transliteration: 'in Latin letters',
  commentary: 'commentary',
};

/** An edition: its limits are always visible; provenance and licence are folded. */
function Edition({ edition: { title, language, role, provenance, licence, limits } }: { edition: LibraryEdition }) {
  return (
    <li>
      <div>
        <h3>{title}</h3>
        <p className="edition-kind">
          {languageName(language)}, {roles[role]}
        </p>
      </div>
      <div>
        {limits && <p>{limits}</p>}
        <details>
          <summary>
            Source and terms<span className="visually-hidden"> of {title}</span>
          </summary>
          <dl>
            <dt>From</dt>
            <dd>{provenance}</dd>
            <dt>Terms</dt>
            <dd>{licence}</dd>
          </dl>
        </details>
      </div>
    </li>
  );
}
