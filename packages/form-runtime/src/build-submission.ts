import type { SubmissionPage, SubmissionPayload } from '@frontage/site-model';
import type { FormValues } from './form-definition';

/** The input that both variants share. */
export interface SubmissionCore {
  /** The submission key; the same through every retry, so that it is stored once. */
  readonly key: string;
  readonly formId: string;
  /** Sanitised values. */
  readonly values: FormValues;
  readonly captchaKey?: string | undefined;
}

/** The input for a submission. */
export interface SubmissionParts extends SubmissionCore {
  readonly page: SubmissionPage;
}

/**
 * Builds the body of the save call, its keys in the order of [3.05]; JSON omits an undefined
 * captcha key.
 */
export function buildSubmission({
  key,
  formId,
  values,
  captchaKey,
  page: { pageTitle, pageId, contentSource, pagePath, pagePermissionTypeValue },
}: SubmissionParts): SubmissionPayload {
  return {
    key,
    formId,
    form: JSON.stringify(values),
    captchaKey,
    pageTitle,
    pageId,
    contentSource,
    pagePath,
    pagePermissionTypeValue,
  };
}
