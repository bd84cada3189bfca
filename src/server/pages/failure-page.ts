import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** What a visitor sees when no page could be made: plain words, no detail of what failed. It needs nothing else. */
export function sendFailure(reply: FastifyReply, status: number, title: string, text: string): FastifyReply {
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('Cache-Control', 'no-store')
    .header('X-Content-Type-Options', 'nosniff')
    .header('Content-Security-Policy', "default-src 'none'; base-uri 'none'; frame-ancestors 'none'")
    .send(
      `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
        `<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${title} | Isnad</title></head>` +
        `<body><main><h1>${title}</h1><p>${text}</p><p><a href="/">Return to Home</a></p></main></body></html>`,
    );
}

/** Whatever breaks outside the API is written to the log and told to nobody. */
export function serveFailures(app: FastifyInstance) {
  app.setErrorHandler((error, request: FastifyRequest, reply) => {
    request.log.error({ err: error }, 'page failed');
    return sendFailure(
      reply,
      500,
      'This page could not be shown',
      'Something went wrong on our side. Load the page again in a moment.',
    );
  });
  // Addresses that are asked for with GET all reach the pages: what is left asks in another way.
  app.setNotFoundHandler((_request, reply) => {
    reply.header('Allow', 'GET, HEAD');
    return sendFailure(reply, 405, 'This page can only be read', 'It was asked for in a way that pages do not answer.');
  });
}
