import { stat } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import type { Corpus } from './corpus/corpus.ts';
import { createCorpus, type HeldTexts } from './corpus/create-corpus.ts';
import { digestOf } from './corpus/hash-file.ts';
import { openCorpusFile } from './corpus/load-corpus.ts';
import { quranWork } from './corpus/quran-work.ts';
import { type OpenPack, openPack } from './packs/open-pack.ts';
import { type ListedPack, listFile, readPackList } from './packs/pack-list.ts';

/** The current corpus, and how it changes while the server runs. */
export interface Library {
  /** The corpus at this moment. A request calls this once and keeps the corpus: a switch may come between two calls. */
  current(): Corpus;
  /** The packs of the current corpus, as they are on the list: another thread opens the same corpus from them. */
  packs(): readonly ListedPack[];
  /** Raised by each switch. */
  readonly revision: number;
  close(): void;
}

/** A library in a worker thread that follows the state the main thread sends. */
interface FollowedLibrary extends Library {
  /** Switches to exactly these packs, without reading the list, and returns the corpus. */
  bringTo(packs: readonly ListedPack[]): Promise<Corpus>;
}

interface LibraryOptions {
  corpusFile: string;
  /** Where `isnad pack` stores the operator's packs. */
  packsFolder: string;
  /** Editions that the operator has switched off. */
  without?: readonly string[];
  onFault?: (error: Error) => void;
  /** Called after a switch, with the packs that are new and those that are gone. */
  onSwitch?: (added: readonly ListedPack[], removed: readonly ListedPack[]) => void;
  /** Called with a new corpus before any request may use it. */
  prepare?: (corpus: Corpus) => void;
  /** How often the list of packs is looked at, in milliseconds. */
  every?: number;
  /** Milliseconds for which requests that began before a switch may still read removed packs. */
  grace?: number;
}

/** A library that never changes, as tests use it. */
export const fixedLibrary = (corpus: Corpus): Library => ({
  current: () => corpus,
  packs: () => [],
  revision: 0,
  close: () => undefined,
});

/** Opens the corpus and the packs, and follows the list of packs from then on. */
export async function openLibrary(options: LibraryOptions): Promise<Library> {
  const library = new FollowingLibrary(options);
  await library.open();
  return library;
}

/** Opens the corpus without packs; it changes only through `bringTo`. */
export function openFollowedLibrary(options: LibraryOptions): FollowedLibrary {
  return new FollowingLibrary(options);
}

class FollowingLibrary implements FollowedLibrary {
  readonly #options: LibraryOptions;
  readonly #base: { texts: HeldTexts; close(): void };
  readonly #leaving = new Set<OpenPack>();
  #packs: readonly OpenPack[] = [];
  #listed: readonly ListedPack[] = [];
  #corpus: Corpus;
  #revision = 0;
  #seen = '';
  #timer: NodeJS.Timeout | undefined;
  #following: Promise<void> | undefined;
  #isClosed = false;

  constructor(options: LibraryOptions) {
    this.#options = options;
    this.#base = openCorpusFile(options.corpusFile, { without: options.without ?? [] });
    this.#corpus = createCorpus(this.#base.texts);
  }

  current(): Corpus {
    return this.#corpus;
  }

  packs(): readonly ListedPack[] {
    return this.#listed;
  }

  get revision(): number {
    return this.#revision;
  }

  /** At the start a broken pack is left out: the others are not worse for it. */
  async open(): Promise<void> {
    this.#seen = await this.#stamp();
    try {
      for (const listed of await readPackList(this.#options.packsFolder)) {
        try {
          this.#packs = [...this.#packs, await openPack(this.#options.packsFolder, listed, this.#quran())];
          this.#listed = [...this.#listed, listed];
        } catch (error) {
          this.#tell(error);
        }
      }
    } catch (error) {
      this.#tell(error);
    }
    this.#corpus = this.#hold(this.#packs);
    this.#timer = setInterval(() => {
      this.#following ??= this.#follow().finally(() => {
        this.#following = undefined;
      });
    }, this.#options.every ?? 1_000).unref();
  }

  close(): void {
    this.#isClosed = true;
    clearInterval(this.#timer);
    for (const pack of [...this.#packs, ...this.#leaving]) pack.close();
    this.#base.close();
  }

  async bringTo(listed: readonly ListedPack[]): Promise<Corpus> {
    const opened: OpenPack[] = [];
    try {
      const packs: OpenPack[] = [];
      for (const one of listed) {
        const held = [...this.#packs, ...this.#leaving].find(({ file }) => file === one.file);
        const pack = held ?? (await openPack(this.#options.packsFolder, one, this.#quran()));
        packs.push(pack);
        if (held) continue;
        opened.push(pack);
        await readWords(pack);
      }
      const corpus = this.#hold(packs);
      this.#options.prepare?.(corpus);
      if (this.#isClosed) throw new Error('The library was closed meanwhile');
      this.#switchTo(corpus, packs, listed);
      return corpus;
    } catch (error) {
      for (const pack of opened) pack.close();
      throw error;
    }
  }

  /** Called when the list was replaced: opens all new packs first, then switches. A broken list changes nothing. */
  async #follow(): Promise<void> {
    const stamp = await this.#stamp();
    if (stamp === this.#seen || this.#isClosed) return;
    this.#seen = stamp;
    try {
      const before = this.#listed;
      await this.bringTo(await readPackList(this.#options.packsFolder));
      const without =
        (some: readonly ListedPack[]) =>
        ({ file }: ListedPack) =>
          !some.some((one) => one.file === file);
      const added = this.#listed.filter(without(before));
      const removed = before.filter(without(this.#listed));
      if (added.length + removed.length > 0) this.#options.onSwitch?.(added, removed);
    } catch (error) {
      if (!this.#isClosed) this.#tell(error);
    }
  }

  #switchTo(corpus: Corpus, packs: readonly OpenPack[], listed: readonly ListedPack[]): void {
    const left = this.#packs.filter((pack) => !packs.includes(pack));
    this.#corpus = corpus;
    this.#packs = packs;
    this.#listed = listed;
    this.#revision++;
    for (const pack of packs) this.#leaving.delete(pack);
    for (const pack of left) {
      this.#leaving.add(pack);
      setTimeout(() => {
        if (this.#leaving.delete(pack) && !this.#isClosed) pack.close();
      }, this.#options.grace ?? 60_000).unref();
    }
  }

  #hold(packs: readonly OpenPack[]): Corpus {
    const { texts } = this.#base;
    return createCorpus({
      ...texts,
      id: digestOf([texts.id, ...packs.map(({ file }) => file)]),
      editions: [...texts.editions, ...packs.flatMap(({ quranEditions }) => quranEditions)],
      added: packs.flatMap(({ work }) => work ?? []),
    });
  }

  #quran() {
    return quranWork(this.#base.texts.surahs, []);
  }

  /** Changes whenever the list is replaced; a list that is not there has a stamp too. */
  async #stamp(): Promise<string> {
    const found = await stat(listFile(this.#options.packsFolder)).catch(() => undefined);
    return found ? `${found.ino} ${found.size} ${found.mtimeMs}` : '';
  }

  #tell(error: unknown): void {
    this.#options.onFault?.(error instanceof Error ? error : new Error(String(error)));
  }
}

/** A large pack's words take a moment to read: between editions, requests have their turn. */
async function readWords({ work, quranEditions }: OpenPack): Promise<void> {
  for (const edition of [...quranEditions, ...(work?.editions ?? [])]) {
    edition.words();
    await setImmediate();
  }
}
