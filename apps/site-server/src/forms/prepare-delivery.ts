import type { FormDefinition } from '@frontage/form-runtime';
import { submissionMails } from '../mail/submission-mails';
import type { Site } from '../store/content/site-settings';
import type { NewSubmission } from '../store/content/submissions';
import { uploadsById } from '../store/content/uploads';
import type { Store } from '../store/store';
import type { Delivery } from './deliver-submission';
import { uploadIdsOf } from './readable-fields';

/**
 * Writes the mails of a submission before it is stored: a write may wait for nothing.
 *
 * @param store where its files are
 * @param parts the submission, and what it was sent to
 */
export async function prepareDelivery(
  { read, createId }: Pick<Store, 'read' | 'createId'>,
  { site, form, submission }: { site: Site; form: FormDefinition; submission: NewSubmission },
): Promise<Delivery> {
  const files = uploadIdsOf(form, submission.values);
  const named = await uploadsById(read, [...files.values()].flat());
  return { submission, files, mails: submissionMails({ site, form, submission, files: named, createId }) };
}
