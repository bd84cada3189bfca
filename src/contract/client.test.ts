import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { createClient } from './client.ts';

/** An API whose answer comes in these pieces. */
const inPieces = (pieces: readonly string[]) => async () =>
  new Response(Readable.toWeb(Readable.from(pieces.map(encode))) as ReadableStream);

const encode = (text: string) => new TextEncoder().encode(text);

async function stagesOf(pieces: readonly string[]): Promise<string[]> {
  const told: string[] = [];
  await createClient('/api', inPieces(pieces)).ask('?', { onStage: (stage) => told.push(stage) });
  return told;
}

test('each stage is reported once, wherever the body is split', async () => {
  const whole = '{"stages":["searching","writing"],"ai_suggestion":"“stages”: [“checking”]"}';
  for (let cut = 1; cut < whole.length; cut += 1) {
    expect(await stagesOf([whole.slice(0, cut), whole.slice(cut)]), `cut at ${cut}`).toEqual(['searching', 'writing']);
  }
});

test('an answer without stages reports none, and unknown stages are ignored', async () => {
  expect(await stagesOf(['{"ai_suggestion":', '"\\"stages\\":[\\"writing\\"]"}'])).toEqual([]);
  expect(await stagesOf(['{"stages":["pondering","writing"],"ai_suggestion":"x"}'])).toEqual(['writing']);
});

test('a truncated body is a failed call', async () => {
  await expect(stagesOf(['{"stages":["searching"'])).rejects.toThrow(/^API \/ask error: /);
});
