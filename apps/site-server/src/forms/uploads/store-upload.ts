import { randomBytes } from 'node:crypto';
import type { FormField } from '@frontage/form-runtime';
import type { FileSource, FileStore } from '../../files/file-store';
import type { Store } from '../../store/store';
import { cleanFileName } from './clean-file-name';
import { receiveUpload, type UploadRefusal } from './receive-upload';
import { uploadLimits } from './upload-message';
import { insertUpload, type Upload } from './uploads';

/** A file that is being received. */
export interface IncomingUpload {
  siteId: string;
  formId: string;
  field: FormField;
  /** The submission key it may be sent with; `''` for a plain post. */
  key: string;
  /** The sender, see `uploadSender`. */
  sender: string;
  /** The name that the browser sent. */
  name: string;
  stream: FileSource;
}

/** Where the files of visitors are stored. */
export interface UploadKeeping {
  store: Pick<Store, 'read' | 'write' | 'now'>;
  /** The files of visitors, one per upload, named by its id. They have no address. */
  uploads: FileStore;
}

/**
 * Receives a file and stores its row; it then waits for its submission.
 *
 * @param keeping where it is stored
 * @param incoming the file
 * @returns what is stored, or why it was refused
 * @throws if the visitor aborts, or it cannot be stored
 */
export async function storeUpload(
  { uploads, store: { write, now } }: UploadKeeping,
  { siteId, formId, field, key, sender, name, stream }: IncomingUpload,
): Promise<(Upload & { hash: string }) | { refusal: UploadRefusal }> {
  const id = randomBytes(12).toString('hex');
  const received = await receiveUpload(uploads, id, stream, uploadLimits(field));
  if ('refusal' in received) return received;
  const { mime, bytes, hash } = received;
  const upload = {
    id,
    siteId,
    formId,
    fieldId: field.id,
    key,
    sender,
    name: cleanFileName(name, mime),
    mime,
    bytes,
    createdAt: now(),
  };
  try {
    await write((db) => insertUpload(db, upload));
    return { ...upload, hash };
  } catch (error) {
    await uploads.remove(id);
    throw error;
  }
}
