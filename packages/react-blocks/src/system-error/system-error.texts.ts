import { defineTexts } from '../texts/block-texts';

/** The texts of the system error overlay [8.08]. */
export const systemErrorTexts = defineTexts('system-error', {
  /** Replaces a cleaned error. */
  cleaned: 'Something Went Wrong!',
  reload: 'Reload Page',
  clear: 'Clear',
});
