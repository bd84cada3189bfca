import process from 'node:process';

/** `isnad`: what an operator or a writer does with the library outside the server. */
const usage = `isnad: quotations of scripture, checked against named editions

  isnad check …    judge the quotations of a text           isnad check --help
  isnad pack …     add, list, check or remove source packs  isnad pack --help

Exit code 0: fine; 1: refused or faults found; 2: not understood.
`;

type Command = (args: string[]) => Promise<number>;

/** Each is loaded when it is called: a listing of packs needs no checker. */
const commands: Record<string, () => Promise<Command>> = {
  check: async () => (await import('./check.ts')).check,
  pack: async () => (await import('./pack.ts')).pack,
};

const [name = '', ...args] = process.argv.slice(2);
const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (load) {
  process.exitCode = await (await load())(args);
} else if (['', '-h', '--help', 'help'].includes(name)) {
  process.stdout.write(usage);
  process.exitCode = name === '' ? 2 : 0;
} else {
  process.stderr.write(`There is no command “${name}”.\n\n${usage}`);
  process.exitCode = 2;
}
