import type { ComparedPart, ComparedRun } from '../../web/server-side/services.ts';

/** Steps of one alignment at most: beyond that the whole of it counts as replaced. */
const MOST_STEPS = 4_000_000;

/** Share of the words of a paragraph that another has to have, to be a new version of it and not another paragraph. */
const LIKENESS = 0.4;

/** Compares two texts, paragraph by paragraph, and the words within those that changed. */
export function compareTexts(former: readonly string[], later: readonly string[]): ComparedPart[] {
  const parts: ComparedPart[] = [];
  const addSame = (text: string) => {
    const last = parts.at(-1);
    if (last?.kind === 'same') parts[parts.length - 1] = { kind: 'same', paragraphs: [...last.paragraphs, text] };
    else parts.push({ kind: 'same', paragraphs: [text] });
  };
  let gone: string[] = [];
  let come: string[] = [];
  const close = () => {
    parts.push(...compareChanged(gone, come));
    [gone, come] = [[], []];
  };
  for (const { kind, text } of align(former, later)) {
    if (kind === 'same') {
      close();
      addSame(text);
    } else (kind === 'removed' ? gone : come).push(text);
  }
  close();
  return parts;
}

/** Paragraphs that went and came at one place: each that came is compared with the next that went, if they are alike. */
function compareChanged(gone: readonly string[], come: readonly string[]): ComparedPart[] {
  const parts: ComparedPart[] = [];
  const left = [...gone];
  for (const text of come) {
    const like = left.findIndex((former) => likeness(former, text) >= LIKENESS);
    if (like === -1) {
      parts.push({ kind: 'changed', runs: [{ kind: 'added', text }] });
      continue;
    }
    for (const former of left.splice(0, like))
      parts.push({ kind: 'changed', runs: [{ kind: 'removed', text: former }] });
    const [former = ''] = left.splice(0, 1);
    parts.push({ kind: 'changed', runs: runsOf(align(wordsOf(former), wordsOf(text))) });
  }
  for (const former of left) parts.push({ kind: 'changed', runs: [{ kind: 'removed', text: former }] });
  return parts;
}

/** Words with the spaces behind them, so that joining them gives the text again. */
const wordsOf = (text: string) => text.match(/\S+\s*/gu) ?? [];

function likeness(one: string, other: string): number {
  const [words, others] = [new Set(one.match(/\S+/gu) ?? []), new Set(other.match(/\S+/gu) ?? [])];
  return [...words].filter((word) => others.has(word)).length / Math.max(1, Math.min(words.size, others.size));
}

/** Neighbouring words of one kind together. */
function runsOf(words: readonly ComparedRun[]): ComparedRun[] {
  const runs: ComparedRun[] = [];
  for (const { kind, text } of words) {
    const last = runs.at(-1);
    if (last?.kind === kind) last.text += text;
    else runs.push({ kind, text });
  }
  return runs;
}

/** Two lists as one, by the longest list that both contain; what went stands before what came. */
function align(former: readonly string[], later: readonly string[]): ComparedRun[] {
  const as = (kind: ComparedRun['kind'], texts: readonly string[]) => texts.map((text) => ({ kind, text }));
  let start = 0;
  while (start < Math.min(former.length, later.length) && isSame(former[start], later[start])) start += 1;
  let end = 0;
  const most = Math.min(former.length, later.length) - start;
  while (end < most && isSame(former[former.length - 1 - end], later[later.length - 1 - end])) end += 1;
  const [a, b] = [former.slice(start, former.length - end), later.slice(start, later.length - end)];
  return [
    ...as('same', later.slice(0, start)),
    ...(a.length * b.length > MOST_STEPS ? [...as('removed', a), ...as('added', b)] : alignMiddle(a, b)),
    ...as('same', later.slice(later.length - end)),
  ];
}

/** Spaces behind a word do not make it another one. */
const isSame = (one: string | undefined, other: string | undefined) => one?.trimEnd() === other?.trimEnd();

function alignMiddle(a: readonly string[], b: readonly string[]): ComparedRun[] {
  const width = b.length + 1;
  // The length of the longest common list of what follows each pair of places.
  const lengths = new Uint32Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      lengths[i * width + j] = isSame(a[i], b[j])
        ? at(lengths, (i + 1) * width + j + 1) + 1
        : Math.max(at(lengths, (i + 1) * width + j), at(lengths, i * width + j + 1));
    }
  }
  const runs: ComparedRun[] = [];
  let [i, j] = [0, 0];
  while (i < a.length && j < b.length) {
    if (isSame(a[i], b[j])) {
      runs.push({ kind: 'same', text: b[j] ?? '' });
      [i, j] = [i + 1, j + 1];
    } else if (at(lengths, (i + 1) * width + j) >= at(lengths, i * width + j + 1)) {
      runs.push({ kind: 'removed', text: a[i] ?? '' });
      i += 1;
    } else {
      runs.push({ kind: 'added', text: b[j] ?? '' });
      j += 1;
    }
  }
  const rest = (kind: ComparedRun['kind'], texts: readonly string[]) => texts.map((text) => ({ kind, text }));
  return [...runs, ...rest('removed', a.slice(i)), ...rest('added', b.slice(j))];
}

const at = (lengths: Uint32Array, index: number) => lengths[index] ?? 0;

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** The paragraphs of an article, without its tags. */
export function paragraphsOf(html: string): string[] {
  return html
    .replace(/<\/?(?:p|h\d|li|blockquote|t[dhr]|br|hr|footer)\b[^>]*>/gu, '\n')
    .replace(/<[^>]*>/gu, '')
    .replace(/&(amp|lt|gt|quot|#39);/gu, (whole, name: string) => entities[name] ?? whole)
    .split('\n')
    .map((paragraph) => paragraph.replace(/\s+/gu, ' ').trim())
    .filter((paragraph) => paragraph !== '');
}
