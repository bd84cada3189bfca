import type { DraftBlock } from '../answers/draft-answer.ts';
import type { GivenPoint, Material } from '../answers/engines/model/material.ts';
import type { Corpus } from '../knowledge/corpus/corpus.ts';
import type { NotePiece } from '../knowledge/notes/note.ts';
import type { WrittenPlan, WrittenSection } from './written-plan.ts';

/** Neighbouring sections of a plan that a model writes as one, and what it is given for them. */
export interface ModelSection {
  heading: string;
  /** The places of its texts in the plan. */
  from: number;
  to: number;
  material: Material;
  /** The texts that it is to be written from. */
  given: readonly NotePiece[];
}

/** Texts that a model is given at once: more make it leave some out. */
const MOST_TEXTS = 4;

/** Divides a plan for a model: texts under one larger heading together, up to a number; each other one alone. */
export function modelSections({ sections }: Pick<WrittenPlan, 'sections'>, corpus: Corpus): ModelSection[] {
  const found: ModelSection[] = [];
  let from = 0;
  while (from < sections.length) {
    const first = sections[from] as WrittenSection;
    let to = from + 1;
    while (first.group && to - from < MOST_TEXTS && sections[to]?.group === first.group) to += 1;
    const together = sections.slice(from, to);
    const material = materialOf(together, corpus);
    found.push({
      heading: together.map(({ heading }) => heading ?? first.group ?? '').join('; '),
      from,
      to,
      material,
      given: material.points.flatMap(({ pieces }) => pieces.map(({ piece }) => piece)),
    });
    from = to;
  }
  return found;
}

function materialOf(sections: readonly WrittenSection[], corpus: Corpus): Material {
  const blocks = sections.flatMap((section) => section.blocks);
  const references = blocks.flatMap((block) =>
    block.kind === 'passage' && block.reference.work === 'quran' ? [block.reference] : [],
  );
  return {
    passages: references.flatMap((reference, at) => {
      const passage = corpus.passage(reference);
      if (!passage) return [];
      return [{ id: `P${at + 1}`, reference, text: passage.verses.map(({ translation }) => translation).join(' ') }];
    }),
    points: sections.map(
      ({ heading, blocks }, number): GivenPoint => ({
        title: heading ?? '',
        pieces: blocks.flatMap(piecesOf).map((piece, at) => ({ id: `N${number + 1}.${at + 1}`, piece })),
      }),
    ),
  };
}

const piecesOf = (block: DraftBlock): readonly NotePiece[] => (block.kind === 'note' ? block.pieces : []);

/** A plan with drafts of a model in the place of its sections; the texts that they were written from are still named. */
export function withDrafts(plan: WrittenPlan, drafts: readonly SectionDraft[]): WrittenPlan {
  const sections = plan.sections.map((section, at): WrittenSection => {
    const draft = drafts.find(({ from, to }) => from <= at && at < to);
    if (!draft) return section;
    if (at > draft.from) return { ...section, blocks: [] };
    // The draft tells of several texts under the larger heading, so the smaller one of its first text is left out.
    const { heading, ...without } = section;
    const alone = draft.to - draft.from === 1 && heading ? { heading } : {};
    return { ...without, ...alone, blocks: draft.blocks };
  });
  return { ...plan, sections };
}

/** What a model wrote in the place of some sections. */
export interface SectionDraft {
  from: number;
  to: number;
  blocks: readonly DraftBlock[];
}
