import { pointIn } from '../../../knowledge/notes/point-in.ts';
import type { AnswerEngine } from '../engine.ts';
import { linkOf } from '../extractive/point-link.ts';
import { moreIn } from '../more-in.ts';
import type { Generate } from './generate.ts';
import { gatherMaterial } from './material.ts';
import { readReply } from './read-reply.ts';
import { about } from './wording.ts';
import { writeRequest } from './write-request.ts';

/** Points offered as further reading. */
const MAX_POINTS_OFFERED = 3;

/** Lets a model write from what retrieval found. Where nothing was found it is not asked. */
export function modelEngine(modelName: string, generate: Generate): AnswerEngine {
  return {
    name: `model:${modelName}`,
    async draft(question, found, signal) {
      const material = gatherMaterial(found);
      if (material.passages.length === 0 && material.points.length === 0) return { kind: 'abstained' };
      const reply = await generate(writeRequest(question.text, material), signal);
      if (reply.kind === 'failed') return { kind: 'failed', why: reply.why };
      const read = readReply(reply.text, material);
      if (read.kind !== 'blocks') return read;

      const points = found.points.slice(0, MAX_POINTS_OFFERED).flatMap(({ note, point }) => {
        const own = pointIn(note, point.id, question.language);
        return own ? [linkOf({ note, point: own })] : [];
      });
      return {
        kind: 'drafted',
        parts: [{ kind: 'answer', blocks: read.blocks }, moreIn(points, question.language)],
        points,
        about: about[question.language],
      };
    },
  };
}
