import { randomBytes } from 'node:crypto';
import type { FormField } from '@frontage/form-runtime';
import type { FileSource, FileStore } from '../../files/file-store';
import type { Store } from '../../store/store';
import { cleanFileName } from './clean-file-name';
import { receiveUpload, type UploadRefusal } from './receive-upload';
import { uploadLimits } from './upload-message';
import { insertUpload, type Upload } from './uploads';

/** A file on its way in. */
export interface IncomingUpload {
  siteId: string;
  formId: string;
  field: FormField;
  /** The submission key it may be sent with; `''` for a plain post. */
  key: string;
  /** Who sends it, see `uploadSender`. */
  sender: string;
  /** As the browser names it. */
  name: string;
  stream: FileSource;
}

/** Where the files of visitors go. */
export interface UploadKeeping {
  store: Pick<Store, 'read' | 'write' | 'now'>;
  /** The files of visitors, one per upload, named by its id. No address leads to them. */
  uploads: FileStore;
}

/**
 * Receives a file and notes it, to wait for its submission.
 *
 * @param keeping where it goes
 * @param incoming the file
 * @returns what is stored, or why it was not taken
 * @throws when the visitor breaks off, or it cannot be stored
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
