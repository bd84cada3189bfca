import type { Generate } from './generate.ts';

interface CacheOptions {
  lifetimeMs: number;
  /** Maximum number of replies; the least recently used is dropped first. */
  most: number;
  now: () => Date;
}

/** Reuses the reply to a request of the same key for a while. Failures are not cached. */
export function cacheReplies(generate: Generate, { lifetimeMs, most, now }: CacheOptions): Generate {
  const kept = new Map<string, { text: string; until: number }>();

  function keep(key: string, reply: { text: string; until: number }): void {
    kept.delete(key);
    kept.set(key, reply);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
  }

  return async (request, signal) => {
    const held = kept.get(request.key);
    if (held && now().getTime() < held.until) {
      keep(request.key, held);
      return { kind: 'replied', text: held.text };
    }
    const reply = await generate(request, signal);
    if (reply.kind === 'replied') keep(request.key, { text: reply.text, until: now().getTime() + lifetimeMs });
    return reply;
  };
}
