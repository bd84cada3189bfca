import process from 'node:process';
import { createInterface } from 'node:readline/promises';
import { openStorage } from '../server/context.ts';
import { Refusal } from '../server/refusal.ts';
import { missingDatabase } from './missing-database.ts';
import { readConfig } from './start.ts';

type Storage = Awaited<ReturnType<typeof openStorage>>;
type Config = ReturnType<typeof readConfig>;

/** Works on the hub of the settings; 1 where that is refused, with the sentence that says why. */
export async function inHubOfSettings(work: (storage: Storage, config: Config) => Promise<number>): Promise<number> {
  const config = readConfig();
  const missing = missingDatabase(config);
  if (missing) return say(missing, 1);
  let storage: Storage | undefined;
  try {
    storage = await openStorage(config);
    return await work(storage, config);
  } catch (error) {
    return say(`${error instanceof Error ? error.message : error}\n`, 1);
  } finally {
    await storage?.close();
  }
}

/** Asks the operator, who has to be there. */
export async function confirmed(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new Refusal('Nobody can be asked here: add --yes to delete.');
  const prompt = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await prompt.question(`${question} [y/N] `);
  prompt.close();
  return /^y(?:es)?$/i.test(answer.trim());
}

/** To standard output where all is well, to standard error where not; gives the exit code. */
export function say(text: string, code: number): number {
  (code === 0 ? process.stdout : process.stderr).write(text);
  return code;
}

/** A text of somebody else without what would steer the operator's terminal. */
export const plain = (text: string) => text.replace(/(?![\n\t])[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, '�');

export const inJson = (value: unknown) => `${JSON.stringify(value, undefined, 2)}\n`;
