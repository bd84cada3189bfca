import type { Grade, NumbersProof, Work } from '../corpus/corpus.ts';
import { Manifest, PackPassage, problemOf } from './pack-manifest.ts';
import { PackRules } from './pack-rules.ts';

export interface PackProblem {
  line: number;
  message: string;
  /** Where a source has several. */
  file?: string | undefined;
}

/** A passage in the order of its work, and where it is cited: a hadith by its numbers, else by its verses' places. */
export interface CheckedPassage {
  first: number;
  last: number;
  letter: string;
  texts: Readonly<Record<string, string>>;
  chains?: Readonly<Record<string, string>>;
  numbers?: Readonly<Record<string, string>>;
  chapter?: string;
  grades?: readonly Grade[];
}

/** The library against which a pack is checked. */
export interface Surroundings {
  quran: Work;
  /** Edition ids in use, each with the pack or work that has it. */
  taken: ReadonlyMap<string, string>;
}

const MAX_PROBLEMS_LISTED = 20;

/** A text under more numbers than this at once is a typing error, such as 2669-2970 for 2669-2670. */
const MOST_NUMBERS = 20;

/** Checks a pack line by line without keeping the lines, so a file of any size can pass through. */
export class PackCheck {
  manifest: Manifest | undefined;
  readonly problems: PackProblem[] = [];
  problemCount = 0;
  /** Facts that do not refuse the pack but that the operator should know. */
  readonly notes: string[] = [];
  #passages = 0;
  #rules: PackRules | undefined;
  #previous: CheckedPassage | undefined;
  readonly #surroundings: Surroundings;
  readonly #missing: number[] = [];
  #missingInAll = 0;
  #sharing = 0;
  readonly #without = new Map<string, number>();

  readonly #rowOf: (line: number) => Omit<PackProblem, 'message'>;

  /** `rowOf` gives the row of another file that a line was made of, where problems are to be reported with it. */
  constructor(
    surroundings: Surroundings,
    rowOf: (line: number) => Omit<PackProblem, 'message'> = (line) => ({ line }),
  ) {
    this.#rowOf = rowOf;
    this.#surroundings = surroundings;
  }

  /** Takes the next line; gives the passage where it is sound. */
  take(text: string, line: number): CheckedPassage | undefined {
    const value = this.#parse(text, line);
    if (value === undefined) return undefined;
    if (line === 1) {
      this.#takeManifest(value);
      return undefined;
    }
    if (!this.manifest) return undefined;
    this.#passages++;
    const about = citedBy(value);
    const problem = problemOf(PackPassage, value);
    if (problem) return this.report(line, about + problem);
    const placed = this.#place(value as PackPassage, this.manifest);
    if (typeof placed === 'string') return this.report(line, about + placed);
    const unfit =
      this.#problemInOrder(placed) ?? this.#problemInTexts(placed, this.manifest) ?? this.#rules?.take(placed, line);
    if (unfit) return this.report(line, about + unfit);
    this.#previous = placed;
    return placed;
  }

