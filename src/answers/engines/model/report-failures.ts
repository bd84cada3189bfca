import type { Generate, ModelFailure } from './generate.ts';

/** Receives a failure, and whether the request before it failed in the same way. */
export type ReportFailure = (failure: ModelFailure, isRepeated: boolean) => void;

/** Reports each failure, for the operator's count; of the same one several times in a row the log needs one line. */
export function reportFailures(generate: Generate, report: ReportFailure): Generate {
  let last: string | undefined;
  return async (request, signal) => {
    const reply = await generate(request, signal);
    const failure = reply.kind === 'failed' ? `${reply.why} (${reply.detail})` : undefined;
    if (reply.kind === 'failed') report(reply, failure === last);
    last = failure;
    return reply;
  };
}
