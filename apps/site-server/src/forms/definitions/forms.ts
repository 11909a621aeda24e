import { readFormDefinition, type FormDefinition } from '@frontage/form-runtime';
import { issueMessage } from '@frontage/site-model';
import { refuseForeignRow } from '../../sites/refuse-foreign-row';
import { touchSite } from '../../sites/sites';
import type { Database } from '../../store/database';
import { parseJson, toJson, type JsonText } from '../../store/json-text';
import { keepPastForm } from './past-forms';

/** A form as its owner configured it; submissions are judged by it, never by what a page sent. */
export interface FormTable {
  id: string;
  site_id: string;
  definition: JsonText<FormDefinition>;
  created_at: number;
  updated_at: number;
  /** Set when its owner deletes it; its submissions stay. */
  deleted_at: number | null;
}

declare module '../../store/database' {
  interface StoreTables {
    form: FormTable;
  }
}

/**
 * Finds a form of a site.
 *
 * @param db the reading side or a transaction
 * @param siteId the site
 * @param formId the form
 */
export async function findForm(
  db: Database,
  siteId: string,
  formId: string,
): Promise<FormDefinition | undefined> {
  const [found] = await findForms(db, siteId, [formId]);
  return found;
}

/**
 * Finds several forms at once; unknown ids are left out.
 *
 * @param db the reading side
 * @param siteId the site
 * @param formIds their ids
 */
export async function findForms(
  db: Database,
  siteId: string,
  formIds: readonly string[],
): Promise<FormDefinition[]> {
  if (formIds.length === 0) return [];
  const rows = await db
    .selectFrom('form')
    .select('definition')
    .where('site_id', '=', siteId)
    .where('id', 'in', formIds)
    .where('deleted_at', 'is', null)
    .execute();
  return rows.map((row) => parseJson(row.definition));
}

/**
 * Adds a form or changes it; what it was before is kept with the time of the change.
 *
 * @param db the transaction of a write
 * @param siteId the site
 * @param definition the form; its id is the row's id
 * @param now UTC milliseconds
 * @throws if the definition is invalid, or the form belongs to another site
 */
export async function saveForm(
  db: Database,
  siteId: string,
  definition: FormDefinition,
  now: number,
): Promise<void> {
  const [issue] = readFormDefinition(definition).issues;
  if (issue)
    throw new Error(`[site-server] not a form: ${issueMessage(issue)}. Nothing was saved.`);
  await refuseForeignRow(db, 'form', definition.id, siteId);
  const before = await db
    .selectFrom('form')
    .select(['id', 'site_id', 'definition'])
    .where('id', '=', definition.id)
    .executeTakeFirst();
  const values = { definition: toJson(definition), updated_at: now, deleted_at: null };
  if (before && before.definition !== values.definition) await keepPastForm(db, before, now);
  await db
    .insertInto('form')
    .values({ id: definition.id, site_id: siteId, created_at: now, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
  await touchSite(db, siteId, now);
}

/**
 * Deletes a form: pages no longer show it and nothing more can be sent to it. Its submissions stay,
 * and can be exported.
 *
 * @param db the transaction of a write
 * @param siteId the site
 * @param formId the form; nothing happens if it does not exist
 * @param now UTC milliseconds
 */
export async function deleteForm(
  db: Database,
  siteId: string,
  formId: string,
  now: number,
): Promise<void> {
  await setDeletedAt(db, siteId, formId, { deletedAt: now, now });
}

/**
 * Puts a deleted form back.
 *
 * @param db the transaction of a write
 * @param siteId the site
 * @param formId the form; nothing happens unless it was deleted
 * @param now UTC milliseconds
 */
export async function restoreForm(
  db: Database,
  siteId: string,
  formId: string,
  now: number,
): Promise<void> {
  await setDeletedAt(db, siteId, formId, { deletedAt: null, now });
}

/**
 * Lets nobody else change a form until the transaction ends.
 *
 * @param db the transaction
 * @param siteId the site
 * @param formId the form
 */
export async function lockForm(db: Database, siteId: string, formId: string): Promise<void> {
  // A row that is written is locked until the end of the transaction, in both databases.
  await db
    .updateTable('form')
    .set((eb) => ({ updated_at: eb.ref('updated_at') }))
    .where('id', '=', formId)
    .where('site_id', '=', siteId)
    .execute();
}

/**
 * Finds a form, deleted or not, for reading its submissions.
 *
 * @param db the reading side
 * @param formId the form
 */
export async function findAnyForm(
  db: Database,
  formId: string,
): Promise<{ siteId: string; definition: FormDefinition; deleted: boolean } | undefined> {
  const row = await db
    .selectFrom('form')
    .select(['site_id', 'definition', 'deleted_at'])
    .where('id', '=', formId)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    siteId: row.site_id,
    definition: parseJson(row.definition),
    deleted: row.deleted_at !== null,
  };
}

async function setDeletedAt(
  db: Database,
  siteId: string,
  formId: string,
  { deletedAt, now }: { readonly deletedAt: number | null; readonly now: number },
): Promise<void> {
  await db
    .updateTable('form')
    .set({ deleted_at: deletedAt, updated_at: now })
    .where('site_id', '=', siteId)
    .where('id', '=', formId)
    .execute();
  await touchSite(db, siteId, now);
}
