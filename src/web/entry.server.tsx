import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { BuiltFiles } from './server-side/built-files.ts';
import { oneAtATime } from './server-side/one-at-a-time.ts';

// The server takes both from the bundle, so that they share one instance of the router.
export { createRequestHandler } from 'react-router';
export { provideServices } from './server-side/services.ts';

/** Milliseconds after which rendering is aborted. */
const mostMs = 20_000;

const inTurn = oneAtATime();

/** Renders a page whole: it is kept, and sent again. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  _context: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  let failed = false;
  const html = await inTurn(() => draw());
  return new Response(html, { status: failed ? 500 : status, headers });

  function draw(): Promise<string> {
    return new Promise<string>((resolve, reject) => {
      const page = (
        <BuiltFiles value={entry.manifest}>
          <ServerRouter context={entry} url={request.url} />
        </BuiltFiles>
      );
      const { pipe, abort } = renderToPipeableStream(page, {
        // Without this React streams large Suspense boundaries later, through inline scripts, even when everything is ready.
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        onAllReady: () => {
          clearTimeout(timer);
          const body = new PassThrough();
          text(body).then(resolve, reject);
          pipe(body);
        },
        onShellError: reject,
        onError: (error) => {
          failed = true;
          console.error(error);
        },
      });
      const timer = setTimeout(() => abort(new Error('The page took too long to render.')), mostMs);
    });
  }
}

/** An address may hold a question, so errors are logged without the query. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  console.error(`page ${new URL(request.url).pathname} failed:`, error);
};
