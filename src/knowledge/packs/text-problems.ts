/** Characters that no text needs; line feed and tab are let through. */
const control = /[\p{Cc}--[\n\t]]/v;

/** Tags by name: some translators set words between < and >. */
const tag =
  /<\/?(?:a|abbr|b|big|blockquote|body|br|center|cite|code|div|em|font|h[1-6]|head|hr|html|i|iframe|img|li|link|mark|meta|ol|p|pre|q|s|script|small|span|strike|strong|style|sub|sup|svg|table|tbody|td|th|tr|u|ul)(?:[\s/][^<>]*)?>/i;

const entity = /&(?:[a-z][a-z0-9]{1,30}|#\d{1,7}|#x[0-9a-f]{1,6});/i;

/** What programs write into a cell that is empty. */
const missing = /^(?:nan|null|none|undefined)$/i;

/** Whether a text only marks a missing one: “null”, “N/A”. */
export const isMissingText = (text: string) => missing.test(text.trim());

/** Why a text cannot be shown to readers as it is; undefined where it can. */
export function textProblem(text: string): string | undefined {
  const character = control.exec(text);
  if (character) {
    const code = character[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    return `has the control character U+${code} at character ${character.index + 1}`;
  }
  const [markup] = (text.includes('<') && tag.exec(text)) || [];
  if (markup !== undefined)
    return `has the HTML tag “${markup.slice(0, 40)}”: texts are shown as they are, without HTML`;
  const [escaped] = (text.includes('&') && entity.exec(text)) || [];
  if (escaped !== undefined) return `has the HTML entity “${escaped}”: texts are shown as they are, without HTML`;
  return text.isWellFormed() ? undefined : 'has half a character';
}

/** Tags that only break a line or a paragraph: a space in their place changes no word. */
const breaks = /<\/?(?:br|div|p)(?:[\s/][^<>]*)?>/i;

/** Tags that only change how words look: without them the words are the same. */
const looks = /<\/?(?:a|abbr|b|big|em|font|i|mark|small|span|strong|u)(?:[\s/][^<>]*)?>/gi;

const safeEntities = new Map([
  ['&amp;', '&'],
  ['&quot;', '"'],
  ['&apos;', "'"],
  ['&#39;', "'"],
  ['&#039;', "'"],
  ['&nbsp;', ' '],
  ['&lsquo;', '‘'],
  ['&rsquo;', '’'],
  ['&ldquo;', '“'],
  ['&rdquo;', '”'],
  ['&ndash;', '–'],
  ['&mdash;', '—'],
  ['&hellip;', '…'],
]);

/**
 * Removes export artefacts from a text of a public file: HTML line breaks become a space, tags that change only the looks
 * go, a few entities become their characters, “nan” becomes empty. Anything else is left for `textProblem` to report.
 */
export function cleanText(text: string): string {
  if (isMissingText(text)) return '';
  const lines = text.replace(/\r\n?/g, '\n');
  const joined = breaks.test(lines)
    ? lines
        .split(breaks)
        .map((part) => part.trim())
        .filter((part) => part !== '')
        .join(' ')
    : lines;
  const words = joined.includes('<') ? joined.replace(looks, '') : joined;
  return words.replace(
    /&(?:amp|quot|apos|nbsp|lsquo|rsquo|ldquo|rdquo|ndash|mdash|hellip|#0?39);/gi,
    (written) => safeEntities.get(written.toLowerCase()) ?? written,
  );
}
