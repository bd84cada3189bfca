import type { Ablations } from './ablations.ts';
import type { SearchedNote } from './points/index-points.ts';
import type { Thesaurus } from './thesaurus.ts';

/** What is searched. */
export interface SearchSource {
  corpusPath: string;
  /** The editions that may be searched, without those that the operator switched off. */
  editions: readonly SearchedEdition[];
  thesaurus: Thesaurus;
  notes: readonly SearchedNote[];
  ablations: Ablations;
}

interface SearchedEdition {
  id: string;
  language: string;
}

export const editionsIn = ({ editions }: SearchSource, language: string): string[] =>
  editions.filter((edition) => edition.language === language).map(({ id }) => id);
