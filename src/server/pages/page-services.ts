import type { Services, Site } from '../../web/server-side/services.ts';
import { citedIn } from '../cited-works.ts';
import { type Config, publicUrl } from '../config.ts';
import type { Context } from '../context.ts';
import type { keepSearch } from '../search/kept-search.ts';
import { withChecks } from './attach-checks.ts';
import { checksTogether } from './checks-together.ts';
import { findEverywhere } from './find-everywhere.ts';
import { namedVerses } from './named-verse.ts';
import { notesInFigures } from './notes-in-figures.ts';
import { type CheckOfVisitor, ownLibrary } from './pages-client.ts';
import { aboutArticle } from './present-articles.ts';
import { correctionPage, correctionsPart } from './present-corrections.ts';
import { glossaryEntries, termPage } from './present-glossary.ts';
import { namesPage } from './present-names-of-god.ts';
import { arabicShelves, notePage, noteShelves } from './present-notes.ts';
import { profileEntries, profilePage } from './present-profiles.ts';
import { revisionsPage } from './present-revisions.ts';
import { wordsPage, wordsThemes } from './present-words-to-say.ts';
import { quotePassages } from './quote-passages.ts';
import { scriptIntegrity } from './script-integrity.ts';
import { aboutSurah, surahList, surahPage } from './surah-page.ts';
import { whereUsed } from './where-used.ts';

export type PageServicesContext = Pick<
  Context,
  | 'config'
  | 'log'
  | 'storage'
  | 'library'
  | 'notes'
  | 'receipts'
  | 'corrections'
  | 'texts'
  | 'retrieval'
  | 'namedPassages'
  | 'profiles'
  | 'glossary'
  | 'wordsToSay'
  | 'namesOfGod'
  | 'surahs'
>;

interface PageParts extends Pick<Services, 'client' | 'cannotSave'> {
  search: ReturnType<typeof keepSearch>;
  /** The folder of the files that browsers load. */
  assets: string | undefined;
}

/** What is one request's own. */
interface OfRequest extends Pick<Services, 'operator' | 'deadline' | 'doNotCache'> {
  visitor: CheckOfVisitor;
}

/** What loaders of pages may ask for. */
export function pageServices(
  context: PageServicesContext,
  { client, search, cannotSave, assets }: PageParts,
): (of: OfRequest) => Services {
  const { config, library, notes, receipts, texts } = context;
  const site = siteOf(config, assets);
  const used = whereUsed(notes);
  const entries = glossaryEntries(context.glossary);
  const namedVerse = namedVerses(context.namedPassages);
  return ({ visitor, operator, deadline, doNotCache }) => {
    // One page shows one state of the library.
    const corpus = library.current();
    const check = checksTogether(texts);
    return {
      site,
      client,
      library: ownLibrary(context, visitor),
      passages: (references) => quotePassages(references, corpus),
      note: (slug, language) => notePage(slug, language, { ...context, corpus, check }),
      notesInFigures: () => notesInFigures(context.profiles.works),
      corrections: (at) => correctionsPart(at, { ...context, check }),
      correction: (id) => correctionPage(id, { ...context, check }),
      revisions: (slug, asked) => revisionsPage(slug, asked, context),
      profile: (slug) => profilePage(slug, { profiles: context.profiles, notes, corpus, check }),
      glossary: () => entries,
      namesOfGod: () => namesPage({ ...context, works: context.profiles.works, corpus, check }),
      wordsThemes: () => wordsThemes(context.wordsToSay),
      words: (theme) => wordsPage(theme, { ...context, corpus, check }),
      term: (slug) => termPage(slug, { ...context, corpus, check }),
      profiles: () => profileEntries(context.profiles),
      arabicShelves: () => arabicShelves({ notes }),
      receiptKeys: receipts.keys.keys,
      notesOf: (category) => noteShelves(category, { notes }),
      surahs: () => surahList(corpus),
      surah: (number, at) => surahPage(corpus, number, at),
      namedVerse,
      aboutSurah: (number) => aboutSurah(number, { surahs: context.surahs, works: context.profiles.works, check }),
      whereUsed: used,
      namedWorks: (text) => citedIn(text, context.profiles.works),
      aboutArticle: (slug, references) => aboutArticle(slug, references, { ...context, used }),
      find: (query) => findEverywhere(query, { ...context, search, check }),
      withChecks: (items) => withChecks(items, texts),
      sanitizeArticle: (html) => texts.run({ kind: 'sanitize-article', html }),
      cannotSave,
      operator,
      deadline,
      doNotCache,
    };
  };
}

function siteOf(config: Config, assets: string | undefined): Site {
  return {
    publicUrl: publicUrl(config),
    basePath: config.BASE_PATH,
    apiBaseUrl: config.API_BASE_URL ?? '/api',
    scriptIntegrity: scriptIntegrity(assets),
    offlineReading: config.OFFLINE_READING && assets !== undefined,
    donation: { url: config.DONATE_URL, buttonId: config.DONATE_BUTTON_ID },
    contact: { email: config.CONTACT_EMAIL, phone: config.CONTACT_PHONE, address: config.CONTACT_ADDRESS },
  };
}
