import type { Numbers } from '../contract/source-entities.ts';
import type { Places, Work } from '../knowledge/corpus/corpus.ts';
import type { HadithReference } from '../references/reference.ts';
import { chosenEditions, placeNamed } from './present-source.ts';

/** The id of the scheme by which readers cite a work. */
const CITED = 'cited';

/** Maximum passages under one number, and characters of their words. */
const MOST_PASSAGES = 10;
const OPENING = 240;

/** The numbers of a hadith collection, and, for one of them, which text stands under it in each scheme. */
export function presentNumbers(work: Work, number: string | undefined): Numbers {
  const { id, title, numbering, passages, proof, otherNumbers, foundByWords = [] } = work;
  const schemes = [{ id: CITED, title: numbering }, ...(otherNumbers?.schemes ?? [])];
  return {
    ...{ work: { id, title, passages }, schemes },
    ...(proof && { proof }),
    compared: otherNumbers?.compare() ?? [],
    mismatches: foundByWords.map(({ number, found }) => ({
      number: String(number),
      ...(found && { passage: placeNamed(work, work.cite(found.from, found.to)) }),
    })),
    ...(number !== undefined && {
      number,
      found: schemes.map(({ id: scheme }) => ({
        scheme,
        passages: placesOf(work, scheme, number).map((place) => presentPassage(work, place)),
      })),
    }),
  };
}

function placesOf(work: Work, scheme: string, number: string): number[] {
  if (scheme !== CITED) return work.otherNumbers?.placesOf(scheme, number).slice(0, MOST_PASSAGES) ?? [];
  const [, cited, letter] = /^(\d{1,6})([a-z])?$/.exec(number) ?? [];
  const collection = work.id as HadithReference['collection'];
  const reference = { work: 'hadith' as const, collection, number: Number(cited), ...(letter && { letter }) };
  const places: Places | undefined = cited === undefined ? undefined : work.find(reference);
  const { from, to } = places ?? { from: 0, to: 0 };
  return Array.from({ length: Math.min(to - from, MOST_PASSAGES) }, (_, index) => from + index);
}

function presentPassage(work: Work, place: number) {
  const cited = work.cite(place, place + 1);
  const editions = chosenEditions(work);
  const shown = editions.find(({ role, text }) => role !== 'original' && text(place) !== '') ?? editions[0];
  const text = shown?.text(place) ?? '';
  const chain = work.about?.(place).chains?.[shown?.id ?? ''] ?? 0;
  const words = text.slice(chain).trim();
  const others = work.otherNumbers?.numbersOf(place) ?? [];
  const number = cited.work === 'hadith' ? `${cited.number}${cited.letter ?? ''}` : '';
  return {
    ...placeNamed(work, cited),
    opening: { language: shown?.language ?? 'en', text: opening(words) },
    numbers: [{ scheme: CITED, number }, ...others],
  };
}

/** Cut between words. */
const opening = (words: string) =>
  words.length <= OPENING ? words : `${words.slice(0, words.lastIndexOf(' ', OPENING))} …`;
