import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export type Label = 'CorrectAyah' | 'WrongAyah' | 'CorrectHadith' | 'WrongHadith';

/** A quotation that people found in a model's answer, and judged. */
export interface LabelledSpan {
  /** The answer and the number of the span in it: Q017/3. */
  id: string;
  label: Label;
  start: number;
  end: number;
  text: string;
  /** The right words, where there are any; `undefined` for a right quotation and for one that is nowhere ("خطأ"). */
  correction: string | undefined;
}

export interface LabelledAnswer {
  id: string;
  text: string;
  spans: LabelledSpan[];
}

const labels: readonly string[] = ['CorrectAyah', 'WrongAyah', 'CorrectHadith', 'WrongHadith'];

/** The annotators' entry where no right words exist. */
const NO_CORRECTION = 'خطأ';

/** The answers of IslamicEval 2025 (dev) with their labelled spans; undefined where the folder does not hold them. */
export function readIslamicEval(folder: string): LabelledAnswer[] | undefined {
  const [answers, spans] = ['dev.xml', 'dev.tsv'].map((name) => path.join(folder, 'islamic-eval-2025', name));
  if (!answers || !spans || !existsSync(answers) || !existsSync(spans)) return undefined;
  return joined(readFileSync(answers, 'utf8'), readFileSync(spans, 'utf8'));
}

/**
 * Offsets are counted from directly after `<Response>`, including a leading line break. They are code points and also
 * UTF-16 units: the file has no character beyond the basic plane and no XML entity. Every span is compared with the
 * first letters that the table repeats, so that another kind of file is refused instead of measured wrongly.
 */
function joined(xml: string, tsv: string): LabelledAnswer[] {
  const byId = new Map<string, LabelledAnswer>();
  for (const [, id = '', text = ''] of xml.matchAll(
    /<ID>(.*?)<\/ID>(?:(?!<\/Question>)[\s\S])*?<Response>([\s\S]*?)<\/Response>/gu,
  )) {
    byId.set(id, { id, text, spans: [] });
  }
  for (const line of tsv.split('\n').slice(1).filter(Boolean)) {
    const [question = '', number = '', label = '', start, end, sample = '', correction = ''] = line.split('\t');
    // Answers without any quotation are in the table too, labelled NoAnnotation.
    if (!labels.includes(label)) continue;
    const answer = byId.get(question);
    const text = answer?.text.slice(Number(start), Number(end)) ?? '';
    if (!answer || !isSampled(text, sample)) throw new Error(`IslamicEval: span ${question}/${number} does not fit`);
    answer.spans.push({
      id: `${question}/${number}`,
      label: label as Label,
      start: Number(start),
      end: Number(end),
      text,
      correction: correction.trim() === '' || correction.trim() === NO_CORRECTION ? undefined : correction.trim(),
    });
  }
  return [...byId.values()];
}

/** The table shortens a long span to its first and last ten letters. */
function isSampled(text: string, sample: string): boolean {
  const [head = '', tail] = sample.split('...');
  return tail === undefined ? text === sample : text.startsWith(head) && text.endsWith(tail);
}
