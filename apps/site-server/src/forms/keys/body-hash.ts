import { hash } from 'node:crypto';

/**
 * Hashes what a visitor entered: equal for equal values in any order, whatever page facts are sent
 * with them.
 *
 * @param formId the form
 * @param values control name → value as sent
 */
export function bodyHash(formId: string, values: Readonly<Record<string, unknown>>): string {
  const sorted = Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1));
  return hash('sha256', JSON.stringify([formId, sorted]), 'base64url');
}
