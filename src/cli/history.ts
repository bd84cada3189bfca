import process from 'node:process';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { PublicIds } from '../server/api/public-ids.ts';
import { openStorage, openTriageLists } from '../server/context.ts';
import { Refusal } from '../server/refusal.ts';
import { forgetDeleted } from '../server/saved/forget-deleted.ts';
import { deleteSaved, findSaved, hideSaved, listSaved, type SavedFilter } from '../server/saved/moderate.ts';
import { missingDatabase } from './missing-database.ts';
import { readConfig } from './start.ts';

const usage = `isnad history: what visitors saved, and what the public list shows of it

  isnad history list                  the newest listed items
      --all                           unlisted and hidden items too
      --held                          only items that wait for you (REVIEW_WORDS, REVIEW_LINKS): unhide or hide them
      --search WORD                   only items with this word in question or answer
      --since DAY                     only items saved on this day (2026-11-23, UTC) or later
      --provenance issued|unverified  only answers of this site, or only others
      --limit N                       at most N items (20 unless said otherwise)
      --json                          whole items, as a JSON array
  isnad history search WORDS          items of every listing with these words (options as of list)
  isnad history show ID               one item whole (--json)
  isnad history hide ID …             take items off the public list
  isnad history unhide ID …           put hidden items back on it, and items that wait for you
  isnad history delete ID … [--yes]   delete items for ever; asks first unless --yes is given
  isnad history delete --search WORDS [--yes]
                                      the same for every item with these words, which are listed first

Works on the database of DATABASE_URL or in DATA_DIR, while the server runs too: a change shows at the next request
(with DATABASE_URL within a second). IDs are those of the
site and of GET /history. Personal cases and replies that say no are unlisted, and cannot be listed.

Exit code 0: done; 1: refused or not found, and nothing was changed; 2: not understood.
`;

type Storage = Awaited<ReturnType<typeof openStorage>>;
type HistoryRow = Awaited<ReturnType<typeof hideSaved>>[number];

/** Items of a list where no limit is given: a screen. */
const DEFAULT_LIMIT = 20;

/** `isnad history`: 0 where it was done, 1 where it was refused, 2 where the command was not understood. */
export async function history(args: string[]): Promise<number> {
  const command = read(args);
  if (command.kind === 'help') return say(usage, 0);
  if (command.kind === 'unclear') return say(`${command.why}\n\n${usage}`, 2);

  const config = readConfig();
  const missing = missingDatabase(config);
  if (missing) return say(missing, 1);
  let storage: Storage | undefined;
  try {
    storage = await openStorage(config);
    return await command.run(storage, await PublicIds.of(storage));
  } catch (error) {
    return say(`${error instanceof Error ? error.message : error}\n`, 1);
  } finally {
    await storage?.close();
  }
}

type Command =
  | { kind: 'help' }
  | { kind: 'unclear'; why: string }
  | { kind: 'command'; run: (storage: Storage, ids: PublicIds) => Promise<number> };

