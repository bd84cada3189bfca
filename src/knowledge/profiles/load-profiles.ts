import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type ProfileGroup, profileGroups } from '../../shared/profile-groups.ts';
import { parseContentFile } from '../notes/front-matter.ts';
import type { NamedWork, Profile } from './profile.ts';

export interface Profiles {
  profiles: readonly Profile[];
  /** The works that texts name, by the name that the texts use. */
  works: ReadonlyMap<string, NamedWork>;
}

/** Reads the files of `people`, `places` and `events`, and the list of the works that texts name; throws on a bad file. */
export async function loadProfiles(contentFolder: string): Promise<Profiles> {
  const [groups, works] = await Promise.all([
    Promise.all(profileGroups.map((group) => loadGroup(group, path.join(contentFolder, group)))),
    loadWorks(path.join(contentFolder, 'works.tsv')),
  ]);
  return { profiles: groups.flat(), works };
}

async function loadGroup(group: ProfileGroup, folder: string): Promise<Profile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md')).sort();
  const profiles = await Promise.all(names.map((name) => loadProfile(group, path.join(folder, name))));
  return profiles.sort(orders[group]);
}

const withoutArticle = ({ name }: Profile) => name.replace(/^The /u, '');

/** How each group is listed: people as their files are named, places by name, events by time. */
const orders: Readonly<Record<ProfileGroup, (one: Profile, other: Profile) => number>> = {
  people: () => 0,
  places: (one, other) => withoutArticle(one).localeCompare(withoutArticle(other), 'en'),
  events: (one, other) => (one.begins ?? '').localeCompare(other.begins ?? ''),
};

/** What the files of each group say in short, and how a page words it. */
const factsOf: Readonly<Record<ProfileGroup, Readonly<Record<string, (value: string) => string | undefined>>>> = {
  people: {
    kind: (kind) => kinds[kind],
    born: (when) => `born ${when}`,
    died: (when) => `died ${when}`,
  },
  places: { where: (where) => where },
  events: { when: (when) => when, where: (where) => where },
};

const kinds: Readonly<Record<string, string>> = {
  prophet: 'a prophet',
  household: 'of the Prophet’s household',
  companion: 'a companion of the Prophet',
  caliph: 'a caliph',
  scholar: 'a scholar',
  founder: 'a founder of a school',
  figure: '',
};

async function loadProfile(group: ProfileGroup, file: string): Promise<Profile> {
  const facts = Object.entries(factsOf[group]);
  const { field, optionalField, list, body } = parseContentFile(await readFile(file, 'utf8'), file, {
    fields: ['name', 'arabic', 'summary'],
    optional: ['english', 'also', 'begins', ...facts.map(([name]) => name)],
    lists: ['related'],
  });
  const begins = optionalField('begins');
  if (group === 'events' ? !/^\d{4}-\d{2}$/u.test(begins ?? '') : begins !== undefined) {
    throw new Error(`${file}: an event, and nothing else, has “begins: 0622-09”, its year and month`);
  }
  return {
    slug: path.basename(file, '.md'),
    group,
    name: field('name'),
    english: optionalField('english'),
    arabic: field('arabic'),
    also: (optionalField('also') ?? '').split(',').flatMap((name) => name.trim() || []),
    facts: facts.flatMap(([name, inWords]) => {
      const value = optionalField(name);
      if (value === undefined) return [];
      const words = inWords(value);
      if (words === undefined) throw new Error(`${file}: “${name}” is not known: ${value}`);
      return words || [];
    }),
    begins,
    summary: field('summary'),
    related: list('related'),
    markdown: body,
  };
}

/**
 * `content/works.tsv`. Five columns: the name in the texts, author, title, field, year. The file beside it has the names
 * that Arabic texts use: by them, too, a work is found.
 */
export async function loadWorks(file: string): Promise<ReadonlyMap<string, NamedWork>> {
  const [lines, inArabic] = await Promise.all([readTable(file), readTable(file.replace(/\.tsv$/, '-in-arabic.tsv'))]);
  const arabicOf = new Map(inArabic.map(([short = '', arabic = '']) => [short, arabic]));
  const works = new Map<string, NamedWork>(
    lines.map(([short = '', author = '', title = '', field = '', year = '']) => {
      if (!short || !author || !title || !year) throw new Error(`${file}: a column is missing in “${short} ${author}”`);
      const arabic = arabicOf.get(short);
      return [short, { short, author, title, field, year, ...(arabic && { arabic }) }];
    }),
  );
  const stray = [...arabicOf.keys()].find((short) => !works.has(short));
  if (stray !== undefined) throw new Error(`${file}: there is no work “${stray}”, which has an Arabic name`);
  for (const work of [...works.values()]) if (work.arabic) works.set(work.arabic, work);
  return works;
}

async function readTable(file: string): Promise<string[][]> {
  const lines = (await readFile(file, 'utf8')).split(/\r?\n/);
  return lines.filter((line) => line !== '' && !line.startsWith('#')).map((line) => line.split('\t'));
}
