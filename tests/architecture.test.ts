import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

// The rules of the house that a reader would otherwise have to remember.

interface Room {
  mayImport: readonly string[];
  /** Why it may import no more. */
  because: string;
}

/** Which folders each folder of src/ may import from, besides itself. This is the only table of import rules. */
const rooms: Readonly<Record<string, Room>> = {
  text: { mayImport: [], because: 'letters and words are the same for every room' },
  threads: { mayImport: [], because: 'a pool runs any job and knows none' },
  shared: { mayImport: [], because: 'it holds names that server and browser share' },
  references: { mayImport: ['text'], because: 'a reference is read without any library, in the browser too' },
  contract: { mayImport: ['text', 'shared'], because: 'clients depend on it, and on nothing behind it' },
  knowledge: { mayImport: ['text', 'shared', 'references', 'threads'], because: 'the library does not know who asks' },
  checker: {
    mayImport: ['text', 'references', 'knowledge', 'contract'],
    because: 'it judges any text, also of strangers, and must not depend on how answers are made',
  },
  documents: { mayImport: [], because: 'it reads the words of files and judges none' },
  present: {
    mayImport: ['text', 'references', 'contract', 'knowledge', 'checker'],
    because: 'it writes what the library and the checker give as entities of the contract, wherever they run',
  },
  mcp: {
    mayImport: ['text', 'references', 'contract'],
    because: 'its tools call the API as any other program does',
  },
  device: {
    mayImport: ['text', 'references', 'contract', 'knowledge', 'checker', 'present', 'web'],
    because: 'it is the checker in the browser of whoever loads it, and asks no server for a verdict',
  },
  receipts: { mayImport: ['contract'], because: 'it proves what a site said, in the browser and without any server' },
  search: {
    mayImport: ['text', 'references', 'knowledge'],
    because: 'it finds names in an index, in the server and in the browser alike',
  },
  answers: {
    mayImport: ['text', 'references', 'contract', 'knowledge', 'checker'],
    because: 'answers are made without a server, a database or a page',
  },
  articles: {
    mayImport: ['text', 'references', 'contract', 'knowledge', 'checker', 'answers'],
    because: 'articles are composed without a server, a database or a page',
  },
  storage: { mayImport: ['contract'], because: 'an adapter stores the contract’s entities and decides nothing' },
  web: {
    mayImport: ['text', 'shared', 'references', 'contract', 'receipts', 'search'],
    because: 'pages run in the browser and work with any server that keeps the contract',
  },
  server: {
    mayImport: [
      'text',
      'threads',
      'shared',
      'references',
      'contract',
      'knowledge',
      'checker',
      'present',
      'mcp',
      'answers',
      'articles',
      'search',
      'storage',
      'receipts',
      'web',
    ],
    because: 'the command line starts the server, not the other way round',
  },
  cli: {
    mayImport: ['server', 'references', 'contract', 'knowledge', 'checker', 'present', 'mcp', 'documents', 'receipts'],
    because: 'commands are thin',
  },
};

/** The same for the folders of src/server; the files beside them put the parts together. */
const serverFolders: Readonly<Record<string, Room>> = {
  limits: { mayImport: [], because: 'it counts requests and knows no call' },
  saved: { mayImport: [], because: 'it holds the rules of what is kept and shown of a saved pair' },
  text: { mayImport: ['saved'], because: 'a thread works on texts and knows no call' },
  receipts: { mayImport: [], because: 'it signs what it is given and knows no call' },
  editing: { mayImport: ['generation'], because: 'it changes and corrects what is published, and knows no call' },
  operator: {
    mayImport: ['limits', 'saved', 'api', 'editing'],
    because: 'it shows and changes what is saved, and draws no page',
  },
  generation: { mayImport: ['text'], because: 'articles are generated for a call and by the clock alike' },
  api: { mayImport: ['limits', 'saved', 'text', 'receipts', 'generation'], because: 'calls work without any page' },
  backups: { mayImport: [], because: 'it copies files and knows no call' },
  portable: {
    mayImport: ['api', 'backups', 'saved'],
    because: 'it writes and reads plain files, and cleans what it reads as the calls do',
  },
  cards: { mayImport: ['api'], because: 'it paints what the stores hold, and draws no page' },
  search: { mayImport: [], because: 'it keeps an index ready and knows no call' },
  pages: {
    mayImport: ['api', 'text', 'search', 'operator', 'editing'],
    because: 'pages get their data from the calls',
  },
};

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(ts|tsx|js)$/.test(name))
  .map((name) => path.join('src', name));

