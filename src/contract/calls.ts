import * as v from 'valibot';
import { Article, Ask, HistoryItem, NewArticle, SavePayload, ToldCorrection } from './entities.ts';
import type { ErrorCode } from './errors.ts';
import { paths } from './paths.ts';
import { LogHead } from './receipt.ts';
import { logPaths } from './receipt-paths.ts';
import {
  CheckedText,
  CheckPayload,
  Library,
  Numbers,
  SourcePassage,
  WorkContents,
  WorkSearch,
} from './source-entities.ts';

/** The query of a list: newest first, from just below the cursor that the page before it names. */
export const ListQuery = v.object({
  limit: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^([1-9]\d?|1\d\d|200)$/, 'must be a whole number from 1 to 200'),
      v.description('1 to 200; 50 without it'),
      v.transform(Number),
    ),
  ),
  before: v.optional(v.pipe(v.string(), v.description('the cursor in the `Link` header of the page before'))),
});

export const AskQuery = v.object({ q: v.string('must be given') });
export const HistoryParams = v.object({ id: v.string() });
export const ArticleParams = v.object({ slug: v.string() });
export const WorkParams = v.object({ work: v.string() });
export const VersesParams = v.object({ work: v.string(), surah: v.string(), verses: v.string() });
export const NumbersQuery = v.object({
  work: v.string('must be given'),
  number: v.optional(v.pipe(v.string(), v.maxLength(20, 'must have 20 characters at most'))),
});
export const PassagesQuery = v.object({
  work: v.string('must be given'),
  q: v.pipe(v.string('must be given'), v.maxLength(300, 'must have 300 characters at most')),
});
export const HadithParams = v.object({ work: v.string(), number: v.string() });

const position = v.pipe(v.string('must be given'), v.regex(/^\d{1,9}$/, 'must be a whole number'), v.transform(Number));
export const LogEntriesQuery = v.object({ from: v.optional(position) });
export const LogConsistencyQuery = v.object({ from: position, to: position });
export const LogInclusionQuery = v.object({ position, size: position });
const LogProof = v.object({ proof: v.array(v.string()) });

/** One call of the API: client, server and OpenAPI document are made from it. */
export interface Call {
  method: 'GET' | 'POST';
  path: string;
  summary: string;
  description?: string;
  query?: v.GenericSchema;
  params?: v.GenericSchema;
  body?: v.GenericSchema;
  /** A GET that writes is never carried out for HEAD. */
  writes?: true;
  /** A POST that writes nothing: pages of any origin may send it. */
  reads?: true;
  status: 200 | 201;
  response: v.GenericSchema;
  errors: readonly ErrorCode[];
  /** A request that anybody may try: an address below the API, and what is sent to it. */
  example?: { address: string; body?: Readonly<Record<string, string>> };
}

