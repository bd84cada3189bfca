import { type Config, publicUrl } from './config.ts';

/** Headers of every response: pages, calls, files, redirects and failures. */
export function safetyHeaders(config: Config): Record<string, string> {
  const subdomains = config.HSTS_SUBDOMAINS ? '; includeSubDomains' : '';
  return {
    'X-Content-Type-Options': 'nosniff',
    // The address of the ask page may contain a question, so only the origin is sent to other sites.
    'Referrer-Policy': 'strict-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(publicUrl(config).startsWith('https:') && { 'Strict-Transport-Security': `max-age=31536000${subdomains}` }),
  };
}

/** The content policy of whatever is no page: shown by itself it loads, runs, sends and frames nothing. */
export const plainPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
