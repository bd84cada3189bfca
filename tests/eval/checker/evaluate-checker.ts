import type { Part } from '../document.ts';
import type { EvalOptions } from '../eval.ts';
import { measureCorrections } from './corrections.ts';
import { measureFoundSpans } from './found-spans.ts';
import { measureGenerated } from './generated.ts';
import { openLibrary } from './library.ts';
import { readIslamicEval } from './read-islamic-eval.ts';
import { measureSpeed } from './speed.ts';
import { measureValidation } from './validate-spans.ts';

/** The checker, against labelled answers of models, against altered quotations by the thousand, and against the clock. */
export function evaluateChecker({ reference, hadith }: EvalOptions): Part[] {
  const corpus = openLibrary(hadith);
  const answers = readIslamicEval(reference);
  const labelled = (name: string, measure: () => string): Part =>
    answers
      ? { name, markdown: measure() }
      : { name, skipped: 'the labelled answers of IslamicEval 2025 are not in the folder of the reference data' };
  return [
    labelled('checker/validation', () => measureValidation(answers ?? [], corpus)),
    labelled('checker/spans', () => measureFoundSpans(answers ?? [], corpus)),
    labelled('checker/corrections', () => measureCorrections(answers ?? [], corpus)),
    { name: 'checker/generated', markdown: measureGenerated(corpus) },
    { name: 'checker/speed', markdown: measureSpeed(corpus, hadith) },
  ];
}
