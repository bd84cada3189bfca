/** What the picture says that stands for a page where its address is shared. */
export interface Card {
  /** What kind of page it is, and where it belongs: “Glossary”, “Worship · Fasting”. */
  label: string;
  title: string;
  /** Words of scripture, whole: a card never cuts them. */
  arabic?: string;
  /** A sentence of this site, or the translation of the words above, whole. */
  text?: string;
  /** What the words rest on. */
  foot?: string;
  isRightToLeft?: boolean;
}
