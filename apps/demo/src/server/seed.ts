import type { Store } from '@frontage/site-server';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DemoSite } from '../demo-site';
import { readPictures } from '../pictures';
import { seedId } from '../seed-id';

/**
 * Puts the demo's site into an empty store: pictures, forms, pages, settings. A store
 * that has the site is left as it is.
 *
 * @param pictures the folder with `pictures.json` and `rendered/`
 * @returns whether it was seeded now
 */
export async function seed(store: Store, site: DemoSite, pictures: string): Promise<boolean> {
  const siteId = seedId(`site:${site.name}`);
  if (await store.publishedPage(siteId, '')) return false;

  const { headerFooter, theme, fonts, locale } = site;
  const context = { website: { id: siteId, identifier: 'netloft' }, siteStatus: 8, websiteType: 1 };
  await store.saveSite({ id: siteId, settings: { context, headerFooter, theme, fonts, locale, dir: 'ltr' } });
  for (const { name, alt, focalPoint } of await readPictures(pictures)) {
    const bytes = await readFile(join(pictures, 'rendered', name));
    await store.saveAsset(bytes, { id: seedId(`picture:${name}`), siteId, name, alt, focalPoint });
  }
  for (const form of site.forms) await store.saveForm(siteId, form);
  // The home page last: a start that was cut short finds none and seeds again.
  for (const page of [...site.pages].sort((a, b) => b.slug.length - a.slug.length)) {
    const { pageId } = await store.savePage({ ...page, id: seedId(`page:${page.slug}`), siteId });
    await store.publish(pageId);
  }
  return true;
}
