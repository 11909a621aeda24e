import { showFileSize } from '@frontage/commerce-model';
import type { ZipFault, ZipRefusal } from '../../imports/zip/zip-refusal';
import { importLimits } from './import-limits';
import { sayOfImports, type ImportCode } from './import-texts';

const codes: Readonly<Record<ZipFault, ImportCode>> = {
  damaged: 'damaged',
  encrypted: 'encrypted',
  tooMany: 'tooManyEntries',
  tooLarge: 'unpacksTooLarge',
  bomb: 'bomb',
  outside: 'outside',
  link: 'link',
  twice: 'twice',
  longName: 'longName',
  unknownPacking: 'unknownPacking',
};

/**
 * Says why a zip file was not opened, and what to do.
 *
 * @param refusal why
 * @param file its name
 */
export function explainZip({ fault, entry }: ZipRefusal, file: string): string {
  const { entries, bytes, ratio } = importLimits.zip;
  const code = fault === 'damaged' && entry !== '' ? 'damagedEntry' : codes[fault];
  return sayOfImports(code, {
    file,
    entry,
    count: fault === 'bomb' ? ratio : entries,
    most: showFileSize(bytes),
  });
}
