import { Readable } from 'node:stream';
import { textReply, type EndpointReply, type EndpointRequest } from '../http/endpoint';
import { etag, isFresh } from '../http/etag';
import { immutable } from '../http/immutable';
import { readRange } from '../http/read-range';
import { assetPolicy } from '../http/security-headers';
import type { StoredAsset } from './assets';
import type { FileStore } from '../files/file-store';

/**
 * Serves the file itself, or the requested part of it, as players of videos need. A drawing may
 * contain scripts: opened directly it is downloaded instead of shown, and its policy, like every
 * file's, is a sandbox that allows only styles; as a picture in a page it runs none.
 *
 * @param asset whose file
 * @param files where it is
 * @param request the visitor's
 * @param vary what the choice of the original depended on
 */
export function originalReply(
  asset: StoredAsset,
  files: FileStore,
  { headers, method }: Pick<EndpointRequest, 'headers' | 'method'>,
  vary: Record<string, string> = {},
): EndpointReply {
  const tag = etag(asset.id, asset.bytes, 'original');
  const originalHeaders = {
    ...vary,
    'cache-control': immutable,
    'accept-ranges': 'bytes',
    'content-security-policy': assetPolicy,
    etag: tag,
    ...(asset.mime === 'image/svg+xml' && { 'content-disposition': 'attachment' }),
  };
  if (isFresh(headers['if-none-match'], tag))
    return { status: 304, headers: originalHeaders, body: '' };
  // A part is only useful together with other parts of the same file.
  const sameFile = headers['if-range'] === undefined || headers['if-range'] === tag;
  const range = method === 'GET' && sameFile ? readRange(headers.range, asset.bytes) : undefined;
  if (range === 'unsatisfiable')
    return textReply(416, 'The file ends before that.', {
      'content-range': `bytes */${asset.bytes}`,
    });
  const type = { ...originalHeaders, 'content-type': asset.mime };
  if (!range) {
    // The framework would read the whole file to answer HEAD.
    const body = method === 'HEAD' ? Readable.from([]) : files.read(asset.id);
    return { status: 200, headers: { ...type, 'content-length': String(asset.bytes) }, body };
  }
  const { start, end } = range;
  return {
    status: 206,
    headers: {
      ...type,
      'content-length': String(end - start + 1),
      'content-range': `bytes ${start}-${end}/${asset.bytes}`,
    },
    body: files.read(asset.id, range),
  };
}
