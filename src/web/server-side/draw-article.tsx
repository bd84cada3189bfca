// An article is stored as HTML that its renderer made long ago. Its scripture and its references are drawn when the page
// is made, as they are in answers and notes: with the verdict of the library as it is now. Everything else stays.

import { renderToStaticMarkup } from 'react-dom/server';
import type { Check } from '../../contract/entities.ts';
import { parseProse } from '../../contract/prose.ts';
import { MarginContext } from '../ui/margin-note.tsx';
import { type NamedWorkEntry, NamedWorkMark, type NamedWorksByText, NamedWorksContext } from '../ui/named-work.tsx';
import { CheckedReference, ProseBlocks } from '../ui/prose-blocks.tsx';
import type { QuotedPassages, Services } from './services.ts';

/** A passage as `articles/render-html.ts` writes it. */
const SCRIPTURE =
  /<blockquote class="scripture" data-reference="([^"]+)">(?:<p lang="ar" dir="rtl">([^<]*)<\/p>)?(?:<p>((?:[^<]|<sup>\d+<\/sup>)*)<\/p>)?<footer>(?:(?!<\/?blockquote)[\s\S])*?<\/footer><\/blockquote>/g;

/** A reference in running text as it writes it. */
const REFERENCE = /<cite class="reference"><a [^>]*>([^<]*)<\/a><\/cite>/g;

/** A tag, which is passed over, or brackets one after another with the sign behind them. */
const TAG_OR_BRACKETS = /<[^>]*>|((?: ?\[[^[\]<>]+\])+)([.,;:]?)/g;

/** The honorific sign with the punctuation that stays on its line. */
const HONORIFIC = /<span class="honorific"[^>]*>ﷺ<\/span>[.,;:!?)”’»،؛؟]+/gu;

interface Piece {
  kind: 'html' | 'scripture' | 'reference';
  html: string;
  /** What the checker reads, and where it begins in the whole text. */
  text: string;
  at: number;
}

export interface DrawnArticle {
  content: string;
  check: Check | undefined;
  /** The works that it names and that the library does not hold. */
  works: readonly NamedWorkEntry[];
}

/** Checks an article's text and draws its scripture and references. Its HTML must be sanitised. */
export async function drawArticle(
  html: string,
  checkText: (text: string) => Promise<Check | undefined>,
  passages: (references: readonly string[]) => QuotedPassages,
  namedWorks: Services['namedWorks'] = () => ({ works: [], cited: {} }),
): Promise<DrawnArticle> {
  const pieces = piecesOf(html);
  const { works, cited } = namedWorks(pieces.map(({ text }) => text).join(''));
  const check = await checkText(pieces.map(({ text }) => text).join(''));
  const margin = { ...passages(check?.citations.map(({ reference }) => reference) ?? []) };
  const drawn = pieces.map((piece) => {
    const own = check && checkOf(piece, check);
    const html = draw(piece, own, { margin, cited });
    // The words of a reference stand in the margin once.
    if (piece.kind === 'reference') for (const { reference } of own?.citations ?? []) delete margin[reference];
    return html;
  });
  return { content: drawn.join(''), check, works };
}

function piecesOf(html: string): Piece[] {
  const pieces: Omit<Piece, 'at'>[] = [];
  let from = 0;
  const add = (kind: Piece['kind'], end: number, text: string) => {
    pieces.push({ kind, html: html.slice(from, end), text });
    from = end;
  };
  const passages = [...html.matchAll(SCRIPTURE)].map((found) => ({ kind: 'scripture' as const, found }));
  const references = [...html.matchAll(REFERENCE)].map((found) => ({ kind: 'reference' as const, found }));
  for (const { kind, found } of [...passages, ...references].sort((a, b) => a.found.index - b.found.index)) {
    // The reference within a passage is a part of it.
    if (found.index < from) continue;
    const [whole, first = '', arabic, translation] = found;
    add('html', found.index, textOf(html.slice(from, found.index)));
    const text = kind === 'reference' ? `[${plain(first)}]` : scriptureOf(first, arabic, translation);
    add(kind, found.index + whole.length, text);
  }
  add('html', html.length, textOf(html.slice(from)));
  endAfterReferences(pieces);
  let at = 0;
  return pieces.map((piece) => {
    at += piece.text.length;
    return { ...piece, at: at - piece.text.length };
  });
}

