import type { Account } from '../../accounts/accounts';
import type { EndpointRequest } from '../../http/endpoint';
import { readFormBody } from '../../http/read-form-body';
import { isPicture } from '../../pictures/list-library';
import { isStorable } from '../../store/is-storable';
import { createKeepAsset, type KeepAssetServices } from '../assets/create-keep-asset';
import { sayOfProductPage } from './product-page-texts';

/** A product's form that was sent with new pictures. */
export interface ReceivedPictures {
  /** The other controls; none where the files came alone. */
  readonly body: Readonly<Record<string, string>>;
  /** The new pictures, in their order. */
  readonly ids: readonly string[];
  /** What is wrong with each file that was not added. */
  readonly wrong: readonly string[];
}

const limits = { textBytes: 4_000_000, fields: 5_000 };

/**
 * Adds the pictures of a post to the library of the site.
 *
 * @param services the store and its files
 * @param request the post
 * @param by who adds them
 * @returns undefined for a post that cannot be read
 */
export async function receivePictures(
  services: KeepAssetServices,
  request: EndpointRequest,
  by: Account,
): Promise<ReceivedPictures | undefined> {
  const added: (string | undefined)[] = [];
  const wrong: string[] = [];
  const keep = createKeepAsset(services, request, by);
  let files = 0;
  const body = await readFormBody(request, limits, async (file) => {
    // Small ones are through before large ones that began earlier.
    const place = files;
    files += 1;
    const { asset, wrong: refused } = await keep(file);
    if (!asset) wrong.push(refused);
    else if (isPicture(asset)) added[place] = asset.id;
    else wrong.push(sayOfProductPage('notPicture', { name: asset.name }));
    return undefined;
  });
  if (typeof body === 'string' || !body.every((entry) => entry.every(isStorable))) return undefined;
  const ids = added.filter((id) => id !== undefined);
  return { body: Object.fromEntries(body), ids, wrong };
}
