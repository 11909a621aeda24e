import type { FormDefinition } from '@frontage/form-runtime';
import type { Database } from '../../store/database';
import { hasWords } from '../../store/search-key';
import { findAnyForm } from '../definitions/forms';
import { findPastForms, formAt } from '../definitions/past-forms';
import { readableFields, type ReadableField } from './readable-fields';
import { readSubmission, type Submission } from './submissions';

/** What somebody sent with their address. */
export interface MailedSubmission extends Pick<Submission, 'pageTitle' | 'pagePath' | 'createdAt'> {
  /** As people read it; no password is among it. */
  readonly entries: readonly Pick<ReadableField, 'title' | 'text'>[];
}

/**
 * Lists what was sent to a site with an address in a field for one, oldest first, read by its
 * forms as they were then.
 *
 * @param db the reading side
 * @param siteId the site
 * @param email the very address, in any case
 */
export async function listMailedSubmissions(
  db: Database,
  siteId: string,
  email: string,
): Promise<MailedSubmission[]> {
  const wanted = email.toLowerCase();
  const rows = await db
    .selectFrom('submission')
    .selectAll()
    .where('site_id', '=', siteId)
    .where((eb) => eb.and(hasWords('search_text', email)))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const found: MailedSubmission[] = [];
  for (const submission of rows.map(readSubmission)) {
    const form = await formOf(db, submission);
    const isTheirs = form?.fields.some(
      ({ id, type }) => type === 'email' && String(submission.values[id]).toLowerCase() === wanted,
    );
    if (!form || !isTheirs) continue;
    const { pageTitle, pagePath, createdAt, values } = submission;
    const entries = readableFields(form, values).map(({ title, text }) => ({ title, text }));
    found.push({ pageTitle, pagePath, createdAt, entries });
  }
  return found;
}

/** Finds the form of a submission as it was then. */
async function formOf(
  db: Database,
  { formId, createdAt }: Submission,
): Promise<FormDefinition | undefined> {
  const form = await findAnyForm(db, formId);
  if (!form) return undefined;
  const past = (await findPastForms(db, [formId], createdAt)).get(formId) ?? [];
  return formAt({ definition: form.definition, past }, createdAt);
}
