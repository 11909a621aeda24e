import { mountUpload } from './mount-upload';
import { sendFile } from './send-file';

/** The script of an upload: functions as text, which its page allows by their hash. */
export const uploadScript = `(${mountUpload.toString()})(document,${sendFile.toString()})`;
