import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

// The rules of the house that a reader would otherwise have to remember. The lint rules in biome.json lock the same
// door a second time: a glob alone was seen to miss crossings.

/** Which folders each folder of src/ may import from, besides itself. */
const mayImport: Record<string, readonly string[]> = {
  shared: [],
  threads: [],
  references: [],
  contract: ['shared'],
  knowledge: ['references', 'threads'],
  checker: ['references', 'knowledge', 'contract'],
  answers: ['references', 'contract', 'knowledge', 'checker'],
  articles: ['references', 'contract', 'knowledge', 'checker', 'answers'],
  storage: ['contract'],
  web: ['shared', 'references', 'contract'],
  server: [
    'shared',
    'threads',
    'references',
    'contract',
    'knowledge',
    'checker',
    'answers',
    'articles',
    'storage',
    'web',
  ],
  cli: ['server', 'contract', 'knowledge', 'checker'],
};

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(ts|tsx|js)$/.test(name))
  .map((name) => path.join('src', name));

const isTest = (file: string) => /\.test(-d)?\.tsx?$/.test(file) || file.includes('/conformance');
const sourceOf = (file: string) => readFileSync(file, 'utf8');
const roomOf = (file: string) => file.split(path.sep)[1] ?? '';

function importsOf(file: string): string[] {
  const found = sourceOf(file).matchAll(/(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g);
  return [...found].map(([, specifier]) => specifier ?? '');
}

const product = files.filter((file) => !isTest(file));

test('every folder of src/ has its rule', () => {
  const rooms = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(rooms.map(({ name }) => name).sort()).toEqual(Object.keys(mayImport).sort());
});

test('imports run one way', () => {
  const crossings = product.flatMap((file) =>
    importsOf(file)
      .filter((specifier) => specifier.startsWith('.'))
      .map((specifier) => path.join(path.dirname(file), specifier))
      .filter((target) => target.startsWith('src') && roomOf(target) !== roomOf(file))
      .filter((target) => !mayImport[roomOf(file)]?.includes(roomOf(target)))
      .map((target) => `${file} → ${target}`),
  );
  expect(crossings).toEqual([]);
});

test('nothing but the server’s context and its text threads name an adapter', () => {
  const adapters =
    /storage\/sqlite\/|retrieval\/create-retrieval|corpus\/load-corpus|packs\/library|extractive\/extractive-engine|model\/open-model-engine/;
  const naming = product.filter(
    (file) => ['server', 'web', 'articles'].includes(roomOf(file)) && importsOf(file).some((one) => adapters.test(one)),
  );
  expect(naming).toEqual([
    path.join('src', 'server', 'context.ts'),
    path.join('src', 'server', 'text', 'text-worker.ts'),
  ]);
});

test('the SDK of the model is named by its adapter alone, and loaded when a model is configured', () => {
  const naming = product.filter((file) => importsOf(file).some((one) => one === 'ai' || one.startsWith('@ai-sdk/')));
  const adapter = path.join('src', 'answers', 'model', 'ai-sdk-model.ts');
  expect(naming).toEqual([adapter]);
  expect(sourceOf(adapter)).not.toMatch(/^import (?!type).*'(?:ai|@ai-sdk\/.*)'/m);
});

test('references, contract and shared import no package but the small validator', () => {
  const packages = product
    .filter((file) => ['references', 'contract', 'shared'].includes(roomOf(file)))
    .flatMap(importsOf)
    .filter((specifier) => !specifier.startsWith('.'));
  expect([...new Set(packages)]).toEqual(['valibot']);
});

test('the checker and the knowledge behind it read no file, clock, environment or chance', () => {
  const loaders =
    /corpus\/(build-corpus|load-corpus|read-source|seal-file)|packs\/(add-pack|library|open-pack|pack-list|read-lines|store-pack|write-pack)|notes\/load-notes|retrieval\/(load-thesaurus|open-searched|search-worker)/;
  const impure = product
    .filter((file) => ['checker', 'knowledge', 'references'].includes(roomOf(file)) && !loaders.test(file))
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

test('exports are named, route modules and what is loaded on demand aside', () => {
  const fixed = /src\/web\/(pages\/|root\.tsx|routes\.ts|entry\.|ui\/toasts\/toaster\.tsx)/;
  const unnamed = product.filter((file) => /\bexport default\b/.test(sourceOf(file)) && !fixed.test(file));
  expect(unnamed).toEqual([]);
});

test('HTML enters a page in one place alone', () => {
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

test('no pattern is ever built from what is typed', () => {
  const built = product
    .filter((file) => /new RegExp\(/.test(sourceOf(file)))
    .map((file) => path.relative('src', file))
    .filter((file) => file !== 'server/pages/content-policy.ts');
  expect(built).toEqual([]);
});
