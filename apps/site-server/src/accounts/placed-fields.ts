/** The controls that somebody signs in by beside what they posted; no form has others so named. */
export const placedFields = {
  email: 'sign-in-email',
  password: 'sign-in-password',
  code: 'sign-in-code',
  passkey: 'sign-in-passkey',
} as const;
