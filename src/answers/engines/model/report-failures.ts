import type { Generate, ModelFailure } from './generate.ts';

/** Reports failures for the operator's log; the same one several times in a row is reported once. */
export function reportFailures(generate: Generate, report: (failure: ModelFailure) => void): Generate {
  let last: string | undefined;
  return async (request, signal) => {
    const reply = await generate(request, signal);
    const failure = reply.kind === 'failed' ? `${reply.why} (${reply.detail})` : undefined;
    if (reply.kind === 'failed' && failure !== last) report(reply);
    last = failure;
    return reply;
  };
}
