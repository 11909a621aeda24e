import type { SubmissionCore } from './build-submission';

/** What the first variant of [3.05] says about where its form stands. */
export interface SubmissionItem {
  readonly collectionId: string;
  readonly objectName: string;
  /** Whether the form was opened above the page. */
  readonly isOverlayForm: boolean;
  /** The words on the button. */
  readonly submitButtonText: string;
}

/** What a census adds to a submission, e.g. the visitor's cookie; each a field of the payload. */
export type CensusFields = Readonly<Record<string, string | number | boolean | null>>;

/** What the first variant is built from. */
export interface ItemSubmissionParts extends SubmissionCore {
  readonly item: SubmissionItem;
  /** @default none */
  readonly census?: CensusFields | undefined;
}

/** The first payload variant of [3.05], without its census fields. */
export interface ItemSubmission extends SubmissionItem {
  readonly key: string;
  readonly formId: string;
  /** JSON text: item id → value. */
  readonly form: string;
  readonly captchaKey?: string | undefined;
}

/**
 * Builds the first payload variant of [3.05], its keys in the row's order, the census
 * fields behind them; none of those takes the place of a field of the submission.
 */
export function buildItemSubmission({
  key,
  formId,
  values,
  captchaKey,
  item: { collectionId, objectName, isOverlayForm, submitButtonText },
  census,
}: ItemSubmissionParts): ItemSubmission & Readonly<Record<string, unknown>> {
  const submission: ItemSubmission = {
    key,
    formId,
    collectionId,
    objectName,
    isOverlayForm,
    submitButtonText,
    form: JSON.stringify(values),
    captchaKey,
  };
  // The first sets the order, the last keeps the submission's own.
  return { ...submission, ...census, ...submission };
}
