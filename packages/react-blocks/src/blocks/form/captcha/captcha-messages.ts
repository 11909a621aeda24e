/** Failures of a third-party captcha, for programs and logs [8.17]. */
export const captchaMessages = {
  /** No site key, or a script without the expected object. */
  RECAPTCHA_NOT_SET_UP: 'ReCaptcha has not been set up!',
  /** A loaded script that is not ready in time. */
  RECAPTCHA_LATE: 'ReCaptcha has not become ready in time',
  /** The form was removed while the script was loading. */
  DOCUMENT_DESTROYED: 'Document was destroyed',
} as const;
