import { Readable } from 'node:stream';
import type { FileStore } from '../../files/file-store';
import { textReply, type EndpointReply, type EndpointRequest } from '../../http/endpoint';
import { etag } from '../../http/etag';
import { readRange } from '../../http/read-range';
import type { StoredAsset } from '../../pictures/assets';

/** What part of a file is asked for; nothing for all of it. */
export type RequestedPart = ReturnType<typeof readRange>;

/** The part of a bought file that a request asks for: a part is worth something with its rest only. */
export function requestedPart(
  asset: Pick<StoredAsset, 'id' | 'bytes'>,
  { method, headers }: Pick<EndpointRequest, 'method' | 'headers'>,
): RequestedPart {
  const ifRange = headers['if-range'];
  const isSame = ifRange === undefined || ifRange === etag(asset.id, asset.bytes, 'original');
  return method === 'GET' && isSame ? readRange(headers['range'], asset.bytes) : undefined;
}

/**
 * A bought file, to be saved; of a broken line only what is missing, and of HEAD nothing but its
 * size.
 *
 * @param asset whose file
 * @param files where it is
 * @param asked the part, and how it is asked for
 * @param broke told when the line breaks before all of it went out
 */
export function downloadReply(
  asset: StoredAsset,
  files: Pick<FileStore, 'read'>,
  { method, part }: { method: string; part: RequestedPart },
  broke: () => void,
): EndpointReply {
  const headers = {
    'content-type': 'application/octet-stream',
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(asset.name)}`,
    'accept-ranges': 'bytes',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; sandbox",
    etag: etag(asset.id, asset.bytes, 'original'),
  };
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
      ...headers,
      'content-length': String(end - start + 1),
      ...(part && { 'content-range': `bytes ${start}-${end}/${asset.bytes}` }),
    },
    body,
  };
}
