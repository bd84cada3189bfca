import type { Reference } from '../../references/reference.ts';

/** The kind of source that the words before a quotation announce: “Allah says”, “the Prophet said”. */
export type Cue = 'quran' | 'hadith';

/** Characters before a quotation in which a cue is searched. */
const REACH = 70;

const ofQuran =
  /تعالى|سبحانه|عز وجل|(?:قال|يقول|قول)ه? الله|القر[آا]ن|ال[آا]ي(?:ة|ات|ه)|سورة|\b(?:allah|god)(?: almighty| \(swt\)| ta'?ala)?,? (?:says?|said|states?|commands?)|\bqur['’ʾ]?[aā]n|\bkoran|\bverses?\b|\b[aā]y[aā]t?h?\b|\bs[uū]rah?\b/giu;

const ofHadith =
  /رسول الله|النبي|ﷺ|صلى الله عليه|حديث|أحاديث|روا[هية]|أخرجه|متفق عليه|\bprophet\b|\bmessenger\b|\bhadith|\bnarrated\b|\breported\b/giu;

/** The nearest cue before an offset, in its sentence, and not before `from`. */
export function cueBefore(text: string, at: number, from = 0): Cue | undefined {
  const before =
    text
      .slice(Math.max(from, at - REACH), at)
      .split(newSentence)
      .at(-1) ?? '';
  const [quran, hadith] = [lastOf(before, ofQuran), lastOf(before, ofHadith)];
  if (quran < 0 && hadith < 0) return undefined;
  return hadith > quran ? 'hadith' : 'quran';
}

/** A collection named right behind a quotation, though without a number. */
export function isHadithBehind(text: string, at: number): boolean {
  return behind.test(
    text
      .slice(at, at + REACH)
      .split('\n', 1)
      .join(),
  );
}

/** Whether another book than the one in which words were found is named right behind them. */
export function isOtherSourceBehind(text: string, at: number, foundIn: Reference['work']): boolean {
  return (foundIn === 'quran' && isHadithBehind(text, at)) || otherBook.test(text.slice(at, at + REACH));
}

const otherBook =
  /^[^\p{L}\n]{0,6}(?:the )?(?:bible|torah|gospel|genesis|exodus|leviticus|deuteronomy|psalms?|proverbs|isaiah|matthew|mark|luke|john|romans|corinthians|hebrews|revelation)\b/iu;

/**
 * Whether the words right before a quotation make the Prophet its speaker: “The Prophet ﷺ said:”. “The prophet Noah said”
 * and “the Prophet recited” do not.
 */
export function isSaidByTheProphet(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - REACH), at);
  return prophetSays.test(before) || prophetSaysInArabic.test(before);
}

const prophetSays =
  /\b(?:the (?:holy |noble |blessed )?prophet(?: muhammad)?|prophet muhammad|(?:the )?messenger of (?:allah|god))\s*(?:ﷺ|[,(][^,()“"\n]{2,40}[,)])?\s*(?:also |once |then )?(?:said|says|stated|states|taught)(?: that)?[\s:,]*$/iu;

const prophetSaysInArabic =
  /(?:قال|يقول|قول)\s+(?:سيدنا\s+|نبينا\s+)?(?:رسول الله|النبي|الرسول|محمد)(?:\s+الكريم|\s+محمد)?\s*(?:ﷺ|صلى الله عليه(?:\s+وآله)?(?:\s+وسلم)?|[([][^)\]\n]{2,30}[)\]])?[\s:،]*$/u;

/** Whether the words right before a quotation make God its speaker: “Allah the Exalted says:”, «قال الله تعالى:». */
export function isSaidByGod(text: string, at: number): boolean {
  return godSays.test(text.slice(Math.max(0, at - REACH), at));
}

const godSays =
  /(?:\b(?:allah|god)(?:,? (?:the )?(?:almighty|exalted|most high)| \([^)]{2,20}\)| ta'?ala|,)*,?\s*(?:says?|said|states?|commands?)(?: (?:in (?:the|his) [^:.]{2,30}|that))?|(?:قال|يقول|قوله?)\s+(?:الله\s*)?(?:ربنا\s*)?(?:تعالى|سبحانه(?: وتعالى)?|عز وجل|جل وعلا)|(?:قال|يقول) الله)[\s:،,]*$/iu;

/** A saying of the Prophet in which God speaks. */
export function quotesGod(text: string): boolean {
  return divine.test(text);
}

const divine =
  /\b(?<!(?:messenger|apostle|prophet) of )(?:allah|god|(?:your|my|his|the) lord)(?!['’`]s)(?: \([^)]{1,20}\)|,? (?:the )?(?:almighty|exalted|most high|glorious))?,? (?:says?|said)\b|(?:قال|يقول|فقال)\s+(?:الله|ربكم|ربك|ربنا)|يا عبادي/iu;

/** Whether words behind a quotation say that God or the Quran speaks: “as God says in”. */
export function namesSpeaker(words: string): boolean {
  return speaker.test(words);
}

const speaker =
  /\b(?:allah|god|he|qur['’ʾ]?[aā]n|koran|it|verse)\b[^.;]{0,20}\b(?:says?|said|states?|teaches|commands?|tells|declares?|reads?|stands)\b|\b(?:says|said|reads|stated|quoted|found|written|from|in) (?:in |by )?(?:the )?(?:qur['’ʾ]?[aā]n|koran)|(?:قال|يقول|قوله?)(?: الله)?(?: تعالى| سبحانه| عز وجل)|في (?:القر[آا]ن|سورة)|من سورة/iu;

/** Whether words only introduce a quotation: “says that”, “قال تعالى”. */
export function isSaying(words: string): boolean {
  return saying.test(words);
}

const saying =
  /^[^\p{L}]*(?:(?:it |he |allah |god |also )?(?:says?|said|reads|states?|tells us|commands?)(?: that)?|و?(?:قال|يقول|قوله?|تعالى|سبحانه|الآية|أنه|بأن|نصه?))[^\p{L}]*$/iu;

/** A paragraph's end; a stop before a capital letter, Arabic or a list's next item. In “(s.w.t.) says” none ends. */
const newSentence =
  /\n\s*\n|[.!?؟]['"”»)\]]*(?:\s+(?=[\p{Lu}\p{Script=Arabic}])|[ \t]*\n[ \t]*(?:[-*+•]|\d{1,3}[.)])[ \t])/u;

const behind =
  /^[^\p{L}]{0,6}(?:روا[هية]|أخرجه|متفق عليه|حديث|صحيح|(?:narrated|reported|related|recorded)\b|(?:sahih )?(?:al-)?bukhari|(?:sahih )?muslim\b|agreed upon)/iu;

function lastOf(text: string, cue: RegExp): number {
  return [...text.matchAll(cue)].at(-1)?.index ?? -1;
}
