import type { SubmissionCore } from './build-submission';

/** The part of the first variant of [3.05] that describes where its form is. */
export interface SubmissionItem {
  readonly collectionId: string;
  readonly objectName: string;
  /** Whether the form was opened as an overlay. */
  readonly isOverlayForm: boolean;
  /** The text of the button. */
  readonly submitButtonText: string;
}

/**
 * What a census adds to a submission, e.g. the visitor's cookie; each is a field of the payload.
 */
export type CensusFields = Readonly<Record<string, string | number | boolean | null>>;

/** The input for the first variant. */
export interface ItemSubmissionParts<
  Census extends CensusFields = CensusFields,
> extends SubmissionCore {
  readonly item: SubmissionItem;
  /** @default none */
  readonly census?: Census | undefined;
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
 * Builds the first payload variant of [3.05], its keys in the row's order and the census fields
 * after them. A census field never replaces a field of the submission.
 */
export function buildItemSubmission<Census extends CensusFields>({
  key,
  formId,
  values,
  captchaKey,
  item: { collectionId, objectName, isOverlayForm, submitButtonText },
  census,
}: ItemSubmissionParts<Census>): Omit<Census, keyof ItemSubmission> & ItemSubmission {
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
  // The first sets the order, the last restores the submission's own values.
  return { ...submission, ...(census ?? ({} as Census)), ...submission };
}
