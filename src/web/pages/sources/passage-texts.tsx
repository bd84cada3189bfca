import type { EditionText, Passage } from '../../../contract/source-entities.ts';
import { directionOf, languageName } from './languages.ts';
import { VerseEnd } from './verse-end.tsx';

/** One verse or hadith: the original large, the English under it, every other edition folded. */
export function PassageTexts({ passage, alone }: { passage: Passage; alone: boolean }) {
  const { reference, texts, chapter, grades = [] } = passage;
  const original = texts.find(({ role }) => role === 'original');
  const beside = texts.find(isPlain) ?? texts.find(({ role }) => role === 'commentary');
  const others = texts.filter((text) => text !== original && text !== beside);
  return (
    <section className="passage" aria-label={reference}>
      {!alone && <h2 className="passage-number">{reference}</h2>}
      {chapter && <p className="passage-chapter">{chapter}</p>}
      {original && <Chain {...original} />}
      {original && (
        <p className="passage-original" lang={original.language} dir={directionOf(original.language)}>
          {withoutChain(original)}
          <VerseEnd reference={reference} />
        </p>
      )}
      {beside && <Chain {...beside} />}
      {beside && (
        <p className="passage-translation" lang={beside.language} dir={directionOf(beside.language)}>
          {withoutChain(beside)}
        </p>
      )}
      <p className="passage-editions">{[original, beside].flatMap((text) => text?.title ?? []).join(' · ')}</p>
      {grades.length > 0 && (
        <ul className="passage-grades">
          {grades.map(({ grade, by }) => (
            <li key={by + grade}>
              Graded <strong>{grade}</strong> by {by}
            </li>
          ))}
        </ul>
      )}
      {alone ? (
        others.map((text) => <OtherEdition key={text.edition} {...text} />)
      ) : (
        <OtherEditions texts={others} reference={reference} />
      )}
    </section>
  );
}

/** Who passed a hadith on, folded above what was said. */
function Chain({ text, chain = 0, language }: EditionText) {
  if (chain === 0) return null;
  return (
    <details className="chain">
      <summary>Chain of narrators ({languageName(language)})</summary>
      <p lang={language} dir={directionOf(language)}>
        {text.slice(0, chain).trim()}
      </p>
    </details>
  );
}

const withoutChain = ({ text, chain = 0 }: EditionText) => text.slice(chain).trim();

const isPlain = ({ role, language }: EditionText) => role === 'translation' && language === 'en';

/** Collapsed by default; each text has its language and direction set. */
function OtherEdition(text: EditionText) {
  return (
    <details className="other-edition">
      <summary>
        <EditionName {...text} />
      </summary>
      <Words {...text} />
    </details>
  );
}

/** In a range of verses, the other editions of each verse share one row: otherwise the page would be mostly rows. */
function OtherEditions({ texts, reference }: { texts: readonly EditionText[]; reference: string }) {
  if (texts.length === 0) return null;
  return (
    <details className="other-edition other-editions">
      <summary>
        {texts.length} more {texts.length === 1 ? 'edition' : 'editions'}
        <span className="visually-hidden"> of {reference}</span>
      </summary>
      {texts.map((text) => (
        <div key={text.edition}>
          <p className="edition-name">
            <EditionName {...text} />
          </p>
          <Words {...text} />
        </div>
      ))}
    </details>
  );
}

const EditionName = ({ language, title, role }: EditionText) => (
  <>
    {role === 'transliteration' ? 'In Latin letters' : languageName(language)}{' '}
    <span>{title.replace(/ \([^)]*\)$/, '')}</span>
  </>
);

const Words = ({ language, role, text }: EditionText) => (
  <p lang={role === 'transliteration' ? 'ar-Latn' : language} dir={directionOf(language)}>
    {text}
  </p>
);
