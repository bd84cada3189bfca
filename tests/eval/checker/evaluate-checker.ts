import type { Part } from '../document.ts';
import type { EvalOptions } from '../eval.ts';
import { measureCorrections } from './corrections.ts';
import { measureCuts } from './cuts.ts';
import { measureFoundSpans } from './found-spans.ts';
import { measureGenerated } from './generated.ts';
import { holdsCollections, readCollections } from './hadith/collections.ts';
import { HadithOracle } from './hadith/hadith-oracle.ts';
import { hadithUnitsOf } from './hadith/hadith-units.ts';
import { measureLabelledHadith } from './hadith/labelled-hadith.ts';
import { measureHadith } from './hadith/measure-hadith.ts';
import { measureMisplaced } from './hadith/misplaced.ts';
import { measureLanguages } from './languages.ts';
import { builtInLibrary, libraryWithHadith } from './library.ts';
import { measureRunning } from './measure-running.ts';
import { measurePlaces } from './places.ts';
import { measureMadeVerses } from './put-together.ts';
import { type LabelledAnswer, readIslamicEval } from './read-islamic-eval.ts';
import { measureSpeed } from './speed.ts';
import { measureValidation } from './validate-spans.ts';
import { measureVowelSigns } from './vowel-signs.ts';
import { measureAround } from './words-around.ts';
import { measureSpellings } from './written-spellings.ts';

/** The checker, against labelled answers of models, against altered quotations by the thousand, and against the clock. */
export async function evaluateChecker({ reference, hadith }: EvalOptions): Promise<Part[]> {
  const corpus = builtInLibrary();
  const answers = readIslamicEval(reference);
  const labelled = (name: string, measure: () => string): Part =>
    answers
      ? { name, markdown: measure() }
      : { name, skipped: 'the labelled answers of IslamicEval 2025 are not in the folder of the reference data' };
  const hasHadith = holdsCollections(reference);
  const libraries = [{ corpus, hadith: 0 }];
  if (hadith > 0 && hasHadith) libraries.push({ corpus: await libraryWithHadith(reference, hadith), hadith });
  return [
    labelled('checker/validation', () => measureValidation(answers ?? [], corpus)),
    labelled('checker/spans', () => measureFoundSpans(answers ?? [], corpus)),
    labelled('checker/corrections', () => measureCorrections(answers ?? [], corpus)),
    { name: 'checker/generated', markdown: measureGenerated(corpus) },
    { name: 'checker/left-out', markdown: measureCuts(corpus) },
    { name: 'checker/made', markdown: measureMadeVerses(corpus) },
    { name: 'checker/spellings', markdown: measureSpellings(corpus) },
    { name: 'checker/places', markdown: measurePlaces(corpus) },
    { name: 'checker/signs', markdown: measureVowelSigns(corpus) },
    { name: 'checker/around', markdown: measureAround(corpus) },
    { name: 'checker/running', markdown: measureRunning(corpus) },
    { name: 'checker/languages', markdown: measureLanguages(corpus) },
    hasHadith
      ? { name: 'checker/hadith', markdown: await hadithPart(reference, answers) }
      : { name: 'checker/hadith', skipped: 'the collections of hadith are not in the folder of the reference data' },
    { name: 'checker/speed', markdown: measureSpeed(libraries, reference) },
  ];
}

async function hadithPart(reference: string, answers: readonly LabelledAnswer[] | undefined): Promise<string> {
  const corpus = await libraryWithHadith(reference);
  const all = hadithUnitsOf(readCollections(reference));
  const oracle = new HadithOracle(all);
  return [
    measureHadith(corpus, all, oracle),
    measureMisplaced(corpus, all, oracle),
    answers ? measureLabelledHadith(answers, corpus) : '',
  ]
    .join('\n\n')
    .trim();
}
