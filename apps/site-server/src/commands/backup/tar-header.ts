/** The unit of a tar file, in bytes. */
export const tarBlock = 512;

/** What the header of a file in a tar says. */
export interface TarHeader {
  /** Path with slashes, of at most 100 bytes. */
  readonly name: string;
  readonly bytes: number;
}

/** How many bytes a file fills up its last block with. */
export const paddingOf = (bytes: number): number => (tarBlock - (bytes % tarBlock)) % tarBlock;

/** The end of a tar: two empty blocks. */
export const tarEnd = (): Buffer => Buffer.alloc(2 * tarBlock);

/**
 * The largest size that eleven octal digits hold, in bytes; larger ones are written in base 256.
 */
const largestOctal = 8 ** 11 - 1;

/**
 * Writes the header of a file, in the format that every `tar` reads (ustar).
 *
 * @param header the file
 * @param seconds when it was written, in seconds since 1970
 * @throws if the name is too long
 */
export function writeTarHeader({ name, bytes }: TarHeader, seconds: number): Buffer {
  if (Buffer.byteLength(name) > 100)
    throw new Error(`[site-server] the name ${name} is too long for a backup.`);
  const header = Buffer.alloc(tarBlock);
  header.write(name, 0);
  header.write('0000600\0', 100);
  header.write('0000000\0', 108);
  header.write('0000000\0', 116);
  if (bytes <= largestOctal) header.write(`${bytes.toString(8).padStart(11, '0')} `, 124);
  else {
    header.writeUInt8(0x80, 124);
    header.writeBigUInt64BE(BigInt(bytes), 128);
  }
  header.write(`${seconds.toString(8).padStart(11, '0')} `, 136);
  header.write('0ustar\0', 156);
  header.write('00', 263);
  header.write(`${checksum(header).toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}

/**
 * Reads the header of a file.
 *
 * @returns undefined at the end of the tar
 * @throws if it is none
 */
export function readTarHeader(header: Buffer): TarHeader | undefined {
  if (header.every((byte) => byte === 0)) return undefined;
  const sum = parseInt(text(header, 148, 8), 8);
  if (sum !== checksum(header)) throw new Error('it is damaged, or no backup at all');
  const isLarge = (header.readUInt8(124) & 0x80) !== 0;
  const bytes = isLarge ? Number(header.readBigUInt64BE(128)) : parseInt(text(header, 124, 12), 8);
  return { name: text(header, 0, 100), bytes };
}

/** The sum of all bytes, with spaces in place of the sum itself. */
function checksum(header: Buffer): number {
  return header.reduce((sum, byte, index) => sum + (index >= 148 && index < 156 ? 32 : byte), 0);
}

function text(header: Buffer, start: number, length: number): string {
  const field = header.subarray(start, start + length);
  const end = field.indexOf(0);
  return field.toString('utf8', 0, end < 0 ? length : end).trim();
}
