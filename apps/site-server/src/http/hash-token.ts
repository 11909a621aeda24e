import { createHash } from 'node:crypto';

/** What the store keeps of a token; a copy of the store opens no cart. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
