import { Readable } from 'node:stream';
import type { FileStore } from '../../files/file-store';
import { attachmentHeaders } from '../../http/attachment-headers';
import { textReply, type EndpointReply, type EndpointRequest } from '../../http/endpoint';
import { etag } from '../../http/etag';
import { readRange } from '../../http/read-range';
import type { StoredAsset } from '../../pictures/assets';

/** The requested part of a file; undefined for all of it. */
export type RequestedPart = ReturnType<typeof readRange>;

/**
 * Gives the part of a bought file that a request asks for: a part is only useful with the matching
 * rest.
 */
export function requestedPart(
  asset: Pick<StoredAsset, 'id' | 'bytes'>,
  { method, headers }: Pick<EndpointRequest, 'method' | 'headers'>,
): RequestedPart {
  const ifRange = headers['if-range'];
  const isSame = ifRange === undefined || ifRange === etag(asset.id, asset.bytes, 'original');
  return method === 'GET' && isSame ? readRange(headers['range'], asset.bytes) : undefined;
}

/**
 * Answers with a bought file as a download; after a broken connection only the missing part, and
 * for HEAD only its size.
 *
 * @param asset of the file
 * @param files contains it
 * @param asked the part, and the method
 * @param broke called if the connection breaks before everything was sent
 */
export function downloadReply(
  asset: StoredAsset,
  files: Pick<FileStore, 'read'>,
  { method, part }: { method: string; part: RequestedPart },
  broke: () => void,
): EndpointReply {
  if (part === 'unsatisfiable')
    return textReply(416, 'The file ends before that.', {
      'content-range': `bytes */${asset.bytes}`,
    });
  const { start, end } = part ?? { start: 0, end: asset.bytes - 1 };
  const body = method === 'HEAD' ? Readable.from([]) : files.read(asset.id, part);
  body.once('close', () => !body.readableEnded && broke());
  return {
    status: part ? 206 : 200,
    headers: {
      ...attachmentHeaders(asset.name),
      'accept-ranges': 'bytes',
      etag: etag(asset.id, asset.bytes, 'original'),
      'content-length': String(end - start + 1),
      ...(part && { 'content-range': `bytes ${start}-${end}/${asset.bytes}` }),
    },
    body,
  };
}
