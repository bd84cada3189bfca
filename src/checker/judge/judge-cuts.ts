import type { ReadPassage } from '../look-up/passage-reader.ts';
import type { PreparedEdition } from '../look-up/prepare-editions.ts';
import type { Run } from '../look-up/word-index.ts';
import { type TurningWords, turningWordsOf } from './turning-words.ts';

/** What a quotation cuts off at one of its edges, or leaves out between two of its parts. */
export interface Cut {
  /** The words of the edition that are not quoted. */
  leftOut: Run;
  /** Whether the quotation says something else without them: then the quotation is not verified. */
  turnsSense: boolean;
}

/** Words looked at before a quotation: the greatest distance of an English negation from what it denies. */
const WORDS_BEFORE = 4;

/** Left-out words looked at before a quoted part, unless a clause ends earlier: “let not a people … ridicule”. */
const WORDS_BEFORE_PART = 3;

/** Left-out words looked at after a quoted part: an exception further on belongs to the left-out words themselves. */
const WORDS_BEHIND_PART = 2;

/** A gap this short leaves out nothing worth a gap but the word that matters: “there is … deity except Him”. */
const SHORT_GAP = 3;

/** Maximum words of a clause that are shown or searched. */
const LONGEST_CLAUSE = 20;

/** Reads the words around a run in one edition. */
export class CutReader {
  readonly #prepared: PreparedEdition;
  readonly #lists: TurningWords | undefined;

  constructor(prepared: PreparedEdition) {
    this.#prepared = prepared;
    this.#lists = turningWordsOf(prepared.edition.language);
  }

