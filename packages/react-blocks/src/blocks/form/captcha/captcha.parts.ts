/** Attributes of a captcha's parts. */
export const captchaParts = {
  /** On its box in the form: the kind, `altcha` or `recaptcha`. */
  box: 'data-captcha',
  /** On the box, set by the script: the state, e.g. `working`; absent until it is needed. */
  state: 'data-captcha-state',
  /**
   * On the box: the text for each state, and for a visitor who is too early: the state's name
   * follows, or `refused`.
   */
  text: 'data-captcha-text-',
  /** On the box of ALTCHA: the address of its challenges. */
  challenges: 'data-captcha-challenges',
  /** On the box of reCAPTCHA: the site's public key. */
  siteKey: 'data-captcha-key',
  /** On the box of reCAPTCHA: the address of its script. */
  script: 'data-captcha-script',
  /** Shows the state; it describes the button. */
  status: 'data-captcha-status',
  /** Shown to visitors who press the button too early [5.01]. */
  refusal: 'data-captcha-refusal',
  /** The element for a third-party captcha. */
  widget: 'data-captcha-widget',
} as const;

/** The reCAPTCHA of a site. */
export interface RecaptchaPlace {
  /** The public key. */
  readonly siteKey: string;
  /** The address of the script, `…/recaptcha/api.js?render=explicit`. */
  readonly script: string;
}
