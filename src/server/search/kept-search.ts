import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { NamedPassages } from '../../knowledge/retrieval/thesaurus.ts';
import { openSearch, type Search } from '../../search/open-search.ts';
import type { Context } from '../context.ts';
import { encodeBody } from '../encodings.ts';
import { keptUntil } from '../kept.ts';
import { etagOf, type ReadyBody } from '../ready-body.ts';
import { buildSiteIndex, glossaryIndex, namesIndex, withAllNames, wordsIndex } from './build-site-index.ts';

export interface KeptSearch {
  search: Search;
  /** The index as browsers fetch it. */
  body: ReadyBody;
}

/** The newest articles that a search knows: its cost does not grow with their number. */
const MOST_ARTICLES = 50;

const compress = promisify(brotliCompress);

/** The search over what the site has now: it is made again when an article was written or a work was added. */
export function keepSearch(
  {
    notes,
    profiles: { profiles },
    glossary,
    wordsToSay,
    namesOfGod,
    storage,
    config,
    library,
  }: Pick<Context, 'notes' | 'profiles' | 'glossary' | 'wordsToSay' | 'namesOfGod' | 'storage' | 'config' | 'library'>,
  verses: readonly NamedPassages[],
): () => Promise<KeptSearch> {
  async function make(): Promise<KeptSearch> {
    // The articles of another API are not here; with the database away the search goes on without them.
    const rows = config.API_BASE_URL
      ? []
      : await storage.read((reader) => reader.articles({ limit: MOST_ARTICLES })).catch(() => []);
    const index = buildSiteIndex({
      notes,
      profiles,
      verses,
      articles: rows.map(({ slug, title }) => [slug, title] as const),
      works: library.current().works.map(({ id }) => id),
    });
    const identity = Buffer.from(JSON.stringify(index));
    const forms = await encodeBody(identity);
    // Made once and fetched by many: the slowest compression pays.
    const br = await compress(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } });
    return {
      search: openSearch({
        ...withAllNames(index, profiles),
        glossary: glossaryIndex(glossary),
        words: wordsIndex(wordsToSay),
        names: namesIndex(namesOfGod),
      }),
      body: { forms: { ...forms, br }, etag: etagOf(identity) },
    };
  }

  return keptUntil(async () => {
    const articles = (await storage.revisions().catch(() => undefined))?.articles;
    return `${library.revision} ${articles}`;
  }, make);
}
