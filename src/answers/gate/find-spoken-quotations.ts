import { CLOSING } from '../../checker/find/quotation-marks.ts';
import { FEWEST_TELLING_WORDS } from '../../checker/judge/judge-words.ts';
import { findReferences } from '../../references/find-references.ts';
import { firstSentence } from '../../text/sentences.ts';
import { type DraftQuotation, quotationOf, wordsIn } from './find-quoted-words.ts';

/** Cues before a quotation without quotation marks in Arabic: “قال تعالى: …”. */
const IN_ARABIC =
  /(?:قال|يقول|قوله|قول)(?:\s+(?:الله|ربنا|تعالى|سبحانه|وتعالى|عز|وجل|النبي|رسول|الرسول|عليه|السلام|صلى|وسلم|ﷺ))*\s*:\s*/gu;

/** The same in English: “God says: …”, “[Quran 2:153] says: …”, “Translation of [Quran 2:153]: …”, “[Quran 2:153] – …”. */
const IN_ENGLISH =
  /\b(?:says?|said|saying|states?|stated|reads|declares?|declared|commands?|commanded|tells? us|told us|warns?|warned|promises?|promised|reveals?|revealed|recites?|recited|proclaims?|proclaimed|teaches|taught|meaning|translation|verse|ayah|hadith)\b[^\p{L}\n]{0,3}(?:that |thus |the following |(?:of )?\[[^\]\n]*\])?\s*:[\s*_]*|^[^\p{L}\p{N}]{0,4}\[[^\]\n]*\]\s*[:–—-]\s*/gimu;

/**
 * Finds quotations without quotation marks after a cue, up to the reference or the end of the sentence. An editor may
 * paraphrase the Quran after a colon in English; an engine may not.
 */
export function findSpokenQuotations(
  paragraph: string,
  known: readonly DraftQuotation[],
  byEditor: boolean,
): DraftQuotation[] {
  const references = findReferences(paragraph);
  const said = [...paragraph.matchAll(IN_ARABIC), ...(byEditor ? [] : paragraph.matchAll(IN_ENGLISH))];
  return said.flatMap((cue) => {
    const start = cue.index + cue[0].length;
    const [first] = references.filter((reference) => reference.start >= start);
    const rest = lineOf(paragraph.slice(start, first?.start));
    const spoken = first && rest.length === first.start - start ? rest : firstSentence(rest);
    const end = start + spoken.trimEnd().length;
    if (known.some((quotation) => quotation.start < end && start < quotation.end)) return [];
    const quotation = quotationOf(paragraph, { start, end }, { start, end }, references);
    return wordsIn(quotation.words) >= FEWEST_TELLING_WORDS ? [quotation] : [];
  });
}

/** Finds quotations that are opened and never closed, up to the end of the line. */
export function findUnclosedQuotations(paragraph: string, known: readonly DraftQuotation[]): DraftQuotation[] {
  const references = findReferences(paragraph);
  return [...paragraph.matchAll(/[“„«﴿"]/gu)].flatMap(({ index: start, 0: mark }) => {
    if (known.some((quotation) => quotation.start <= start && start < quotation.end)) return [];
    const line = lineOf(paragraph.slice(start + 1));
    if (line.includes(CLOSING[mark] ?? mark)) return [];
    const [first] = references.filter((reference) => reference.start > start);
    const end = Math.min(start + 1 + line.length, first?.start ?? paragraph.length);
    const quotation = quotationOf(paragraph, { start, end }, { start: start + 1, end }, references);
    return wordsIn(quotation.words) >= FEWEST_TELLING_WORDS ? [quotation] : [];
  });
}

function lineOf(text: string): string {
  return text.split('\n', 1)[0] ?? '';
}
