import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { AnswerEngine } from '../answers/engines/engine.ts';
import { type OpenModel, openModel } from '../answers/engines/model/open-model-engine.ts';
import type { SectionWriter } from '../answers/engines/model/section-writer.ts';
import { loadTriage } from '../answers/triage/load-triage.ts';
import type { ArticleDrafts } from '../articles/load-drafts.ts';
import type { ArticleContent } from '../articles/plan-articles.ts';
import type { NoteCorrection } from '../knowledge/corrections/correction.ts';
import { explainedEntries } from '../knowledge/entries/explained-entries.ts';
import type { GlossaryTerm } from '../knowledge/glossary/term.ts';
import { type Library, openLibrary } from '../knowledge/library.ts';
import type { NamesOfGod } from '../knowledge/names-of-god/name-of-god.ts';
import type { Note } from '../knowledge/notes/note.ts';
import type { ListedPack } from '../knowledge/packs/pack-list.ts';
import type { Profiles } from '../knowledge/profiles/load-profiles.ts';
import { createRetrieval } from '../knowledge/retrieval/create-retrieval.ts';
import type { Retrieval } from '../knowledge/retrieval/retrieval.ts';
import type { NamedPassages } from '../knowledge/retrieval/thesaurus.ts';
import type { AboutSurah } from '../knowledge/surahs/about-surah.ts';
import type { WordsTheme } from '../knowledge/words-to-say/words-to-say.ts';
import type { Storage } from '../storage/port.ts';
import { AddressNames } from './address-names.ts';
import { loadArticleContent } from './article-content.ts';
import type { Config } from './config.ts';
import { Corrections } from './editing/corrections.ts';
import { EventLoopWatch } from './event-loop.ts';
import { newServing, type Serving } from './health.ts';
import { IssuedAnswers } from './issued-answers.ts';
import { loadContent } from './load-content.ts';
import { type Log, openLog } from './log.ts';
import { Meters } from './meters.ts';
import { builtCorpus, builtSearchIndex, packsFolder } from './paths.ts';
import { loadCorrections } from './receipts/load-corrections.ts';
import { openReceipts, type Receipts, receiptsFolder } from './receipts/receipts.ts';
import { StartFault } from './start-fault.ts';
import { openPlace } from './storage-places.ts';
import { openTextThreads, type TextThreads } from './text/text-threads.ts';
import { watchWrites } from './watch-writes.ts';

/** The dependencies of the handlers; each takes only those that it uses. */
export interface Context {
  config: Config;
  log: Log;
  storage: Storage;
  /** The library. It can change while the server runs: a handler calls `library.current()` once per request. */
  library: Library;
  notes: readonly Note[];
  /** The errors in notes that were put right, as the content tells them. */
  noteCorrections: readonly NoteCorrection[];
  /** The same with those of articles, and what is marked with them. */
  corrections: Corrections;
  profiles: Profiles;
  glossary: readonly GlossaryTerm[];
  wordsToSay: readonly WordsTheme[];
  namesOfGod: NamesOfGod;
  /** What is said about each surah, by its number. */
  surahs: ReadonlyMap<number, AboutSurah>;
  retrieval: Retrieval;
  /** The engine of a language model, where one is configured; without it the site's own engine answers. */
  engine: AnswerEngine | undefined;
  /** The same model, as it writes sections of articles. */
  sectionWriter: SectionWriter | undefined;
  /** The threads that check texts and answer questions. */
  texts: TextThreads;
  articles: ArticleDrafts;
  /** What articles are made of. */
  articleContent: ArticleContent;
  /** Passages that go by a name of their own. */
  namedPassages: readonly NamedPassages[];
  /** The answers that this server gave out. */
  issued: IssuedAnswers;
  /** Names of visitors' addresses for the log and for counters that processes share. */
  addressNames: AddressNames;
  /** How long the thread that answers the network kept visitors waiting. */
  eventLoop: EventLoopWatch;
  meters: Meters;
  /** What the site signs, and the log of what it stands for. */
  receipts: Receipts;
  /** Whether more visitors should be sent here. */
  serving: Serving;
  now: () => Date;
}

