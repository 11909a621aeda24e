/** The texts of the system error overlay [8.08]. */
export interface SystemErrorTexts {
  /** What stands in place of a cleaned error. */
  readonly cleaned: string;
  readonly reload: string;
  readonly clear: string;
}

/** The texts of the system error overlay in English. */
export const systemErrorTexts: SystemErrorTexts = {
  cleaned: 'Something Went Wrong!',
  reload: 'Reload Page',
  clear: 'Clear',
};
