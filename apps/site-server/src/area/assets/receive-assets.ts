import type { Account } from '../../accounts/accounts';
import type { EndpointRequest } from '../../http/endpoint';
import { readFormBody } from '../../http/read-form-body';
import { sayOfAssets } from './asset-texts';
import { createKeepAsset, type KeepAssetServices } from './create-keep-asset';

/** What became of the files of one post. */
export interface ReceivedAssets {
  readonly added: number;
  /** What is wrong with each that was not added. */
  readonly wrong: readonly string[];
}

/** The most files of one post; the form has no other fields. */
const limits = { textBytes: 10_000, fields: 200 };

/**
 * Adds the files of a post to the library, one after another as they arrive. One that is refused
 * does not hold up the others.
 *
 * @param services the store and its files
 * @param request the post
 * @param by who adds them
 * @returns undefined for a post that cannot be read
 */
export async function receiveAssets(
  services: KeepAssetServices,
  request: EndpointRequest,
  by: Account,
): Promise<ReceivedAssets | undefined> {
  const wrong: string[] = [];
  let added = 0;
  const keep = createKeepAsset(services, request, by);
  const body = await readFormBody(request, limits, async (file) => {
    const kept = await keep(file);
    if (kept.asset) added += 1;
    else wrong.push(kept.wrong);
    return undefined;
  });
  if (typeof body === 'string') return undefined;
  return added === 0 && wrong.length === 0
    ? { added, wrong: [sayOfAssets('nothingChosen')] }
    : { added, wrong };
}
