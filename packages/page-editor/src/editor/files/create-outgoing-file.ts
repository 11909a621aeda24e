import { say } from '../editor-texts';
import { createUploadLine } from './create-upload-line';
import type { UploadedFile, UploadReply } from './uploaded-file';
import type { UploadFile } from './file-library';

/** A file that is to be added to the site. */
export interface OutgoingFile {
  /** Shows how it is. */
  readonly root: HTMLElement;
  /** Sends it until it is there; gives nothing where it was refused or left out. */
  send(): Promise<UploadedFile | undefined>;
}

/** What it needs. */
export interface OutgoingFileOptions {
  readonly document: Document;
  readonly upload: UploadFile;
  announce(text: string): void;
  /** Called when nothing of it is left to be shown. */
  onDone(): void;
}

/** How long a file waits before it is sent again, in milliseconds. */
const pause = 10_000;

/** Makes a file that is sent again until it is there, unless it is refused or left out. */
export function createOutgoingFile(
  file: File,
  { document, upload, announce, onDone }: OutgoingFileOptions,
): OutgoingFile {
  const ended = new AbortController();
  const { signal } = ended;
  const window = document.defaultView;
  let goOn: () => void = () => undefined;
  const line = createUploadLine(document, file.name, {
    onRetry: () => goOn(),
    onLeaveOut() {
      ended.abort();
      onDone();
      goOn();
    },
  });

  async function wait(reply: Extract<UploadReply, string>): Promise<void> {
    const words = say(reply === 'offline' ? 'fileWaits' : 'fileSignedOut');
    line.wait(words);
    announce(`${file.name}: ${words}`);
    const waited = new AbortController();
    await new Promise<void>((resolve) => {
      goOn = resolve;
      window?.setTimeout(resolve, pause);
      window?.addEventListener('online', () => resolve(), { signal: waited.signal });
    });
    waited.abort();
  }

  return {
    root: line.root,
    async send() {
      while (!signal.aborted) {
        const reply = await upload({ file, signal, onProgress: line.progress });
        if (signal.aborted) break;
        if (typeof reply === 'object' && 'id' in reply) {
          onDone();
          return reply;
        }
        if (typeof reply === 'string' && (await canRead(file))) {
          await wait(reply);
          continue;
        }
        const words = typeof reply === 'object' ? reply.refused : say('fileUnreadable');
        line.refuse(words);
        announce(words);
        break;
      }
      return undefined;
    },
  };
}

/** Whether a file is still what it was when it was chosen. */
async function canRead(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}
