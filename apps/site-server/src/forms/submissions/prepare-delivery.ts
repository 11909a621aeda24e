import type { FormDefinition } from '@frontage/form-runtime';
import type { EndpointRequest } from '../../http/endpoint';
import { languageAt } from '../../pages/language-at';
import { siteOrigin } from '../../sites/site-origin';
import type { Site } from '../../sites/site-settings';
import type { Store } from '../../store/store';
import { findUploads } from '../uploads/uploads';
import type { Delivery } from './deliver-submission';
import { uploadIdsOf } from './readable-fields';
import type { SubmissionHook } from './submission-hook';
import { submissionMails } from './submission-mails';
import type { NewSubmission } from './submissions';

/** The services for a delivery. */
export interface DeliveryServices {
  store: Pick<Store, 'read' | 'now' | 'createId'>;
  /** The address that visitors use, if a proxy hides it. */
  baseUrl: string | undefined;
  onSubmission: SubmissionHook;
}

/**
 * Writes the mails of a submission before it is stored: a write must not wait for anything.
 *
 * @param services what it is written with
 * @param request what it came with
 * @param sent the submission, and what it was sent to
 */
export async function prepareDelivery(
  { store, baseUrl, onSubmission }: DeliveryServices,
  request: Pick<EndpointRequest, 'host' | 'secure' | 'headers'>,
  { site, form, submission }: { site: Site; form: FormDefinition; submission: NewSubmission },
): Promise<Delivery> {
  const origin = siteOrigin(request, site, baseUrl);
  const files = uploadIdsOf(form, submission.values);
  const named = await findUploads(store.read, [...files.values()].flat());
  const language =
    form.kind === 'newsletter'
      ? await languageAt(store.read, site, submission.pagePath)
      : site.settings.locale;
  const { createId } = store;
  return {
    submission,
    files,
    mails: submissionMails({ site, form, submission, files: named, createId }),
    follow: (db) =>
      onSubmission(db, { site, form, submission, origin, headers: request.headers, language }),
  };
}