const flags = {
  all: { type: 'boolean' },
  held: { type: 'boolean' },
  search: { type: 'string' },
  since: { type: 'string' },
  provenance: { type: 'string' },
  limit: { type: 'string' },
  json: { type: 'boolean' },
  yes: { type: 'boolean', short: 'y' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** An id may begin with “-”: behind “--” nobody takes it for an option. */
function idsLast(args: readonly string[]): string[] {
  const isId = (arg: string) => /^-[\w-]{21}$/u.test(arg);
  return [...args.filter((arg) => !isId(arg)), '--', ...args.filter(isId)];
}

/** The options that each action takes. */
const optionsOf: Record<string, readonly (keyof typeof flags)[]> = {
  list: ['all', 'held', 'search', 'since', 'provenance', 'limit', 'json'],
  search: ['since', 'provenance', 'limit', 'json'],
  show: ['json'],
  hide: [],
  unhide: [],
  delete: ['yes', 'search'],
};

function read(args: string[]): Command {
  const unclear = (why: string): Command => ({ kind: 'unclear', why });
  let parsed: ReturnType<typeof parseArgs<{ options: typeof flags; allowPositionals: true }>>;
  try {
    parsed = parseArgs({ args: idsLast(args), options: flags, allowPositionals: true });
  } catch (error) {
    return unclear(error instanceof Error ? error.message : String(error));
  }
  const { values, positionals } = parsed;
  const [action = '', ...given] = positionals;
  if (values.help || action === 'help') return { kind: 'help' };
  const options = Object.hasOwn(optionsOf, action) ? optionsOf[action] : undefined;
  if (!options) return unclear(action === '' ? 'Say what to do.' : `There is no “isnad history ${action}”.`);
  const foreign = Object.keys(values).find((name) => !options.some((option) => option === name));
  if (foreign) return unclear(`“${action}” does not take --${foreign}.`);

  if (action === 'list' || action === 'search') {
    const isSearch = action === 'search';
    if (!isSearch && given.length > 0) return unclear('“list” takes no IDs: “show ID” shows one item.');
    if (isSearch && given.length === 0) return unclear('“search” needs the words to look for.');
    const limit = values.limit === undefined ? DEFAULT_LIMIT : Number(values.limit);
    if (!Number.isSafeInteger(limit) || limit < 1) return unclear('--limit must be a whole number from 1.');
    const since = values.since === undefined ? undefined : dayOf(values.since);
    if (values.since !== undefined && !since) return unclear('--since must be a day such as 2026-11-23.');
    const provenance = provenances.find((one) => one === values.provenance);
    if (values.provenance !== undefined && !provenance) return unclear('--provenance must be issued or unverified.');
    const { json = false } = values;
    const all = isSearch || values.all === true;
    const search = isSearch ? given.join(' ') : values.search;
    const only = values.held ? ('held' as const) : all ? undefined : ('listed' as const);
    const wanted: SavedFilter = {
      ...(only && { only }),
      ...(search !== undefined && { words: search }),
      ...(since && { since }),
      ...(provenance && { provenance }),
    };
    return { kind: 'command', run: (storage, ids) => list(storage, ids, { wanted, json, limit }) };
  }
  if (action === 'delete' && values.search !== undefined) {
    const { search, yes = false } = values;
    if (given.length > 0) return unclear('“delete” takes IDs or --search, not both.');
    if (search.trim().length < SHORTEST_SEARCH) return unclear(`--search needs ${SHORTEST_SEARCH} letters at least.`);
    return { kind: 'command', run: (storage, ids) => removeFound(storage, ids, search, yes) };
  }
  if (given.length === 0) return unclear(`“${action}” needs the ID of an item.`);
  if (action === 'show' && given.length > 1) return unclear('“show” takes one ID.');
  const { json = false, yes = false } = values;
  return {
    kind: 'command',
    run: (storage, ids) => {
      if (action === 'show') return show(storage, ids, given.join(), json);
      if (action === 'delete') return remove(storage, ids, given, yes);
      return action === 'hide' ? hide(storage, ids, given) : unhide(storage, ids, given);
    },
  };
}

const provenances = ['issued', 'unverified'] as const;

/** Fewer letters are in nearly every text: nobody means to delete all of them. */
const SHORTEST_SEARCH = 3;

/** The beginning of a day, UTC; undefined where there is no such day. */
function dayOf(written: string): Date | undefined {
  const day = new Date(`${written}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(written) && day.toJSON()?.startsWith(written) ? day : undefined;
}

interface ListOptions {
  wanted: SavedFilter;
  json: boolean;
  limit: number;
}

/** The rows that are wanted, newest first. */
async function find(storage: Storage, wanted: SavedFilter, limit: number): Promise<HistoryRow[]> {
  const found: HistoryRow[] = [];
  for await (const { row, isFound } of findSaved(storage, wanted)) {
    if (isFound) found.push(row);
    if (found.length === limit) break;
  }
  return found;
}

async function list(storage: Storage, ids: PublicIds, { wanted, json, limit }: ListOptions): Promise<number> {
  const found = await find(storage, wanted, limit);
  if (json)
    return say(
      `${JSON.stringify(
        found.map((row) => presented(row, ids)),
        undefined,
        2,
      )}\n`,
      0,
    );
  return say(found.length > 0 ? found.map((row) => line(row, ids)).join('') : 'No items.\n', 0);
}

async function show(storage: Storage, ids: PublicIds, id: string, json: boolean): Promise<number> {
  const row = await rowOf(storage, ids, id);
  if (json) return say(`${JSON.stringify(presented(row, ids), undefined, 2)}\n`, 0);
  const { question, answer } = row;
  return say(`${line(row, ids)}\n${plain(question)}\n\n${plain(answer)}\n`, 0);
}

async function hide(storage: Storage, ids: PublicIds, given: string[]): Promise<number> {
  return sayDone('Hidden', await hideSaved(storage, keysOf(ids, given), (key) => ids.idOf(key)), ids);
}

async function unhide(storage: Storage, ids: PublicIds, given: string[]): Promise<number> {
  const lists = await openTriageLists();
  return sayDone('Listed', await listSaved(storage, keysOf(ids, given), (key) => ids.idOf(key), lists), ids);
}

async function removeFound(storage: Storage, ids: PublicIds, search: string, yes: boolean): Promise<number> {
  const found = await find(storage, { words: search }, Number.POSITIVE_INFINITY);
  if (found.length === 0) throw new Refusal('No items have these words. Nothing was changed.');
  return remove(
    storage,
    ids,
    found.map(({ id }) => ids.idOf(id)),
    yes,
  );
}

async function remove(storage: Storage, ids: PublicIds, given: string[], yes: boolean): Promise<number> {
  for (const id of given) process.stdout.write(line(await rowOf(storage, ids, id), ids));
  if (!yes && !(await confirmed(given.length))) return say('Nothing was changed.\n', 1);
  const deleted = await deleteSaved(storage, keysOf(ids, given), (key) => ids.idOf(key));
  const stays = await forgetDeleted(storage);
  if (stays) process.stderr.write(`${stays}\n`);
  return sayDone('Deleted', deleted, ids);
}

async function confirmed(count: number): Promise<boolean> {
  if (!process.stdin.isTTY) throw new Refusal('Nobody can be asked here: add --yes to delete.');
  const prompt = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await prompt.question(`Delete ${count === 1 ? 'this item' : `these ${count} items`} for ever? [y/N] `);
  prompt.close();
  return /^y(?:es)?$/i.test(answer.trim());
}

const sayDone = (done: string, rows: readonly HistoryRow[], ids: PublicIds) =>
  say(rows.map(({ id, question }) => `${done} ${ids.idOf(id)}: ${short(question)}\n`).join(''), 0);

const keysOf = (ids: PublicIds, given: readonly string[]) => given.map((id) => keyOf(ids, id));

async function rowOf(storage: Storage, ids: PublicIds, id: string): Promise<HistoryRow> {
  const row = await storage.read((reader) => reader.historyRow(keyOf(ids, id)));
  if (!row) throw unknown(id);
  return row;
}

function keyOf(ids: PublicIds, id: string): number {
  const key = ids.rowOf(id);
  if (key === undefined) throw unknown(id);
  return key;
}

const unknown = (id: string) => new Refusal(`There is no item ${plain(id)}. Nothing was changed.`);

function presented({ id, question, answer, savedAt, provenance, listing, heldFor }: HistoryRow, ids: PublicIds) {
  const kept = { listing, ...(heldFor !== undefined && { heldFor }), provenance };
  return { id: ids.idOf(id), timestamp: savedAt.toISOString(), ...kept, question, answer };
}

function line({ id, savedAt, listing, heldFor, provenance, question }: HistoryRow, ids: PublicIds): string {
  const moment = savedAt.toISOString().slice(0, 16).replace('T', ' ');
  return `${ids.idOf(id)}  ${moment}  ${(heldFor === undefined ? listing : 'held').padEnd(8)}  ${provenance.padEnd(10)}  ${short(question)}\n`;
}

const short = (text: string) => {
  const oneLine = plain(text).replace(/\s+/g, ' ').trim();
  return oneLine.length > 80 ? `${oneLine.slice(0, 79).toWellFormed()}…` : oneLine;
};

/** A visitor's text without what would steer the operator's terminal. */
const plain = (text: string) => text.replace(/(?![\n\t])[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, '�');

function say(text: string, code: number): number {
  (code === 0 ? process.stdout : process.stderr).write(text);
  return code;
}
