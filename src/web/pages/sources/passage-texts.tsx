import type { EditionText, Passage } from '../../../contract/source-entities.ts';
import { directionOf, languageName } from './languages.ts';
import { VerseEnd } from './verse-end.tsx';

interface PassageTextsProps {
  passage: Passage;
  alone: boolean;
  /** The translation that the reader chose. */
  edition: string | undefined;
}

/** One verse or hadith: the original large, a translation under it. */
export function PassageTexts({ passage, alone, edition }: PassageTextsProps) {
  const { reference, chapter, grades = [] } = passage;
  const { original, beside } = chosenTexts(passage, edition);
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
      {grades.length > 0 && (
        <ul className="passage-grades">
          {grades.map(({ grade, by }) => (
            <li key={by + grade}>
              Graded <strong>{grade}</strong> by {by}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The texts of a passage that are shown first: the original, and the chosen translation or else the English one. */
export function chosenTexts({ texts }: Passage, edition: string | undefined) {
  const original = texts.find(({ role }) => role === 'original');
  const beside =
    texts.find((text) => text.edition === edition && text.role === 'translation') ??
    texts.find(isPlain) ??
    texts.find(({ role }) => role === 'commentary');
  return { original, beside };
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

/** Every other edition of the passages, collapsed: one row an edition, however many passages there are. */
export function OtherEditions({ passages, edition }: { passages: readonly Passage[]; edition: string | undefined }) {
  const [first] = passages;
  if (!first) return null;
  const shown = new Set(Object.values(chosenTexts(first, edition)).map((text) => text?.edition));
  const others = first.texts.filter((text) => !shown.has(text.edition));
  if (others.length === 0) return null;
  const rows = others.map((other) => (
    <details key={other.edition} className="other-edition">
      <summary>
        <EditionName {...other} />
      </summary>
      {passages.flatMap(({ reference, texts }) =>
        texts
          .filter((text) => text.edition === other.edition)
          .map((text) => (
            <Words key={reference} {...text} number={passages.length > 1 ? reference.split(':').at(-1) : undefined} />
          )),
      )}
    </details>
  ));
  return (
    <section className="other-editions" aria-labelledby="other-editions">
      <h2 id="other-editions">In other editions</h2>
      {rows}
    </section>
  );
}

const EditionName = ({ language, title, role }: EditionText) => (
  <>
    {role === 'transliteration' ? 'In Latin letters' : languageName(language)}{' '}
    <span>{title.replace(/ \([^)]*\)$/, '')}</span>
  </>
);

/** Each text has its language and direction set. */
const Words = ({ language, role, text, number }: EditionText & { number: string | undefined }) => (
  <p lang={role === 'transliteration' ? 'ar-Latn' : language} dir={directionOf(language)}>
    {number !== undefined && <sup>{number}</sup>}
    {text}
  </p>
);
