import { readFileSync } from 'node:fs';
import process from 'node:process';

/** `isnad`: the commands of an operator or a writer. */
const usage = `isnad: quotations of scripture, checked against named editions

  isnad address …  under which names addresses stand in the log  isnad address --help
  isnad check …    judge the quotations of a text            isnad check --help
  isnad pack …     add, list, check or remove source packs   isnad pack --help
  isnad history …  list, hide or delete what visitors saved  isnad history --help
  isnad articles … list, write, change or unpublish articles  isnad articles --help
  isnad corrections …  tell errors that were put right        isnad corrections --help
  isnad backup …   copy what cannot be got back from elsewhere
  isnad restore …  put a backup in the place of the data
  isnad export …   write everything public as plain files    isnad export --help
  isnad import …   bring an export into this hub             isnad import --help
  isnad stats      what this hub holds
  isnad doctor     look at settings, disk, database, packs
  isnad migrate …  bring the database up to date             isnad migrate --help
  isnad storage …  move a hub to another database            isnad storage --help
  isnad mcp        tools for programs of the Model Context Protocol
  isnad note …     begin the review of a knowledge note      isnad note --help
  isnad receipt …  verify receipts, list and rotate keys     isnad receipt --help
  isnad --version

Exit code 0: fine; 1: refused, or something is wrong; 2: not understood, or not readable.
`;

type Command = (args: string[]) => Promise<number>;

/** Each is loaded when it is called: a listing of packs needs no checker. */
const commands: Record<string, () => Promise<Command>> = {
  address: async () => (await import('./address.ts')).address,
  articles: async () => (await import('./articles.ts')).articles,
  backup: async () => (await import('./backup.ts')).backup,
  check: async () => (await import('./check.ts')).check,
  corrections: async () => (await import('./corrections.ts')).corrections,
  doctor: async () => (await import('./doctor.ts')).doctor,
  export: async () => (await import('./export.ts')).exportCommand,
  history: async () => (await import('./history.ts')).history,
  import: async () => (await import('./import.ts')).importCommand,
  mcp: async () => (await import('./mcp.ts')).mcp,
  migrate: async () => (await import('./migrate.ts')).migrate,
  note: async () => (await import('./note.ts')).note,
  pack: async () => (await import('./pack.ts')).pack,
  receipt: async () => (await import('./receipt.ts')).receipt,
  restore: async () => (await import('./restore.ts')).restore,
  stats: async () => (await import('./stats.ts')).stats,
  storage: async () => (await import('./storage.ts')).storage,
};

/** Runs one command; its exit code. */
export async function runCommand([name = '', ...args]: string[]): Promise<number> {
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (load) return (await load())(args);
  if (name === '--version' || name === '-v') {
    process.stdout.write(`isnad ${version()}\n`);
    return 0;
  }
  if (['', '-h', '--help', 'help'].includes(name)) {
    process.stdout.write(usage);
    return name === '' ? 2 : 0;
  }
  process.stderr.write(`There is no command “${name}”.\n\n${usage}`);
  return 2;
}

/** The version of the program, from its package.json. */
function version(): string {
  const read: unknown = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  return typeof read === 'object' && read !== null && 'version' in read ? String(read.version) : 'unknown';
}
