import { Checker } from '../checker/checker.ts';
import { CHECKER_DATA, CHECKER_DATA_VERSION, type CheckerData, type EditionData } from '../contract/checker-data.ts';
import type { CheckedText } from '../contract/source-entities.ts';
import type { HeldEdition } from '../knowledge/corpus/corpus.ts';
import { createCorpus } from '../knowledge/corpus/create-corpus.ts';
import { unpackEdition } from '../knowledge/corpus/portable-edition.ts';
import { versesOf } from '../knowledge/corpus/verses-of.ts';
import { presentCheck } from '../present/present-check.ts';

/** A checker that has everything it needs: it makes no request, and what it is given stays here. */
export interface DeviceChecker {
  /** Identifies the editions that it holds. */
  readonly library: string;
  readonly editions: readonly { id: string; title: string; language: string }[];
  /** The same verdicts as `POST /api/check` gives on a library without packs. */
  check(text: string): CheckedText;
}

export interface OpenOptions {
  /** The site that the editions come from, with the path under which it is served, if it has one. */
  site: string | URL;
  /** Called as bytes arrive. */
  onProgress?: (loaded: number, total: number) => void;
  signal?: AbortSignal;
}

/** Fetches the editions that a site holds, about seven megabytes, and makes them ready. */
export async function openChecker({ site, onProgress, signal }: OpenOptions): Promise<DeviceChecker> {
  const data = (await (await get(addressIn(site, CHECKER_DATA), signal)).json()) as CheckerData;
  if (data.version !== CHECKER_DATA_VERSION) throw new Error('The site has a newer checker: load /checker.js again.');
  const total = data.editions.reduce((sum, { size }) => sum + size, 0);
  let loaded = 0;
  const editions = await Promise.all(
    data.editions.map(async (edition) => {
      const packed = await fetchEdition(addressIn(site, edition.path), edition, signal);
      loaded += edition.size;
      onProgress?.(loaded, total);
      return openEdition(edition, packed);
    }),
  );
  const textsOf = new Map(editions.map(({ held, texts }) => [held.id, texts]));
  const corpus = createCorpus({
    id: data.library,
    surahs: data.surahs,
    verses: versesOf(data.surahs, textsOf),
    editions: editions.map(({ held }) => held),
  });
  const checker = new Checker(corpus);
  return {
    library: data.library,
    editions: data.editions.map(({ id, title, language }) => ({ id, title, language })),
    check: (text) => presentCheck(text, checker),
  };
}

/** A path of a site that may itself be served under a path. */
function addressIn(site: string | URL, path: string): URL {
  const root = new URL(site);
  return new URL(root.pathname.replace(/\/+$/, '') + path, root);
}

export function openEdition(edition: EditionData, packed: Uint8Array): { held: HeldEdition; texts: readonly string[] } {
  const { texts, words } = unpackEdition(packed);
  const { id, role, language, title, provenance, licence, limits } = edition;
  const described = { id, role, language, title, provenance, licence, ...(limits && { limits }) };
  return { texts, held: { ...described, text: (place) => texts[place] ?? '', words: () => words } };
}

async function fetchEdition(address: URL, { sha256, title }: EditionData, signal?: AbortSignal): Promise<Uint8Array> {
  const response = await get(address, signal);
  const gzipped = await response.arrayBuffer();
  // On plain http a browser has no digests; there nothing else of the page is certain either.
  if (globalThis.crypto?.subtle && (await digestOf(gzipped)) !== sha256) throw new Error(`${title} arrived damaged.`);
  const unzipped = new Blob([gzipped]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(unzipped).arrayBuffer());
}

async function get(address: URL, signal?: AbortSignal): Promise<Response> {
  const response = await fetch(address, { ...(signal && { signal }) });
  if (!response.ok) throw new Error(`${address.pathname} answered ${response.status}`);
  return response;
}

async function digestOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
