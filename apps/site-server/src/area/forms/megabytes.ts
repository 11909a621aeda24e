const bytesInMegabyte = 1_000_000;

/** Writes a size in megabytes, as it is entered. */
export function writeMegabytes(bytes: number | undefined): string {
  return bytes === undefined ? '' : String(bytes / bytesInMegabyte);
}

/** Reads a size that was entered in megabytes; NaN for no number. */
export function readMegabytes(text: string): number {
  return /^\d{1,6}(\.\d{1,6})?$/.test(text) ? Math.round(Number(text) * bytesInMegabyte) : NaN;
}
