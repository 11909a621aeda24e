/**
 * Returns an address that is safe for a link: http, https, ftp, mailto, tel, sms, or one on the
 * site itself [5.08]. Anything else, above all `javascript:`, gives undefined. Never throws.
 */
export function safeHref(raw: unknown): string | undefined {
  if (typeof raw !== 'string') return undefined;
  // Browsers ignore control characters and blanks inside a scheme; so does the check.
  // eslint-disable-next-line no-control-regex -- these are the characters meant
  const bare = raw.replace(/[\u0000-\u0020\u007f-\u009f]/g, '');
  if (bare === '') return undefined;
  const scheme = /^([^/?#]*?):/.exec(bare)?.[1];
  if (scheme === undefined) return raw.trim();
  return /^(https?|ftp|mailto|tel|sms)$/i.test(scheme) ? raw.trim() : undefined;
}
