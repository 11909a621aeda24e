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
  /** The code of its text. */
  readonly code: BrowserCode | CaptchaCode;
  /** A text that replaces that of the code: the server's own [8.01], or one about the captcha. */
  readonly error?: string | undefined;
  /** The errors by field id [8.04]. */
  readonly errors?: FieldErrors | undefined;
}

/**
 * Chooses the message of a failed save: errors of fields get the sentence for above the form, a
 * status has its own text, else the server's text is used, else the text for unknown errors [8.01]
 * [8.03] [8.04].
 */
export function readFailure({ status, code, error, errors }: TransportFailure): SubmitFailure {
  if (status === 400 && errors) return { code: 'ERROR_ABOVE', errors };
  // The body is too large for the server to read, so it cannot name the field.
  if (status === 413) return { code: 'TOO_LONG' };
  // Checked in this line: it is the code of a text.
  if (status in browserMessages) return { code: status as BrowserCode };
  return { code: 'UNKNOWN_ERROR', error: code === 'reply' ? error : undefined };
}

/** Chooses the message of a failed key request [8.02]. */
export function readKeyFailure(
  failure: Pick<TransportFailure, 'status' | 'code'> | undefined,
): BrowserCode {
  if (failure?.code === 'crumb') return 'COOKIES_OFF';
  return failure?.status === 404 ? 404 : 'KEY_ERROR';
}

/** Returns the general text for a failure. */
export function failureMessage({ code, error }: SubmitFailure, texts?: BrowserTexts): string {
  // A failure of a captcha includes its text, so that other forms do not load it.
  return error || browserMessage(code as BrowserCode, texts);
}
