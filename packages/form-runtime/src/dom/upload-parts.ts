/**
 * The attributes by which the markup of a file field tells its parts, beside `accept` on its
 * control.
 */
export const uploadParts = {
  /** On the control: most bytes of one file. */
  maxBytes: 'data-max-bytes',
  /** On the control: that size in words, for messages; without it they say kilobytes. */
  size: 'data-max-size',
  /**
   * On the control: the kinds of file in words, for messages; without it they say the media types.
   */
  types: 'data-file-types',
  /**
   * The list of chosen files, empty without a script; each entry has a name, a progress
   * sign and a button that takes it away. Its value stands before the name on that button.
   */
  list: 'data-form-files',
  /** Tells what becomes of files, for those who do not see the list. */
  status: 'data-form-files-status',
} as const;
