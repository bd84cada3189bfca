import { existsSync } from 'node:fs';
import type { Config } from '../server/config.ts';
import { databaseFile } from '../server/context.ts';

/** What a command that needs the embedded database says where there is none, with a line break; nothing where there is one. */
export function missingDatabase(config: Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>): string | undefined {
  if (config.DATABASE_URL !== undefined || existsSync(databaseFile(config))) return undefined;
  return `There is no database at ${databaseFile(config)}: call the command with the DATA_DIR or DATABASE_URL of the server.\n`;
}
