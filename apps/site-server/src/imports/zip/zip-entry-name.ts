import { isUtf8 } from 'node:buffer';
import { getFileNameLowLevel, validateFileName, type Entry } from 'yauzl';
import type { ZipLimits } from './zip-limits';
import { ZipRefusal } from './zip-refusal';

/** What names are made of. */
type NamedEntry = Pick<Entry, 'generalPurposeBitFlag' | 'extraFields' | 'fileNameRaw'>;

/**
 * Reads the name of an entry. Many programs write UTF-8 and do not say so; what is no UTF-8 is read
 * as the zip format has it.
 *
 * @param entry with the bytes of its name
 * @param limits of names
 * @returns with slashes; a folder has one at its end, and the folder of all is `/`
 * @throws {ZipRefusal} if it is no name of a file below the folder
 */
export function zipEntryName(
  { generalPurposeBitFlag, fileNameRaw, extraFields }: NamedEntry,
  { nameBytes, depth }: Pick<ZipLimits, 'nameBytes' | 'depth'>,
): string {
  const read = isUtf8(fileNameRaw)
    ? fileNameRaw.toString('utf8')
    : getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, false);
  const name = read.replaceAll('\\', '/').normalize('NFC');
  if (name.includes('\0') || typeof validateFileName(name) === 'string')
    throw new ZipRefusal('outside', printable(name));
  const segments = name.split('/').filter((segment) => segment !== '' && segment !== '.');
  const isLong = segments.some((segment) => Buffer.byteLength(segment) > nameBytes);
  if (isLong || segments.length > depth) throw new ZipRefusal('longName', printable(name));
  // Where names have drives, a colon would name one.
  const plain = segments.join('/').replaceAll(':', '-');
  return name.endsWith('/') ? `${plain}/` : plain;
}

/** A name as a sentence can have it: short, and without what nobody sees. */
function printable(name: string): string {
  return [...name.replace(/\p{C}/gu, '\u{FFFD}')].slice(0, 80).join('');
}
