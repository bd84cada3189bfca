import { caller, type Fetch, read } from './caller.ts';
import { paths } from './paths.ts';
import { CheckedText, Library, Numbers, SourcePassage, WorkContents, WorkSearch } from './source-entities.ts';

/** The calls about this site's own library: in a module of their own, so that other pages do not load them. */
export interface LibraryClient {
  sources(): Promise<Library>;
  work(work: string): Promise<WorkContents>;
  /** By the path of its page: `/sources/quran/2/183`. */
  source(path: string): Promise<SourcePassage>;
  /** The numbers of a collection, and what stands under one of them. */
  numbers(work: string, number?: string): Promise<Numbers>;
  /** The passages of a work that have the words of a question. */
  search(work: string, question: string): Promise<WorkSearch>;
  check(text: string): Promise<CheckedText>;
}

export function createLibraryClient(baseAddress: string, fetch: Fetch): LibraryClient {
  const call = caller(baseAddress, fetch);
  return {
    sources: async () => read(paths.sources, Library, await call(paths.sources)),
    work: async (work) => {
      const path = paths.work.replace('{work}', encodeURIComponent(work));
      return read(path, WorkContents, await call(path));
    },
    source: async (path) => read(path, SourcePassage, await call(path)),
    numbers: async (work, number) => {
      const query = new URLSearchParams({ work, ...(number !== undefined && { number }) });
      return read(paths.numbers, Numbers, await call(paths.numbers, undefined, `?${query}`));
    },
    search: async (work, question) => {
      const query = new URLSearchParams({ work, q: question });
      return read(paths.passages, WorkSearch, await call(paths.passages, undefined, `?${query}`));
    },
    check: async (text) => {
      const headers = { 'Content-Type': 'application/json' };
      const init = { method: 'POST', headers, body: JSON.stringify({ text }) };
      return read(paths.check, CheckedText, await call(paths.check, init));
    },
  };
}
