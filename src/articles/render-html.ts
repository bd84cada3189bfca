import { type PlacedInline, placeMarks } from '../contract/place-marks.ts';
import { type Block, type Inline, parseProse, type Scripture } from '../contract/prose.ts';
import { splitVerses } from '../contract/scripture-text.ts';
import { sourcePath } from '../contract/source-path.ts';
import { parseReference } from '../references/parse-reference.ts';
import { referenceUrl } from '../references/reference-url.ts';

/** The site's Markdown subset as HTML; `editions` are those whose words the gate put in. */
export function renderHtml(markdown: string, editions: readonly string[]): string {
  return parseProse(markdown)
    .map((block) => renderBlock(block, editions))
    .join('\n');
}

function renderBlock(block: Block, editions: readonly string[]): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p>${renderInlines(block.inlines)}</p>`;
    case 'heading':
      return `<h${block.level}>${renderInlines(block.inlines)}</h${block.level}>`;
    case 'list': {
      const list = block.ordered ? 'ol' : 'ul';
      return `<${list}>${block.items.map((item) => `<li>${renderInlines(item)}</li>`).join('')}</${list}>`;
    }
    case 'quote':
      return `<blockquote>${block.blocks.map((each) => renderBlock(each, editions)).join('')}</blockquote>`;
    case 'scripture':
      return renderScripture(block, editions);
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

function renderInlines(inlines: readonly Inline[]): string {
  return placeMarks(inlines).map(renderInline).join('');
}

function renderInline(inline: PlacedInline): string {
  switch (inline.kind) {
    case 'text':
      return escapeHtml(inline.text);
    case 'strong':
      return `<strong>${renderInlines(inline.inlines)}</strong>`;
    case 'emphasis':
      return `<em>${renderInlines(inline.inlines)}</em>`;
    case 'link':
      return `<a href="${escapeHtml(inline.href)}">${renderInlines(inline.inlines)}</a>`;
    case 'reference':
      return `${escapeHtml(inline.before)}<cite class="reference">${linkToSource(inline.text)}</cite>${escapeHtml(inline.after)}`;
    case 'break':
      return '<br>';
  }
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

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
