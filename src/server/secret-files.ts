import { readFileSync } from 'node:fs';
import { type Environment, settings } from './config.ts';

/** The settings that are never printed: each may also be given as the file that holds it (`MODEL_API_KEY_FILE`). */
const secrets = Object.entries(settings).flatMap(([name, setting]) => ('secret' in setting ? [name] : []));

/** Reads the secrets that an environment gives as files, as container engines and systemd hand them over. */
export function readSecretFiles(environment: Environment): { environment: Environment; faults: string[] } {
  const read: Record<string, string | undefined> = { ...environment };
  const faults: string[] = [];
  for (const name of secrets) {
    const file = environment[`${name}_FILE`]?.trim();
    if (!file) continue;
    if (environment[name]?.trim()) {
      faults.push(`${name}_FILE: must not be set beside ${name}`);
      continue;
    }
    try {
      read[name] = readFileSync(file, 'utf8').trim();
      if (read[name] === '') faults.push(`${name}_FILE: the file is empty (it is ${JSON.stringify(file)})`);
    } catch (error) {
      const why = (error as NodeJS.ErrnoException).code ?? String(error);
      faults.push(`${name}_FILE: cannot be read: ${why} (it is ${JSON.stringify(file)})`);
    }
  }
  return { environment: read, faults };
}
