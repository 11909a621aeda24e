import type { PageStatus } from '@frontage/site-model/editing';
import type { EditedPage } from '../../pages/documents/edited-page';
import type { Site } from '../../sites/site-settings';
import { siteTimeZone } from '../../sites/site-time-zone';
import type { Database } from '../../store/database';
import { areaTime } from '../area-time';
import { sayOfEditor } from './editor-texts';

/**
 * Loads what an editor says of its page beside the content, once somebody has changed that.
 *
 * @param db the reading side
 * @param now UTC milliseconds
 */
export async function loadPageStatus(
  db: Database,
  { site, page }: { readonly site: Site; readonly page: EditedPage },
  now: number,
): Promise<PageStatus> {
  const { published_version_id: published } = await db
    .selectFrom('page')
    .select('published_version_id')
    .where('id', '=', page.id)
    .executeTakeFirstOrThrow();
  return {
    title: page.title,
    description: page.description,
    hour: sayHour(site, page.publishAt),
    published: published ?? '',
    time: areaTime(site)(now),
  };
}

function sayHour(site: Site, publishAt: number | null): string {
  if (publishAt === null) return '';
  return sayOfEditor('scheduled', { time: areaTime(site)(publishAt), zone: siteTimeZone(site) });
}
