import type { ActionSamples } from './action-sample';
import { goodValues, ids } from './site-fixture';

/** What the samples of forms are about. */
export interface FormSampleFacts {
  /** A key of the site's form, and one of no form yet. */
  readonly keys: { readonly bound: string; readonly free: string; readonly file: string };
  /** Ids of a form with ALTCHA, and of one with a file and HTML of its own. */
  readonly forms: { readonly altcha: string; readonly file: string };
}

/** Samples for the actions of forms, newsletters and search. */
export function formSamples({ keys, forms }: FormSampleFacts): ActionSamples {
  const call = (key: string, values: unknown) =>
    JSON.stringify({ key, formId: ids.form, form: JSON.stringify(values) });
  const plain = new URLSearchParams({ 'frontage-form': ids.form, ...goodValues }).toString();
  return {
    'POST /api/form/FormSubmissionKey': {
      body: '{}',
      status: 200,
      wrong: { body: '[', status: 400 },
    },
    'POST /api/form/SaveFormSubmission': {
      body: call(keys.bound, goodValues),
      status: 200,
      wrong: { body: '{"key":1}', status: 400 },
      // A repeat counts for nothing, and what is wrong uses no key up.
      counted: call(keys.free, {}),
    },
    'POST /api/form/UploadFile': {
      url: `/api/form/UploadFile?key=${keys.file}&formId=${forms.file}&fieldId=file-1&name=a.txt`,
      body: 'A text.',
      status: 200,
    },
    'GET /api/form/CaptchaChallenge': {
      url: `/api/form/CaptchaChallenge?formId=${forms.altcha}`,
      status: 200,
    },
    'GET /_form/:id/after': { url: `/_form/${forms.file}/after`, status: 200 },
    'POST /*': {
      url: '/contact',
      body: plain,
      status: 303,
      wrong: { body: 'frontage-form=', status: 400 },
    },
    'GET /api/newsletter/Confirm': { status: 410 },
    'POST /api/newsletter/Confirm': { status: 410 },
    'GET /api/newsletter/Unsubscribe': { status: 410 },
    'POST /api/newsletter/Unsubscribe': { status: 410 },
    'GET /api/search': { url: '/api/search?q=moon', status: 200 },
  };
}
