import { pictureWidths } from '@frontage/image-loader';
import { isId } from '@frontage/site-model';
import { textReply, type Endpoint, type EndpointReply } from '../http/endpoint';
import { accepts } from '../http/encoding';
import { etag, isFresh } from '../http/etag';
import { isResizable } from '../pictures/picture-variants';
import type { ServerParts } from '../server-parts';
import type { StoredAsset } from '../store/content/assets';
import { immutable } from './runtime-file';

/**
 * `GET /assets/<id>/<name>?format=750w`: a picture of the site in a listed width
 * [9.16], or the original without `format`. Never larger than the original; WebP
 * for browsers that take it.
 */
export function assetEndpoint({ store, sites, pictures }: ServerParts): Endpoint {
  return async ({ path, query, headers, host }) => {
    const [, , id = '', name = ''] = path.split('/');
    const site = isId(id) ? await sites.find(host) : undefined;
    const asset = site && (await store.asset(site.id, id));
    if (!asset || asset.name !== decoded(name)) return textReply(404, 'There is no such picture.');
    const format = query.get('format');
    if (format === null || !isResizable(asset.mime))
      return original(asset, headers['if-none-match'], store.files.read);
    const width = listedWidth(format, asset.width);
    if (width === undefined)
      return textReply(
        400,
        `format must be one of ${pictureWidths.map((listed) => `${listed}w`).join(', ')}.`,
      );
    const webp = accepts(headers.accept, 'image/webp');
    const tag = etag(asset.id, asset.bytes, width, webp ? 'webp' : asset.mime);
    const own = { 'cache-control': immutable, vary: 'accept', etag: tag };
    if (isFresh(headers['if-none-match'], tag)) return { status: 304, headers: own, body: '' };
    const { bytes, mime } = await pictures.variant(asset, width, webp);
    return { status: 200, headers: { ...own, 'content-type': mime }, body: bytes };
  };
}

function original(
  asset: StoredAsset,
  known: string | undefined,
  read: ServerParts['store']['files']['read'],
): EndpointReply {
  const tag = etag(asset.id, asset.bytes, 'original');
  const own = { 'cache-control': immutable, etag: tag };
  if (isFresh(known, tag)) return { status: 304, headers: own, body: '' };
  return {
    status: 200,
    headers: { ...own, 'content-type': asset.mime, 'content-length': String(asset.bytes) },
    body: read(asset.id),
  };
}

/** The listed width to make: as asked, but no larger than the one that holds the whole picture. */
function listedWidth(format: string, natural: number): number | undefined {
  const listed = [...pictureWidths].sort((a, b) => a - b);
  const asked = listed.find((width) => `${width}w` === format);
  const enough = listed.find((width) => width >= natural) ?? listed.at(-1);
  return asked === undefined || enough === undefined ? undefined : Math.min(asked, enough);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
