import type { ExplainedEntry } from '../../knowledge/entries/explained-entries.ts';
import { foldedWords } from '../../knowledge/retrieval/stems/search-stems.ts';
import type { DraftBlock } from '../draft-answer.ts';
import type { AnswerLanguage } from '../question-language.ts';
import { type SiteText, siteText } from '../site-text.ts';

/** What stands around a name in a question that asks for nothing else: “what is the meaning of …”, “who was …”. */
const AROUND =
  /^(?:please )?(?:(?:can|could) you )?(?:(?:what|who|whats|whos|where|when)(?: (?:is|are|was|were|does|do|did|s))?(?= )|(?:define|explain|describe|meaning of|definition of)(?= )|tell me (?:about|of|who was|what is)(?= ))?(?: the (?:meaning|definition) of(?= ))?(?: (?:meant|understood) by(?= ))?(?: (?:a|an|the|word|term|prophet|imam|caliph)(?= ))*\s*(.+?)(?: (?:mean|means|meaning|definition))?(?: in (?:islam|arabic|the quran|english))*$/u;

/** No name has more words. */
const LONGEST_NAME = 5;

/** Finds an entry by a question that asks for it and for nothing else. */
export function entryFinder<Entry extends Pick<ExplainedEntry, 'names'>>(
  entries: readonly Entry[],
): (question: string) => Entry | undefined {
  const byName = new Map<string, Entry>();
  for (const entry of entries) {
    for (const name of entry.names) {
      const key = foldedWords(name).join(' ');
      // A short name may be a word of any language: “as”, “ra”.
      if (key.length > 2 && !byName.has(key)) byName.set(key, entry);
    }
  }
  return (question) => {
    const words = foldedWords(question);
    if (words.length === 0 || words.length > LONGEST_NAME + 8) return undefined;
    const asked = words.join(' ');
    const [, name = ''] = AROUND.exec(asked) ?? [];
    return byName.get(asked) ?? byName.get(name);
  };
}

/** Its sentences, where more of it is, and what they are. */
export function explainEntry({ words }: ExplainedEntry, language: AnswerLanguage): DraftBlock[] {
  return [
    { kind: 'entry', words },
    { kind: 'own', words: WHENCE[language] },
  ];
}

const WHENCE: Record<AnswerLanguage, SiteText> = {
  en: siteText`*This is a short entry of this site. No second reader and no scholar has read it yet.*`,
  ar: siteText`*هذه مادة قصيرة من هذا الموقع، لم يقرأها قارئ ثان ولا عالم بعد.*`,
};
