/** Words that are said at an occasion: of the Quran, or reported. */
export interface WordsToSay {
  /** The id of the occasion on its page. */
  id: string;
  occasion: string;
  words:
    | { kind: 'quran'; reference: string }
    /** Reported words: the transliteration and the meaning are this site's own, and the source is named. */
    | { kind: 'reported'; say: string; means: string; source: string };
  /** How often they are said. */
  times: string | undefined;
  /** In the Markdown subset; may be empty. */
  markdown: string;
}

/** Occasions that belong together, as one page. */
export interface WordsTheme {
  slug: string;
  title: string;
  introduction: string;
  occasions: readonly WordsToSay[];
}
