/** A number in the figures of Arabic: ١٨٣. */
export function arabicFigures(number: number): string {
  return String(number).replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
}
