import { pickWidth, pictureWidths } from '@frontage/image-loader';
import { isId } from '@frontage/site-model';
import { textReply, type Endpoint } from '../http/endpoint';
import { etag, isFresh } from '../http/etag';
import { immutable } from '../http/immutable';
import { assetPolicy } from '../http/security-headers';
import type { SiteLookup } from '../sites/create-site-lookup';
import type { Store } from '../store/store';
import { findAsset } from './assets';
import { chooseFormat } from './choose-format';
import type { FileStore } from '../files/file-store';
import type { PictureVariants } from './create-picture-variants';
import { recipe } from './encode-variant';
import { originalReply } from './original-reply';

/** The services of the asset endpoint. */
export interface AssetServices {
  store: Pick<Store, 'read'>;
  sites: SiteLookup;
  files: FileStore;
  pictures: PictureVariants;
}

/**
 * Serves `GET /assets/<id>/<name>?format=750w`, or `name-750w.jpg` without a query [3.25]: a
 * picture of the site in a listed width [9.16], or the original without one. Never larger than the
 * original; AVIF or WebP for browsers that accept it.
 */
export function assetEndpoint({ store, sites, files, pictures }: AssetServices): Endpoint {
  return async (request) => {
    const { params, query, headers, host } = request;
    const { id = '', name = '' } = params;
    const site = isId(id) ? await sites.find(host) : undefined;
    const asset = site && (await findAsset(store.read, site.id, id));
    const widthOfName = asset && readWidthOfName(name, asset.name);
    if (!asset || asset.forBuyers || widthOfName === undefined)
      return textReply(404, 'There is no such picture.');
    const requestedFormat = query.get('format') ?? widthOfName;
    if (requestedFormat === null) return originalReply(asset, files, request);
    const width = listedWidth(requestedFormat, asset.width);
    if (width === undefined)
      return textReply(
        400,
        `format must be one of ${pictureWidths.map((listed) => `${listed}w`).join(', ')}.`,
      );
    const vary = { vary: 'accept' };
    const format = chooseFormat(asset, width, headers.accept);
    if (format === undefined) return originalReply(asset, files, request, vary);
    const tag = etag(asset.id, asset.bytes, width, format, recipe);
    const assetHeaders = {
      ...vary,
      'cache-control': immutable,
      'content-security-policy': assetPolicy,
      etag: tag,
    };
    if (isFresh(headers['if-none-match'], tag))
      return { status: 304, headers: assetHeaders, body: '' };
    const { bytes, mime, fault } = await pictures.variant(asset, width, format);
    return {
      status: 200,
      headers: { ...assetHeaders, 'content-type': mime },
      body: bytes,
      ...(fault !== undefined && { fault }),
    };
  };
}

/**
 * Reads the width in the name that a request gives a picture: `750w` of `jar-750w.jpg` for
 * `jar.jpg`.
 *
 * @returns null for the picture's own name; undefined for the name of another one
 */
function readWidthOfName(requested: string, name: string): string | null | undefined {
  if (requested === name) return null;
  const [, stem, width, ending = ''] = /^(.*)-(\d+w)(\.[^.]*)?$/.exec(requested) ?? [];
  return stem !== undefined && stem + ending === name ? width : undefined;
}

/**
 * Returns the listed width to make: the requested one, but no larger than the one that holds the
 * whole picture.
 */
function listedWidth(format: string, natural: number): number | undefined {
  const requestedWidth = pictureWidths.find((width) => `${width}w` === format);
  return requestedWidth && pickWidth(requestedWidth, natural);
}
