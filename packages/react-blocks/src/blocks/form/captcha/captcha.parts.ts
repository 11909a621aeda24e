/** The attributes by which the markup of a captcha tells its parts. */
export const captchaParts = {
  /** On its box in the form: which one it is, `altcha` or `recaptcha`. */
  box: 'data-captcha',
  /** On the box, set here: where it stands, e.g. `working`; absent until somebody needs it. */
  state: 'data-captcha-state',
  /**
   * On the box: what is said of each state, and to who is too early: the state's name follows, or
   * `refused`.
   */
  text: 'data-captcha-text-',
  /** On the box of ALTCHA: the address of its challenges. */
  challenges: 'data-captcha-challenges',
  /** On the box of reCAPTCHA: the site's public key. */
  siteKey: 'data-captcha-key',
  /** On the box of reCAPTCHA: the address of its script. */
  script: 'data-captcha-script',
  /** Tells where it stands; the button is described by it. */
  status: 'data-captcha-status',
  /** Told to those who press the button too early [5.01]. */
  refusal: 'data-captcha-refusal',
  /** Where another party's captcha is shown. */
  widget: 'data-captcha-widget',
} as const;

/** Where the reCAPTCHA of a site is. */
export interface RecaptchaPlace {
  /** The public key. */
  readonly siteKey: string;
  /** The address of the script, `…/recaptcha/api.js?render=explicit`. */
  readonly script: string;
}
