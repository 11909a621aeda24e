import {
  captchaChallengeAction,
  type ChallengeServices,
} from './definitions/captcha-challenge-action';
import { postSubmitHtmlAction } from './definitions/post-submit-html-action';
import { submissionKeyAction, type KeyServices } from './keys/submission-key-action';
import { plainFormAction } from './submissions/plain-form-action';
import { saveSubmissionAction } from './submissions/save-submission-action';
import type { SubmissionServices } from './submissions/submission-services';
import { uploadAction } from './uploads/upload-action';

/** The services of the form actions. */
export type FormServices = SubmissionServices & KeyServices & ChallengeServices;

/** The actions of forms. */
export const formActions = [
  submissionKeyAction,
  saveSubmissionAction,
  uploadAction,
  captchaChallengeAction,
  postSubmitHtmlAction,
  plainFormAction,
];
