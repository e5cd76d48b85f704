/**
 * What a page may load: scripts only with this page's nonce or from such a script; nothing inline without it, nothing in a frame of others.
 * @param origins that styles, fonts, pictures and films of releases come from, beside the site itself
 * @param devServers that tell the page of changes
 */
export const contentSecurity = (nonce: string, origins: readonly string[] = [], devServers: readonly string[] = []): string => {
  const ours = ["'self'", ...origins].join(' ');
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src ${ours} 'nonce-${nonce}'`,
    `img-src ${ours} data: blob:`,
    `media-src ${ours}`,
    `font-src ${ours}`,
    ["connect-src 'self'", ...devServers.flatMap((address) => [address, address.replace('http', 'ws')])].join(' '),
    "frame-ancestors 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');
};

/** No script runs whose bytes the gateway, or a script that it pinned, did not pin. */
export const INTEGRITY_POLICY = 'blocked-destinations=(script)';

/** For answers that are no page: nothing in them may be run or shown. */
export const NO_CONTENT_SECURITY = "default-src 'none'; frame-ancestors 'none'";

const YEAR_SECONDS = 31_536_000;

/** Headers that every answer carries. */
export const commonHeaders = (secure: boolean): Readonly<Record<string, string>> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(), geolocation=(self)',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
  ...(secure ? { 'strict-transport-security': `max-age=${YEAR_SECONDS}; includeSubDomains` } : {}),
});
