import { fileId } from './file-id';
import type { SiteFiles } from './site-files';

/**
 * Gives ids by the names of files: those that a file says, else made from its name. A picture with
 * other content is another one, since browsers keep pictures. The draft of a page has the id of the
 * page.
 *
 * @param siteId the site
 * @param files what was read
 */
export function createFileIds(siteId: string, files: SiteFiles): (name: string) => string {
  const { assets, forms, pages, drafts } = files;
  const known = new Map([...assets, ...forms, ...pages].map(({ name, id }) => [name, id]));
  const hashes = new Map(assets.map(({ name, hash }) => [name, hash]));
  const idOf = (name: string) =>
    known.get(name) ?? fileId(siteId, `${name}${hashes.get(name) ?? ''}`);
  for (const { name, id, slug } of drafts) {
    const page = pages.find((published) => published.slug === slug);
    known.set(name, id ?? (page && idOf(page.name)));
  }
  return idOf;
}
