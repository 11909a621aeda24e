/** The texts on captchas, by code, in English; a form without one does not carry them. */
export const captchaMessages = {
  /** The captcha waits for the visitor [5.01] [8.01]. */
  CAPTCHA_INCOMPLETE_ERROR: 'Complete CAPTCHA before submitting.',
} as const;

/** The code of a text in `captchaMessages`. */
export type CaptchaCode = keyof typeof captchaMessages;
