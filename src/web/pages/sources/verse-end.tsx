import { verseEndMark } from '../../../contract/scripture-text.ts';

/** The verse's number in the ornate brackets of printed copies. It is ours, not the edition's, so it is not read out. */
export function VerseEnd({ reference }: { reference: string }) {
  const number = /^Quran \d+:(\d+)$/.exec(reference)?.[1];
  if (number === undefined) return null;
  return (
    <span className="verse-end" aria-hidden="true">
      {' '}
      {verseEndMark(Number(number))}
    </span>
  );
}