  /** The words before a run that deny, or may deny, its first words. */
  before({ start, end }: Run): Cut | undefined {
    const lists = this.#lists;
    const { index } = this.#prepared;
    const first = index.table.starts[index.passageAt(start)] ?? 0;
    if (!lists || start === first) return undefined;
    let onlyFillers = true;
    for (let at = start - 1; at >= Math.max(first, start - WORDS_BEFORE); at--) {
      if (this.#breakBehind(at) !== 'none') return undefined;
      const isNegation = this.#isNegation(at);
      if (isNegation || (at === start - 1 && this.#isCondition(at))) {
        const isFirst = onlyFillers && isNegation && !this.#is(start, 'openers') && !this.#isOath(start);
        const turnsSense = isFirst && !this.#asks(at) && !this.#isQuestion(end - 1);
        return { leftOut: { start: this.#clauseStart(at), end: start }, turnsSense };
      }
      onlyFillers &&= this.#is(at, 'fillers');
    }
    return undefined;
  }

  /** The words after a run that restrict, or may restrict, its last words. */
  after({ start, end }: Run): Cut | undefined {
    const { starts, sections } = this.#prepared.index.table;
    const place = this.#prepared.index.passageAt(end - 1);
    const passageEnd = starts[place + 1] ?? end;
    if (!this.#lists) return undefined;
    if (end === passageEnd) {
      const goesOn = sections[place + 1] === sections[place] && this.#continues(end);
      return goesOn ? { leftOut: { start: end, end: this.#clauseEnd(end) }, turnsSense: false } : undefined;
    }
    if (this.#breakBehind(end - 1) === 'sentence') return undefined;
    const leftOut = () => ({ start: end, end: this.#clauseEnd(end) });
    if (this.#isException(end)) return { leftOut: leftOut(), turnsSense: true };
    if (this.#is(end, 'exceptionsFromNegation') || this.#isOtherThan(end)) {
      return { leftOut: leftOut(), turnsSense: this.#isDenied({ start, end }) && !this.#isKnowing(end) };
    }
    if (this.#is(end, 'negationsBehind') && this.#breakBehind(end - 1) === 'none') {
      return { leftOut: leftOut(), turnsSense: true };
    }
    return undefined;
  }

  /** The words left out between two consecutive parts; undefined if there are none. */
  between(one: Run, other: Run): Cut | undefined {
    const leftOut = { start: one.end, end: other.start };
    const count = leftOut.end - leftOut.start;
    if (count <= 0) return undefined;
    if (!this.#lists) return { leftOut, turnsSense: count <= SHORT_GAP };
    if (count <= SHORT_GAP) return { leftOut, turnsSense: !this.#isInBrackets(leftOut) };
    return { leftOut, turnsSense: this.#endsInTurn(leftOut) || this.#beginsInTurn(one, leftOut) };
  }

  /** The run with the words that must not be cut off; its whole passages if adding them cuts off something else. */
  completed(run: Run): Run {
    const { index } = this.#prepared;
    let whole = run;
    for (let tries = 0; tries < 3; tries++) {
      const [before, after] = [this.before(whole), this.after(whole)];
      if (!before?.turnsSense && !after?.turnsSense) return whole;
      whole = {
        start: before?.turnsSense ? before.leftOut.start : whole.start,
        end: after?.turnsSense ? after.leftOut.end : whole.end,
      };
    }
    return index.wordsOf({ from: index.passageAt(run.start), to: index.passageAt(run.end - 1) + 1 });
  }

  /** Whether the last left-out words turn the sense of the part after them, within one clause. */
  #endsInTurn({ start, end }: Run): boolean {
    for (let at = end - 1; at >= Math.max(start, end - WORDS_BEFORE_PART); at--) {
      if (this.#breakBehind(at) !== 'none') return false;
      if (this.#isNegation(at) || this.#isException(at) || (at === end - 1 && this.#isCondition(at))) return true;
    }
    return false;
  }

  /** Whether the first left-out words turn the sense of the part before them, within one clause. */
  #beginsInTurn(one: Run, { start, end }: Run): boolean {
    for (let at = start; at < Math.min(end, start + WORDS_BEHIND_PART); at++) {
      const breaks = this.#breakBehind(at - 1);
      if (breaks === 'sentence') return false;
      if (this.#isException(at)) return true;
      if (this.#is(at, 'exceptionsFromNegation') && at === start && this.#isDenied(one)) return true;
      if (breaks !== 'none') return false;
      if (at === start && this.#is(at, 'negationsBehind')) return true;
    }
    return false;
  }

  #is(at: number, list: keyof TurningWords): boolean {
    return this.#formsAt(at).some((form) => this.#lists?.[list].has(form));
  }

  #formsAt(at: number): readonly string[] {
    const { table } = this.#prepared.index;
    return table.forms.of(table.text[at] ?? table.writings.length);
  }

  #writingAt(at: number): string {
    const { table } = this.#prepared.index;
    return table.writings.at(table.text[at] ?? table.writings.length);
  }

  #isNegation(at: number): boolean {
    const isArabic = this.#prepared.edition.language === 'ar';
    // لِمَ asks “why”; أَلَّا is “that not”, and has the letters of إِلَّا.
    if (this.#is(at, 'negations')) return !isArabic || !/ل\u0650م/u.test(this.#writingAt(at));
    return isArabic && (thatNot.test(this.#writingAt(at)) || this.#deniesUpToException(at));
  }

  #isCondition(at: number): boolean {
    return (
      this.#is(at, 'conditions') || (this.#prepared.edition.language === 'ar' && inOfDenial.test(this.#writingAt(at)))
    );
  }

  /** «ما» and «إن» mean many things; before «إلا», and «ما» before a few words, they deny. */
  #deniesUpToException(at: number): boolean {
    const isMa = ma.test(this.#writingAt(at));
    if (!isMa && !inOfDenial.test(this.#writingAt(at))) return false;
    if (isMa && this.#formsAt(at + 1).some((form) => deniedByMa.has(form))) return true;
    const { index } = this.#prepared;
    const end = Math.min(index.table.starts[index.passageAt(at) + 1] ?? at, at + 1 + LONGEST_CLAUSE);
    for (let next = at + 1; next < end; next++) {
      if (this.#isException(next) && !this.#formsAt(next).includes('حتي')) return true;
      if (this.#breakBehind(next) === 'sentence') return false;
    }
    return false;
  }

  /** إِلَّا has the letters of أَلَّا and أَلَا. */
  #isException(at: number): boolean {
    if (!this.#is(at, 'exceptions')) return false;
    const isIlla = this.#prepared.edition.language !== 'ar' || !this.#formsAt(at).includes('الا');
    return isIlla || /^[إا]/u.test(this.#writingAt(at).normalize('NFC'));
  }

  /** “No deity other than Him” */
  #isOtherThan(at: number): boolean {
    return this.#formsAt(at).includes('other') && this.#formsAt(at + 1).includes('than');
  }

  /** «لا أقسم» swears. */
  #isOath(at: number): boolean {
    return this.#formsAt(at).includes('اقسم');
  }

  /** “… while you know” reproaches, and narrows nothing. */
  #isKnowing(at: number): boolean {
    return [at + 1, at + 2].some((next) => this.#formsAt(next).some((form) => form === 'know' || form === 'تعلمون'));
  }

  /** Whether a next verse only goes on with the sentence. */
  #continues(at: number): boolean {
    return this.#is(at, 'continuations') || (this.#formsAt(at).includes('but') && this.#is(at + 1, 'continuations'));
  }

  /** Whether the last clause of a run denies or forbids. */
  #isDenied({ start, end }: Run): boolean {
    for (let at = end - 1; at >= Math.max(start, end - LONGEST_CLAUSE); at--) {
      if (at < end - 1 && this.#breakBehind(at) === 'sentence') return false;
      if (this.#isNegation(at)) return true;
    }
    return false;
  }

  #clauseStart(at: number): number {
    const { index } = this.#prepared;
    const first = Math.max(index.table.starts[index.passageAt(at)] ?? 0, at - LONGEST_CLAUSE);
    let start = at;
    while (start > first && this.#breakBehind(start - 1) === 'none') start--;
    return start;
  }

  /** The position after the clause that begins at a word. */
  #clauseEnd(at: number): number {
    const { index } = this.#prepared;
    const last = Math.min(index.table.starts[index.passageAt(at) + 1] ?? at, at + LONGEST_CLAUSE);
    let end = at + 1;
    while (end < last && this.#breakBehind(end - 1) === 'none') end++;
    return end;
  }

  /** “Is not Allah …”, “did We not …”: the edition does not end every question with its mark. */
  #asks(negation: number): boolean {
    const [before, verb] = [this.#formsAt(negation - 1), this.#formsAt(negation - 2)];
    const hasSubject =
      before.some((form) => subjects.has(form)) && verb.some((form) => askingVerbs.has(form) || form === 'do');
    return hasSubject || before.some((form) => askingVerbs.has(form) && this.#clauseStart(negation) === negation - 1);
  }

  /** “Have they not travelled through the earth?” denies nothing. */
  #isQuestion(at: number): boolean {
    const { text, spans, firstWord } = this.#passageOf(at);
    const rest = text.slice(spans[at - firstWord]?.end ?? text.length);
    return /^[^.!;]{0,300}?\?/u.test(rest);
  }

  /** Whether all of the words are a translator's addition. */
  #isInBrackets({ start, end }: Run): boolean {
    const { text, spans, firstWord } = this.#passageOf(start);
    const [from, to] = [spans[start - firstWord]?.start ?? 0, spans[end - 1 - firstWord]?.end ?? 0];
    const before = text
      .slice(0, from)
      .replace(/[^[(\])]/gu, '')
      .at(-1);
    return (before === '[' || before === '(') && !/[\])]/u.test(text.slice(from, Math.max(from, to - 1)));
  }

  /** The kind of break between a word and the next one. */
  #breakBehind(at: number): 'none' | 'clause' | 'sentence' {
    const { text, spans, firstWord } = this.#passageOf(at);
    const [word, next] = [spans[at - firstWord], spans[at + 1 - firstWord]];
    if (!word || !next) return 'sentence';
    const between = text.slice(word.start, next.start);
    const marks = text.slice(word.end, next.start);
    if (/[.!?;؛؟]/u.test(marks) || /[\u06D7\u06D8\u06DA]/u.test(between)) return 'sentence';
    return /[,:،—–]|\s-\s/u.test(marks) || /[\u06D6\u06DB]/u.test(between) ? 'clause' : 'none';
  }

  #passageOf(at: number): ReadPassage {
    const { passages, index } = this.#prepared;
    return passages.read(index.passageAt(at));
  }
}

const subjects: ReadonlySet<string> = new Set('i you he she it we they'.split(' '));

/** At the head of a clause; “do not” forbids. */
const askingVerbs: ReadonlySet<string> = new Set(
  'is are was were does did have has had will would can could shall should'.split(' '),
);

/** مَا, not مَآء (water). */
const ma = /^(?:[وف]\u064E?)?م\u064E?\u0651?[اآ][\u0653\u06D6-\u06DC]*$/u;

/** أَلَّا, لِئَلَّا */
const thatNot = /^(?:[وف]\u064E?)?(?:ل\u0650?\u0651?ئ|أ)\u064E?ل\u064E?\u0651/u;

/** إِنۡ, written with its sukun or without it before a letter that it melts into, never إِنَّ. */
const inOfDenial = /^(?:و\u064E|ف\u064E)?إ\u0650?ن[\u06E1\u0652]?$/u;

/** Words that «ما» denies if it comes right before them. */
const deniedByMa: ReadonlySet<string> = new Set(
  'كان كانوا كانت كنت كنا كنتم هم هو هي انت انا انتم نحن لهم لكم له لنا لها لك ظلمهم ظلمناهم ظلمونا قتلوه صلبوه ضل غوي ودعك يستوي ينبغي'.split(
    ' ',
  ),
);
