import sanitizeHtml, { type Attributes, type IOptions } from 'sanitize-html';
import { parseReference } from '../references/parse-reference.ts';

/** Where our references lead: these links are the site's own word, all others are somebody's. */
const SOURCES = /^https:\/\/(?:quran|sunnah)\.com\//;

const LANGUAGE = /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i;

const options: IOptions = {
  allowedTags: (
    'p h2 h3 h4 ul ol li blockquote em strong a cite footer br hr ' + 'table caption thead tbody tr th td'
  ).split(' '),
  allowedAttributes: {
    '*': ['lang', { name: 'dir', multiple: false, values: ['ltr', 'rtl', 'auto'] }],
    a: ['href', 'rel'],
    blockquote: ['data-reference'],
    th: [{ name: 'scope', multiple: false, values: ['col', 'row'] }],
  },
  allowedClasses: { blockquote: ['scripture'], cite: ['reference'] },
  allowedSchemes: ['https', 'http', 'mailto'],
  allowProtocolRelative: false,
  // The contents of these are no text.
  nonTextTags: 'script style textarea option noscript template title xmp iframe noembed noframes plaintext svg math'.split(' '),
  nestingLimit: 30,
  transformTags: {
    // The page has its own first heading.
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    b: 'strong',
    i: 'em',
    a: (tagName, attributes) => ({ tagName, attribs: withRel(known(attributes)) }),
    blockquote: (tagName, attributes) => ({ tagName, attribs: withRealReference(known(attributes)) }),
    '*': (tagName, attributes) => ({ tagName, attribs: known(attributes) }),
  },
};

/** The HTML of an article, down to what an article needs: text, structure, links, scripture. Pure and safe twice. */
export function sanitizeArticle(html: string): string {
  return sanitizeHtml(html, options);
}

function known({ lang, ...others }: Attributes): Attributes {
  return lang !== undefined && LANGUAGE.test(lang) ? { ...others, lang } : others;
}

function withRel({ rel: _, ...others }: Attributes): Attributes {
  return { ...others, rel: SOURCES.test(others.href ?? '') ? 'noopener' : 'noopener nofollow ugc' };
}

function withRealReference({ 'data-reference': reference, ...others }: Attributes): Attributes {
  return reference !== undefined && parseReference(reference) ? { ...others, 'data-reference': reference } : others;
}
