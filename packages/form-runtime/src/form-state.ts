import type { SubmitFailure } from './failure-message';
import type { FieldErrors } from './form-definition';
import type { TransportFailure } from './form-transport';

/**
 * Where a form stands [4.01]: `idle` at first, `failure` with errors shown, `success` for
 * good. Submitting has three steps: it waits for its key, for the answer, or to send again.
 */
export type FormStatus = 'idle' | 'submitting-key' | 'submitting-save' | 'submitting-wait' | 'success' | 'failure';

/** Everything the machine knows of a form. */
export interface FormState {
  readonly status: FormStatus;
  /** The submission key [7.01], once there is one. */
  readonly key?: string | undefined;
  /** Whether a request for the key is under way. */
  readonly asking: boolean;
  /** How often the present submission was sent; at the most allowed once a refused key was replaced. */
  readonly tries: number;
  /** What the server asked for before another try, in milliseconds. */
  readonly retryAfter?: number | undefined;
  /** What went wrong last. */
  readonly failure?: SubmitFailure;
}

/** What can happen to a form. */
export type FormEvent =
  /** The visitor began to use it. */
  | { readonly type: 'touch' }
  /** The visitor sends it; `errors` is what the browser's own check found. */
  | { readonly type: 'submit'; readonly errors: FieldErrors }
  | { readonly type: 'key'; readonly key: string }
  | { readonly type: 'keyFailed' }
  | { readonly type: 'saved' }
  | { readonly type: 'saveFailed'; readonly failure: TransportFailure }
  /** The wait before another try is over. */
  | { readonly type: 'waited' }
  /** Saving threw. */
  | { readonly type: 'thrown' };

/**
 * What is to be done after a step, in order; the state holds what it is done with.
 * `keepKey`: keep the key, or that there is none, for reloads; `lock`: take back errors,
 * keep the values from being changed, show the progress text; `wait`: tell with `waited`;
 * `redirect`: leave the page if the form has an address for it.
 */
export type FormEffect =
  | 'requestKey'
  | 'keepKey'
  | 'lock'
  | 'save'
  | 'wait'
  | 'unlock'
  | 'showErrors'
  | 'forgetDraft'
  | 'showSuccess'
  | 'redirect';

/** What `stepForm` returns. */
export interface FormStep {
  readonly state: FormState;
  readonly effects: readonly FormEffect[];
}
