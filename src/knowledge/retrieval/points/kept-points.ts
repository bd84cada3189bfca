import type { KeptLists } from '../../words/number-lists.ts';
import { type KeptMeanings, MeaningTable } from '../meanings/word-meanings.ts';
import type { Subject } from '../thesaurus.ts';
import { type IndexedPoint, type PointIndex, weighing } from './index-points.ts';
import { type KeptPostings, KeySets, Numbering, Postings } from './postings.ts';
import { type KeptQuestions, WrittenQuestions } from './written-questions.ts';

/** An index as plain data, for a file. In it a subject is its number in the thesaurus. */
export interface KeptPoints {
  points: (Omit<IndexedPoint, 'subjects' | 'citedRows'> & { subjects: number[]; citedRows: number[] })[];
  terms: (string | number)[];
  trigrams: string[];
  frequencies: Uint32Array;
  phrasings: Uint32Array;
  phrasingWeights: PointIndex['phrasingWeights'];
  titleWeights: Float64Array;
  written: KeptQuestions;
  postings: Record<(typeof postingsOfTerms)[number] | 'phrasingTrigrams', KeptPostings>;
  sets: Record<(typeof setsOfTerms)[number], KeptLists>;
  meanings: Record<(typeof meaningTables)[number], KeptMeanings>;
}

const postingsOfTerms = ['phrasingTerms', 'texts', 'questions', 'notes'] as const;
const setsOfTerms = ['titled', 'said'] as const;
const meaningTables = ['questionMeanings', 'pointMeanings', 'noteMeanings'] as const;

export function keepPoints(index: PointIndex, subjects: readonly Subject[]): KeptPoints {
  const numbers = new Map(subjects.map((subject, number) => [subject, number]));
  const numberOf = (subject: Subject) => {
    const number = numbers.get(subject);
    if (number === undefined) throw new Error('A subject of the search index is not in the thesaurus.');
    return number;
  };
  const { frequencies, phrasings, phrasingWeights, titleWeights } = index;
  return {
    points: index.points.map((point) => ({
      ...point,
      subjects: [...point.subjects].map(numberOf),
      citedRows: [...point.citedRows],
    })),
    terms: index.terms.keys().map((term) => (typeof term === 'string' ? term : numberOf(term))),
    trigrams: index.trigrams.keys(),
    frequencies,
    phrasings,
    phrasingWeights,
    titleWeights,
    written: index.written.kept,
    postings: each([...postingsOfTerms, 'phrasingTrigrams'], (name) => index[name].kept),
    sets: each(setsOfTerms, (name) => index[name].kept),
    meanings: each(meaningTables, (name) => index[name].kept),
  };
}

export function openKeptPoints(kept: KeptPoints, subjects: readonly Subject[]): PointIndex {
  const subjectOf = (number: number) => {
    const subject = subjects[number];
    if (!subject) throw new Error(`The search index names subject ${number}, which the thesaurus does not have.`);
    return subject;
  };
  const { frequencies, phrasings, phrasingWeights, titleWeights } = kept;
  const terms = new Numbering(kept.terms.map((term) => (typeof term === 'string' ? term : subjectOf(term))));
  const trigrams = new Numbering(kept.trigrams);
  return {
    points: kept.points.map((point) => ({
      ...point,
      subjects: new Set(point.subjects.map(subjectOf)),
      citedRows: new Set(point.citedRows),
    })),
    terms,
    trigrams,
    frequencies,
    phrasings,
    phrasingWeights,
    titleWeights,
    written: new WrittenQuestions(kept.written),
    phrasingTrigrams: new Postings(kept.postings.phrasingTrigrams, trigrams),
    ...each(postingsOfTerms, (name) => new Postings(kept.postings[name], terms)),
    ...each(setsOfTerms, (name) => new KeySets(kept.sets[name], terms)),
    ...each(meaningTables, (name) => new MeaningTable(kept.meanings[name])),
    weightOf: weighing(terms, frequencies, kept.points.length),
  };
}

/** An object with a value for each of these names. */
function each<Name extends string, Value>(names: readonly Name[], makeFor: (name: Name) => Value): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, makeFor(name)])) as Record<Name, Value>;
}
