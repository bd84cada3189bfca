/** White space and control characters, which a browser drops or trims; a backslash, which it reads as a slash. */
const unsafe = /[\s\p{C}\\"<>]/u;

/**
 * Empty segments, dot segments and encoded separators. A browser, a router or a proxy may each resolve these in its own
 * way, and `//` at the start of a path names another host.
 */
const ambiguousPath = /\/\/|\/\.{1,2}(?:\/|$)|%(?:2e|2f|5c|7f|[01])/i;

/** No name or password before the host: `https://quran.com@example.org` is example.org. */
const webAddress = /^https?:\/\/[^/?#@]+(?:[/?#]|$)/i;

/**
 * Where a link leads: to a path of this site, or to a web address elsewhere. Undefined for everything else, which is
 * then no link. The one rule for Markdown and for HTML.
 */
export function linkTarget(href: string): 'internal' | 'external' | undefined {
  if (unsafe.test(href)) return undefined;
  if (webAddress.test(href)) return URL.canParse(href) ? 'external' : undefined;
  const [path = ''] = href.split(/[?#]/, 1);
  return path.startsWith('/') && !ambiguousPath.test(path) ? 'internal' : undefined;
}
