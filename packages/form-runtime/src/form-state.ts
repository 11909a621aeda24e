import type { SubmitFailure } from './failure-message';
import type { FieldErrors, FormValues } from './form-definition';
import type { SaveResult } from './form-transport';

/**
 * Where a form stands [4.01]: `idle` at first, `failure` with errors shown, `success` for
 * good. Submitting has three steps: it waits for its key, for the answer, or to send again.
 */
export type FormStatus =
  'idle' | 'submitting-key' | 'submitting-save' | 'submitting-wait' | 'success' | 'failure';

/** Everything the machine knows of a form. */
export interface FormState {
  readonly status: FormStatus;
  /** The submission key [7.01]; `''` where there is none, null while it is asked for. */
  readonly key: string | null;
  /**
   * How often the present submission was sent and failed; at the most allowed once a refused key
   * was replaced.
   */
  readonly tries: number;
  /** What the present submission holds: the same through every try, as its key is. */
  readonly values: FormValues;
  /** What the server asked for before another try, in milliseconds. */
  readonly retryAfter?: number | undefined;
  /** What went wrong last. */
  readonly failure?: SubmitFailure;
}

/** What can happen to a form. */
export type FormEvent =
  /** The visitor began to use it. */
  | { readonly type: 'touch' }
  /** The visitor sends it; `errors` is what the browser's own check found in the values. */
  | { readonly type: 'submit'; readonly values: FormValues; readonly errors: FieldErrors }
  /** A submission key was asked for; `''` where none came, with the status of the answer. */
  | { readonly type: 'key'; readonly key: string; readonly status?: number | undefined }
  /** The submission was sent; without a result, something threw. */
  | { readonly type: 'answer'; readonly result?: SaveResult | undefined }
  /** The wait before another try is over. */
  | { readonly type: 'waited' };

/**
 * What is to be done after a step, in order; the state holds what it is done with.
 * `requestKey`: tell with `key`; `keepDraft`: keep what was typed, and the key or that
 * there is none, for reloads; `lock`: take back errors, keep the values from being
 * changed, show the progress text; `save`: tell with `answer`; `wait`: tell with `waited`;
 * `showFailure`: unlock and show what went wrong; `succeed`: forget the draft, show the
 * success text, leave the page if the form has an address for it.
 */
export type FormEffect =
  'requestKey' | 'keepDraft' | 'lock' | 'save' | 'wait' | 'showFailure' | 'succeed';

/** What `stepForm` returns. */
export interface FormStep {
  readonly state: FormState;
  readonly effects: readonly FormEffect[];
}
