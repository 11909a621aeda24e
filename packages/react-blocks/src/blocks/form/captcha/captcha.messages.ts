/** What goes wrong with another party's captcha, for programs and logs [8.17]. */
export const captchaMessages = {
  /** No site key, or a script that offers nothing. */
  RECAPTCHA_NOT_SET_UP: 'ReCaptcha has not been set up!',
  /** The form went away while the script was on its way. */
  DOCUMENT_DESTROYED: 'Document was destroyed',
} as const;
