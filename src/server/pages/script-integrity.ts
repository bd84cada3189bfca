import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The digest of each built script under its address: a browser runs no script that was changed on its way. */
export function scriptIntegrity(clientFolder: string | undefined): Readonly<Record<string, string>> {
  const folder = clientFolder === undefined ? '' : path.join(clientFolder, 'assets');
  if (clientFolder === undefined || !existsSync(folder)) return {};
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  return Object.fromEntries(
    scripts.map((name) => {
      const digest = createHash('sha256')
        .update(readFileSync(path.join(folder, name)))
        .digest('base64');
      return [`/assets/${name}`, `sha256-${digest}`];
    }),
  );
}
