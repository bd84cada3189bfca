import { caller, type Fetch, read } from './caller.ts';
import { paths } from './paths.ts';
import { CheckedText, Library, SourcePassage } from './source-entities.ts';

/** The calls about this site's own library: in a module of their own, so that other pages do not load them. */
export interface LibraryClient {
  sources(): Promise<Library>;
  /** By the path of its page: `/sources/quran/2/183`. */
  source(path: string): Promise<SourcePassage>;
  check(text: string): Promise<CheckedText>;
}

export function createLibraryClient(baseAddress: string, fetch: Fetch): LibraryClient {
  const call = caller(baseAddress, fetch);
  return {
    sources: async () => read(paths.sources, Library, await call(paths.sources)),
    source: async (path) => read(path, SourcePassage, await call(path)),
    check: async (text) => {
      const headers = { 'Content-Type': 'application/json' };
      const init = { method: 'POST', headers, body: JSON.stringify({ text }) };
      return read(paths.check, CheckedText, await call(paths.check, init));
    },
  };
}
