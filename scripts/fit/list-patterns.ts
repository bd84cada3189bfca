// Lists the patterns of content/triage that match no question in the repository, and how often each other one matches
// a cry and a harmless line: node scripts/fit/list-patterns.ts [--all] [--drop]
//   --all    every pattern with its figures, not only those without a match
//   --drop   takes the patterns without a match out of the lists
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readQuestion } from '../../src/answers/triage/danger.ts';
import { loadTriage } from '../../src/answers/triage/load-triage.ts';
import { phrases, says } from '../../src/answers/triage/phrases.ts';
import { readList } from '../../src/answers/triage/read-list.ts';
import { readHeldOut, readTraining } from './read-training.ts';

const { values } = parseArgs({
  options: { all: { type: 'boolean', default: false }, drop: { type: 'boolean', default: false } },
});
const content = path.join(import.meta.dirname, '../../content');
const lists = await loadTriage(content);
const questions = [...readTraining(), ...readHeldOut()].map(({ text, label }) => ({
  ...readQuestion(text, lists.danger),
  label,
}));

for (const name of readdirSync(path.join(content, 'triage'))) {
  if (!name.endsWith('.txt')) continue;
  const file = path.join(content, 'triage', name);
  const text = readFileSync(file, 'utf8');
  const language = /^danger\.(.+)\.txt$/u.exec(name)?.[1];
  const unmatched = new Set<string>();
  for (const { head, lines } of readList(text, name)) {
    if (head[0] === 'words') continue;
    for (const line of lines) {
      const pattern = phrases(line);
      const met = questions.filter(
        ({ words, languages }) => (language === undefined || languages.includes(language)) && says(words, pattern),
      );
      const cries = met.filter(({ label }) => label !== 'harmless').length;
      if (met.length === 0) unmatched.add(line);
      if (met.length === 0 || values.all)
        console.log(`${name} [${head.join(' ')}] ${cries} / ${met.length - cries}: ${line}`);
    }
  }
  if (!values.drop || unmatched.size === 0) continue;
  writeFileSync(
    file,
    text
      .split('\n')
      .filter((line) => !unmatched.has(line.trim()))
      .join('\n'),
  );
}
