import { open, type FileHandle } from 'node:fs/promises';
import { paddingOf, readTarHeader, tarBlock, type TarHeader } from './tar-header';

/** How much is read at once, in bytes. */
const chunkBytes = 1024 * 1024;

/** A file in a tar, as it is met. */
export interface TarFile extends TarHeader {
  /** Its content, in parts; what is not read is passed over. */
  read(): AsyncGenerator<Buffer>;
}

/**
 * Reads a tar file from its beginning to its end.
 *
 * @param path of the tar
 * @throws if it is damaged, or ends too early
 */
export async function* readTar(path: string): AsyncGenerator<TarFile> {
  const file = await open(path, 'r');
  try {
    let position = 0;
    for (;;) {
      const header = readTarHeader(await take(file, position, tarBlock));
      if (!header) return;
      const start = position + tarBlock;
      yield { ...header, read: () => parts(file, start, header.bytes) };
      position = start + header.bytes + paddingOf(header.bytes);
    }
  } finally {
    await file.close();
  }
}

async function* parts(file: FileHandle, start: number, bytes: number): AsyncGenerator<Buffer> {
  for (let read = 0; read < bytes; read += chunkBytes)
    yield await take(file, start + read, Math.min(chunkBytes, bytes - read));
}

async function take(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  let filled = 0;
  while (filled < length) {
    const { bytesRead } = await file.read(buffer, filled, length - filled, position + filled);
    if (bytesRead === 0) throw new Error('it ends too early: it was never finished, or cut off');
    filled += bytesRead;
  }
  return buffer;
}
