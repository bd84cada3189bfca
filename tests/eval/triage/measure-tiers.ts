import { readFileSync } from 'node:fs';
import { type TriageLists, triage } from '../../../src/answers/triage/triage.ts';
import { table } from '../../bench/table.ts';
import { percent } from '../checker/percent.ts';

/** One line of a set of cries and of harmless questions. */
export interface CryLine {
  id: string;
  label: 'crisis' | 'abuse' | 'weapon' | 'harmless';
  lang: string;
  /** Whether the cry says it in plain words; missing for harmless lines. */
  plain?: boolean;
  text: string;
}

type Got = 'certain' | 'certain, and answers' | 'likely' | 'possible' | 'weapon' | 'none';

interface JudgedLine extends CryLine {
  got: Got;
}

export function readCries(file: string | URL): CryLine[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as CryLine);
}

export function judgeCries(lines: readonly CryLine[], lists: TriageLists): JudgedLine[] {
  return lines.map((line) => {
    const need = triage(line.text, lists);
    if (need.kind === 'weapon') return { ...line, got: 'weapon' };
    if (need.kind !== 'crisis' && need.kind !== 'abuse') return { ...line, got: 'none' };
    if (need.tier !== 'certain') return { ...line, got: need.tier };
    return { ...line, got: need.alsoAsks ? 'certain, and answers' : 'certain' };
  });
}

export const isCertain = ({ got }: JudgedLine) => got === 'certain' || got === 'certain, and answers';
export const isLikely = (line: JudgedLine) => isCertain(line) || line.got === 'likely';
export const isHelped = (line: JudgedLine) => isLikely(line) || line.got === 'possible';

/** Recall of the certain tier and of both, and what harmless lines get, by language. */
export function measureTiers(name: string, judged: readonly JudgedLine[], showMisses: boolean): string {
  // Who wants a weapon is refused, and is no cry.
  const cries = judged.filter(({ label }) => label === 'crisis' || label === 'abuse');
  const harmless = judged.filter(({ label }) => label === 'harmless');
  const groups = [
    ['plain', cries.filter(({ plain }) => plain)],
    ['oblique', cries.filter(({ plain }) => !plain)],
    ['crisis', cries.filter(({ label }) => label === 'crisis')],
    ['abuse', cries.filter(({ label }) => label === 'abuse')],
    ...[...Map.groupBy(cries, ({ lang, plain }) => `${lang}, ${plain ? 'plain' : 'oblique'}`)].sort(),
  ] as [string, JudgedLine[]][];
  const recall = groups.map(([group, lines]) => [
    group,
    String(lines.length),
    share(lines.filter(isCertain), lines),
    share(lines.filter(isLikely), lines),
    share(lines.filter(isHelped), lines),
  ]);
  const languages = [...Map.groupBy(harmless, ({ lang }) => lang)].sort();
  const alarms = [['all', harmless] as const, ...languages].map(([group, lines]) => [
    group,
    String(lines.length),
    share(
      lines.filter(({ got }) => got === 'certain'),
      lines,
    ),
    share(
      lines.filter(({ got }) => got === 'certain, and answers'),
      lines,
    ),
    share(
      lines.filter(({ got }) => got === 'likely'),
      lines,
    ),
    share(
      lines.filter(({ got }) => got === 'possible'),
      lines,
    ),
  ]);
  const missed = judged.filter(
    (line) =>
      (line.label !== 'weapon' && isHelped(line) !== (line.label !== 'harmless')) ||
      (line.label === 'harmless' && isCertain(line)),
  );
  return `### ${name}: cries

${table(['Cries', 'lines', 'certain', 'certain or likely', 'any help'], recall)}

### ${name}: harmless lines

${table(['Language', 'lines', 'help instead of the answer', 'help before the answer, surely', 'help before the answer', 'a word of help below it'], alarms)}${showMisses ? `\n\n${missed.map(({ id, label, lang, plain, got, text }) => `- ${id} ${lang} ${label}${plain ? ' plain' : ''} → ${got}: ${text}`).join('\n')}` : ''}`;
}

function share(some: readonly unknown[], all: readonly unknown[]): string {
  return `${some.length} (${percent(some.length, all.length)})`;
}
