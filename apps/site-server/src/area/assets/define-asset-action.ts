import { createHash } from 'node:crypto';
import { accountManner, type AccountRefusal } from '../../accounts/account-manner';
import type { Contributor, Identify } from '../../accounts/create-identify';
import type { FileStore } from '../../files/file-store';
import { actionsFor } from '../../http/action/actions-for';
import type { Call } from '../../http/action/call';
import type { Refused } from '../../http/action/refused';
import { findAsset, type StoredAsset } from '../../pictures/assets';
import type { Site } from '../../sites/site-settings';
import type { Store } from '../../store/store';
import { findWithPerson } from '../../accounts/find-with-person';

/** The services of the files in the area. */
export interface AreaAssetServices {
  store: Pick<Store, 'read' | 'write' | 'change' | 'now' | 'createId'>;
  /** The files themselves. */
  files: FileStore;
  /** Finds who sent a request. */
  identify: Identify;
}

/** Declares an action about files. */
export const { defineAction: defineAssetAction } = actionsFor<
  AreaAssetServices,
  Site,
  AccountRefusal
>(accountManner);

/** A file, and who asks for it. */
export interface FoundAsset {
  readonly contributor: Contributor;
  readonly asset: StoredAsset;
}

/** Finds the file that an address names, and who asks for it. */
export function findAssetAndPerson(
  call: Pick<Call<Site, { id: string }>, 'request' | 'site' | 'params'>,
  services: Pick<AreaAssetServices, 'identify' | 'store'>,
): Promise<FoundAsset | Refused<AccountRefusal>> {
  return findWithPerson(call, services, async (db, siteId, id) => {
    const asset = await findAsset(db, siteId, id);
    return asset && { asset };
  });
}

/** A short text that differs when what is said of a file does. */
export function assetMark({ name, alt, focalPoint: { x, y } }: StoredAsset): string {
  const facts = JSON.stringify([name, alt, x, y]);
  return createHash('sha256').update(facts).digest('base64url').slice(0, 22);
}
