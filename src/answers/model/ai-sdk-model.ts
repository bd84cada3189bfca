import type { TextStreamPart, ToolSet } from 'ai';
import { failureOf } from './failure-of.ts';
import type { Generate, ModelReply } from './generate.ts';
import { guardedFetch, TooLong } from './guarded-fetch.ts';

export interface ModelAddress {
  /** Where `/chat/completions` lies. */
  baseUrl: string;
  name: string;
  apiKey: string | undefined;
  maxTokens: number;
}

/** No writing needs more characters for a token, nor any known server more bytes to send one. */
const CHARACTERS_PER_TOKEN = 8;
const BYTES_PER_TOKEN = 1_000;

/**
 * A model behind an OpenAI-compatible address. Its reply is read as it comes, so that an endless one is cut; one that
 * was cut, by whomever, is no reply: what is missing may be the exception, or the other schools' view.
 */
export async function openAiSdkModel({ baseUrl, name, apiKey, maxTokens }: ModelAddress): Promise<Generate> {
  // Loaded where a model is configured: a server without one starts no slower.
  const [{ streamText }, { createOpenAICompatible }] = await Promise.all([
    import('ai'),
    import('@ai-sdk/openai-compatible'),
  ]);
  const provider = createOpenAICompatible({
    name: 'model',
    baseURL: baseUrl,
    ...(apiKey !== undefined && { apiKey }),
    fetch: guardedFetch(maxTokens * BYTES_PER_TOKEN),
  });
  const model = provider.chatModel(name);

  return async ({ instructions, data }, signal) => {
    try {
      const { stream } = streamText({
        model,
        instructions,
        prompt: data,
        maxOutputTokens: maxTokens,
        maxRetries: 0,
        abortSignal: signal,
        telemetry: { isEnabled: false },
        // Else the SDK writes the error, and the request in it, to the console.
        onError: () => undefined,
      });
      return await readStream(stream, maxTokens * CHARACTERS_PER_TOKEN);
    } catch (error) {
      signal.throwIfAborted();
      return failureOf(error);
    }
  };
}

async function readStream(stream: AsyncIterable<TextStreamPart<ToolSet>>, mostCharacters: number): Promise<ModelReply> {
  let text = '';
  let finish = 'nothing';
  for await (const part of stream) {
    if (part.type === 'error') throw part.error;
    if (part.type === 'abort') throw new Error('aborted');
    if (part.type === 'finish') finish = part.finishReason;
    if (part.type === 'text-delta') text += part.text;
    if (text.length > mostCharacters) throw new TooLong();
  }
  if (finish !== 'stop') return { kind: 'failed', why: 'unreadable', detail: `ended with ${finish}`, isOutage: false };
  if (text.trim() === '') return { kind: 'failed', why: 'unreadable', detail: 'empty', isOutage: false };
  return { kind: 'replied', text };
}
