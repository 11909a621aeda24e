/** What a browser keeps of a visitor under a key. No call throws, whatever the browser refuses. */
export interface KeptTexts {
  /** Gives the kept text; undefined for none, and where the browser keeps nothing. */
  get(key: string): string | undefined;
  /** Keeps a text. False: the browser did not (denied, or full). */
  set(key: string, text: string): boolean;
  /** Forgets it. */
  remove(key: string): void;
}

/** The cookies of a site that scripts can read. No call throws. */
export interface VisitorCookies {
  /** Gives the value of a cookie; undefined for none. */
  read(name: string): string | undefined;
  /**
   * Writes a cookie for the whole site: path `/`, SameSite=Lax, Secure on https.
   *
   * @param lifetime how long it lives, in milliseconds; browsers cap it at 400 days, some at 7
   * @returns false: the browser did not keep it
   */
  write(name: string, value: string, lifetime: number): boolean;
  /** Removes a cookie. */
  remove(name: string): void;
}

/**
 * The one way of the census to cookies and storage. Whoever has it may remember a visitor: consent
 * makes it, and hands it out when the visitor allows analytics. Tracking receives it as an argument
 * and touches neither `document.cookie` nor `localStorage`; lint holds that.
 */
export interface VisitorStorage {
  readonly cookies: VisitorCookies;
  /** Shared by all tabs, for longer than a visit. */
  readonly local: KeptTexts;
  /** Of this tab, until it is closed. */
  readonly session: KeptTexts;
}
