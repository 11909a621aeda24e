import { expect, it } from 'vitest';
import { renewPageWords } from '../pages/documents/renew-page-words';
import { textPage, urlsOf } from '../testing/search-fixture';
import { moonJar } from '../testing/shop-fixture';
import { ids, pageDocument, publishNew } from '../testing/site-fixture';
import type { SiteStore } from './site-store';

/** What a search finds once a page has changed. */
export function describeSearchChanges(store: () => SiteStore): void {
  it('search finds a page by what it says from the moment that it is published, and by nothing that it said', async () => {
    const id = await publishNew(store(), { slug: 'a', title: 'Raku', document: textPage('smoke') });
    const next = {
      id,
      siteId: ids.site,
      slug: 'a',
      title: 'Salt',
      description: '',
      pageType: 2,
      document: textPage('ash'),
    };
    await store().savePage(next);
    expect(await store().searchPages(ids.site, 'smo', 8)).toMatchObject({
      results: [{ title: 'Raku', url: '/a', excerpt: 'smoke' }],
    });
    expect(await urlsOf(store(), 'ash')).toEqual([]);
    await store().publish(id);
    expect(await store().searchPages(ids.site, 'as', 8)).toMatchObject({
      results: [{ title: 'Salt', url: '/a', excerpt: 'ash' }],
    });
    for (const gone of ['smoke', 'raku']) expect(await urlsOf(store(), gone)).toEqual([]);
    await store().savePage({ ...next, slug: 'b', pageType: 3 });
    expect(await urlsOf(store(), 'ash')).toEqual(['/b']);
    await store().savePage({ ...next, pageType: 100 });
    expect(await urlsOf(store(), 'ash')).toEqual([]);
  });

  it('search no longer finds a page that has no version to show', async () => {
    const id = await publishNew(store(), { slug: 'gone', title: 'Gone' });
    expect(await urlsOf(store(), 'gone')).toEqual(['/gone']);
    await store().write((db) =>
      db.updateTable('page').set({ draft_version_id: null }).where('id', '=', id).execute(),
    );
    await store().publish(id);
    expect(await urlsOf(store(), 'gone')).toEqual([]);
    expect(await store().read.selectFrom('page_words').select('id').execute()).toEqual([]);
    await publishNew(store(), { slug: 'next', title: 'Next' });
    expect([await urlsOf(store(), 'gone'), await urlsOf(store(), 'next')]).toEqual([[], ['/next']]);
  });

  it('search tells no longer what an earlier version stored of a page, once that is renewed', async () => {
    const id = await publishNew(store(), { slug: 'a', title: 'Raku', document: textPage('smoke') });
    const untouched = await publishNew(store(), { slug: 'b', title: 'Salt' });
    await store().write(async (db) => {
      const old = { words: ' raku smoke secret ', renewed: 0 };
      await db.updateTable('page_words').set(old).where('page_id', '=', id).execute();
      const plain_text = 'secret smoke';
      await db.updateTable('page_version').set({ plain_text }).where('page_id', '=', id).execute();
      // What is renewed already stays as it is.
      const words = { words: ' salt kept ' };
      await db.updateTable('page_words').set(words).where('page_id', '=', untouched).execute();
    });
    expect(await urlsOf(store(), 'secret')).toEqual(['/a']);
    await renewPageWords(store());
    expect([await urlsOf(store(), 'secret'), await urlsOf(store(), 'kept')]).toEqual([[], ['/b']]);
    expect((await store().searchPages(ids.site, 'raku', 8)).results).toMatchObject([
      { url: '/a', excerpt: 'smoke' },
    ]);
  });

  it('search does not find words of a write that was undone', async () => {
    const id = await publishNew(store(), { slug: 'a', title: 'Kept' });
    const undone = store().write(async (db) => {
      const words = { title_words: ' undone ', words: ' undone ' };
      await db.updateTable('page_words').set(words).where('page_id', '=', id).execute();
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    expect([await urlsOf(store(), 'undone'), await urlsOf(store(), 'kept')]).toEqual([[], ['/a']]);
  });

  it.each(['its product', 'its page'])(
    'search finds the page of a product by the words of its variants, whether %s is saved last',
    async (last) => {
      const page = {
        slug: moonJar.slug,
        title: 'Moon jar',
        document: pageDocument({ type: 'product', data: { productId: moonJar.product.id } }),
      };
      if (last === 'its product') await publishNew(store(), page);
      await store().saveProduct(ids.site, moonJar);
      if (last === 'its page') await publishNew(store(), page);
      for (const query of ['small', 'moon lar'])
        expect(await urlsOf(store(), query)).toEqual(['/shop/moon-jar']);
      const optionValues = [{ optionName: 'Size', value: 'Céladon' }];
      const variants = [{ id: 'small', priceCents: 4_000, optionValues }];
      await store().saveProduct(ids.site, {
        ...moonJar,
        product: { ...moonJar.product, variants },
      });
      expect(await urlsOf(store(), 'celadon jar')).toEqual(['/shop/moon-jar']);
      for (const gone of ['small', 'large']) expect(await urlsOf(store(), gone)).toEqual([]);
    },
  );
}
