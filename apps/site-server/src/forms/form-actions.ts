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

/** What forms are served with. */
export type FormServices = SubmissionServices & KeyServices & ChallengeServices;

/** What is asked about forms, and sent with them. */
export const formActions = [
  submissionKeyAction,
  saveSubmissionAction,
  uploadAction,
  captchaChallengeAction,
  postSubmitHtmlAction,
  plainFormAction,
];
