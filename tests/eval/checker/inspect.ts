import { writeFileSync } from 'node:fs';
import path from 'node:path';

/** All that went wrong, with its texts, for whoever mends it: beside the build, not in the documents. */
export function keepForInspection(name: string, rows: readonly (readonly (string | number)[])[]): void {
  const lines = rows.map((row) => row.map((cell) => String(cell).replaceAll('\n', '\\n')).join('\t'));
  writeFileSync(path.join(import.meta.dirname, '../../../build', name), `${lines.join('\n')}\n`);
}
