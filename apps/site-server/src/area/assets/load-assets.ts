import { countLibrary, listLibrary, type ListedAsset } from '../../pictures/list-library';
import type { Database } from '../../store/database';
import { countList, cutPart, type ListPart } from '../list-part';
import { partOf } from '../list-query';
import { assetFilter, type AssetQuery } from './asset-query';

/** A part of the list of files. */
export interface ListedAssets {
  readonly query: AssetQuery;
  readonly part: ListPart<ListedAsset>;
  /** How many the filter finds. */
  readonly count: number;
}

/** Loads a part of the list of files. */
export async function loadAssets(
  db: Database,
  siteId: string,
  query: AssetQuery,
): Promise<ListedAssets> {
  const filter = assetFilter(query);
  const part = cutPart(await listLibrary(db, siteId, filter, partOf(query)), query);
  const count = await countList(part, (most) => countLibrary(db, siteId, filter, most));
  return { query, part, count };
}
