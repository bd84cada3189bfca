/** The verse's number in the ornate brackets of printed copies. It is ours, not the edition's, so it is not read out. */
export function VerseEnd({ reference }: { reference: string }) {
  const number = /^Quran \d+:(\d+)$/.exec(reference)?.[1];
  if (number === undefined) return null;
  const digits = number.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
  return (
    <span className="verse-end" aria-hidden="true">
      {' '}
      ﴿{digits}﴾
    </span>
  );
}
