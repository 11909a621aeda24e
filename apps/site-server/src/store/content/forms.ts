import { readFormDefinition, type FormDefinition } from '@frontage/form-runtime';
import type { Database } from '../tables';
import { parseJson } from './parse-json';
import { refuseForeignRow } from './refuse-foreign-row';
import { touchSite } from './sites';

/**
 * A form of a site.
 *
 * @param db the reading side or a transaction
 * @param siteId the site
 * @param formId the form
 */
export async function form(
  db: Database,
  siteId: string,
  formId: string,
): Promise<FormDefinition | undefined> {
  const [found] = await forms(db, siteId, [formId]);
  return found;
}

/**
 * Several forms at once; unknown ids are left out.
 *
 * @param db the reading side
 * @param siteId the site
 * @param formIds their ids
 */
export async function forms(
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
    .execute();
  // Only `saveForm` writes this column.
  return rows.map((row) => parseJson(row.definition) as FormDefinition);
}

/**
 * Adds a form or changes it.
 *
 * @param db the transaction of a write
 * @param siteId the site
 * @param definition the form; its id is the row's id
 * @param now UTC milliseconds
 * @throws when the definition is not sound, or the form another site's
 */
export async function saveForm(
  db: Database,
  siteId: string,
  definition: FormDefinition,
  now: number,
): Promise<void> {
  const [issue] = readFormDefinition(definition).issues;
  if (issue) throw new Error(`[site-server] not a form: ${issue.message}. Nothing was saved.`);
  await refuseForeignRow(db, 'form', definition.id, siteId);
  const values = { definition: JSON.stringify(definition), updated_at: now };
  await db
    .insertInto('form')
    .values({ id: definition.id, site_id: siteId, created_at: now, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
  await touchSite(db, siteId, now);
}
