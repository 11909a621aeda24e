/** The attributes that identify the parts of a file field, beside `accept` on its control. */
export const uploadParts = {
  /** On the control: most bytes of one file. */
  maxBytes: 'data-max-bytes',
  /** On the control: that size in words, for messages. @default in kilobytes */
  size: 'data-max-size',
  /** On the control: the kinds of file in words, for messages. @default the media types */
  types: 'data-file-types',
  /**
   * The list of chosen files, empty without a script; each entry has a name, a progress bar and a
   * remove button. Its value is the text before the name on that button.
   */
  list: 'data-form-files',
  /** Announces what happens to files, for visitors who do not see the list. */
  status: 'data-form-files-status',
} as const;
