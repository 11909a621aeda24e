import type { FormValues } from './form-definition';

/** What a submission says about the page it was sent from, second variant of [3.05]. */
export interface SubmissionPage {
  readonly pageTitle: string;
  readonly pageId: string;
  /** `i` for an item, `c` for a collection. */
  readonly contentSource: 'i' | 'c';
  readonly pagePath: string;
  readonly pagePermissionTypeValue: number;
}

/** The body of the save call: the second payload variant of [3.05] with the form's id. */
export interface Submission extends SubmissionPage {
  readonly key: string;
  readonly formId: string;
  /** JSON text: field id → value. */
  readonly form: string;
  readonly captchaKey?: string | undefined;
}

/** What both variants are built from. */
export interface SubmissionCore {
  /** The submission key; the same through every retry, so that it is stored once. */
  readonly key: string;
  readonly formId: string;
  /** Sanitised values. */
  readonly values: FormValues;
  readonly captchaKey?: string | undefined;
}

/** What a submission is built from. */
export interface SubmissionParts extends SubmissionCore {
  readonly page: SubmissionPage;
}

/**
 * Builds the body of the save call, its keys in the order of [3.05]; JSON leaves out a captcha key
 * that is none.
 */
export function buildSubmission({
  key,
  formId,
  values,
  captchaKey,
  page: { pageTitle, pageId, contentSource, pagePath, pagePermissionTypeValue },
}: SubmissionParts): Submission {
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
