import type { FieldErrors } from './form-definition';
import { formMessage, formMessages, type FormCode, type FormTexts } from './messages';

/** Why a submission ended without success. */
export interface SubmitFailure {
  /** `fields`: refused by the browser's own check; `key`: no key came; `save`: the server's answer; `exception`: saving threw. */
  readonly reason: 'fields' | 'key' | 'save' | 'exception';
  /** The HTTP status, 0 without an answer. */
  readonly status?: number;
  /** `reply` when `error` is the server's own text. */
  readonly code?: string;
  readonly error?: string;
  /** What is wrong by field id [8.04]. */
  readonly errors?: FieldErrors;
}

const codes = { fields: 'ERROR_ABOVE', key: 'KEY_ERROR', exception: 'SUBMIT_ERROR' } as const;

/**
 * The general text for a failure: that of its status, else the server's own, else the
 * unknown-error text; with errors of fields the sentence that heads the summary
 * [8.01] [8.03] [8.04].
 */
export function failureMessage({ reason, status, code, error, errors }: SubmitFailure, texts?: FormTexts): string {
  if (reason !== 'save') return formMessage(codes[reason], texts);
  if (status === 400 && errors) return formMessage('ERROR_ABOVE', texts);
  const statusCode = `STATUS_${status}`;
  if (isFormCode(statusCode)) return formMessage(statusCode, texts);
  return (code === 'reply' && error) || formMessage('UNKNOWN_ERROR', texts);
}

function isFormCode(code: string): code is FormCode {
  return code in formMessages;
}
