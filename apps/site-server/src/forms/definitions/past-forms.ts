import type { FormDefinition, FormField } from '@frontage/form-runtime';
import type { Database } from '../../store/database';
import { parseJson, type JsonText } from '../../store/json-text';

/** A form as it was until it was changed: what was sent to it is read by it. */
export interface PastFormTable {
  form_id: string;
  site_id: string;
  definition: JsonText<FormDefinition>;
  /** When the next one took its place, UTC milliseconds. */
  replaced_at: number;
}

declare module '../../store/database' {
  interface StoreTables {
    past_form: PastFormTable;
  }
}

/** A form with all that it was before, oldest first. */
export interface FormHistory {
  readonly definition: FormDefinition;
  readonly past: readonly { readonly definition: FormDefinition; readonly replacedAt: number }[];
}

/** What forms were before, by their id. */
export type PastForms = ReadonlyMap<string, FormHistory['past']>;

/**
 * Keeps a form as it was, so that what was sent to it can still be read.
 *
 * @param db the transaction in which the form changes
 * @param form its row, before the change
 * @param now UTC milliseconds
 */
export async function keepPastForm(
  db: Database,
  {
    id,
    site_id,
    definition,
  }: { id: string; site_id: string; definition: PastFormTable['definition'] },
  now: number,
): Promise<void> {
  await db
    .insertInto('past_form')
    .values({ form_id: id, site_id, definition, replaced_at: now })
    // What took its place within the same millisecond was never seen.
    .onConflict((conflict) => conflict.columns(['form_id', 'replaced_at']).doNothing())
    .execute();
}

/**
 * Finds what forms were before.
 *
 * @param db the reading side
 * @param formIds their ids
 * @param since only what held then or later, UTC milliseconds. @default everything
 * @returns by the id of the form, oldest first
 */
export async function findPastForms(
  db: Database,
  formIds: readonly string[],
  since = 0,
): Promise<PastForms> {
  if (formIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('past_form')
    .select(['form_id', 'definition', 'replaced_at'])
    .where('form_id', 'in', [...new Set(formIds)])
    .where('replaced_at', '>', since)
    .orderBy('replaced_at')
    .execute();
  const byForm = new Map<string, FormHistory['past'][number][]>();
  for (const { form_id: formId, definition, replaced_at: replacedAt } of rows)
    byForm.set(formId, [
      ...(byForm.get(formId) ?? []),
      { definition: parseJson(definition), replacedAt },
    ]);
  return byForm;
}

/**
 * Returns a form as it was at a time.
 *
 * @param history the form with all that it was
 * @param time UTC milliseconds, such as those of a submission
 */
export function formAt({ definition, past }: FormHistory, time: number): FormDefinition {
  return past.find(({ replacedAt }) => time < replacedAt)?.definition ?? definition;
}

/** Lists every field that a form has or had, each as it was last: those it has now come first. */
export function everyField({ definition, past }: FormHistory): readonly FormField[] {
  const newestFirst = [definition, ...past.map((earlier) => earlier.definition).toReversed()];
  const byId = new Map<string, FormField>();
  for (const field of newestFirst.flatMap(({ fields }) => fields))
    if (!byId.has(field.id)) byId.set(field.id, field);
  return [...byId.values()];
}
