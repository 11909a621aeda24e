import { mountUpload } from './mount-upload';

/** The script of the list of files: a function as text, which its page allows by its hash. */
export const uploadScript = `(${mountUpload.toString()})(document)`;
