import type { EndpointRequest } from '../http/endpoint';
import { readFormBody } from '../http/read-form-body';
import { isStorable } from '../store/is-storable';

/** Bytes of a table. */
const mostBytes = 1024 * 1024;

/**
 * Reads the form that brings in a table, and the file in it as text.
 *
 * @returns controls by name; undefined if it is too large or broke off
 */
export async function readTableForm(
  request: EndpointRequest,
): Promise<ReadonlyMap<string, string> | undefined> {
  const limits = { textBytes: mostBytes, fields: 10 };
  const entries = await readFormBody(request, limits, async ({ stream }) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    for await (const chunk of stream) {
      const piece = Buffer.from(chunk);
      bytes += piece.byteLength;
      if (bytes <= mostBytes) chunks.push(piece);
    }
    // A table that is too large is no table.
    return bytes <= mostBytes ? Buffer.concat(chunks).toString('utf8') : undefined;
  });
  if (typeof entries === 'string') return undefined;
  return entries.every(([, value]) => isStorable(value)) ? new Map(entries) : undefined;
}
