import { listKnownForms, type KnownForm } from '../../forms/definitions/known-forms';
import { countFormMessages, type FormMessages } from '../../forms/submissions/form-messages';
import { listPagesHolding, type HoldingPage } from '../../pages/documents/list-pages-holding';
import type { Database } from '../../store/database';
import { searchKey } from '../../store/search-key';
import type { FormQuery } from './form-query';

/** A form in the list. */
export interface ListedForm extends Pick<KnownForm, 'id' | 'name' | 'isDeleted'> {
  readonly pages: readonly HoldingPage[];
  /** Undefined without any. */
  readonly messages: FormMessages | undefined;
}

/**
 * Lists the forms of a site by name; deleted ones only where they are asked for.
 *
 * @param db the reading side
 * @param siteId the site
 * @param query the filter
 */
export async function listAreaForms(
  db: Database,
  siteId: string,
  { q = '', state }: Pick<FormQuery, 'q' | 'state'>,
): Promise<readonly ListedForm[]> {
  const words = searchKey(q).split(/\s+/);
  const known = (await listKnownForms(db, siteId)).filter(
    ({ name, isDeleted }) =>
      isDeleted === (state === 'deleted') && words.every((word) => searchKey(name).includes(word)),
  );
  const messages = await countFormMessages(db, siteId);
  const listed = await Promise.all(
    known.map(async ({ id, name, isDeleted }) => ({
      id,
      name,
      isDeleted,
      pages: await listPagesHolding(db, siteId, id),
      messages: messages.get(id),
    })),
  );
  if (state !== 'used' && state !== 'unused') return listed;
  return listed.filter(({ pages }) => pages.length > 0 === (state === 'used'));
}
