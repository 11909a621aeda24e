import { everyPath, type Route } from '../http/route';
import {
  captchaChallengeEndpoint,
  type ChallengeServices,
} from './definitions/captcha-challenge-endpoint';
import { postSubmitHtmlEndpoint } from './definitions/post-submit-html-endpoint';
import { formSubmissionKeyEndpoint, type KeyServices } from './keys/form-submission-key-endpoint';
import { plainFormPostEndpoint } from './submissions/plain-form-post-endpoint';
import { saveFormSubmissionEndpoint } from './submissions/save-form-submission-endpoint';
import type { SubmissionServices } from './submissions/submission-services';
import { uploadFileEndpoint } from './uploads/upload-file-endpoint';

/** What forms are served with. */
export type FormServices = SubmissionServices & KeyServices & ChallengeServices;

/** The addresses of forms. */
export function formRoutes(services: FormServices): readonly Route[] {
  return [
    {
      method: 'POST',
      url: '/api/form/FormSubmissionKey',
      endpoint: formSubmissionKeyEndpoint(services),
    },
    {
      method: 'POST',
      url: '/api/form/SaveFormSubmission',
      endpoint: saveFormSubmissionEndpoint(services),
    },
    {
      method: 'GET',
      url: '/api/form/CaptchaChallenge',
      endpoint: captchaChallengeEndpoint(services),
    },
    { method: 'POST', url: '/api/form/UploadFile', endpoint: uploadFileEndpoint(services) },
    { method: 'GET', url: '/_form/:id/after', endpoint: postSubmitHtmlEndpoint(services) },
    { method: 'POST', url: everyPath, endpoint: plainFormPostEndpoint(services) },
  ];
}
