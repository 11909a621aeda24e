/**
 * The texts about files, by code, in English; ours. The server and clients that send files
 * themselves use them.
 */
export const fileMessages = {
  /** `{name}`: the file's name; `{types}`: file name endings, separated by commas. */
  FILE_TYPE_INVALID: '{name} cannot be sent. Choose a file of these types: {types}.',
  FILE_TOO_LARGE: '{name} is too large. Choose a file of at most {size}.',
  FILE_EMPTY: '{name} is empty. Choose another file.',
  /** It was sent too long ago, or for another purpose. */
  FILE_GONE: 'The file is no longer available. Choose it again.',
  FILES_BUSY: 'Too many files are being uploaded at the moment. Please try again later.',
  FILE_FAILED: '{name} could not be uploaded. Please try again later.',
} as const;

/** The code of a text in `fileMessages`. */
export type FileCode = keyof typeof fileMessages;
