import { findAnyForm } from '../forms/definitions/forms';
import type { Database } from '../store/database';
import { parseJson } from '../store/json-text';
import type { SubscriberStatus } from './subscriber';

/** A newsletter form, and who was entered into it. */
export interface NewsletterList {
  /** The form's id. */
  readonly id: string;
  readonly name: string;
  /** Whether its form was deleted: nobody can be added. */
  readonly isDeleted: boolean;
  readonly counts: Readonly<Record<SubscriberStatus, number>>;
}

/** Lists the newsletters of a site by name; deleted forms only while they have subscribers. */
export async function listNewsletterLists(
  db: Database,
  siteId: string,
): Promise<readonly NewsletterList[]> {
  const [forms, rows] = await Promise.all([
    db
      .selectFrom('form')
      .select(['id', 'definition', 'deleted_at'])
      .where('site_id', '=', siteId)
      .execute(),
    db
      .selectFrom('subscriber')
      .select(['form_id', 'status', (eb) => eb.fn.countAll().as('count')])
      .where('site_id', '=', siteId)
      .groupBy(['form_id', 'status'])
      .execute(),
  ]);
  const lists = forms.map(({ id, definition, deleted_at }) => {
    const counts = { pending: 0, confirmed: 0, unsubscribed: 0 };
    for (const row of rows) if (row.form_id === id) counts[row.status] = Number(row.count);
    const { kind, name } = parseJson(definition);
    return { id, name, kind, isDeleted: deleted_at !== null, counts };
  });
  return lists
    .filter(
      ({ kind, isDeleted, counts: { pending, confirmed, unsubscribed } }) =>
        pending + confirmed + unsubscribed > 0 || (kind === 'newsletter' && !isDeleted),
    )
    .sort((a, b) => a.name.localeCompare(b.name));
}

/** Finds one newsletter of a site, without its counts. */
export async function findNewsletterList(
  db: Database,
  siteId: string,
  id: string,
): Promise<Omit<NewsletterList, 'counts'> | undefined> {
  const form = await findAnyForm(db, id);
  if (form?.siteId !== siteId || form.definition.kind !== 'newsletter') return undefined;
  return { id, name: form.definition.name, isDeleted: form.deleted };
}
