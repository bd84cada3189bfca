import type { AnswerEngine } from '../engine.ts';
import { furtherReading } from '../extractive/further-reading.ts';
import { languageOf } from '../question-language.ts';
import type { Generate } from './generate.ts';
import { gatherMaterial } from './material.ts';
import { readReply } from './read-reply.ts';
import { about } from './wording.ts';
import { writeRequest } from './write-request.ts';

/** Notes offered as further reading. */
const MAX_NOTES_OFFERED = 2;

/** Lets a model write from what retrieval found. Where nothing was found it is not asked. */
export function modelEngine(modelName: string, generate: Generate): AnswerEngine {
  return {
    name: `model:${modelName}`,
    async draft(question, found, signal) {
      const material = gatherMaterial(found);
      if (material.passages.length === 0 && material.notes.length === 0) return { kind: 'abstained' };
      const reply = await generate(writeRequest(question, material), signal);
      if (reply.kind === 'failed') return { kind: 'failed', why: reply.why };
      const read = readReply(reply.text, material);
      if (read.kind !== 'blocks') return read;

      const language = languageOf(question);
      const offered = found.notes.slice(0, MAX_NOTES_OFFERED).map(({ note }) => note);
      const further = furtherReading(offered, [], language);
      return { kind: 'drafted', blocks: read.blocks, further, about: about[language] };
    },
  };
}