/**
 * An article has its references behind the full stop. In the text that is checked they stand before it, as editors write
 * them: otherwise a quotation with which the next sentence begins counts as words of the reference.
 */
function endAfterReferences(pieces: Pick<Piece, 'kind' | 'text'>[]): void {
  for (const [index, piece] of pieces.entries()) {
    const before = pieces[index - 1];
    const [whole = '', sign = ''] = before?.kind === 'html' ? (/([.!?؟])\s?$/u.exec(before.text) ?? []) : [];
    if (piece.kind !== 'reference' || !before || sign === '') continue;
    let last = index;
    while (pieces[last + 1]?.text.trim() === '' && pieces[last + 2]?.kind === 'reference') last += 2;
    const after = pieces[last + 1];
    if (after?.kind !== 'html') continue;
    before.text = `${before.text.slice(0, -whole.length)} `;
    after.text = sign + after.text;
  }
}

/** The passage in the Markdown subset, so that it is read and checked as in an answer. */
function scriptureOf(reference: string, arabic: string | undefined, translation: string | undefined): string {
  const numbered = translation?.replace(/<sup>(\d+)<\/sup>\s*/g, '($1) ');
  const words = [arabic, numbered].flatMap((each) => (each ? [`> ${plain(each)}`] : []));
  return `\n\n${[...words, `> [${plain(reference)}]`].join('\n>\n')}\n\n`;
}

/** The words of HTML; blocks are apart from each other, so that no quotation runs over their border. */
const textOf = (html: string) =>
  plain(html.replace(/<\/?(?:p|h\d|li|blockquote|t[dhr]|br|hr)\b[^>]*>/g, '\n\n').replace(/<[^>]*>/g, ''));

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

const plain = (html: string) =>
  html.replace(/&(amp|lt|gt|quot|#39);/g, (whole, name: string) => entities[name] ?? whole);

/** The citations of one piece, by their places in it. */
function checkOf({ at, text }: Piece, { citations, editions }: Check): Check {
  const within = citations.filter(({ start, end }) => start < at + text.length && at < end);
  return { editions, citations: within.map((each) => ({ ...each, start: each.start - at, end: each.end - at })) };
}

interface Around {
  margin: QuotedPassages;
  /** Named works by what stands in the brackets. */
  cited: NamedWorksByText;
}

function draw({ kind, html, text }: Piece, check: Check | undefined, { margin, cited }: Around): string {
  if (kind === 'html') return withNamedWorks(html.replace(HONORIFIC, '<span class="one-line">$&</span>'), cited);
  if (kind === 'scripture') {
    return renderToStaticMarkup(<ProseBlocks blocks={parseProse(text)} text={text} check={check} />);
  }
  const span = { start: 0, end: text.length };
  return renderToStaticMarkup(
    <MarginContext value={margin}>
      <CheckedReference text={text.slice(1, -1)} span={span} check={check} />
    </MarginContext>,
  );
}

/** Works that are named in brackets get their mark behind the sentence, as in notes; other brackets stay as they are. */
function withNamedWorks(html: string, cited: NamedWorksByText): string {
  if (Object.keys(cited).length === 0) return html;
  return html.replace(TAG_OR_BRACKETS, (whole, brackets: string | undefined, sign: string) => {
    const named = [...(brackets ?? '').matchAll(/\[([^\]]+)\]/g)].map(([, inside = '']) => plain(inside));
    if (named.length === 0 || !named.every((inside) => Object.hasOwn(cited, inside))) return whole;
    const marks = named.map((inside) => {
      const work = cited[inside];
      return work === undefined
        ? ''
        : renderToStaticMarkup(
            <NamedWorksContext value={cited}>
              <NamedWorkMark text={inside} work={work} isAgain={false} />
            </NamedWorksContext>,
          );
    });
    return `${sign} ${marks.join(' ')}`;
  });
}
