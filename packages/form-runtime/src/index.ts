export {
  buildItemSubmission,
  type CensusFields,
  type ItemSubmission,
  type ItemSubmissionParts,
  type SubmissionItem,
} from './build-item-submission';
export { buildSubmission, type SubmissionCore, type SubmissionParts } from './build-submission';
export type { SubmissionPage, SubmissionPayload as Submission } from '@frontage/site-model';
export { fieldParts, type CompositeType } from './control-names';
export { errorTarget } from './error-target';
export { failureMessage, type SubmitFailure } from './failure-message';
export { fieldTypes, type FieldType } from './field-types';
export type {
  FieldCondition,
  FieldErrors,
  FieldValue,
  FormDefinition,
  FormField,
  FormFields,
  FormValues,
} from './form-definition';
export { formatSummaryField, type SummaryOptions } from './format-summary-field';
export type { FormEffect, FormEvent, FormState, FormStatus, FormStep } from './form-state';
export type { FormTransport, KeyResult, SaveResult, TransportFailure } from './form-transport';
export { mostUploadBytes, uploadBytesOf, usualUploadBytes } from './upload-bytes-of';
export { canDecide } from './is-decidable';
export { isEmail, type EmailOptions } from './is-email';
export { likertScores, type LikertScore } from './likert-score';
export { formMessage, formMessages, type FormCode, type FormTexts } from './messages';
export { readFormDefinition, type FormReading } from './read-form-definition';
export { readFormEntries, type PageQuery } from './read-form-entries';
export { retryDelay } from './retry-delay';
export { sanitizeForm } from './sanitize-form';
export { createFormState, stepForm } from './step-form';
export { summarizeForm, type SummaryField } from './summarize-form';
export { likertTexts, summaryTexts, type SummaryTexts } from './summary-texts';
export { validateForm, type ValidateOptions } from './validate-form';
