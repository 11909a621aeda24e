import type { SelectQueryBuilder } from 'kysely';
import { countRows } from '../store/count-rows';
import type { Database, StoreTables } from '../store/database';
import { findPart, type RowPart } from '../store/row-part';
import { hasWords } from '../store/search-key';
import { readAsset, type StoredAsset } from './assets';

/** What files are listed by: their kind, or that a picture has no alternative text. */
export const assetKinds = [
  'picture',
  'video',
  'sound',
  'captions',
  'font',
  'forBuyers',
  'withoutText',
] as const;

/** A kind of file. */
export type AssetKind = (typeof assetKinds)[number];

/** Which files are listed. */
export interface ListedAssetFilter {
  /** @default all */
  readonly kind?: AssetKind | undefined;
  /** Words of the name or the alternative text, each of them somewhere. @default '' */
  readonly search?: string;
}

/** A file in a list. */
export interface ListedAsset extends StoredAsset {
  /** UTC milliseconds. */
  readonly createdAt: number;
}

/**
 * Lists a part of a site's files, newest first. See `findPart`.
 *
 * @param db the reading side
 * @param siteId the site
 * @param filter which of them
 * @param part where in the list
 */
export async function listLibrary(
  db: Database,
  siteId: string,
  filter: ListedAssetFilter,
  part: RowPart,
): Promise<ListedAsset[]> {
  const rows = await findPart(filtered(db, siteId, filter).selectAll(), part);
  return rows.map((row) => ({ ...readAsset(row), createdAt: row.created_at }));
}

/** Counts the files that a filter finds, `most` at the most. */
export async function countLibrary(
  db: Database,
  siteId: string,
  filter: ListedAssetFilter,
  most?: number,
): Promise<number> {
  return countRows(filtered(db, siteId, filter), most);
}

/** Whether a file is a picture that a page can show. */
export function isPicture({ mime }: Pick<StoredAsset, 'mime'>): boolean {
  return mime.startsWith('image/');
}

function filtered(
  db: Database,
  siteId: string,
  { kind, search = '' }: ListedAssetFilter,
): SelectQueryBuilder<StoreTables, 'asset', object> {
  let query = db.selectFrom('asset').where('site_id', '=', siteId);
  for (const hasWord of hasWords('search_text', search)) query = query.where(hasWord);
  if (kind === undefined) return query;
  if (kind === 'forBuyers') return query.where('for_buyers', '=', 1);
  const mimes = {
    picture: 'image/%',
    video: 'video/%',
    sound: 'audio/%',
    captions: 'text/vtt',
    font: 'font/woff2',
    withoutText: 'image/%',
  };
  query = query.where('mime', 'like', mimes[kind]).where('for_buyers', '=', 0);
  return kind === 'withoutText' ? query.where('alt', '=', '') : query;
}
