import type { Generate, ModelReply, ModelRequest } from './generate.ts';

interface SharedGeneration {
  reply: Promise<ModelReply>;
  waiting: number;
  allLeft: AbortController;
}

/**
 * Concurrent requests of one key share one generation. It is aborted only when every visitor who waits for it has left.
 */
export function shareGenerations(generate: Generate): Generate {
  const underWay = new Map<string, SharedGeneration>();

  function begin(request: ModelRequest): SharedGeneration {
    const allLeft = new AbortController();
    const shared: SharedGeneration = { reply: generate(request, allLeft.signal), waiting: 0, allLeft };
    const forget = () => {
      if (underWay.get(request.key) === shared) underWay.delete(request.key);
    };
    shared.reply.then(forget, forget);
    allLeft.signal.addEventListener('abort', forget);
    underWay.set(request.key, shared);
    return shared;
  }

  return async (request, signal) => {
    signal.throwIfAborted();
    const shared = underWay.get(request.key) ?? begin(request);
    const left = Promise.withResolvers<never>();
    const leave = () => {
      left.reject(signal.reason);
      if (--shared.waiting === 0) shared.allLeft.abort();
    };
    shared.waiting++;
    signal.addEventListener('abort', leave, { once: true });
    try {
      return await Promise.race([left.promise, shared.reply]);
    } finally {
      signal.removeEventListener('abort', leave);
    }
  };
}
