import type { PageDocument } from '@frontage/site-model';
import type { Database } from '../../store/database';
import { toJson } from '../../store/json-text';
import { closeVersion } from './close-version';
import { documentTexts } from './document-texts';
import { joinTexts, plainTexts } from './plain-texts';

/** What a version of a page holds. */
export interface VersionInput {
  siteId: string;
  pageId: string;
  title: string;
  description: string;
  document: PageDocument;
}

/** When a version is made, and by whom. */
export interface VersionFacts {
  /** UTC milliseconds. */
  readonly now: number;
  createId(): string;
  /** The name of who makes it. @default '' a program */
  readonly by?: string | undefined;
}

/**
 * Adds a version after the last one of its page.
 *
 * @param db the transaction of a write
 * @param input what it holds
 * @param facts time and ids
 */
export async function insertVersion(
  db: Database,
  { siteId, pageId, title, description, document }: VersionInput,
  { now, createId, by = '' }: VersionFacts,
): Promise<{ id: string; number: number }> {
  const last = await db
    .selectFrom('page_version')
    .select((eb) => eb.fn.max('number').as('number'))
    .where('page_id', '=', pageId)
    .executeTakeFirst();
  const version = { id: createId(), number: (last?.number ?? 0) + 1 };
  // The one before it is what it is from now on.
  await closeVersion(db, pageId);
  await db
    .insertInto('page_version')
    .values({
      ...version,
      site_id: siteId,
      page_id: pageId,
      title,
      description,
      document: toJson(document),
      plain_text: joinTexts([...plainTexts(description), ...documentTexts(document)]),
      changed_by: by,
      created_at: now,
    })
    .execute();
  return version;
}
