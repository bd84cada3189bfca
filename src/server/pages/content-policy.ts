import type { Config } from '../config.ts';

/** The content policy of a page that any site may show in a frame: it runs nothing and sends nothing. */
export const framedPolicy = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  'frame-ancestors *',
].join('; ');

/** The content policy of all other pages. None has a script of its own lines: all come from this site's files. */
export function contentPolicy(config: Config, publicAddress: string): string {
  const api = config.API_BASE_URL ? ` ${new URL(config.API_BASE_URL).origin}` : '';
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${api}`,
    "manifest-src 'self'",
    `form-action 'self' ${new URL(config.DONATE_URL).origin}${new URL(config.DONATE_URL).pathname}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types isnad-article isnad-worker 'allow-duplicates'",
    ...(publicAddress.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
