import { Readable } from 'node:stream';
import type { EndpointReply } from '../http/endpoint';

/**
 * Answers with a table as a file to keep.
 *
 * @param name of the file
 * @param pieces its text, piece by piece
 */
export function csvReply(name: string, pieces: AsyncIterable<string>): EndpointReply {
  return {
    status: 200,
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    },
    body: Readable.from(pieces),
  };
}
