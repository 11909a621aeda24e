/** The cookie of the visitor's id [3.15]. */
export const visitorCookie = 'ss_cvr';

/** Token, first visit, visit before, this visit, count [5.04]. */
const format = /^([\w-]{1,80})(?:\|[1-9]\d{0,15}){4}$/;

/**
 * Reads the visitor's id out of the value of its cookie.
 *
 * @param value as it was sent, perhaps percent-encoded
 * @returns '' for anything else
 */
export function visitorToken(value: unknown): string {
  if (typeof value !== 'string') return '';
  return format.exec(value.replaceAll(/%7C/gi, '|'))?.[1] ?? '';
}
