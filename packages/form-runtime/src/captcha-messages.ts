/** The texts about captchas, by code, in English; a form without a captcha does not load them. */
export const captchaMessages = {
  /** The visitor has to complete the captcha [5.01] [8.01]. */
  CAPTCHA_INCOMPLETE_ERROR: 'Complete CAPTCHA before submitting.',
} as const;

/** The code of a text in `captchaMessages`. */
export type CaptchaCode = keyof typeof captchaMessages;
