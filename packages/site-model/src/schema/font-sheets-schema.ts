import * as z from 'zod';
import { maxFontSheets, readHttpsAddress } from '../read-font-sheets';

const httpsAddress = z.string().transform((text, { issues }) => {
  const url = readHttpsAddress(text);
  if (url) return url;
  issues.push({ code: 'custom', message: 'Not an https address.', input: text });
  return z.NEVER;
});

const fontSheet = z
  .object({ address: httpsAddress, filesFrom: httpsAddress.nullish() })
  .transform(({ address, filesFrom }) => ({
    address: address.href,
    filesFrom: (filesFrom ?? address).origin,
  }));

/**
 * The font sheets of a site [7.27], for who writes them: refuses what the reader would
 * leave out, and gives the reader's own answer otherwise.
 */
export const fontSheetsSchema = z
  .array(fontSheet)
  .max(maxFontSheets)
  .nullish()
  .transform((sheets) => sheets ?? []);
