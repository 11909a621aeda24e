import type { SubmitFailure } from './failure-message';
import type { FieldErrors, FormValues } from './form-definition';
import type { SaveResult, TransportFailure } from './form-transport';

/**
 * The status of a form [4.01]: `idle` at first, `failure` with errors shown, `success` for good.
 * Submitting has three steps: it waits for its key, for the answer, or for the next try.
 */
export type FormStatus =
  | 'idle'
  | 'submitting-key'
  | 'submitting-save'
  | 'submitting-wait'
  | 'success'
  | 'failure';

/** The whole state of the machine. */
export interface FormState {
  readonly status: FormStatus;
  /** The submission key [7.01]; `''` if there is none, null while it is being requested. */
  readonly key: string | null;
  /**
   * How often the current submission was sent and failed; the maximum once a refused key was
   * replaced.
   */
  readonly tries: number;
  /** The values of the current submission: like its key, the same for every try. */
  readonly values: FormValues;
  /** The wait that the server requested before the next try, in milliseconds. */
  readonly retryAfter?: number | undefined;
  /** The last failure. */
  readonly failure?: SubmitFailure;
}

/** The events of a form. */
export type FormEvent =
  /** The visitor began to use it. */
  | { readonly type: 'touch' }
  /** The visitor sends it; `errors` are those of the browser's own check. */
  | { readonly type: 'submit'; readonly values: FormValues; readonly errors: FieldErrors }
  /** The answer to a key request; the key is `''` if it failed, with the failure if any. */
  | {
      readonly type: 'key';
      readonly key: string;
      readonly failure?: Pick<TransportFailure, 'status' | 'code'> | undefined;
    }
  /** The answer to a submission; without a result, the call threw. */
  | { readonly type: 'answer'; readonly result?: SaveResult | undefined }
  /** The wait before another try is over. */
  | { readonly type: 'waited' };

/**
 * What to do after a step, in this order; the state holds the data. `requestKey`: dispatch `key`;
 * `keepDraft`: store what was typed, with the key if there is one, for reloads; `lock`: remove
 * errors, lock the values, show the progress text; `save`: dispatch `answer`; `wait`: dispatch
 * `waited`; `showFailure`: unlock and show what went wrong; `succeed`: delete the draft, show the
 * success text, leave the page if the form has an address for it.
 */
export type FormEffect =
  | 'requestKey'
  | 'keepDraft'
  | 'lock'
  | 'save'
  | 'wait'
  | 'showFailure'
  | 'succeed';

/** The result of `stepForm`. */
export interface FormStep {
  readonly state: FormState;
  readonly effects: readonly FormEffect[];
}