export const calls = {
  ask: {
    method: 'GET',
    path: paths.ask,
    example: { address: '/ask?q=What+is+zakat%3F' },
    summary: 'Answer a question',
    description:
      'The answer is Markdown of a safe subset, complete in itself: references are in square brackets and every ' +
      'quotation of scripture carries the words of the named edition. An answer that takes long comes as one object in ' +
      'pieces: `stages` first, which grows while the work goes on. If it then fails, the body breaks off.',
    query: AskQuery,
    status: 200,
    response: Ask,
    errors: ['invalid-request', 'question-required', 'too-large', 'too-many-requests', 'engine-failed', 'unavailable'],
  },
  save: {
    method: 'POST',
    path: paths.save,
    example: { address: '/save', body: { question: 'What is zakat?', answer: 'Alms [Quran 9:60].', userRole: 'user' } },
    summary: 'Keep a question with its answer in the public history',
    description:
      'An answer that this server did not give out is kept as `unverified`. The role sent is ignored. Only ordinary ' +
      'answers are listed: what is not has no `id`. Cries for help are acknowledged and not kept. `timestamp` is the ' +
      'time of this call.',
    body: SavePayload,
    status: 201,
    response: HistoryItem,
    errors: [
      'invalid-request',
      'origin-not-allowed',
      'save-refused',
      'too-large',
      'unsupported-media-type',
      'invalid-content',
      'too-many-requests',
      'budget-spent',
      'unavailable',
    ],
  },
  history: {
    method: 'GET',
    path: paths.history,
    example: { address: '/history?limit=3' },
    summary: 'Past questions and answers, newest first',
    description:
      'Long questions and answers come as excerpts (`excerpt` is true), cut between paragraphs and never within a ' +
      'quotation. The address of the next page is in the `Link` header with `rel="next"`.',
    query: ListQuery,
    status: 200,
    response: v.array(HistoryItem),
    errors: ['invalid-request', 'too-many-requests', 'unavailable'],
  },
  historyItem: {
    method: 'GET',
    path: paths.historyItem,
    summary: 'One past question with its whole answer',
    description: 'Only what the history lists is found.',
    params: HistoryParams,
    status: 200,
    response: HistoryItem,
    errors: ['history-item-not-found', 'unavailable'],
  },
  articles: {
    method: 'GET',
    path: paths.articles,
    example: { address: '/articles?limit=3' },
    summary: 'Articles, newest first',
    description: 'The address of the next page is in the `Link` header with `rel="next"`.',
    query: ListQuery,
    status: 200,
    response: v.array(Article),
    errors: ['invalid-request', 'too-many-requests', 'unavailable'],
  },
  article: {
    method: 'GET',
    path: paths.article,
    summary: 'One article',
    params: ArticleParams,
    status: 200,
    response: Article,
    errors: ['article-not-found', 'too-many-requests', 'unavailable'],
  },
  generateArticle: {
    method: 'GET',
    path: paths.generateArticle,
    writes: true,
    summary: 'Write a new article',
    description:
      'A GET that writes: never cached, never carried out for HEAD, for a prefetch, for a navigation or for another ' +
      'site. One generation at a time, a limit for each address and a budget for each day.',
    status: 200,
    response: NewArticle,
    errors: [
      'generation-not-from-here',
      'origin-not-allowed',
      'nothing-new',
      'too-many-requests',
      'budget-spent',
      'engine-failed',
      'unavailable',
    ],
  },
  seedArticle: {
    method: 'POST',
    path: paths.seedArticle,
    summary: 'Create the sample article, or find the one that is there',
    status: 200,
    response: NewArticle,
    errors: ['origin-not-allowed', 'generation-not-from-here', 'too-many-requests', 'engine-failed', 'unavailable'],
  },
  corrections: {
    method: 'GET',
    path: paths.corrections,
    summary: 'Errors that were put right, newest first',
    description:
      'In notes and articles: what was wrong, what is right, and whether it changes an answer. Answers and articles that ' +
      'rest on what was wrong carry the same entries in their `corrections`.',
    status: 200,
    response: v.array(ToldCorrection),
    errors: ['too-many-requests', 'unavailable'],
  },
  sources: {
    method: 'GET',
    path: paths.sources,
    example: { address: '/sources' },
    summary: 'The works and editions that this library holds',
    description: 'A verdict of this site is a fact about these editions and nothing else.',
    status: 200,
    response: Library,
    errors: ['too-many-requests'],
  },
  work: {
    method: 'GET',
    path: paths.work,
    example: { address: '/sources/quran' },
    summary: 'A work with its editions and its table of contents',
    params: WorkParams,
    status: 200,
    response: WorkContents,
    errors: ['no-such-passage', 'too-many-requests'],
  },
  verses: {
    method: 'GET',
    path: paths.verses,
    example: { address: '/sources/quran/2/183-185' },
    summary: 'A verse, or a run of verses, in every edition held here',
    description:
      'For example `/sources/quran/2/183` or `/sources/quran/2/183-185`. Of a long passage the first verses are ' +
      'given; `continues` says where the rest begins.',
    params: VersesParams,
    status: 200,
    response: SourcePassage,
    errors: ['no-such-passage', 'too-many-requests'],
  },
  hadith: {
    method: 'GET',
    path: paths.hadith,
    summary: 'A hadith in every edition held here',
    description: 'For example `/sources/bukhari/8`; some numberings have letters: `/sources/muslim/8a`.',
    params: HadithParams,
    status: 200,
    response: SourcePassage,
    errors: ['no-such-passage', 'too-many-requests'],
  },
  numbers: {
    method: 'GET',
    path: paths.numbers,
    summary: 'The numbers of a hadith collection, and which text stands under one in each scheme',
    description:
      'For example `/numbers?work=muslim&number=93`: the hadith that is cited as 93, and the one that has 93 in a running ' +
      'count, each with the beginning of its words and its other numbers. Without `number` the schemes are compared.',
    query: NumbersQuery,
    status: 200,
    response: Numbers,
    errors: ['invalid-request', 'no-such-passage', 'too-many-requests'],
  },
  passages: {
    method: 'GET',
    path: paths.passages,
    summary: 'The passages of an added work that have the words of a question',
    description:
      'For example `/passages?work=bukhari&q=neighbour`: at most twenty, the best first. The question is not logged.',
    query: PassagesQuery,
    status: 200,
    response: WorkSearch,
    errors: ['invalid-request', 'no-such-passage', 'too-many-requests', 'unavailable'],
  },
  check: {
    method: 'POST',
    path: paths.check,
    example: { address: '/check', body: { text: '“Allah is with the patient” [Quran 2:153]' } },
    reads: true,
    summary: 'Check the citations of a text',
    description:
      'Finds every reference and quotation and says what the editions held here say of it. The text is neither kept ' +
      'nor logged. Offsets count UTF-16 units of the text as it was sent. Of very many citations only the first few ' +
      'hundred come with their passages. With `guard` the answer also judges the text as a whole, names what to correct ' +
      'first, and gives the text with its scripture put right.',
    body: CheckPayload,
    status: 200,
    response: CheckedText,
    errors: [
      'invalid-request',
      'text-required',
      'too-large',
      'unsupported-media-type',
      'invalid-content',
      'too-many-requests',
      'unavailable',
    ],
  },
  log: {
    method: 'GET',
    path: logPaths.head,
    summary: 'The state of the public log, signed',
    description:
      'The log holds the digests of every library and note that this site stood for, and every correction. Its entries ' +
      'are the leaves of the Merkle tree of RFC 9162; the keys are at `/.well-known/isnad-receipt-keys.json`.',
    status: 200,
    response: LogHead,
    errors: ['too-many-requests'],
  },
  logEntries: {
    method: 'GET',
    path: logPaths.entries,
    example: { address: '/log/entries?from=0' },
    summary: 'Entries of the public log, oldest first',
    description: 'At most a thousand from position `from`. Each is a JSON text; its UTF-8 bytes are the leaf.',
    query: LogEntriesQuery,
    status: 200,
    response: v.object({ entries: v.array(v.string()) }),
    errors: ['invalid-request', 'too-many-requests'],
  },
  logConsistency: {
    method: 'GET',
    path: logPaths.consistency,
    summary: 'The proof that the log with `to` entries continues the one with `from`',
    query: LogConsistencyQuery,
    status: 200,
    response: LogProof,
    errors: ['invalid-request', 'not-found', 'too-many-requests'],
  },
  logInclusion: {
    method: 'GET',
    path: logPaths.inclusion,
    summary: 'The proof that an entry is in the log with `size` entries',
    query: LogInclusionQuery,
    status: 200,
    response: LogProof,
    errors: ['invalid-request', 'not-found', 'too-many-requests'],
  },
} as const satisfies Record<string, Call>;
