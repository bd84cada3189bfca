import { Fragment } from 'react';
import type { Verdict } from '../../contract/entities.ts';
import { splitVerses } from '../../contract/scripture-text.ts';
import { addresses } from '../addresses.ts';
import { VerseSeal } from '../art/verse-seal.tsx';
import { useWords } from '../words/words.ts';
import { ReferenceMark } from './reference-mark.tsx';
import { verdicts } from './verdicts.ts';

interface ScriptureProps {
  reference: string;
  /** The reference in its usual form, if the text writes it differently. */
  canonical?: string | undefined;
  arabic?: string | undefined;
  translation?: string | undefined;
  verdict: Verdict;
  /** The editions in which the words were found. */
  editions?: readonly string[] | undefined;
}

/** A passage of scripture: the Arabic, the translation, the reference and the verdict. */
export function Scripture({ reference, canonical, arabic, translation, verdict, editions = [] }: ScriptureProps) {
  const { seal } = verdicts[verdict];
  const words = useWords();
  const isArabic = words.language === 'ar';
  return (
    <figure className={`scripture scripture-${seal}`} dir={isArabic ? 'rtl' : 'ltr'} lang={words.language}>
      <blockquote>
        {arabic && (
          <p className="scripture-arabic" lang="ar" dir="rtl">
            {withGoldNumbers(arabic)}
          </p>
        )}
        {/* Who reads Arabic needs no translation, unless there is nothing else. */}
        {translation && !(isArabic && arabic) && (
          <p className="scripture-translation">{withVerseNumbers(translation)}</p>
        )}
      </blockquote>
      <figcaption>
        <ReferenceMark text={reference} canonical={canonical} verdict={verdict} />
        <span className="scripture-verdict">
          <VerseSeal kind={seal} />
          {verdict === 'verified' ? (
            <a href={`${addresses.about}#marks`} title={words.whatThisMeans}>
              {words.verifiedWords}
            </a>
          ) : (
            words.verdicts[verdict]
          )}
        </span>
        {verdict === 'verified' && <span className="scripture-edition">{words.editions(editions)}</span>}
      </figcaption>
    </figure>
  );
}

/** The ornate numbers at the ends of verses are gold, as in manuscripts. */
function withGoldNumbers(arabic: string) {
  return arabic.split(/(﴿[٠-٩]+﴾)/u).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text never reorders its parts
      <span key={index} className="verse-number">
        {part}
      </span>
    ),
  );
}

/** The numbers of verses inside a longer passage are small, as in print. */
export function withVerseNumbers(translation: string) {
  return splitVerses(translation).map(({ ayah, text }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text never reorders its parts
    <Fragment key={index}>
      {ayah && <sup>{ayah}</sup>}
      {text}
    </Fragment>
  ));
}
