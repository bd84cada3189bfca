import { writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes all failures with their texts to the build folder for inspection; they are not part of the documents. */
export function keepForInspection(name: string, rows: readonly (readonly (string | number)[])[]): void {
  const lines = rows.map((row) => row.map((cell) => String(cell).replaceAll('\n', '\\n')).join('\t'));
  writeFileSync(path.join(import.meta.dirname, '../../../build', name), `${lines.join('\n')}\n`);
}
