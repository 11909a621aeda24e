import type { FormDefinition } from '@frontage/form-runtime';
import type { Database } from '../../store/database';
import { parseJson } from '../../store/json-text';
import type { FormTable } from './forms';

/** A form with everything that is shown beside its submissions. */
export interface KnownForm {
  readonly id: string;
  readonly name: string;
  readonly definition: FormDefinition;
  readonly isDeleted: boolean;
}

/** Lists the forms of a site by name, deleted ones too. */
export async function listKnownForms(db: Database, siteId: string): Promise<KnownForm[]> {
  const rows = await db
    .selectFrom('form')
    .select(['id', 'definition', 'deleted_at'])
    .where('site_id', '=', siteId)
    .execute();
  return rows.map(readKnownForm).sort((a, b) => a.name.localeCompare(b.name));
}

/** Finds a form of a site, deleted or not. */
export async function findKnownForm(
  db: Database,
  siteId: string,
  formId: string,
): Promise<KnownForm | undefined> {
  const row = await db
    .selectFrom('form')
    .select(['id', 'definition', 'deleted_at'])
    .where('site_id', '=', siteId)
    .where('id', '=', formId)
    .executeTakeFirst();
  return row && readKnownForm(row);
}

function readKnownForm(row: Pick<FormTable, 'id' | 'definition' | 'deleted_at'>): KnownForm {
  const definition: FormDefinition = parseJson(row.definition);
  return { id: row.id, name: definition.name, definition, isDeleted: row.deleted_at !== null };
}
