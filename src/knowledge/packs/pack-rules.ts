import { collections } from '../../references/collections.ts';
import type { NumbersProof } from '../corpus/corpus.ts';
import { type Anchor, isAt } from './anchors/anchor.ts';
import { anchorsOf } from './anchors/anchors.ts';
import { driftingIn } from './anchors/drifting.ts';
import { knownNumberings } from './known-numberings.ts';
import type { CheckedPassage, PackProblem } from './pack-check.ts';
import type { Manifest } from './pack-manifest.ts';
import { isMissingText, textProblem } from './text-problems.ts';

/**
 * Raised when a rule is added or made stricter: a pack that was added under earlier rules is checked again on opening.
 */
export const RULES_VERSION = '2';

/** Highest allowed first hadith number. A higher one means a part of the collection or another numbering. */
const LATEST_FIRST_NUMBER = 20;

/** Passages that share a number without letters: editions that are cited by it have a few, a wrong field has many. */
const MAX_SHARE_OF_SHARED_NUMBERS = 0.01;

/** Below this many shared numbers their share of a small pack says nothing. */
const SHARED_NUMBERS_ALLOWED = 5;

/** Texts of an edition that may be mostly in another script, as quotations are. */
const MAX_SHARE_IN_ANOTHER_SCRIPT = 0.1;

/**
 * Letters of a text that are looked at to know its script, in characters: enough for a majority, quick for long ones.
 */
const LOOKED_AT = 160;

/** The share of a collection's well-known hadith that a pack of the whole collection must hold. */
const LEAST_ANCHORS = 0.8;

/** The share of well-known hadith under the numbers of another scheme that shows that a pack follows it. */
const SHOWS_SCHEME = 0.75;

/** One anchor in this many may differ: a translator chose other words, a row is missing its text. */
const ANCHORS_PER_MISS = 8;

const CITE_PROPERLY =
  'make the pack again with the numbers that readers cite (isnad pack import … --number FIELD names their field)';

/**
 * The rules that keep wrong numbers and damaged texts out of the library. They look at whole passages and at the set of
 * them, so the same rules serve the check of a pack file and the opening of a pack that was added before they existed.
 */
export class PackRules {
  readonly #manifest: Manifest;
  readonly #anchors: ReadonlyMap<number, Anchor>;
  readonly #anchorCounts: { edition: string; held: number; missed: { line: number; anchor: Anchor }[] }[];
  readonly #elsewhere: ReadonlyMap<number, { anchor: Anchor; scheme: string }[]>;
  readonly #drifting: ReadonlyMap<number, Anchor>;
  /** Hadith that are not under the number by which they are cited, though files of this numbering differ by a few there. */
  readonly drifted: Anchor[] = [];
  readonly #otherSchemes = new Map<string, { held: number; found: Anchor[] }>();
  readonly #scripts: ScriptCount[];
  #passages = 0;
  #first: { number: number; line: number } | undefined;
  #previous: CheckedPassage | undefined;
  #shared: { count: number; line: number; number: number } | undefined;
  #tooHigh: { count: number; line: number; number: number } | undefined;

  constructor(manifest: Manifest) {
    this.#manifest = manifest;
    this.#anchors = manifest.kind === 'hadith' ? anchorsOf(manifest.work) : new Map();
    this.#anchorCounts = manifest.editions.map(({ id }) => ({ edition: id, held: 0, missed: [] }));
    this.#drifting = new Map(driftingIn(manifest.work).map((anchor) => [anchor.number, anchor]));
    this.#elsewhere = Map.groupBy(numbersElsewhere(this.#anchors.values()), ({ number }) => number);
    this.#scripts = manifest.editions.map(({ id, language }) => new ScriptCount(id, language));
  }

