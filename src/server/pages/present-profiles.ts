import type { Check } from '../../contract/entities.ts';
import type { Corpus } from '../../knowledge/corpus/corpus.ts';
import type { Note } from '../../knowledge/notes/note.ts';
import type { Profiles } from '../../knowledge/profiles/load-profiles.ts';
import type { ProfileGroup } from '../../shared/profile-groups.ts';
import type { NoteLink, ProfileLink, ProfilePage } from '../../web/server-side/services.ts';
import { citedIn, idOf } from '../cited-works.ts';
import { quotePassages } from './quote-passages.ts';

interface ProfileContext {
  profiles: Profiles;
  notes: readonly Note[];
  corpus: Corpus;
  check: (markdown: string) => Promise<Check>;
}

/** The page of a profile; what it quotes and cites is judged on the library as it is now. */
export async function profilePage(slug: string, context: ProfileContext): Promise<ProfilePage | undefined> {
  const { profiles: all, notes, corpus, check } = context;
  const profile = all.profiles.find((one) => one.slug === slug);
  if (!profile) return undefined;
  const { markdown, related, ...facts } = profile;
  const judged = await check(markdown);
  return {
    slug,
    group: facts.group,
    name: facts.name,
    english: facts.english,
    arabic: facts.arabic,
    facts: facts.facts,
    summary: facts.summary,
    text: { markdown, check: judged },
    anchors: Object.fromEntries([...markdown.matchAll(/^## (.+)$/gm)].map(([, title = '']) => [title, idOf(title)])),
    margin: quotePassages(
      judged.citations.map(({ reference }) => reference),
      corpus,
    ),
    ...citedIn(markdown, all.works),
    related: related.flatMap((one): NoteLink[] => {
      const title =
        notes.find((note) => note.slug === one)?.english.title ??
        all.profiles.find((other) => other.slug === one)?.name;
      return title === undefined ? [] : [{ slug: one, title }];
    }),
  };
}

/** Everything that has a profile, by its group. */
export const profileEntries = ({ profiles }: Profiles): Readonly<Record<ProfileGroup, readonly ProfileLink[]>> => {
  const linksTo = (group: ProfileGroup) =>
    profiles
      .filter((one) => one.group === group)
      .map(({ slug, name, begins }) => ({ slug, title: name, year: begins ? Number(begins.slice(0, 4)) : undefined }));
  return { people: linksTo('people'), places: linksTo('places'), events: linksTo('events') };
};
