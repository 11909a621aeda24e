import { createHash } from 'node:crypto';

/**
 * Gives the source that allows exactly this inline text in a content security policy: `'sha256-…'`.
 */
export function policyHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
