import type { FileStore } from '../../files/file-store';
import type { Upload } from '../../forms/uploads/uploads';
import { attachmentHeaders } from '../../http/attachment-headers';
import type { EndpointReply } from '../../http/endpoint';

/**
 * Answers with a file that a visitor sent.
 *
 * @param file of a message
 * @param uploads contains it
 */
export function fileReply(
  { id, name, bytes }: Pick<Upload, 'id' | 'name' | 'bytes'>,
  uploads: Pick<FileStore, 'read'>,
): EndpointReply {
  return {
    status: 200,
    headers: { ...attachmentHeaders(name), 'content-length': String(bytes) },
    body: uploads.read(id),
  };
}
