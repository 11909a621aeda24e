import type { BlockContext } from '@frontage/core-lifecycle/dom';
import type { FormTransport } from '@frontage/form-runtime';
import { siteApi } from '../../context/site-api';

/** Creates the transport to the site's own server. */
export function siteTransport(context: BlockContext): FormTransport {
  const api = siteApi(context);
  return {
    requestKey: (_formId, signal) => api.requestSubmissionKey(undefined, signal),
    save: (submission, signal) => api.saveSubmission(submission, signal),
  };
}
