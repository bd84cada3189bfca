export interface NameOfGod {
  id: string;
  /** In Latin letters: al-Hakim. */
  name: string;
  arabic: string;
  also: readonly string[];
  meaning: string;
  /** A verse in which the name stands; undefined where it stands in lists alone. */
  verse: string | undefined;
  /** In the Markdown subset; may be empty. */
  note: string;
}

export interface NamesOfGod {
  title: string;
  summary: string;
  /** In the Markdown subset. */
  introduction: string;
  names: readonly NameOfGod[];
}
