import type { Generate } from './generate.ts';

/** Tells of failures for the operator's log; of the same one after the other, once. */
export function tellFailures(generate: Generate, tell: (failure: string) => void): Generate {
  let last: string | undefined;
  return async (request, signal) => {
    const reply = await generate(request, signal);
    const failure = reply.kind === 'failed' ? `${reply.why} (${reply.detail})` : undefined;
    if (failure !== undefined && failure !== last) tell(failure);
    last = failure;
    return reply;
  };
}
