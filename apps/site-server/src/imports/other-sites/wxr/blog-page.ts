import { pageFileSchema } from '../../site-files/site-file-schemas';
import type { PageFile } from '../../site-files/site-files';

/** The address of the collection that posts come into. */
export const blogSlug = 'blog';

/** Makes the page that lists posts. */
export function blogPage(): PageFile {
  const file = pageFileSchema.parse({
    slug: blogSlug,
    title: 'Blog',
    pageType: 'collection',
    collection: { kind: 'notes', addresses: '%t' },
    sections: [{ id: 'list', blocks: [{ type: 'item-list' }] }],
  });
  return { ...file, name: 'pages/blog.json' };
}
