import type { FormDefinition } from '@frontage/form-runtime';
import { submissionMails } from './submission-mails';
import type { EndpointRequest } from '../../http/endpoint';
import { siteOrigin } from '../../sites/site-origin';
import { askToConfirm } from '../../newsletter/ask-to-confirm';
import { languageAt } from '../../pages/language-at';
import type { ServerParts } from '../../app/server-parts';
import type { Site } from '../../sites/site-settings';
import type { NewSubmission } from './submissions';
import { uploadsById } from '../uploads/uploads';
import type { Delivery } from './deliver-submission';
import { uploadIdsOf } from './readable-fields';

/**
 * Writes the mails of a submission before it is stored: a write may wait for nothing.
 *
 * @param parts the server
 * @param request what it came with
 * @param sent the submission, and what it was sent to
 */
export async function prepareDelivery(
  { store, newsletterLinks, baseUrl }: Pick<ServerParts, 'store' | 'newsletterLinks' | 'baseUrl'>,
  request: Pick<EndpointRequest, 'host' | 'secure'>,
  { site, form, submission }: { site: Site; form: FormDefinition; submission: NewSubmission },
): Promise<Delivery> {
  const origin = siteOrigin(request, site, baseUrl);
  const files = uploadIdsOf(form, submission.values);
  const named = await uploadsById(store.read, [...files.values()].flat());
  const language =
    form.kind === 'newsletter'
      ? await languageAt(store, site, submission.pagePath)
      : site.settings.locale;
  const { createId } = store;
  return {
    submission,
    files,
    mails: submissionMails({ site, form, submission, files: named, createId }),
    optIn: (db) =>
      askToConfirm(db, newsletterLinks, { site, form, submission, origin, language, createId }),
  };
}