/** Names the adapters, but for those of the storage (`storage-places.ts`). Tests put their own parts in through `overrides`. */
export async function openContext(config: Config, overrides: Partial<Context> = {}): Promise<Context> {
  await mkdir(config.DATA_DIR, { recursive: true });
  const log = overrides.log ?? openLog(config.LOG_LEVEL);
  const [library, content] = await Promise.all([
    overrides.library ?? followPacks(config, log),
    loadContent('content', overrides),
  ]);
  const { articles, glossary, noteCorrections, notes, profiles, surahs, thesaurus, ...otherContent } = content;
  const entrySources = { profiles, glossary, about: surahs, surahs: library.current().surahs };
  const articleContent = overrides.articleContent ?? (await loadArticleContent('content', { notes, ...entrySources }));
  const serving = overrides.serving ?? newServing();
  const storage = watchWrites(overrides.storage ?? (await openStorage(config)), serving);
  const now = overrides.now ?? (() => new Date());
  const meters = overrides.meters ?? new Meters();
  const model = await openConfiguredModel(config, { storage, now, log, meters });
  return {
    config,
    log,
    library,
    storage,
    notes,
    noteCorrections,
    corrections: overrides.corrections ?? new Corrections(noteCorrections, notes),
    retrieval:
      overrides.retrieval ??
      createRetrieval(
        {
          corpusPath: builtCorpus,
          builtIndex: builtSearchIndex,
          corpus: library.current(),
          thesaurus,
          notes,
        },
        { deadlineMs: config.CHECK_TIMEOUT_MS },
      ),
    engine: overrides.engine ?? model?.engine,
    sectionWriter: overrides.sectionWriter ?? model?.sections,
    meters,
    texts: meters.timed(
      overrides.texts ??
        (await openTexts(config, {
          library,
          notes,
          noteCorrections,
          articles,
          articleContent,
          glossary,
          profiles,
          log,
        })),
    ),
    articles,
    articleContent,
    profiles,
    glossary,
    surahs,
    ...otherContent,
    issued:
      overrides.issued ??
      new IssuedAnswers(storage, now, {
        most: config.ISSUED_MAX,
        atOnce: config.WORKERS > 1 || config.DATABASE_URL !== undefined,
      }),
    eventLoop: overrides.eventLoop ?? new EventLoopWatch({ warnMs: config.EVENT_LOOP_WARN_MS, log }),
    addressNames: overrides.addressNames ?? new AddressNames(storage, now),
    receipts: overrides.receipts ?? openOwnReceipts(config, { library, notes, now }),
    serving,
    now,
  };
}

/** The file of the embedded database, which holds history and articles where no `DATABASE_URL` is set. */
export const databaseFile = ({ DATA_DIR }: Pick<Config, 'DATA_DIR'>) => path.join(DATA_DIR, 'isnad.sqlite');

export async function closeContext(context: Context): Promise<void> {
  const { texts, retrieval, storage, library, issued, receipts, eventLoop } = context;
  eventLoop.close();
  await issued.write().catch(() => undefined);
  await texts.close();
  await retrieval.close();
  library.close();
  receipts.close();
  await storage.close();
}

/** The lists by which a saved question is judged, for commands that change the list. */
export const openTriageLists = () => loadTriage('content');

/** The database of the settings: an address or a file. */
export const storagePlace = (config: Pick<Config, 'DATA_DIR' | 'DATABASE_URL'>) =>
  config.DATABASE_URL ?? databaseFile(config);

