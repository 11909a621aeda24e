import { createHash } from 'node:crypto';

/**
 * Computes the SHA-256 of a content as it arrives, as hexadecimal digits.
 *
 * @param content its bytes
 */
export async function hashContent(content: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of content) hash.update(chunk);
  return hash.digest('hex');
}
