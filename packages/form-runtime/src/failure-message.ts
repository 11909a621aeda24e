import {
  browserMessage,
  browserMessages,
  type BrowserCode,
  type BrowserTexts,
} from './browser-messages';
import type { CaptchaCode } from './captcha-messages';
import type { FieldErrors } from './form-definition';
import type { TransportFailure } from './form-transport';

/** Why a submission ended without success. */
export interface SubmitFailure {
  /** Which text tells it. */
  readonly code: BrowserCode | CaptchaCode;
  /**
   * The text itself, where there is one before that of the code: the server's own [8.01], or on the
   * captcha.
   */
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
  // More than the server reads at all, so that it cannot say which field it was.
  if (status === 413) return { code: 'TOO_LONG' };
  // Checked right here: it is the code of a text.
  if (status in browserMessages) return { code: status as BrowserCode };
  return { code: 'UNKNOWN_ERROR', error: code === 'reply' ? error : undefined };
}

/** The general text for a failure. */
export function failureMessage({ code, error }: SubmitFailure, texts?: BrowserTexts): string {
  // A failure that a captcha caused has its text with it, so that other forms do not carry that.
  return error || browserMessage(code as BrowserCode, texts);
}
