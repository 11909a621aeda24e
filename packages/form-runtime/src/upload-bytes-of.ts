/** Most bytes of a file where its field does not say. */
export const usualUploadBytes = 10_000_000;

/** Most bytes of a file, whatever its field says. */
export const mostUploadBytes = 50_000_000;

/**
 * Most bytes of one file of a field.
 *
 * @param maxBytes as the field says. @default `usualUploadBytes`
 */
export function uploadBytesOf(maxBytes: number = usualUploadBytes): number {
  return Math.min(maxBytes, mostUploadBytes);
}
