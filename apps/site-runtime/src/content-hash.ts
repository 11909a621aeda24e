import { createHash } from 'node:crypto';

/** Eight characters that stand for a content. */
export function contentHash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 8);
}
