import { missingMessage } from '../messages';

/**
 * Checks what comes from callers that no compiler has checked, such as `querySelector` without a
 * result.
 *
 * @throws TypeError that names the first one missing
 */
export function checkGiven(given: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(given))
    if (value === undefined || value === null) throw new TypeError(missingMessage(name));
}
