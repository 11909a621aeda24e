import { findKnownForm, type KnownForm } from '../../forms/definitions/known-forms';
import { countFormMessages, type FormMessages } from '../../forms/submissions/form-messages';
import { listPagesHolding, type HoldingPage } from '../../pages/documents/list-pages-holding';
import type { Database } from '../../store/database';

/** A form with all that its page shows. */
export interface LoadedForm {
  readonly form: KnownForm;
  readonly pages: readonly HoldingPage[];
  readonly messages: FormMessages;
}

/** Loads a form of a site, deleted or not; undefined if there is none. */
export async function loadForm(
  db: Database,
  siteId: string,
  id: string,
): Promise<LoadedForm | undefined> {
  const form = await findKnownForm(db, siteId, id);
  if (!form) return undefined;
  const [pages, messages] = await Promise.all([
    listPagesHolding(db, siteId, id),
    countFormMessages(db, siteId),
  ]);
  return { form, pages, messages: messages.get(id) ?? { count: 0, lastAt: undefined } };
}
