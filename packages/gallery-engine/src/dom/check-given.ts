import { missingMessage } from '../messages';

/** `true` in the bundle of served pages, whose callers a compiler has checked. */
declare const FRONTAGE_PAGE: true | undefined;

/**
 * Checks what comes from callers that no compiler has checked, such as `querySelector` without a
 * result.
 *
 * @throws TypeError that names the first one missing
 */
export function checkGiven(options: Readonly<Record<string, unknown>>): void {
  if (typeof FRONTAGE_PAGE !== 'undefined') return;
  for (const [name, value] of Object.entries(options))
    if (value === undefined || value === null) throw new TypeError(missingMessage(name));
}
