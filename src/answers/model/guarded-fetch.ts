/** More came than was asked for. */
export class TooLong extends Error {}

/**
 * A fetch that goes nowhere but to the address it is given, since a redirect would take question and key along, and
 * that reads no more than so many bytes of an answer, whatever is in them.
 */
export function guardedFetch(mostBytes: number): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'manual' });
    if (!response.body) return response;
    const { status, statusText, headers } = response;
    return new Response(response.body.pipeThrough(upTo(mostBytes)), { status, statusText, headers });
  };
}

function upTo(mostBytes: number): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let bytes = 0;
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > mostBytes) controller.error(new TooLong());
      else controller.enqueue(chunk);
    },
  });
}
