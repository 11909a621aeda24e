import type { FileStore } from '../../files/file-store';
import type { Upload } from '../../forms/uploads/uploads';
import type { EndpointReply } from '../../http/endpoint';
import { closedPolicy } from '../../http/security-headers';

/**
 * Answers with a file that a visitor sent. Whatever it is, a browser saves it and runs nothing of
 * it.
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
    headers: {
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      'content-length': String(bytes),
      'content-security-policy': closedPolicy,
      'cache-control': 'no-store',
    },
    body: uploads.read(id),
  };
}
