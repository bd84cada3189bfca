import type { CorrectionMark } from '../../contract/entities.ts';
import { correctionsInEnglish, type Corrected as What } from '../words/correction-words.ts';
import { correctionsInArabic } from '../words/corrections-in-arabic.ts';
import { useWords } from '../words/words.ts';
import { CorrectionLines } from './correction-lines.tsx';
import { Text } from './honorific.tsx';

interface CorrectedProps {
  what: What;
  marks: readonly CorrectionMark[] | undefined;
}

/** Says, in the language of the text around, that a text rests on words that were put right since. */
export function Corrected({ what, marks }: CorrectedProps) {
  const { language, date } = useWords();
  const isArabic = language === 'ar';
  return (
    <CorrectionLines
      what={what}
      marks={marks}
      most={3}
      words={isArabic ? correctionsInArabic : correctionsInEnglish}
      date={(day) => date(day, 'short')}
      // Corrections are told in English.
      told={(summary) =>
        isArabic ? (
          <span lang="en" dir="ltr" className="corrected-in-english">
            <Text>{summary}</Text>
          </span>
        ) : (
          <Text>{summary}</Text>
        )
      }
    />
  );
}
