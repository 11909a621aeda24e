import fc from 'fast-check';
import { expect, it } from 'vitest';
import { foldWords } from '../pages/documents/fold-words';
import { textPage, urlsOf } from '../testing/search-fixture';
import { ids, publishNew } from '../testing/site-fixture';
import type { SiteStore } from './site-store';

/** What a search makes of whatever is typed. */
export function describeSearchInput(store: () => SiteStore): void {
  it('search takes whatever is typed for words: no quote, operator, column or wildcard', async () => {
    await publishNew(store(), {
      slug: 'a',
      title: 'Bowl and cup',
      document: textPage('near or not'),
    });
    await publishNew(store(), { slug: 'b', title: 'Bowl', document: textPage('words') });
    const finds: readonly (readonly [typed: string, ...string[]])[] = [
      ['bowl AND cup', '/a'],
      ['bowl NOT cup', '/a'],
      ['bowl OR missing'],
      ['NEAR(bowl cup)', '/a'],
      ['"cup" and "bowl"', '/a'],
      ["bowl' & !cup:*", '/a'],
      ['words : bowl', '/b'],
      ['b*wl'],
      ['^bowl -cup + (', '/a'],
      ["'; drop table page; --"],
      ...['', ' ', '*', '"', "'", '\\', '()', '\0', '% _', '&|!:'].map((text) => [text] as const),
    ];
    for (const [typed, ...found] of finds)
      expect([typed, ...(await urlsOf(store(), typed))]).toEqual([typed, ...found]);
  });

  it('search never fails, and finds a page by any text that stands in it', async () => {
    const typed = fc.string({ unit: 'binary', maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(typed, async (raw) => {
        const html = raw.replace(/[<>&]/g, ' ');
        const id = await publishNew(store(), { slug: 'any', title: 'x', document: textPage(html) });
        const { total } = await store().searchPages(ids.site, html, 8);
        const words = foldWords(html).length;
        if (words > 0 && words <= 12) expect(total).toBe(1);
        await store().savePage({
          id,
          siteId: ids.site,
          slug: id,
          title: 'x',
          description: '',
          pageType: 100,
          document: textPage(''),
        });
        expect((await store().searchPages(ids.site, html, 8)).total).toBe(0);
      }),
      { numRuns: 60 },
    );
  });
}
