export { emailExample, type MessageValues } from './browser-messages';
export { buildSubmission, type Submission, type SubmissionPage, type SubmissionParts } from './build-submission';
export { failureMessage, readFailure, type SubmitFailure } from './failure-message';
export {
  fieldTypes,
  type FieldErrors,
  type FieldType,
  type FormDefinition,
  type FormField,
  type FormFields,
  type FormValues,
} from './form-definition';
export type { FormEffect, FormEvent, FormState, FormStatus, FormStep } from './form-state';
export type { FormTransport, KeyResult, SaveResult, TransportFailure } from './form-transport';
export { isEmail, type EmailOptions } from './is-email';
export { formMessage, formMessages, type FormCode, type FormTexts } from './messages';
export { readFormDefinition, type FormReading } from './read-form-definition';
export { retryDelay } from './retry';
export { sanitizeForm } from './sanitize-form';
export { createFormState, stepForm } from './step-form';
export { validateForm, type ValidateOptions } from './validate-form';
