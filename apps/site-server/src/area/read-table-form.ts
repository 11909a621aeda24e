import { isUtf8 } from 'node:buffer';
import type { EndpointRequest } from '../http/endpoint';
import { readFormBody } from '../http/read-form-body';
import { isStorable } from '../store/is-storable';

/** Bytes of a table. */
const mostBytes = 1024 * 1024;

/** The controls of the form by name, or why they cannot be read. */
export type TableForm = ReadonlyMap<string, string> | 'tooLarge' | 'unreadable';

/**
 * Reads the form that brings in a table, and the file in it as text.
 *
 * @returns `tooLarge` also if it broke off, `unreadable` if the file is no text [8.18o]
 */
export async function readTableForm(request: EndpointRequest): Promise<TableForm> {
  let isText = true;
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
    if (bytes > mostBytes) return undefined;
    const content = Buffer.concat(chunks);
    isText &&= isUtf8(content);
    return content.toString('utf8');
  });
  if (typeof entries === 'string') return 'tooLarge';
  isText &&= entries.every(([, value]) => isStorable(value));
  return isText ? new Map(entries) : 'unreadable';
}
