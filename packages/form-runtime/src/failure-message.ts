import type { FieldErrors } from './form-definition';
import type { TransportFailure } from './form-transport';
import { formMessage, formMessages, type FormCode, type FormTexts } from './messages';

/** Why a submission ended without success. */
export interface SubmitFailure {
  /** Which text tells it. */
  readonly code: FormCode;
  /** The server's own text, where it comes before the unknown-error text [8.01]. */
  readonly error?: string | undefined;
  /** What is wrong by field id [8.04]. */
  readonly errors?: FieldErrors | undefined;
}

/**
 * What a failed save means: errors of fields are headed by the sentence for above the
 * form, a status has its own text, else the server's own words count, else the
 * unknown-error text [8.01] [8.03] [8.04].
 */
export function readFailure({ status, code, error, errors }: TransportFailure): SubmitFailure {
  if (status === 400 && errors) return { code: 'ERROR_ABOVE', errors };
  if (isStatusCode(status)) return { code: status };
  return { code: 'UNKNOWN_ERROR', error: code === 'reply' ? error : undefined };
}

/** The general text for a failure. */
export function failureMessage({ code, error }: SubmitFailure, texts?: FormTexts): string {
  return error || formMessage(code, texts);
}

function isStatusCode(status: number): status is FormCode & number {
  return status in formMessages;
}
