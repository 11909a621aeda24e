import type { Account } from '../../accounts/accounts';
import type { EndpointRequest } from '../../http/endpoint';
import { readFormBody } from '../../http/read-form-body';
import type { StoredAsset } from '../../pictures/assets';
import { isPicture } from '../../pictures/list-library';
import { sayOfAssets } from './asset-texts';
import { createKeepAsset, type KeepAssetServices } from './create-keep-asset';

/** A file that is now in the library. */
export interface ReceivedAsset {
  readonly id: string;
  readonly name: string;
  readonly kind: 'picture' | 'video' | 'sound' | 'other';
}

/** What became of the files of one post. */
export interface ReceivedAssets {
  readonly added: number;
  /** Those that were added, in the order in which they were through. */
  readonly files: readonly ReceivedAsset[];
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
  const files: ReceivedAsset[] = [];
  const keep = createKeepAsset(services, request, by);
  const body = await readFormBody(request, limits, async (file) => {
    const kept = await keep(file);
    if (kept.asset) files.push(receivedAsset(kept.asset));
    else wrong.push(kept.wrong);
    return undefined;
  });
  if (typeof body === 'string') return undefined;
  const isEmpty = files.length === 0 && wrong.length === 0;
  return {
    added: files.length,
    files,
    wrong: isEmpty ? [sayOfAssets('nothingChosen')] : wrong,
  };
}

function receivedAsset({ id, name, mime }: StoredAsset): ReceivedAsset {
  return { id, name, kind: kindOf(mime) };
}

function kindOf(mime: string): ReceivedAsset['kind'] {
  if (isPicture({ mime })) return 'picture';
  if (mime.startsWith('video/')) return 'video';
  return mime.startsWith('audio/') ? 'sound' : 'other';
}
