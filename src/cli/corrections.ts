import { parseArgs } from 'node:util';
import { loadNoteCorrections } from '../knowledge/corrections/load-corrections.ts';
import { loadBuiltNotes } from '../knowledge/notes/load-built-notes.ts';
import { correctArticle, removeCorrection } from '../server/editing/correct-articles.ts';
import { Corrections } from '../server/editing/corrections.ts';
import { builtNotes, contentFolder } from '../server/paths.ts';
import { inHubOfSettings, inJson, plain, say } from './open-hub.ts';

const usage = `isnad corrections: errors that were put right, as the page /corrections tells them

  isnad corrections list        all of them, newest first: of notes (files of content/corrections) and of articles
  isnad corrections add --article SLUG --said TEXT --says TEXT --changes-answer yes|no [--why TEXT]
                                tells an error of an article: what it said, and what it says now
  isnad corrections remove ID   takes back what was told of an article by mistake

Each takes --json. The article is marked with a line that leads to the correction. A correction of a note comes with the
content: CONTRIBUTING.md says how.

Works on the database of DATABASE_URL or in DATA_DIR, while the server runs too.

Exit code 0: done; 1: refused or not found, and nothing was changed; 2: not understood.
`;

const flags = {
  article: { type: 'string' },
  said: { type: 'string' },
  says: { type: 'string' },
  why: { type: 'string' },
  'changes-answer': { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** `isnad corrections`: 0 where it was done, 1 where it was refused, 2 where the command was not understood. */
export async function corrections(args: string[]): Promise<number> {
  const unclear = (why: string) => say(`${why}\n\n${usage}`, 2);
  let parsed: ReturnType<typeof parseArgs<{ options: typeof flags; allowPositionals: true }>>;
  try {
    parsed = parseArgs({ args, options: flags, allowPositionals: true });
  } catch (error) {
    return unclear(error instanceof Error ? error.message : String(error));
  }
  const { values, positionals } = parsed;
  const { article, said, says, why = '', 'changes-answer': changes, json = false } = values;
  const [action = '', ...given] = positionals;
  if (values.help || action === 'help') return say(usage, 0);
  if (action === 'list' && given.length === 0) return list(json);
  if (action === 'remove' && given.length === 1) return remove(given.join(), json);
  if (action !== 'add') return unclear(action === '' ? 'Say what to do.' : `“${args.join(' ')}” is not understood.`);
  if (given.length > 0) return unclear(`“add” takes no “${given[0]}”: put texts between quotation marks.`);
  if (article === undefined || said === undefined || says === undefined) {
    return unclear('“add” needs --article, --said and --says.');
  }
  if (changes !== 'yes' && changes !== 'no') return unclear('--changes-answer must be yes or no.');
  return inHubOfSettings(async (storage) => {
    const told = { said, says, why, changesAnswer: changes === 'yes' };
    const added = await correctArticle(storage, article, told, new Date());
    return say(json ? inJson(added) : `Told at /corrections/${added.id}.\n`, 0);
  });
}

function list(json: boolean): Promise<number> {
  return inHubOfSettings(async (storage) => {
    const [notes, ofNotes] = await Promise.all([
      loadBuiltNotes(contentFolder, builtNotes),
      loadNoteCorrections(contentFolder),
    ]);
    const all = new Corrections(ofNotes, notes);
    const found = await storage.read((reader) => all.all(reader));
    if (json) return say(inJson(found), 0);
    const lines = found.map(({ id, date, title, summary, changesAnswer }) => {
      const weight = changesAnswer ? 'changes the answer' : 'does not change the answer';
      return `${date.slice(0, 10)}  ${id}  ${plain(title)}: ${plain(summary)} (${weight})\n`;
    });
    return say(lines.length > 0 ? lines.join('') : 'No corrections.\n', 0);
  });
}

function remove(id: string, json: boolean): Promise<number> {
  return inHubOfSettings(async (storage) => {
    await removeCorrection(storage, id);
    return say(json ? inJson({ removed: id }) : `Removed ${id}.\n`, 0);
  });
}
