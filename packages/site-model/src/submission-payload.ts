/** The part of a submission that describes its page, second variant of [3.05]. */
export interface SubmissionPage {
  readonly pageTitle: string;
  readonly pageId: string;
  /** `i` for an item, `c` for a collection. */
  readonly contentSource: 'i' | 'c';
  readonly pagePath: string;
  readonly pagePermissionTypeValue: number;
}

/** The body of the save call: the second payload variant of [3.05] with the form's id. */
export interface SubmissionPayload extends SubmissionPage {
  readonly key: string;
  readonly formId: string;
  /** JSON text: field id → value. */
  readonly form: string;
  readonly captchaKey?: string | undefined;
}