const isTest = (file: string) => /\.test(-d)?\.tsx?$/.test(file) || file.includes('/conformance');
const sourceOf = (file: string) => readFileSync(file, 'utf8');
const roomOf = (file: string) => file.split(path.sep)[1] ?? '';

/** Also of `export … from`, of `import()` and of the script of a worker. */
const importsOf = (file: string) => importsIn(sourceOf(file));

function importsIn(source: string): string[] {
  const found = source.matchAll(/(?:\bfrom|\bimport|\bnew URL(?=\(['"]\.))\s*\(?\s*['"]([^'"]+)['"]/g);
  return [...found].map(([, specifier]) => specifier ?? '');
}

function filesImportedBy(file: string): string[] {
  return relativeTo(file, importsOf(file));
}

/** The files that are loaded before this one runs: not those of which it needs types only, or loads later. */
function filesLoadedBefore(file: string): string[] {
  const source = sourceOf(file).replace(/^(?:import|export) type [^;]*;|\bimport\(|\bnew URL\(/gm, '');
  return relativeTo(file, importsIn(source));
}

function relativeTo(file: string, specifiers: readonly string[]): string[] {
  return (
    specifiers
      // Of a standalone script only the address is imported.
      .filter((specifier) => specifier.startsWith('.') && !specifier.endsWith('?standalone'))
      .map((specifier) => path.join(path.dirname(file), specifier))
  );
}

const product = files.filter((file) => !isTest(file));

test('every folder of src/ has its rule', () => {
  const folders = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).sort()).toEqual(Object.keys(rooms).sort());
});

test('imports run one way', () => {
  const crossings = product.flatMap((file) => {
    const name = roomOf(file);
    const { mayImport = [], because = '' } = rooms[name] ?? {};
    return filesImportedBy(file)
      .filter((target) => target.startsWith('src') && roomOf(target) !== name && !mayImport.includes(roomOf(target)))
      .map(
        (target) => `${file} imports ${target}. ${name} may import ${mayImport.join(', ') || 'nothing'}: ${because}.`,
      );
  });
  expect(crossings).toEqual([]);
});

test('inside the server imports run one way', () => {
  const folderOf = (file: string) => path.relative(path.join('src', 'server'), path.dirname(file));
  const found = product.filter((file) => roomOf(file) === 'server' && folderOf(file) !== '');
  expect([...new Set(found.map(folderOf))].sort()).toEqual(Object.keys(serverFolders).sort());
  const crossings = found.flatMap((file) => {
    const { mayImport = [], because = '' } = serverFolders[folderOf(file)] ?? {};
    return filesImportedBy(file)
      .filter((target) => roomOf(target) === 'server' && !['', folderOf(file), ...mayImport].includes(folderOf(target)))
      .map((target) => `${file} imports ${target}: ${because}.`);
  });
  expect(crossings).toEqual([]);
});

test.each([
  "import { a } from '../x.ts';",
  "import type { A } from '../x.ts';",
  "import '../x.ts';",
  "export { a } from '../x.ts';",
  "export * from '../x.ts';",
  "const x = await import('../x.ts');",
  "new Worker(new URL('../x.ts', import.meta.url));",
  "import {\n  a,\n} from '../x.ts';",
])('%s is seen as an import', (source) => {
  expect(importsIn(source)).toEqual(['../x.ts']);
});

test('no files load each other in a circle', () => {
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (file: string, trail: readonly string[]) => {
    if (trail.includes(file)) circles.push([...trail.slice(trail.indexOf(file)), file].join(' → '));
    if (done.has(file)) return;
    done.add(file);
    for (const next of filesLoadedBefore(file).filter((each) => product.includes(each))) visit(next, [...trail, file]);
  };
  for (const file of product) visit(file, []);
  expect(circles).toEqual([]);
});

test('an exported type name is declared once', () => {
  const allowed: Readonly<Record<string, string>> = {
    Point: 'a part of a note, and a place in a drawing',
    Answer: 'what passed the gate; the entity as the contract publishes it',
    CheckedCitation: 'a citation with its judgement; the same as the API sends it',
    Difference: 'words that differ; the same as the API sends them',
    EditionRole: 'the contract does not import the library',
    Grade: 'the grade of a hadith; the grade of a saying',
    Library: 'the library itself; what the API says about it',
    Passage: 'one verse or hadith in memory; the same as the API sends it',
    Sign: 'a sign of danger in a question; a letter sign that editions write differently',
    Source: 'a source of an answer: its schema in the contract, its type in shared',
    Span: 'offsets in a text; the checker and the contract do not share code for it',
    Stage: 'a step of answering; the same as the API sends it',
  };
  const declared = product.flatMap((file) =>
    [...sourceOf(file).matchAll(/^export (?:declare )?(?:abstract )?(?:interface|type|class|enum) (\w+)/gm)].map(
      ([, name = '']) => ({ name, file }),
    ),
  );
  const byName = Map.groupBy(declared, ({ name }) => name);
  const repeated = [...byName]
    .filter(([name, places]) => places.length > 1 && !(name in allowed))
    .map(([name, places]) => `${name}: ${places.map(({ file }) => file).join(', ')}`);
  expect(declared.length).toBeGreaterThan(300);
  expect(repeated).toEqual([]);
});

test('no module keeps data of a request', () => {
  // What outlives a request belongs to an object with an owner. A module may hold what follows from its own constants.
  const allowed: Readonly<Record<string, string>> = {
    'answers/triage/phrases.ts indexes': 'an index of each list of phrases, which are constants',
    'answers/triage/signs.ts gathered': 'the phrases of each list of signs, which are constants',
  };
  const state = /^(?:export )?(?:let (\w+)|const (\w+)(?:: [^=]+)? = (?:new \w*(?:Map|Set)(?:<.*>)?\(\)|\[\]|\{\}))/gm;
  // In the browser everything belongs to one visitor.
  const kept = product
    .filter((file) => !['web', 'device'].includes(roomOf(file)))
    .flatMap((file) =>
      [...sourceOf(file).matchAll(state)].map((each) => `${path.relative('src', file)} ${each[1] ?? each[2] ?? ''}`),
    );
  expect(kept.filter((each) => !(each in allowed))).toEqual([]);
});

test('only the server’s context and its places of storage import adapters', () => {
  const adapters =
    /storage\/(?:sqlite|postgres)\/|retrieval\/create-retrieval|corpus\/load-corpus|packs\/library|extractive\/extractive-engine|model\/open-model-engine/;
  const naming = product.filter(
    (file) => ['server', 'web', 'articles'].includes(roomOf(file)) && importsOf(file).some((one) => adapters.test(one)),
  );
  expect(naming).toEqual([
    path.join('src', 'server', 'context.ts'),
    path.join('src', 'server', 'storage-places.ts'),
    path.join('src', 'server', 'text', 'text-worker.ts'),
  ]);
});

test('only its adapter imports the model’s SDK, and only when a model is configured', () => {
  const naming = product.filter((file) => importsOf(file).some((one) => one === 'ai' || one.startsWith('@ai-sdk/')));
  const adapter = path.join('src', 'answers', 'engines', 'model', 'ai-sdk-model.ts');
  expect(naming).toEqual([adapter]);
  expect(sourceOf(adapter)).not.toMatch(/^import (?!type).*'(?:ai|@ai-sdk\/.*)'/m);
});

test('references, contract and shared import no package but the small validator', () => {
  const packages = product
    .filter((file) => ['text', 'references', 'contract', 'shared'].includes(roomOf(file)))
    .flatMap(importsOf)
    .filter((specifier) => !specifier.startsWith('.'));
  expect([...new Set(packages)]).toEqual(['valibot']);
});

test('the checker and the knowledge room read no file, clock, environment or randomness', () => {
  const loaders =
    /corpus\/(build-corpus|load-corpus|read-source|hash-file|open-read-only)|knowledge\/library|packs\/(add-pack|open-pack|pack-list|read-lines|store-pack|import\/write-pack)|notes\/(load-notes|load-built-notes|load-records)|profiles\/load-profiles|glossary\/load-glossary|surahs\/load-surahs|names-of-god\/load-names-of-god|words-to-say\/load-words-to-say|corrections\/load-corrections|retrieval\/(load-thesaurus|open-search-index|built-index|index-texts|search-worker)|knowledge\/digest-of-folders/;
  const impure = product
    .filter((file) => ['text', 'checker', 'knowledge', 'references'].includes(roomOf(file)) && !loaders.test(file))
    .filter((file) => /from 'node:|process\.|Date\.now|new Date\(|Math\.random|better-sqlite3/.test(sourceOf(file)));
  expect(impure).toEqual([]);
});

test('files are named in kebab-case, without rooms for odds and ends and without barrels', () => {
  const named = files
    .map((file) => path.basename(file))
    .filter((name) => !/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z-]+)+$/.test(name));
  expect(named).toEqual([]);
  const odds = files.filter((file) => /\/(utils?|lib|helpers?|common|misc|index)(\/|\.)/.test(file));
  expect(odds).toEqual([]);
});

test('exports are named, except for route modules and modules loaded on demand', () => {
  const fixed = /src\/web\/(pages\/|root\.tsx|routes\.ts|entry\.|ui\/toasts\/toaster\.tsx)/;
  const unnamed = product.filter((file) => /\bexport default\b/.test(sourceOf(file)) && !fixed.test(file));
  expect(unnamed).toEqual([]);
});

test('HTML is inserted into a page at one place only', () => {
  const entering = product.filter((file) =>
    /dangerouslySetInnerHTML|\.innerHTML|insertAdjacentHTML|document\.write/.test(sourceOf(file)),
  );
  expect(entering).toEqual([path.join('src', 'web', 'ui', 'article-body.tsx')]);
});

test('links are made of the addresses, never typed', () => {
  const typed = product
    .filter((file) => roomOf(file) === 'web' && !file.endsWith('addresses.ts'))
    .filter((file) =>
      /\b(to|href)=(\{`|")\/(questions|question|ask|categories|about|contact|articles|maintenance|sources|check)/.test(
        sourceOf(file),
      ),
    );
  expect(typed).toEqual([]);
});

test('no regular expression is built from user input', () => {
  const built = product
    .filter((file) => /new RegExp\(/.test(sourceOf(file)))
    .map((file) => path.relative('src', file))
    .filter((file) => file !== 'server/pages/content-policy.ts');
  expect(built).toEqual([]);
});

test('while somebody develops, a change in any room of the server starts it anew', () => {
  const { dev } = JSON.parse(readFileSync('package.json', 'utf8')).scripts;
  const watched = [...dev.matchAll(/--watch-path=src\/([a-z]+)/g)].map(([, room]) => room);
  const needed = ['server', 'cli', ...(rooms.server?.mayImport ?? []), ...(rooms.cli?.mayImport ?? [])];
  // Pages have a server of their own, which changes them in place.
  expect(needed.filter((room) => room !== 'web' && !watched.includes(room))).toEqual([]);
});

test('a change in any room that pages may import builds the pages anew', () => {
  const [, digested = ''] =
    /\.\.\.\[([^\]]+)\]\.map\(\s*\(room\)/.exec(readFileSync('scripts/prepare.mjs', 'utf8')) ?? [];
  const built = [...digested.matchAll(/'([a-z]+)'/g)].map(([, room]) => room);
  const needed = ['web', 'device', ...(rooms.web?.mayImport ?? []), ...(rooms.device?.mayImport ?? [])];
  expect(needed.filter((room) => !built.includes(room))).toEqual([]);
});
