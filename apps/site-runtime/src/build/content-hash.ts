import { createHash } from 'node:crypto';

/**
 * Derives six characters from a content: a changed file keeps its name once in 69,000,000,000
 * changes.
 */
export function contentHash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 6);
}
