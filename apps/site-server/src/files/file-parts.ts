import { open } from 'node:fs/promises';

/** A file that is read in parts. */
export interface FileParts {
  /** The length of the file. */
  readonly bytes: number;
  /** Reads from an offset; the result is shorter at the end of the file. */
  read(offset: number, length: number): Promise<Buffer>;
}

/** Opens a file to read parts of it, and closes it afterwards. */
export async function withFileParts<Seen>(
  path: string,
  look: (parts: FileParts) => Promise<Seen>,
): Promise<Seen> {
  const file = await open(path);
  try {
    const { size: bytes } = await file.stat();
    return await look({
      bytes,
      async read(offset, length) {
        const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, offset);
        return buffer.subarray(0, bytesRead);
      },
    });
  } finally {
    await file.close();
  }
}
