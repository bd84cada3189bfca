import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { buildNotes } from '../knowledge/notes/load-built-notes.ts';
import { builtNotes, contentFolder } from '../server/paths.ts';

// Reads the notes and keeps what was read: part of every build.
mkdirSync(path.dirname(builtNotes), { recursive: true });
await buildNotes(contentFolder, builtNotes);
