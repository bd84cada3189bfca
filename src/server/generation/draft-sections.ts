import type { DraftBlock } from '../../answers/draft-answer.ts';
import type { DraftedSection, SectionWriter } from '../../answers/engines/model/section-writer.ts';
import type { ModelSection, SectionDraft } from '../../articles/model-sections.ts';
import type { NotePiece } from '../../knowledge/notes/note.ts';
import type { Log } from '../log.ts';
import type { TextThreads } from '../text/text-threads.ts';

interface Drafting {
  writer: SectionWriter;
  texts: TextThreads;
  log: Log;
  /** Ends the drafting of an article that takes too long. */
  signal: AbortSignal;
  /** Called before each request: it may take as long as the model's timeout. */
  beforeRequest: () => Promise<void>;
}

/** A section that fails is asked for so often in all. */
const TRIES = 2;

/**
 * Lets the model write sections of an article. Each passes the gate alone; one that fails is asked for once more with the
 * reason, and is then composed without the model. Where the model is away, late or not paid for, so are all that follow.
 */
export async function draftSections(
  article: string,
  sections: readonly ModelSection[],
  { writer, texts, log, signal, beforeRequest }: Drafting,
): Promise<SectionDraft[]> {
  const drafts: SectionDraft[] = [];
  for (const { heading, from, to, material, given } of sections) {
    let refused: string | undefined;
    for (let tries = 0; tries < TRIES; tries += 1) {
      await beforeRequest();
      const task = { article, heading, material, ...(refused !== undefined && { refused }) };
      const drafted = await writer.write(task, signal).catch((error: unknown): DraftedSection => {
        if (!signal.aborted) throw error;
        return { kind: 'failed', why: 'late' };
      });
      if (drafted.kind === 'failed' && drafted.why !== 'unreadable') {
        log.info(
          { why: drafted.why, drafted: drafts.length },
          'The rest of the article is composed without the model.',
        );
        return drafts;
      }
      const outcome = await judge(drafted, { engine: writer.name, given }, texts);
      if (outcome.kind === 'proven') {
        drafts.push({ from, to, blocks: outcome.blocks });
        break;
      }
      refused = outcome.why;
      log.info({ section: from, why: refused }, 'A section by the model was refused.');
    }
  }
  return drafts;
}

type Judged = { kind: 'proven'; blocks: readonly DraftBlock[] } | { kind: 'refused'; why: string };

async function judge(
  drafted: Exclude<DraftedSection, { kind: 'failed' }> | { kind: 'failed' },
  how: { engine: string; given: readonly NotePiece[] },
  texts: TextThreads,
): Promise<Judged> {
  if (drafted.kind === 'failed') return { kind: 'refused', why: 'It was cut off, or could not be read.' };
  if (drafted.kind === 'abstained') return { kind: 'refused', why: 'It was empty, although texts were given.' };
  const { blocks } = drafted;
  const proven = await texts.run({ kind: 'prove-section', blocks, ...how });
  return proven.kind === 'proven' ? { kind: 'proven', blocks } : proven;
}
