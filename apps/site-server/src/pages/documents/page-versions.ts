import { readPageDocument, type PageDocument } from '@frontage/site-model';
import type { Database } from '../../store/database';
import { parseJson } from '../../store/json-text';
import type { EditedPage } from './edited-page';

/** A version of a page in a list. */
export interface PageVersion {
  readonly number: number;
  readonly title: string;
  /** Who made it, or wrote into it last; '' for a program. */
  readonly changedBy: string;
  /** When it was begun, UTC milliseconds. */
  readonly createdAt: number;
  /** Whether visitors see it. */
  readonly isPublished: boolean;
  /** Whether it is the one that is edited. */
  readonly isNewest: boolean;
}

/** A part of the versions of a page, by their numbers; without a place, the newest. */
export interface VersionPart {
  readonly before?: number | undefined;
  readonly after?: number | undefined;
  /** Whether none but the one that visitors see is wanted. @default false */
  readonly isPublished?: boolean;
  readonly limit: number;
}

/** Lists a part of the versions of a page, newest first. */
export async function listPageVersions(
  db: Database,
  { id, siteId }: Pick<EditedPage, 'id' | 'siteId'>,
  { before, after, isPublished = false, limit }: VersionPart,
): Promise<readonly PageVersion[]> {
  const isUp = after !== undefined;
  const place = after ?? before;
  let query = db
    .selectFrom('page_version')
    .innerJoin('page', 'page.id', 'page_version.page_id')
    .select([
      'page_version.id',
      'page_version.number',
      'page_version.title',
      'page_version.changed_by',
      'page_version.created_at',
      'page.draft_version_id',
      'page.published_version_id',
    ])
    .where('page.site_id', '=', siteId)
    .where('page_version.page_id', '=', id)
    .orderBy('page_version.number', isUp ? 'asc' : 'desc')
    .limit(limit);
  if (place !== undefined) query = query.where('page_version.number', isUp ? '>' : '<', place);
  if (isPublished) query = query.whereRef('page_version.id', '=', 'page.published_version_id');
  const rows = await query.execute();
  return (isUp ? rows.toReversed() : rows).map((row) => ({
    number: row.number,
    title: row.title,
    changedBy: row.changed_by,
    createdAt: row.created_at,
    isPublished: row.id === row.published_version_id,
    isNewest: row.id === row.draft_version_id,
  }));
}

/** Finds the content of a version of a page, as it can be shown today. */
export async function findPageVersion(
  db: Database,
  { id, siteId }: Pick<EditedPage, 'id' | 'siteId'>,
  number: number,
): Promise<{ readonly title: string; readonly document: PageDocument } | undefined> {
  const row = await db
    .selectFrom('page_version')
    .select(['title', 'document'])
    .where('site_id', '=', siteId)
    .where('page_id', '=', id)
    .where('number', '=', number)
    .executeTakeFirst();
  return row && { title: row.title, document: readPageDocument(parseJson(row.document)).document };
}
