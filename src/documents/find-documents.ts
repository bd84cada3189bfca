import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import ignore, { type Ignore } from 'ignore';
import { documentEndings, endingOf } from './read-document.ts';

/** The files that an argument names: one file, the documents of a folder, or those that match a pattern. */
export interface FoundDocuments {
  files: readonly string[];
  /** Why there is none. */
  missing?: string;
}

/** What one `.gitignore` says of its folder. */
interface Rules {
  folder: string;
  rules: Ignore;
}

/** A file that is named is taken whatever it is; in folders, ignored files and those of no known kind are left out. */
export function findDocuments(argument: string): FoundDocuments {
  if (argument === '-') return { files: ['-'] };
  const kind = existsSync(argument) ? statSync(argument) : undefined;
  if (kind?.isDirectory()) return listed(documentsIn(argument), argument);
  if (kind || !/[*?{[]/.test(argument)) return { files: [argument] };
  const folder = folderOf(argument);
  if (!existsSync(folder)) return listed([], argument);
  const pattern = path.normalize(argument);
  return listed(
    documentsIn(folder).filter((file) => path.matchesGlob(path.normalize(file), pattern)),
    argument,
  );
}

function listed(files: readonly string[], argument: string): FoundDocuments {
  if (files.length > 0) return { files: [...files].sort() };
  return { files: [], missing: `${argument} names no document (${documentEndings.join(', ')}).` };
}

/** The part of a pattern before its first sign. */
function folderOf(pattern: string): string {
  const parts = pattern.split('/');
  const first = parts.findIndex((part) => /[*?{[]/.test(part));
  return parts.slice(0, first).join('/') || (pattern.startsWith('/') ? '/' : '.');
}

function documentsIn(folder: string): string[] {
  const found: string[] = [];
  const waiting = [{ folder, above: rulesAbove(folder) }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const rules = [...rulesOf(next.folder), ...next.above];
    for (const entry of readdirSync(next.folder, { withFileTypes: true })) {
      const at = path.join(next.folder, entry.name);
      if (entry.name.startsWith('.') || entry.name === 'node_modules') continue;
      if (isIgnored(at, entry.isDirectory(), rules)) continue;
      if (entry.isDirectory()) waiting.push({ folder: at, above: rules });
      // Links are not followed: they may lead in a circle, or out of the folder.
      else if (entry.isFile() && documentEndings.includes(endingOf(entry.name))) found.push(at);
    }
  }
  return found;
}

/** The rules of the folders above, nearest first, up to the root of the repository. */
function rulesAbove(folder: string): Rules[] {
  const above: Rules[] = [];
  let inside = path.resolve(folder);
  while (!existsSync(path.join(inside, '.git'))) {
    const parent = path.dirname(inside);
    if (parent === inside) return [];
    above.push(...rulesOf(parent));
    inside = parent;
  }
  return above;
}

function rulesOf(folder: string): Rules[] {
  const file = path.join(folder, '.gitignore');
  if (!existsSync(file)) return [];
  return [{ folder: path.resolve(folder), rules: ignore({ ignorecase: false }).add(readFileSync(file, 'utf8')) }];
}

/** The nearest rule that says anything decides, as in Git. */
function isIgnored(file: string, isFolder: boolean, rules: readonly Rules[]): boolean {
  for (const { folder, rules: nearest } of rules) {
    const name = path.relative(folder, path.resolve(file)).split(path.sep).join('/');
    const { ignored, unignored } = nearest.test(isFolder ? `${name}/` : name);
    if (ignored || unignored) return ignored;
  }
  return false;
}
