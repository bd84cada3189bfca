import { says, without, wordsOf } from './phrases.ts';
import { ABUSE, CRISIS, HARMLESS, PERSONAL_RULING } from './triage-phrases.ts';

export type PersonalMatter = keyof typeof PERSONAL_RULING;

export type Triage =
  | { kind: 'crisis' }
  | { kind: 'abuse' }
  | { kind: 'personal-ruling'; matter: PersonalMatter }
  | { kind: 'general' };

/** What a question needs before any engine sees it. The graver need wins. */
export function triage(question: string): Triage {
  const words = without(wordsOf(question), HARMLESS);
  if (says(words, CRISIS)) return { kind: 'crisis' };
  if (says(words, ABUSE)) return { kind: 'abuse' };
  const matter = matters.find((name) => says(words, PERSONAL_RULING[name]));
  return matter ? { kind: 'personal-ruling', matter } : { kind: 'general' };
}

const matters = Object.keys(PERSONAL_RULING) as PersonalMatter[];

/** A cry for help is answered and kept, and never shown in the public history. */
export function isListed({ kind }: Triage): boolean {
  return kind !== 'crisis' && kind !== 'abuse';
}
