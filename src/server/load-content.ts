import { loadDrafts } from '../articles/load-drafts.ts';
import { loadNoteCorrections } from '../knowledge/corrections/load-corrections.ts';
import { loadGlossary } from '../knowledge/glossary/load-glossary.ts';
import { loadNamesOfGod } from '../knowledge/names-of-god/load-names-of-god.ts';
import { withArabicWorkNames } from '../knowledge/notes/arabic-work-names.ts';
import { loadBuiltNotes } from '../knowledge/notes/load-built-notes.ts';
import { loadProfiles } from '../knowledge/profiles/load-profiles.ts';
import { loadNamedPassages, loadThesaurus } from '../knowledge/retrieval/load-thesaurus.ts';
import { loadSurahs } from '../knowledge/surahs/load-surahs.ts';
import { loadWordsToSay } from '../knowledge/words-to-say/load-words-to-say.ts';
import type { Context } from './context.ts';
import { builtNotes } from './paths.ts';

/** What editors wrote. */
type Content = Pick<
  Context,
  | 'articles'
  | 'glossary'
  | 'namedPassages'
  | 'namesOfGod'
  | 'noteCorrections'
  | 'notes'
  | 'profiles'
  | 'surahs'
  | 'wordsToSay'
> & { thesaurus: Awaited<ReturnType<typeof loadThesaurus>> };

/** Reads all parts of the content at the same time, but those that are given. */
export async function loadContent(folder: string, given: Partial<Content>): Promise<Content> {
  const profiles = given.profiles ?? loadProfiles(folder);
  const notes = async () => withArabicWorkNames(await loadBuiltNotes(folder, builtNotes), (await profiles).works);
  const parts = await Promise.all([
    given.articles ?? loadDrafts(folder),
    given.glossary ?? loadGlossary(folder),
    given.namedPassages ?? loadNamedPassages(folder),
    given.namesOfGod ?? loadNamesOfGod(folder),
    given.noteCorrections ?? loadNoteCorrections(folder),
    given.notes ?? notes(),
    profiles,
    given.surahs ?? loadSurahs(folder),
    given.thesaurus ?? loadThesaurus(folder),
    given.wordsToSay ?? loadWordsToSay(folder),
  ]);
  const [articles, glossary, namedPassages, namesOfGod, noteCorrections, read, known, surahs, thesaurus, wordsToSay] =
    parts;
  return {
    ...{ articles, glossary, namedPassages, namesOfGod, noteCorrections, notes: read, profiles: known },
    ...{ surahs, thesaurus, wordsToSay },
  };
}