  /** Ends the check, with the digest of all lines after the first. */
  end(sha256: string): void {
    const { manifest } = this;
    if (!manifest) return;
    if (this.#passages !== manifest.passages) {
      this.report(1, `passages: ${manifest.passages} were announced, ${this.#passages} are there`);
    }
    if (sha256 !== manifest.sha256) this.report(1, `sha256: the lines after the first have ${sha256}`);
    for (const problem of this.#rules?.end() ?? []) this.report(problem.line, problem.message);
    this.#noteProof(manifest);
    if (this.#sharing > 0) this.notes.push(`${this.#sharing} passages share a number with the one before`);
    if (this.#missingInAll > 0) this.notes.push(this.#noteOfMissing(manifest));
    for (const [id, count] of this.#without) this.notes.push(`${id} has no text for ${count} passages`);
  }

  /** What the well-known hadith of the collection say about its numbers. */
  get proof(): NumbersProof | undefined {
    return this.#rules?.proof;
  }

  /** Whether well-known hadith of the collection prove its numbers. */
  get isProvedByAnchors(): boolean {
    return this.#rules?.isProvedByAnchors ?? false;
  }

  #noteProof({ kind, numbering }: Manifest): void {
    if (kind !== 'hadith') return;
    const proof = this.#rules?.proof;
    if (!proof) this.notes.push(`no well-known hadith of this collection prove its numbers: compare a few yourself`);
    else if (proof.held === 0) this.notes.push('none of the well-known hadith that would prove the numbers is here');
    else this.notes.push(`numbers: ${numbering}; ${proof.found} of ${proof.held} well-known hadith stand under theirs`);
    for (const { number, about } of this.#rules?.drifted ?? []) {
      this.notes.push(`${number}, cited for ${about}, is another text here: numbers near it may be off by a few`);
    }
  }

  report(line: number, message: string): undefined {
    this.problemCount++;
    if (this.problems.length < MAX_PROBLEMS_LISTED) this.problems.push({ ...this.#rowOf(line), message });
    return undefined;
  }

  #parse(text: string, line: number): unknown {
    try {
      return JSON.parse(text);
    } catch {
      return this.report(line, line === 1 ? 'is no manifest: a pack begins with one line of JSON' : 'is no JSON');
    }
  }

  #takeManifest(value: unknown): void {
    const problem = problemOf(Manifest, value);
    if (problem) {
      this.report(1, problem);
      return;
    }
    this.manifest = value as Manifest;
    this.#rules = new PackRules(this.manifest);
    for (const { id } of this.manifest.editions) {
      const holder = this.#surroundings.taken.get(id);
      if (holder) this.report(1, `editions: ${id} is held already (${holder})`);
    }
  }

  #place({ number, verse, verses, ...passage }: PackPassage, { kind }: Manifest): CheckedPassage | string {
    const key = { hadith: 'number', quran: 'verse', tafsir: 'verses' }[kind];
    const given = { number, verse, verses };
    if (Object.entries(given).some(([name, value]) => (value !== undefined) !== (name === key))) {
      return `must be cited by "${key}" alone, for this is a pack of the kind ${kind}`;
    }
    const found =
      kind === 'hadith' ? numbersOf(number ?? '') : this.#placesOf(verse ?? verses ?? '', kind === 'tafsir');
    return typeof found === 'string' ? found : ({ ...found, ...passage } as CheckedPassage);
  }

  #placesOf(written: string, mayBeSeveral: boolean): Numbers | string {
    const [, surah, from, to] = /^(\d{1,3}):(\d{1,3})(?:-(\d{1,3}))?$/.exec(written) ?? [];
    if (surah === undefined || (to !== undefined && !mayBeSeveral)) return `“${written}” is no verse such as 2:183`;
    const places = this.#surroundings.quran.find({
      work: 'quran',
      surah: Number(surah),
      from: Number(from),
      to: Number(to ?? from),
    });
    return places ? { first: places.from, last: places.to - 1, letter: '' } : `there is no verse ${written}`;
  }

  #problemInOrder(passage: CheckedPassage): string | undefined {
    const previous = this.#previous;
    if (!previous) return undefined;
    const isSame =
      passage.first === previous.first && passage.last === previous.last && passage.letter === previous.letter;
    if (isSame && this.manifest?.kind === 'hadith') {
      if (JSON.stringify(passage.texts) === JSON.stringify(previous.texts)) return 'stands here twice';
      this.#sharing++;
      return undefined;
    }
    if (isSame) return 'stands here twice';
    const sharesOnly =
      this.manifest?.kind === 'hadith' && passage.first > previous.first && passage.first <= previous.last;
    if (sharesOnly) this.#sharing++;
    const isNextLetter = passage.first === previous.first && previous.letter !== '' && passage.letter > previous.letter;
    const isInOrder = passage.first > previous.last || sharesOnly || isNextLetter;
    if (!isInOrder) return 'is out of order: passages must be in the order of their numbers';
    this.#missingInAll += Math.max(0, passage.first - previous.last - 1);
    for (let number = previous.last + 1; number < passage.first && this.#missing.length < 10; number++) {
      this.#missing.push(number);
    }
    return undefined;
  }

  #problemInTexts(
    { texts, chains = {}, numbers = {} }: CheckedPassage,
    { kind, editions, schemes = [] }: Manifest,
  ): string | undefined {
    const ids = Object.keys(texts);
    if (ids.length === 0) return 'texts: must have one text at least';
    const unknown = ids.find((id) => !editions.some((edition) => edition.id === id));
    if (unknown !== undefined) return `texts: ${unknown} is no edition of this pack`;
    if (kind !== 'hadith' && Object.keys(chains).length > 0) return 'chains: only a hadith has one';
    for (const [id, chain] of Object.entries(chains)) {
      const text = texts[id];
      if (!text?.startsWith(chain)) return `chains: the text of ${id} does not begin with it`;
      if (text.length === chain.length) return `chains: the text of ${id} has no words behind it`;
    }
    const scheme = Object.keys(numbers).find((id) => !schemes.some((each) => each.id === id));
    if (scheme !== undefined) return `numbers: ${scheme} is no scheme of this pack`;
    for (const { id } of editions)
      if (!Object.hasOwn(texts, id)) this.#without.set(id, (this.#without.get(id) ?? 0) + 1);
    return undefined;
  }

  #noteOfMissing({ kind, complete }: Manifest): string {
    const { quran } = this.#surroundings;
    const names = this.#missing.map((each) => {
      const cited = kind === 'hadith' ? undefined : quran.cite(each, each + 1);
      return cited?.work === 'quran' ? `${cited.surah}:${cited.from}` : String(each);
    });
    const more = this.#missingInAll > names.length ? ' …' : '';
    const meaning =
      kind === 'hadith' && complete ? ': as the work is called complete, they are taken not to exist' : '';
    return `${this.#missingInAll} between the first and the last are not here (${names.join(', ')}${more})${meaning}`;
  }
}

/** How an operator finds a passage in a source: by its number. Empty where the line gives none. */
function citedBy(value: unknown): string {
  const { number, verse, verses } = Object(value) as Record<string, unknown>;
  if (typeof number === 'string') return `number ${number.slice(0, 20)}: `;
  const verseOrVerses = verse ?? verses;
  return typeof verseOrVerses === 'string' ? `verse ${verseOrVerses.slice(0, 20)}: ` : '';
}

type Numbers = Pick<CheckedPassage, 'first' | 'last' | 'letter'>;

/** 8, 8a, or 8-9 for one text under two numbers. */
function numbersOf(written: string): Numbers | string {
  const [, first, letter = '', last] = /^([1-9]\d{0,5})(?:([a-z])|-([1-9]\d{0,5}))?$/.exec(written) ?? [];
  if (first === undefined) return `“${written}” is no number such as 8, 8a or 8-9`;
  if (last !== undefined && Number(last) <= Number(first)) return `“${written}” runs backwards`;
  if (Number(last ?? first) - Number(first) > MOST_NUMBERS) return `“${written}” spans too many numbers`;
  return { first: Number(first), last: Number(last ?? first), letter };
}
