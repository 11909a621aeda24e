import type { FileSource, FileStore } from '../../files/file-store';
import { headBytes, isAccepted, isText, sniffUpload } from './sniff-upload';

/** The limits of a file. */
export interface UploadLimits {
  /** Media types. */
  accept: readonly string[];
  maxBytes: number;
}

/** Why a file is refused. */
export type UploadRefusal = 'empty' | 'too-large' | 'wrong-type';

/** The result of receiving a file; its hash is SHA-256. */
export type ReceivedUpload =
  | { mime: string; bytes: number; hash: string }
  | { refusal: UploadRefusal };

/**
 * Receives a visitor's file if it is within the limits. The stream is always read to its end, since
 * a browser reads no answer before it has sent everything.
 *
 * @param id the name under which it is kept
 * @throws if the visitor aborts, or the disk is full; nothing of it is left then
 */
export async function receiveUpload(
  files: FileStore,
  id: string,
  stream: FileSource,
  limits: UploadLimits,
): Promise<ReceivedUpload> {
  const judge = createUploadJudge(limits);
  const incoming = await files.receive(judge.pass(stream));
  const judged = judge.judge();
  if ('refusal' in judged) {
    await incoming.discard();
    return judged;
  }
  await incoming.keep(id);
  return { ...judged, bytes: incoming.bytes, hash: incoming.hash };
}

/** Checks a file while it arrives. */
interface UploadJudge {
  /** Passes bytes on until the file turns out to be invalid. */
  pass(stream: FileSource): AsyncGenerator<Uint8Array>;
  /** Returns the type of the complete file, or why it is refused. */
  judge(): { mime: string } | { refusal: UploadRefusal };
}

function createUploadJudge({ accept, maxBytes }: UploadLimits): UploadJudge {
  let head = Buffer.alloc(0);
  let bytes = 0;
  let text = true;
  let refusal: UploadRefusal | undefined;

  function kind(): string | undefined {
    const mime = sniffUpload(head);
    return mime !== undefined && (mime !== 'text/plain' || text) && isAccepted(mime, accept)
      ? mime
      : undefined;
  }

  return {
    async *pass(stream) {
      for await (const chunk of stream) {
        if (refusal) continue;
        bytes += chunk.byteLength;
        if (head.byteLength < headBytes) head = Buffer.concat([head, chunk]).subarray(0, headBytes);
        text &&= isText(chunk);
        if (bytes > maxBytes) refusal = 'too-large';
        else if (head.byteLength === headBytes && kind() === undefined) refusal = 'wrong-type';
        else yield chunk;
      }
    },
    judge() {
      if (refusal) return { refusal };
      if (bytes === 0) return { refusal: 'empty' };
      const mime = kind();
      return mime === undefined ? { refusal: 'wrong-type' } : { mime };
    },
  };
}
