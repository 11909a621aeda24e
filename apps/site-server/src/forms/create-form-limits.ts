import type { RateLimits } from '../http/rate-limit';
import type { FormServices } from './form-actions';

/** The rate limits of forms. */
export interface FormLimits {
  /** Submission keys per minute and address. @default 30 */
  keysPerMinute?: number;
  /** Files per minute and address. @default 30 */
  uploadsPerMinute?: number;
  /** Submissions per minute, address and form. @default 20 */
  savesPerMinute?: number;
  /** Captcha challenges per minute and address. @default 30 */
  challengesPerMinute?: number;
}

/** Makes the limits of forms. */
export function createFormLimits(
  {
    keysPerMinute = 30,
    uploadsPerMinute = 30,
    savesPerMinute = 20,
    challengesPerMinute = 30,
  }: FormLimits,
  limits: RateLimits,
): Pick<FormServices, 'keyLimit' | 'uploadLimit' | 'saveLimit' | 'captchaLimit'> {
  return {
    keyLimit: limits.create('key', keysPerMinute),
    uploadLimit: limits.create('upload', uploadsPerMinute),
    saveLimit: limits.create('save', savesPerMinute),
    captchaLimit: limits.create('captcha', challengesPerMinute),
  };
}