  /** Takes the next passage in the order of its work; returns the problem of its texts, if any. */
  take(passage: CheckedPassage, line: number): string | undefined {
    this.#passages++;
    if (this.#manifest.kind === 'hadith') this.#takeNumbers(passage, line);
    this.#takeAnchor(passage, line);
    this.#takeOtherSchemes(passage);
    this.#takeDrifting(passage);
    for (const script of this.#scripts) script.take(passage, line);
    this.#previous = passage;
    return problemOfTexts(passage);
  }

  /** Problems of the passages as a set. */
  end(): PackProblem[] {
    const inAnotherScript = this.#scripts.flatMap((script) => script.problem() ?? []);
    // Anchors are read in the edition's language: with the wrong one they would be missed for that reason alone.
    const problems = inAnotherScript.length > 0 ? inAnotherScript : [...this.#problemsOfAnchors()];
    return [...problems, ...this.#problemsOfNumbers()];
  }

  /** Whether well-known hadith prove the numbering: the pack has enough of them, each under its expected number. */
  get isProvedByAnchors(): boolean {
    return (
      this.#anchorCounts.some(({ held }) => held >= 5) && this.#anchorCounts.every(({ missed }) => missed.length === 0)
    );
  }

  #takeNumbers(passage: CheckedPassage, line: number): void {
    const { first, last, letter } = passage;
    const previous = this.#previous;
    this.#first ??= { number: first, line };
    if (previous && letter === '' && previous.letter === '' && first === previous.first && last === previous.last) {
      this.#shared ??= { count: 0, line, number: first };
      this.#shared.count++;
    }
    if (last > (knownNumberings.get(this.#manifest.work)?.last ?? Number.POSITIVE_INFINITY)) {
      this.#tooHigh ??= { count: 0, line, number: last };
      this.#tooHigh.count++;
    }
  }

  #takeAnchor({ first, last, texts }: CheckedPassage, line: number): void {
    const anchor = first === last ? this.#anchors.get(first) : undefined;
    // Where passages share a number, one of them may be another narration: only the first is asked.
    if (!anchor || (this.#previous && this.#previous.last >= first)) return;
    for (const [index, { id, language }] of this.#manifest.editions.entries()) {
      const found = texts[id] === undefined ? undefined : isAt(anchor, texts[id], language);
      const counts = this.#anchorCounts[index];
      if (found === undefined || !counts) continue;
      counts.held++;
      if (!found) counts.missed.push({ line, anchor });
    }
  }

  /** Where a pack follows another scheme, the well-known hadith stand under the numbers that they have in it. */
  #takeOtherSchemes({ first, texts }: CheckedPassage): void {
    for (const { anchor, scheme } of this.#elsewhere.get(first) ?? []) {
      const judged = this.#manifest.editions.flatMap(({ id, language }) =>
        texts[id] === undefined ? [] : (isAt(anchor, texts[id], language) ?? []),
      );
      if (judged.length === 0) continue;
      const counts = this.#otherSchemes.get(scheme) ?? { held: 0, found: [] };
      counts.held++;
      if (judged.every(Boolean)) counts.found.push(anchor);
      this.#otherSchemes.set(scheme, counts);
    }
  }

  #takeDrifting({ first, texts }: CheckedPassage): void {
    const anchor = this.#drifting.get(first);
    if (!anchor || this.#previous?.first === first) return;
    const judged = this.#manifest.editions.flatMap(({ id, language }) =>
      texts[id] === undefined ? [] : (isAt(anchor, texts[id], language) ?? []),
    );
    if (judged.length > 0 && !judged.includes(true)) this.drifted.push(anchor);
  }

  /** What the well-known hadith say about the numbers; undefined where none is known for the work. */
  get proof(): NumbersProof | undefined {
    if (this.#anchors.size === 0) return undefined;
    const held = Math.max(0, ...this.#anchorCounts.map((counts) => counts.held));
    const missed = Math.max(0, ...this.#anchorCounts.map((counts) => counts.missed.length));
    return { known: this.#anchors.size, held, found: held - missed };
  }

  *#problemsOfNumbers(): Generator<PackProblem> {
    const { work, part } = this.#manifest;
    const title = titleOf(work);
    if (this.#tooHigh) {
      const { count, line, number } = this.#tooHigh;
      const message = `${counted(count, 'passage')} beyond ${knownNumberings.get(work)?.last}, the last number of ${title} (the first is ${number}): ${CITE_PROPERLY}`;
      yield { line, message };
    }
    if (
      this.#shared &&
      this.#shared.count > Math.max(SHARED_NUMBERS_ALLOWED, this.#passages * MAX_SHARE_OF_SHARED_NUMBERS)
    ) {
      const { count, line, number } = this.#shared;
      const message = `${count} of ${this.#passages} passages have the number of the one before and no letter (the first is ${number}): these numbers count within books or chapters; ${CITE_PROPERLY}`;
      yield { line, message };
    }
    if (this.#first && this.#first.number > LATEST_FIRST_NUMBER && part !== true) {
      const message = `the first number is ${this.#first.number}, not 1: ${CITE_PROPERLY}, or, if this is only a part of ${title} under its right numbers, say so with --part`;
      yield { line: this.#first.line, message };
    }
  }

  *#problemsOfAnchors(): Generator<PackProblem> {
    const { work, part } = this.#manifest;
    const { proof } = this;
    if (proof && part !== true && proof.held < proof.known * LEAST_ANCHORS) {
      const message = `${proof.held} of the ${proof.known} well-known hadith are here by which the numbers of ${titleOf(work)} are proved: a pack of the whole collection holds them; if this is a part under its right numbers, say so with --part`;
      yield { line: 1, message };
    }
    for (const { edition, held, missed } of this.#anchorCounts) {
      const [example] = missed;
      if (!example || missed.length <= Math.floor(held / ANCHORS_PER_MISS)) continue;
      const { number, about } = example.anchor;
      const message = `${missed.length} of ${held} well-known hadith of ${titleOf(work)} are not under their numbers in ${edition} (${number} should be the one about ${about})${this.#schemeFound()}: ${CITE_PROPERLY}`;
      yield { line: example.line, message };
    }
  }

  /** The other scheme that the pack follows, for a message. */
  #schemeFound(): string {
    for (const [scheme, { held, found }] of this.#otherSchemes) {
      const [example] = found;
      if (!example || held < 5 || found.length < held * SHOWS_SCHEME) continue;
      return `; the numbers are those of the ${scheme}, where that about ${example.about} is ${example.elsewhere[scheme]} and not ${example.number}`;
    }
    return '';
  }
}

function* numbersElsewhere(anchors: Iterable<Anchor>) {
  for (const anchor of anchors) {
    for (const [scheme, number] of Object.entries(anchor.elsewhere)) yield { number, anchor, scheme };
  }
}

/** Counts the texts of an edition that are written in another script than its language is. */
class ScriptCount {
  readonly #edition: string;
  readonly #language: string;
  readonly #script: string;
  readonly #letters: RegExp | undefined;
  readonly #examples: { line: number; cited: string; words: string }[] = [];
  #texts = 0;
  #others = 0;

  constructor(edition: string, language: string) {
    this.#edition = edition;
    this.#language = language;
    this.#script = scriptOf(language);
    this.#letters = lettersOf[this.#script];
  }

  take({ texts, first, letter }: CheckedPassage, line: number): void {
    const text = texts[this.#edition]?.slice(0, LOOKED_AT);
    if (text === undefined || !this.#letters) return;
    const letters = text.replace(notLetters, '');
    if (letters === '') return;
    this.#texts++;
    if (letters.replace(this.#letters, '').length * 2 <= letters.length) return;
    this.#others++;
    if (this.#examples.length < 2)
      this.#examples.push({ line, cited: `${first}${letter}`, words: text.trim().slice(0, 40) });
  }

  problem(): PackProblem | undefined {
    const [first] = this.#examples;
    if (!first || this.#others <= this.#texts * MAX_SHARE_IN_ANOTHER_SCRIPT) return undefined;
    const examples = this.#examples.map(({ words }) => `“${words}”`).join(', ');
    const message = `${this.#edition} is called ${this.#language}, but ${this.#others} of its ${this.#texts} texts are not mostly in ${scriptName(this.#script)} letters (${examples}): name the right field or language for them`;
    return { line: first.line, message };
  }
}

const notLetters = /\P{L}+/gu;
const scriptNames = new Intl.DisplayNames('en', { type: 'script' });
const scriptName = (script: string) => scriptNames.of(script)?.replace(/ Han$/, ' Chinese') ?? script;

/**
 * The script that a language is commonly written in, unless its tag names another: Arab for `ur`, Latn for `ar-Latn`.
 */
function scriptOf(language: string): string {
  try {
    return new Intl.Locale(language).maximize().script ?? '';
  } catch {
    return '';
  }
}

/** The letters of a script, by its ISO 15924 code. An edition in another script is not checked for it. */
const lettersOf: Readonly<Record<string, RegExp>> = {
  Arab: /\p{Script=Arab}+/gu,
  Armn: /\p{Script=Armn}+/gu,
  Beng: /\p{Script=Beng}+/gu,
  Cyrl: /\p{Script=Cyrl}+/gu,
  Deva: /\p{Script=Deva}+/gu,
  Ethi: /\p{Script=Ethi}+/gu,
  Geor: /\p{Script=Geor}+/gu,
  Grek: /\p{Script=Grek}+/gu,
  Gujr: /\p{Script=Gujr}+/gu,
  Guru: /\p{Script=Guru}+/gu,
  Hebr: /\p{Script=Hebr}+/gu,
  Khmr: /\p{Script=Khmr}+/gu,
  Latn: /\p{Script=Latn}+/gu,
  Mlym: /\p{Script=Mlym}+/gu,
  Mymr: /\p{Script=Mymr}+/gu,
  Sinh: /\p{Script=Sinh}+/gu,
  Taml: /\p{Script=Taml}+/gu,
  Telu: /\p{Script=Telu}+/gu,
  Thaa: /\p{Script=Thaa}+/gu,
  Thai: /\p{Script=Thai}+/gu,
  Hans: /\p{Script=Han}+/gu,
  Hant: /\p{Script=Han}+/gu,
  Jpan: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/gu,
  Kore: /[\p{Script=Hangul}\p{Script=Han}]+/gu,
};

function problemOfTexts({ texts, chapter, grades = [] }: CheckedPassage): string | undefined {
  const named = [
    ...Object.entries(texts).map(([id, text]) => [`texts.${id}`, text] as const),
    ...(chapter === undefined ? [] : [['chapter', chapter] as const]),
    ...grades.map(({ grade }, index) => [`grades.${index}.grade`, grade] as const),
  ];
  for (const [name, text] of named) {
    if (isMissingText(text))
      return `${name}: is “${text.trim()}”, which programs write for a missing text: leave it out`;
    const problem = textProblem(text);
    if (problem) return `${name}: ${problem}`;
  }
  return undefined;
}

const titleOf = (work: string) => collections.find(({ id }) => id === work)?.title ?? work;

const counted = (count: number, noun: string) => (count === 1 ? `1 ${noun} is` : `${count} ${noun}s are`);
