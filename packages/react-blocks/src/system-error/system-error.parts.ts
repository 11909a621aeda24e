/** Class names of the system error overlay. */
export const systemErrorClasses = {
  root: 'fr-system-error',
  words: 'fr-system-error__words',
  actions: 'fr-system-error__actions',
  reload: 'fr-system-error__reload',
} as const;

/**
 * Events on the document, by the kind of refusal [8.05]; their `detail` is a `TroubleDetail`. A
 * host that cancels `authorizationFail` shows the error itself.
 */
export const troubleEvents = {
  loginRequired: 'frontage:login-required',
  authorizationFail: 'frontage:authorization-fail',
} as const;

/** Details of these events. */
export interface TroubleDetail {
  /** The called address, without the request token. */
  readonly address: string;
  /** The server's error, unchecked: it may not be a text. */
  readonly error: unknown;
}
