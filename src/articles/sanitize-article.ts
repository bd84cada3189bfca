import sanitizeHtml, { type Attributes, type IOptions } from 'sanitize-html';
import { linkTarget } from '../contract/link-target.ts';
import { parseReference } from '../references/parse-reference.ts';

/** Targets of our references, and pages of the site: these links are the site's own, all others a writer's. */
const SOURCES = /^(?:https:\/\/(?:quran|sunnah)\.com|\/sources|\/topics)\//;

/** An address to write to, with nothing behind it. */
const MAIL = /^mailto:[^\s\p{C}"<>\\?]+$/iu;

const DIRECTION = /^(?:ltr|rtl|auto)$/;

const LANGUAGE = /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i;

const options: IOptions = {
  allowedTags:
    'p h2 h3 h4 ul ol li blockquote em strong a cite footer br hr span sup table caption thead tbody tr th td'.split(
      ' ',
    ),
  allowedAttributes: {
    '*': ['lang', 'dir'],
    a: ['href', 'rel'],
    blockquote: ['data-reference'],
    span: ['role', 'aria-label'],
    th: [{ name: 'scope', multiple: false, values: ['col', 'row'] }],
  },
  allowedClasses: { blockquote: ['scripture'], cite: ['reference', 'work'], span: ['honorific'] },
  allowedSchemes: ['https', 'http', 'mailto'],
  allowProtocolRelative: false,
  // The contents of these elements are not text.
  nonTextTags:
    'script style textarea option noscript template title xmp iframe noembed noframes plaintext svg math'.split(' '),
  nestingLimit: 30,
  textFilter: (text, tagName) => (tagName === 'span' ? text : text.replaceAll('ﷺ', spokenHonorific)),
  transformTags: {
    // The page has its own first heading.
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    b: 'strong',
    i: 'em',
    a: (tagName, attributes) => ({ tagName, attribs: safeLink(attributes) }),
    blockquote: (tagName, attributes) => ({ tagName, attribs: withRealReference(attributes) }),
    // The honorific with its words is our own; other spans say a language and a direction.
    span: (tagName, { class: name, lang, dir }) => ({
      tagName,
      attribs:
        name === 'honorific' ? honorific : { ...(lang !== undefined && { lang }), ...(dir !== undefined && { dir }) },
    }),
    '*': (tagName, attributes) => ({ tagName, attribs: readableDirection(attributes) }),
  },
};

/** Screen readers read the sign in words. */
const honorific = { class: 'honorific', role: 'img', 'aria-label': 'peace be upon him' };

const spokenHonorific = '<span class="honorific" role="img" aria-label="peace be upon him">ﷺ</span>';

/** Reduces the HTML of an article to text, structure, links and scripture. Sanitising twice changes nothing more. */
export function sanitizeArticle(html: string): string {
  return sanitizeHtml(html, options);
}

function safeLink({ href, rel: _, ...others }: Attributes): Attributes {
  if (href === undefined || !(linkTarget(href) || MAIL.test(href))) return others;
  return { ...others, href, rel: SOURCES.test(href) ? 'noopener' : 'noopener nofollow ugc' };
}

function withRealReference({ 'data-reference': reference, ...others }: Attributes): Attributes {
  return reference !== undefined && parseReference(reference) ? { ...others, 'data-reference': reference } : others;
}

function readableDirection({ lang, dir, ...others }: Attributes): Attributes {
  return {
    ...others,
    ...(lang !== undefined && LANGUAGE.test(lang) && { lang }),
    ...(dir !== undefined && DIRECTION.test(dir) && { dir }),
  };
}
