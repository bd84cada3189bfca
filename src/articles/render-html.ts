import { type PlacedInline, placeMarks } from '../contract/place-marks.ts';
import { type Block, type Inline, parseProse, type Scripture } from '../contract/prose.ts';
import { splitVerses } from '../contract/scripture-text.ts';
import { sourcePath } from '../contract/source-path.ts';
import type { NamedWork } from '../knowledge/profiles/profile.ts';
import { parseReference } from '../references/parse-reference.ts';
import { referenceUrl } from '../references/reference-url.ts';

/**
 * The site's Markdown subset as HTML; `editions` are those whose words the gate put in. A source in brackets that names
 * one of `works`, which the library does not hold, is marked as such.
 */
export function renderHtml(markdown: string, editions: readonly string[], works: readonly NamedWork[] = []): string {
  const named = new Set(works.map(({ short }) => short));
  return parseProse(markdown)
    .map((block) => renderBlock(block, { editions, named }))
    .join('\n');
}

interface Rendering {
  editions: readonly string[];
  /** The short names of the works. */
  named: ReadonlySet<string>;
}

function renderBlock(block: Block, rendering: Rendering): string {
  const inWords = (inlines: readonly Inline[]) => renderInlines(inlines, rendering.named);
  switch (block.kind) {
    case 'paragraph':
      return `<p>${inWords(block.inlines)}</p>`;
    case 'heading':
      return `<h${block.level}>${inWords(block.inlines)}</h${block.level}>`;
    case 'list': {
      const list = block.ordered ? 'ol' : 'ul';
      return `<${list}>${block.items.map((item) => `<li>${inWords(item)}</li>`).join('')}</${list}>`;
    }
    case 'quote':
      return `<blockquote>${block.blocks.map((each) => renderBlock(each, rendering)).join('')}</blockquote>`;
    case 'scripture':
      return renderScripture(block, rendering.editions);
  }
}

function renderScripture({ arabic, translation, reference }: Scripture, editions: readonly string[]): string {
  const words = [
    arabic === undefined ? '' : `<p lang="ar" dir="rtl">${escapeHtml(arabic)}</p>`,
    translation === undefined ? '' : `<p>${withVerseNumbers(translation)}</p>`,
  ].join('');
  const source = `<footer><cite class="reference">${linkToSource(reference)}</cite> <span>${editions.map(escapeHtml).join(' · ')}</span></footer>`;
  return `<blockquote class="scripture" data-reference="${escapeHtml(reference)}">${words}${source}</blockquote>`;
}

/** The numbers of verses inside a longer passage are small, as in print. */
function withVerseNumbers(translation: string): string {
  return splitVerses(translation)
    .map(({ ayah, text }) => (ayah ? `<sup>${ayah}</sup> ` : '') + escapeHtml(text))
    .join('');
}

function renderInlines(inlines: readonly Inline[], named: ReadonlySet<string>): string {
  return placeMarks(withWorks(inlines, named))
    .map((inline) => renderInline(inline, named))
    .join('');
}

function renderInline(inline: PlacedInline, named: ReadonlySet<string>): string {
  switch (inline.kind) {
    case 'text':
      return withArabicMarked(inline.text);
    case 'strong':
      return `<strong>${renderInlines(inline.inlines, named)}</strong>`;
    case 'emphasis':
      return `<em>${renderInlines(inline.inlines, named)}</em>`;
    case 'link':
      return `<a href="${escapeHtml(inline.href)}">${renderInlines(inline.inlines, named)}</a>`;
    case 'reference': {
      const work = workIn(inline.text, named);
      const mark =
        work === undefined
          ? `<cite class="reference">${linkToSource(inline.text)}</cite>`
          : `<cite class="work">${escapeHtml(work)}</cite>`;
      return escapeHtml(inline.before) + mark + escapeHtml(inline.after);
    }
    case 'break':
      return '<br>';
  }
}

/** `[Ibn Hisham: the battle of Badr]` */
const IN_BRACKETS = /(\[[^\][\n]{2,190}\])/u;

/** A source in brackets that names a work is set as references are: after the punctuation of its sentence. */
const withWorks = (inlines: readonly Inline[], named: ReadonlySet<string>): Inline[] =>
  inlines.flatMap((inline): Inline[] =>
    inline.kind === 'text' && named.size > 0
      ? inline.text.split(IN_BRACKETS).flatMap((part): Inline[] => {
          if (part === '') return [];
          const source = part.slice(1, -1);
          const isWork = part.startsWith('[') && workIn(source, named) !== undefined;
          return [isWork ? { kind: 'reference', text: source, span: NOWHERE } : { kind: 'text', text: part }];
        })
      : [inline],
  );

/** The span is not used: no citation is there. */
const NOWHERE = { start: -1, end: -1 };

/** The short name of the work that a source names; the place in it is in the list of works. */
function workIn(source: string, named: ReadonlySet<string>): string | undefined {
  const [work = '', place] = source.split(': ');
  return place !== undefined && named.has(work) ? work : undefined;
}

/** Links a reference; text in brackets that is not a reference stays text. */
function linkToSource(written: string): string {
  const reference = parseReference(written);
  const text = escapeHtml(written);
  if (!reference) return text;
  // References to the Quran link to this site, where the popover shows them. The packs of hadith may change, so hadith
  // link to a public site.
  const href = reference.work === 'quran' ? sourcePath(reference) : referenceUrl(reference);
  return `<a href="${escapeHtml(href)}" rel="noopener">${text}</a>`;
}

/** Arabic words in a row; the honorific, one sign, has its own mark. */
const ARABIC =
  /[[\p{Script=Arabic}&&\p{L}]--[\uFDFA\uFDFB]][[\p{Script=Arabic}\p{M}]--[\uFDFA\uFDFB]]*(?:[ ،]+[[\p{Script=Arabic}&&\p{L}]--[\uFDFA\uFDFB]][[\p{Script=Arabic}\p{M}]--[\uFDFA\uFDFB]]*)*/gv;

/** Arabic words say their language and direction: in a sentence of another one a voice and a font choose by it. */
function withArabicMarked(text: string): string {
  let html = '';
  let end = 0;
  for (const { 0: words, index } of text.matchAll(ARABIC)) {
    html += `${escapeHtml(text.slice(end, index))}<span lang="ar" dir="rtl">${words}</span>`;
    end = index + words.length;
  }
  return html + escapeHtml(text.slice(end));
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
