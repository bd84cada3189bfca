import type { EditionText, Passage } from '../../../contract/source-entities.ts';
import { directionOf, languageName } from './languages.ts';

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
      {original && (
        <p className="passage-original" lang={original.language} dir={directionOf(original.language)}>
          {original.text}
          <VerseEnd reference={reference} />
        </p>
      )}
      {beside && (
        <p className="passage-translation" lang={beside.language} dir={directionOf(beside.language)}>
          {beside.text}
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
      {others.map((text) => (
        <OtherEdition key={text.edition} {...text} />
      ))}
    </section>
  );
}

/** The verse's number in the ornate brackets of printed copies. It is ours, not the edition's, so it is not read out. */
function VerseEnd({ reference }: { reference: string }) {
  const number = /^Quran \d+:(\d+)$/.exec(reference)?.[1];
  if (number === undefined) return null;
  const digits = number.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
  return (
    <span className="verse-end" aria-hidden="true">
      {' '}
      ﴿{digits}﴾
    </span>
  );
}

const isPlain = ({ role, language }: EditionText) => role === 'translation' && language === 'en';

/** Closed until it is asked for; each text says its language and its direction. */
function OtherEdition({ language, title, role, text }: EditionText) {
  return (
    <details className="other-edition">
      <summary>
        {role === 'transliteration' ? 'In Latin letters' : languageName(language)}{' '}
        <span>{title.replace(/ \([^)]*\)$/, '')}</span>
      </summary>
      <p lang={role === 'transliteration' ? 'ar-Latn' : language} dir={directionOf(language)}>
        {text}
      </p>
    </details>
  );
}
