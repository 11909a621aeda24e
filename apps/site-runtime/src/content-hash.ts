import { createHash } from 'node:crypto';

/** Six characters that stand for a content: 36 bits, of which a name takes one value per build. */
export function contentHash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 6);
}
