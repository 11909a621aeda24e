import { buildItemSubmission, type FormTransport } from '@frontage/form-runtime';
import type { SiteApi } from '@frontage/site-api';
import type { PublishedForm } from './published-form';

/**
 * Sends a published form: with the first payload variant if its handler names its place, else with
 * the second [3.05].
 *
 * @param isOverlayForm whether it was opened above the page
 */
export function createPublishedTransport(
  published: PublishedForm,
  isOverlayForm: boolean,
  api: SiteApi,
): FormTransport {
  const { collectionId, objectName, button } = published;
  const submitButtonText =
    (button instanceof HTMLInputElement ? button.value : button?.textContent)?.trim() ?? '';
  return {
    requestKey: (_formId, signal) => api.requestSubmissionKey(undefined, signal),
    save: (submission, signal) => {
      if (!collectionId && !objectName) return api.saveSubmission(submission, signal);
      const { key, formId, form, captchaKey, ...page } = submission;
      const item = { collectionId, objectName, isOverlayForm, submitButtonText };
      return api.saveSubmission(
        // The census data of every event of a page are what the second variant says of it.
        buildItemSubmission({
          key,
          formId,
          captchaKey,
          values: JSON.parse(form),
          item,
          census: page,
        }),
        signal,
      );
    },
  };
}
