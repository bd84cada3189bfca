import { createHash } from 'node:crypto';
import type { Config } from '../config.ts';

/** React takes a page over when it is there to be read: its scripts wait for what is seen. */
const PRELOADED = '<link rel="modulepreload"';

/**
 * Turns the nonce that the page was rendered with into hashes. Only scripts that carry the nonce are licensed, so a
 * script that came in with content is not; the nonce itself is taken out, so the page can be kept and sent again.
 */
export function settleScripts(html: string, nonce: string): { html: string; hashes: string[] } {
  const hashes = new Set<string>();
  const script = new RegExp(`<script([^>]*?) nonce="${nonce}"([^>]*)>([\\s\\S]*?)</script>`, 'g');
  const settled = html.replace(script, (_whole, before: string, after: string, code: string) => {
    if (code) hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
    return `<script${before}${after}>${code}</script>`;
  });
  const patient = settled.replaceAll(` nonce="${nonce}"`, '').replaceAll(PRELOADED, `${PRELOADED} fetchpriority="low"`);
  return { html: patient, hashes: [...hashes] };
}

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

/** The content policy of a page with these script hashes. */
export function contentPolicy(config: Config, publicAddress: string, hashes: readonly string[]): string {
  const api = config.API_BASE_URL ? ` ${new URL(config.API_BASE_URL).origin}` : '';
  return [
    "default-src 'none'",
    `script-src 'self'${hashes.map((hash) => ` ${hash}`).join('')}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${api}`,
    "manifest-src 'self'",
    // The policy of the first document rules client-side visits too, so each page names the donation's address.
    `form-action 'self' ${new URL(config.DONATE_URL).origin}${new URL(config.DONATE_URL).pathname}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types isnad-article 'allow-duplicates'",
    ...(publicAddress.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** Headers of every page, in addition to its content policy. */
export function safetyHeaders(config: Config, publicAddress: string): Record<string, string> {
  const subdomains = config.HSTS_SUBDOMAINS ? '; includeSubDomains' : '';
  return {
    'X-Content-Type-Options': 'nosniff',
    // The address of the ask page may contain a question, so only the origin is sent to other sites.
    'Referrer-Policy': 'strict-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(publicAddress.startsWith('https:') && { 'Strict-Transport-Security': `max-age=31536000${subdomains}` }),
  };
}
