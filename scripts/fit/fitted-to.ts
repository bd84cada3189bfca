import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readTraining } from './read-training.ts';

const lists = path.join(import.meta.dirname, '../../content/triage');

/** A digest of what the weights depend on besides the program: the training lines, and the classes of words. */
export function fittedTo(): string {
  const digest = createHash('sha256').update(JSON.stringify(readTraining()));
  for (const name of readdirSync(lists).sort()) {
    if (name.startsWith('danger.')) digest.update(`${name}\0`).update(readFileSync(path.join(lists, name)));
  }
  return digest.digest('hex').slice(0, 16);
}