/** Opens only the storage: for the server, and for commands that run at the same time. */
export function openStorage(
  config: Pick<Config, 'DATA_DIR' | 'DATABASE_URL' | 'DATABASE_POOL' | 'DATABASE_TIMEOUT_MS'>,
  transactions?: { workMs: number },
): Promise<Storage> {
  const limits = { pool: config.DATABASE_POOL, statementMs: config.DATABASE_TIMEOUT_MS };
  return openPlace(storagePlace(config), limits, transactions).catch((cause: Error) => {
    throw new StartFault(cause.message, { cause });
  });
}

function openOwnReceipts(config: Config, parts: Pick<Context, 'library' | 'notes' | 'now'>): Receipts {
  const corrections = loadCorrections('content');
  const folder = receiptsFolder(config.DATA_DIR);
  try {
    return openReceipts(folder, { ...parts, corrections });
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new StartFault(
      `The receipts in ${folder} cannot be used (${why}): \`isnad doctor\` says which file. Restore it from a backup, or move that folder aside to begin with a new key and an empty log.`,
      { cause },
    );
  }
}

/** The operator's model, if there is one. */
async function openConfiguredModel(
  config: Config,
  { storage, now, log, meters }: Pick<Context, 'storage' | 'now' | 'log' | 'meters'>,
): Promise<OpenModel | undefined> {
  const { MODEL_BASE_URL: baseUrl, MODEL_NAME: name } = config;
  if (baseUrl === undefined || name === undefined) return undefined;
  return openModel({
    address: { baseUrl, name, apiKey: config.MODEL_API_KEY, maxTokens: config.MODEL_MAX_TOKENS },
    timeoutMs: config.MODEL_TIMEOUT_MS,
    atOnce: config.MODEL_AT_ONCE,
    keepMs: config.MODEL_CACHE_MINUTES * 60_000,
    spend: () =>
      storage.transact(async (writer) => {
        const moment = now().toISOString();
        const hour = moment.slice(0, 13);
        // The hour is spent first: a day that has nothing left may lose a request of this hour, which nobody misses.
        return (
          (await writer.spend('model-answer-hour', hour, config.MODEL_PER_HOUR)) &&
          writer.spend('model-answer', moment.slice(0, 10), config.MODEL_PER_DAY)
        );
      }),
    now,
    onFailure: ({ why, detail }, isRepeated) => {
      meters.modelFailures.inc({ why });
      if (!isRepeated) log.warn({ why, detail }, `The model gave no answer: ${why} (${detail})`);
    },
  });
}

async function openTexts(
  config: Config,
  {
    library,
    notes,
    noteCorrections,
    articles,
    articleContent,
    glossary,
    profiles,
    log,
  }: Pick<
    Context,
    'library' | 'notes' | 'noteCorrections' | 'articles' | 'articleContent' | 'glossary' | 'profiles' | 'log'
  >,
): Promise<TextThreads> {
  const files = { corpusFile: builtCorpus, packsFolder: packsFolder(config.DATA_DIR), without: config.EDITIONS_OFF };
  const entries = explainedEntries(glossary, profiles);
  const corrections = noteCorrections;
  const data = { ...files, notes, corrections, articles, articleContent, entries, contentFolder: 'content' };
  const state = () => ({ id: library.current().id, packs: library.packs() });
  return openTextThreads(config, state, data, ({ failure, message, cause }) =>
    log.warn({ failure, ...(cause !== undefined && { err: cause }) }, message),
  );
}

function followPacks(config: Config, log: Log): Promise<Library> {
  return openLibrary({
    corpusFile: builtCorpus,
    packsFolder: packsFolder(config.DATA_DIR),
    without: config.EDITIONS_OFF,
    onFault: (error) => log.error({ err: error }, `The packs were left as they are: ${error.message}`),
    onSwitch: (added, removed) =>
      log.info({ added: added.map(nameOf), removed: removed.map(nameOf) }, 'The packs changed.'),
  });
}

const nameOf = ({ name, passages }: ListedPack) => `${name} (${passages} passages)`;
