import { createHash } from 'node:crypto';

/** Computes the SHA-256 of a file, as base64url, as in `IncomingFile`. */
export async function hashStream(stream: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of stream) hash.update(chunk);
  return hash.digest('base64url');
}
