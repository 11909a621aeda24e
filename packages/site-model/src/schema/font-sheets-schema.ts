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
 * The font sheets of a site [7.27], for code that writes them: refuses what the reader would leave
 * out, and otherwise returns the reader's result.
 */
export const fontSheetsSchema = z
  .array(fontSheet)
  .max(maxFontSheets)
  .nullish()
  .transform((sheets) => sheets ?? []);
