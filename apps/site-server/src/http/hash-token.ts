import { hash } from 'node:crypto';

/** Hashes a token for the store; a copy of the store opens no cart. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'hex');
}
