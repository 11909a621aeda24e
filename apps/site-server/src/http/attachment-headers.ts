/**
 * Makes the headers of a file that browsers save: whatever it is, nothing of it is shown or run,
 * and no cache keeps it.
 *
 * @param name of the file, as whoever sent it wrote it
 */
export function attachmentHeaders(name: string): Readonly<Record<string, string>> {
  return {
    'content-type': 'application/octet-stream',
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    'cache-control': 'no-store',
  };
}
