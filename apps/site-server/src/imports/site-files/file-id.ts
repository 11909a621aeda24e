import { createHash } from 'node:crypto';

/** The start of every id that comes from a file, in place of the time in other ids. */
const fileTime = '65000000';

/**
 * Returns the id of what a file of a site describes: always the same for the same site and name, so
 * that importing the files again changes what they made.
 *
 * @param siteId the site
 * @param name of the file below the folder, such as `pages/home.json`
 * @returns 24 lowercase hexadecimal digits
 */
export function fileId(siteId: string, name: string): string {
  const hash = createHash('sha256').update(`${siteId}\n${name}`).digest('hex');
  return fileTime + hash.slice(0, 16);
}
