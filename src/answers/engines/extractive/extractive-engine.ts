import type { Corpus } from '../../../knowledge/corpus/corpus.ts';
import type { Note } from '../../../knowledge/notes/note.ts';
import type { DraftAnswer, DraftBlock } from '../../draft-answer.ts';
import type { AnswerEngine } from '../engine.ts';
import { moreIn } from '../more-in.ts';
import { choosePassages } from './choose-passages.ts';
import { choosePoints } from './choose-points.ts';
import { linkOf } from './point-link.ts';
import { wording } from './wording.ts';

/** Answers with the points of the site's notes and the verses that they cite, and generates no text of its own. */
export function extractiveEngine(notes: readonly Note[], corpus: Corpus): AnswerEngine {
  const bySlug = new Map(notes.map((note) => [note.slug, note]));
  return {
    name: 'notes-and-verses',
    async draft(question, found): Promise<DraftAnswer> {
      const { language, wantsMore } = question;
      const chosen = choosePoints(found, { language, wantsMore, bySlug });
      if (!chosen) return { kind: 'abstained' };
      const { answer, differing, otherViews, near } = chosen;
      const { differences, otherViews: viewsOn, ofNotes } = wording[language];
      const passages = choosePassages([...answer, ...differing], wantsMore, corpus);
      const views: DraftBlock[] = [
        ...(differing.length > 0 ? [{ kind: 'own', words: differences } as const] : []),
        ...differing.map(({ point: { pieces } }) => ({ kind: 'note', pieces }) as const),
        ...(otherViews.length > 0
          ? [{ kind: 'links', introducedBy: viewsOn, links: otherViews.map(linkOf) } as const]
          : []),
      ];
      return {
        kind: 'drafted',
        parts: [
          { kind: 'answer', blocks: answer.map(({ point: { pieces } }) => ({ kind: 'note', pieces })) },
          { kind: 'views', blocks: views },
          {
            kind: 'passages',
            blocks: passages.map((reference) => ({ kind: 'passage', reference, introducedIn: language })),
          },
          moreIn(near.map(linkOf), language),
        ],
        points: [...answer, ...differing].map(linkOf),
        about: ofNotes,
      };
    },
  };
}
