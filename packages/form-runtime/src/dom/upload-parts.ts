/** The attributes by which the markup of a file field tells its parts, beside `accept` on its control. */
export const uploadParts = {
  /** On the control: most bytes of one file. */
  maxBytes: 'data-max-bytes',
  /** The list of chosen files, empty without a script; each entry has a name, a progress sign and a button that takes it away. */
  list: 'data-form-files',
  /** Tells what becomes of files, for those who do not see the list. */
  status: 'data-form-files-status',
  /** On the list: what is said, as JSON of code → text. */
  texts: 'data-form-files-texts',
} as const;
