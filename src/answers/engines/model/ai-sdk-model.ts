import type { TextStreamPart, ToolSet } from 'ai';
import { failureOf } from './failure-of.ts';
import type { Generate, ModelReply } from './generate.ts';
import { guardedFetch, TooLong } from './guarded-fetch.ts';

export interface ModelAddress {
  /** Address of the API, without `/chat/completions`. */
  baseUrl: string;
  name: string;
  apiKey: string | undefined;
  maxTokens: number;
}

/** Upper bounds per token, which no script and no known server exceeds: more is cut off. */
const CHARACTERS_PER_TOKEN = 8;
const BYTES_PER_TOKEN = 1_000;

/**
 * Connects to a model behind an OpenAI-compatible address. The reply is read as it arrives, so that an endless one is
 * aborted. A truncated reply is a failure: the missing part may be the exception, or another school's view.
 */
export async function openAiSdkModel({ baseUrl, name, apiKey, maxTokens }: ModelAddress): Promise<Generate> {
  // Loaded only where a model is configured: other servers start without it.
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
        // By default the SDK writes the error, with the request in it, to the console.
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
