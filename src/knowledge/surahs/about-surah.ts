/** What the site says about a surah: its name, where it was revealed, what it speaks of. */
export interface AboutSurah {
  number: number;
  /** One sentence. */
  summary: string;
  /** In the Markdown subset, with its sources in square brackets. */
  markdown: string;
}
