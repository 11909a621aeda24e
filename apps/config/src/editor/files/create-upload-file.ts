import { isRecord } from '@frontage/core-lifecycle/reading';
import type { UploadedFile, UploadFile, UploadReply } from '@frontage/page-editor';

/**
 * Makes what sends files. `fetch` would not tell how much of one has arrived.
 *
 * @param url takes files
 */
export function createUploadFile(url: string): UploadFile {
  return ({ file, signal, onProgress }) =>
    new Promise((resolve) => {
      const request = new XMLHttpRequest();
      request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
        if (lengthComputable) onProgress(loaded / total);
      };
      request.onload = () => resolve(readReply(request));
      request.onerror = request.onabort = () => resolve('offline');
      request.open('POST', url);
      request.setRequestHeader('accept', 'application/json');
      const body = new FormData();
      body.append('file', file);
      signal.addEventListener('abort', () => request.abort());
      request.send(body);
    });
}

function readReply({ status, responseText }: XMLHttpRequest): UploadReply {
  if (status === 401) return 'signedOut';
  // A busy or broken server may take the same file later.
  if (status === 429 || status >= 500) return 'offline';
  try {
    const { data } = Object(JSON.parse(responseText)) as { data?: unknown };
    const { files = [], wrong = [] } = Object(data) as { files?: unknown; wrong?: unknown };
    const [file] = Array.isArray(files) ? files : [];
    if (isUploaded(file)) return file;
    const [words] = Array.isArray(wrong) ? wrong : [];
    if (typeof words === 'string') return { refused: words };
  } catch {
    // An answer without words.
  }
  return { refused: 'This file could not be added. Try again.' };
}

function isUploaded(raw: unknown): raw is UploadedFile {
  return isRecord(raw) && typeof raw.id === 'string' && typeof raw.name === 'string';
}
