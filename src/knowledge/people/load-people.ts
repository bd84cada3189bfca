import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseContentFile } from '../notes/front-matter.ts';
import { type NamedWork, type Person, type PersonKind, personKinds } from './person.ts';

export interface People {
  people: readonly Person[];
  /** The works that their texts name, by the name that the texts use. */
  works: ReadonlyMap<string, NamedWork>;
}

/** Reads `people/*.md` and the list of the works that they name, `people/works.tsv`; throws on a bad file. */
export async function loadPeople(contentFolder: string): Promise<People> {
  const folder = path.join(contentFolder, 'people');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md')).sort();
  const [people, works] = await Promise.all([
    Promise.all(names.map((name) => loadPerson(path.join(folder, name)))),
    loadWorks(path.join(folder, 'works.tsv')),
  ]);
  return { people, works };
}

async function loadPerson(file: string): Promise<Person> {
  const { field, optionalField, list, body } = parseContentFile(await readFile(file, 'utf8'), file, {
    fields: ['name', 'arabic', 'kind', 'summary'],
    optional: ['english', 'also', 'born', 'died'],
    lists: ['related'],
  });
  const kind = field('kind');
  if (!isKind(kind)) throw new Error(`${file}: “kind” must be one of ${personKinds.join(', ')}`);
  return {
    slug: path.basename(file, '.md'),
    name: field('name'),
    english: optionalField('english'),
    arabic: field('arabic'),
    also: (optionalField('also') ?? '').split(',').flatMap((name) => name.trim() || []),
    kind,
    born: optionalField('born'),
    died: optionalField('died'),
    summary: field('summary'),
    related: list('related'),
    markdown: body,
  };
}

const isKind = (kind: string): kind is PersonKind => personKinds.some((each) => each === kind);

/** Five columns: the name in the texts, author, title, field, year. */
async function loadWorks(file: string): Promise<ReadonlyMap<string, NamedWork>> {
  const lines = (await readFile(file, 'utf8')).split(/\r?\n/).filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const [short = '', author = '', title = '', field = '', year = ''] = line.split('\t');
      if (!short || !author || !title || !year) throw new Error(`${file}: a column is missing in “${line}”`);
      return [short, { short, author, title, field, year }];
    }),
  );
}
