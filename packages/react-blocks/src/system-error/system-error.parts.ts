/** Class names of the system error overlay. */
export const systemErrorClasses = {
  root: 'fr-system-error',
  words: 'fr-system-error__words',
  actions: 'fr-system-error__actions',
  reload: 'fr-system-error__reload',
} as const;

/**
 * Events on the document, by what the server tells [8.05]; their `detail` is a
 * `TroubleDetail`. A host that cancels `authorizationFail` shows it itself.
 */
export const troubleEvents = {
  loginRequired: 'frontage:login-required',
  authorizationFail: 'frontage:authorization-fail',
} as const;

/** Details of these events. */
export interface TroubleDetail {
  /** The address that was called, without the request token. */
  readonly address: string;
  /** What the server says of it, unchecked: it may be no text. */
  readonly error: unknown;
}
