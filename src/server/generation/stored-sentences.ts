import type { Storage } from '../../storage/port.ts';
import type { TextThreads } from '../text/text-threads.ts';

/** Articles that are read at once. */
const AT_ONCE = 200;

/** The sentences of every stored article, as digests, whoever wrote it: a new one must not repeat them. */
export async function storedSentences(storage: Storage, texts: TextThreads): Promise<string[][]> {
  const sentences: string[][] = [];
  let before: number | undefined;
  for (;;) {
    const page = { limit: AT_ONCE, ...(before !== undefined && { before }) };
    const rows = await storage.read((reader) => reader.articles(page));
    if (rows.length === 0) return sentences;
    const htmls = rows.map(({ content }) => content);
    sentences.push(...(await texts.run({ kind: 'sentences-of', htmls })));
    before = rows.at(-1)?.id as number;
  }
}
