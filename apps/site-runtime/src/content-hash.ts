import { createHash } from 'node:crypto';

/** Twelve characters that stand for a content. */
export function contentHash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 12);
}
