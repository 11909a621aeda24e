/**
 * The texts on files, by code, in English; ours. The server says them, and who sends files by a
 * call of their own.
 */
export const fileMessages = {
  /** `{types}`: endings of names, with commas between. */
  FILE_TYPE_INVALID: 'The file for {title} must be one of these types: {types}.',
  FILE_TOO_LARGE: 'The file for {title} is too large. The maximum allowed file size is {size}.',
  FILE_EMPTY: 'The file for {title} is empty. Choose another.',
  /** It was sent too long ago, or for something else. */
  FILE_GONE: 'A file for {title} is no longer available. Choose it again.',
  FILES_BUSY: 'Too many files are being uploaded at the moment. Please try again later.',
  FILE_FAILED: 'The file for {title} could not be uploaded. Please try again later.',
} as const;

/** The code of a text in `fileMessages`. */
export type FileCode = keyof typeof fileMessages;
