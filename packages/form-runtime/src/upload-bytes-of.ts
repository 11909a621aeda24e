/** The default for the most bytes of a file. */
export const usualUploadBytes = 10_000_000;

/** The upper bound for the most bytes of a file, whatever its field says. */
export const mostUploadBytes = 50_000_000;

/**
 * Returns the most bytes of one file of a field.
 *
 * @param maxBytes as the field says. @default `usualUploadBytes`
 */
export function uploadBytesOf(maxBytes: number = usualUploadBytes): number {
  return Math.min(maxBytes, mostUploadBytes);
}
