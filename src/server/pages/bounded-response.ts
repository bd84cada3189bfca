/** A response whose body fails once it is longer than this: an endless one would fill the memory. */
export function boundedResponse(response: Response, mostBytes: number): Response {
  if (!response.body) return response;
  let bytes = 0;
  const bounded = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(piece, controller) {
        bytes += piece.length;
        if (bytes > mostBytes) controller.error(new Error(`The body has more than ${mostBytes} bytes.`));
        else controller.enqueue(piece);
      },
    }),
  );
  return new Response(bounded, { status: response.status, headers: response.headers });
}
