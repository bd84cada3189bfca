import type { Found } from '../knowledge/retrieval/retrieval.ts';
import type { QuranReference } from '../references/reference.ts';
import type { DraftBlock } from './draft-answer.ts';
import type { AnswerEngine } from './engine.ts';
import { type OwnWords, ownWords } from './own-words.ts';
import { type AnswerLanguage, languageOf } from './question-language.ts';

/** More is not read. */
const MOST_PASSAGES = 5;

/** A passage that fits so much less than the best would only distract. */
const WORTH_SHOWING = 0.4;

interface Wording {
  opening(passages: number): OwnWords;
  closing: OwnWords;
}

const wording: Record<AnswerLanguage, Wording> = {
  en: {
    opening: (passages) =>
      passages === 1
        ? ownWords`One passage of the Quran comes close to your question. It is quoted below in full, word for word.`
        : ownWords`The Quran speaks of this in several places. The ${passages} passages that come closest to your question are quoted below, word for word.`,
    closing: ownWords`These are the verses that a search of the Quran found, with nothing added to them. The search can miss a verse that matters, and a verse is best read with those around it: each reference leads there. No scholar has reviewed this answer.`,
  },
  ar: {
    opening: (passages) =>
      passages === 1
        ? ownWords`في القرآن موضع قريب من سؤالك، وهذا نصه كما هو.`
        : ownWords`يتحدث القرآن عن هذا في أكثر من موضع. وهذه أقرب المواضع إلى سؤالك بنصها.`,
    closing: ownWords`هذه آيات وجدها البحث في القرآن، ولم يُضف إليها شيء. وقد يفوت البحثَ موضع مهم، والآية تُقرأ مع ما قبلها وما بعدها. ولم يراجع هذا الجوابَ أحد من أهل العلم.`,
  },
};

/** Answers with the verses themselves: what was found, quoted, and nothing made of it. */
export const extractiveEngine: AnswerEngine = {
  name: 'verses',
  async draft(question, passages) {
    const chosen = choosePassages(passages);
    if (chosen.length === 0) return { kind: 'abstained' };
    const language = languageOf(question);
    const { opening, closing } = wording[language];
    const quoted = chosen.map((reference): DraftBlock => ({ kind: 'passage', reference, introducedIn: language }));
    return {
      kind: 'drafted',
      blocks: [{ kind: 'own', words: opening(chosen.length) }, ...quoted, { kind: 'own', words: closing }],
    };
  },
};

function choosePassages(passages: readonly Found[]): QuranReference[] {
  const best = Math.max(...passages.map(({ score }) => score));
  return passages
    .filter(({ score }) => score >= best * WORTH_SHOWING)
    .slice(0, MOST_PASSAGES)
    .map(({ passage }) => passage.reference);
}
