import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { collections } from '../src/references/collections.ts';

// The documents are read by people who have nothing else: what they point at must be there.

const ignored = readFileSync('.gitignore', 'utf8')
  .split('\n')
  .filter((line) => /^[\w./-]+\/$/.test(line))
  .map((line) => line.slice(0, -1));

/** The folders of the repository itself, without what is installed, built or written at run time. */
const folders = readdirSync('.', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !ignored.includes(entry.name))
  .map(({ name }) => name);

const written =
  /\.(md|ts|tsx|js|mjs|css|json|sql|sh|txt|tsv|svg|webmanifest)$|(^|\/)(LICENSE|\.gitignore|\.npmrc|run)$/;
const files = [
  ...readdirSync('.').filter((name) => statSync(name).isFile()),
  ...[...folders, '.ci']
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.posix.join(folder, name)),
    ),
].filter((file) => written.test(file) && statSync(file).isFile());

const documents = files.filter((file) => file.endsWith('.md'));
const textOf = (file: string) => readFileSync(file, 'utf8');

function found(file: string, pattern: RegExp): string[] {
  return [...textOf(file).matchAll(pattern)].map(([, one]) => one ?? '');
}

test('every relative link and image of a document leads to a file', () => {
  const links = documents.flatMap((file) =>
    found(file, /\]\(([^)\s]+)(?:\s[^)]*)?\)/g)
      .filter((target) => !/^([a-z]+:|[/#])/i.test(target))
      .map((target) => ({ file, target, leadsTo: path.join(path.dirname(file), target.split('#', 1).join()) })),
  );
  expect(links.length).toBeGreaterThan(0);
  const broken = links.filter(({ leadsTo }) => !existsSync(leadsTo)).map(({ file, target }) => `${file}: ${target}`);
  expect(broken).toEqual([]);
});

test('every command that a document names is a script of the package', () => {
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
  const unknown = documents.flatMap((file) =>
    found(file, /\bnpm run ([\w:-]+)/g)
      .filter((name) => !Object.hasOwn(scripts, name))
      .map((name) => `${file}: npm run ${name}`),
  );
  expect(unknown).toEqual([]);
});

test('the map of the README names every folder, and no folder that is not there', () => {
  const map = found('README.md', /^\| `([\w./-]+)` \|/gm).map((name) => name.replace(/\/$/, ''));
  const rooms = readdirSync('src', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `src/${name}`);
  expect(rooms.filter((room) => !map.includes(room))).toEqual([]);
  const unnamed = folders.filter((folder) => !map.some((name) => name === folder || name.startsWith(`${folder}/`)));
  expect(unnamed).toEqual([]);
  expect(map.filter((name) => !existsSync(name))).toEqual([]);
});

test('no file knows the machine that it was written on', () => {
  const machine = /\/(?:work|farm)\/|\/tmp\/bash_jobs|\/(?:home|Users)\/\w+\//;
  expect(files.filter((file) => machine.test(textOf(file)))).toEqual([]);
});

test('no file names the host of a package registry, the lockfile least of all', () => {
  const registry =
    /\/\/[\w.-]*(?:registry|artifactory|nexus|verdaccio|mirror)[\w-]*[.:]|registry\.[\w-]+\.\w+|"resolved":\s"http/i;
  expect(files).toContain('package-lock.json');
  expect(files.filter((file) => registry.test(textOf(file)))).toEqual([]);
});

test('the list of sources names every hadith collection that the content cites, and no other', () => {
  const content = documents.filter((file) => file.startsWith('content/') && file !== 'content/SOURCES.md');
  const cited = content.flatMap((file) => found(file, /\[(\d* ?[A-Z][A-Za-z' -]*?) \d+[a-z]?(?:-\d+)?\]/g));
  const hadith = new Set(cited.filter((title) => collections.some((each) => each.title === title)));
  const [, listed = ''] = /^- Collections cited: (.+)\.$/m.exec(textOf('content/SOURCES.md')) ?? [];
  expect(listed.split(/, | and /).toSorted()).toEqual([...hadith].toSorted());
});
