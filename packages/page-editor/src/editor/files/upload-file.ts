import { isRecord } from '@frontage/core-lifecycle/reading';
import { say } from '../editor-texts';
import type { UploadedFile, UploadReply } from './uploaded-file';

/** A file on its way. */
export interface FileUpload {
  readonly file: File;
  /** Ends it. */
  readonly signal: AbortSignal;
  /** Called with the part that has arrived, from 0 to 1. */
  onProgress(part: number): void;
}

/** Sends a file to the library of the site. It never rejects. */
export type UploadFile = (upload: FileUpload) => Promise<UploadReply>;

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
  return { refused: say('fileProblem') };
}

function isUploaded(raw: unknown): raw is UploadedFile {
  return isRecord(raw) && typeof raw.id === 'string' && typeof raw.name === 'string';
}
