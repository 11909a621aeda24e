import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { parseSearchQuery } from '../pages/search/parse-search-query';
import { wordsAlsoInTitle, wordsMatch } from '../pages/search/words-match';
import { textPage, urlsOf } from '../testing/search-fixture';
import { ids, pageDocument, publishNew, settings } from '../testing/site-fixture';
import { describeSearchChanges } from './search-changes-contract';
import { describeSearchInput } from './search-input-contract';
import { describeScripts } from './search-scripts-contract';
import type { SiteStore } from './site-store';

/** The contract of stores for finding pages by words, for every database. */
export function describeSearch(store: () => SiteStore): void {
  describeFound(store);
  describeScripts(store);
  describeOrder(store);
  describeVisible(store);
  describeSearchChanges(store);
  describeSearchInput(store);
}

function describeFound(store: () => SiteStore): void {
  it('saves a page in whose text a NUL stands, and finds its words', async () => {
    await publishNew(store(), {
      slug: 'nul',
      document: pageDocument({ type: 'button', data: { text: 'raku\0firing', href: '/' } }),
    });
    expect((await store().searchPages(ids.site, 'firing', 8)).results).toMatchObject([
      { excerpt: 'raku firing' },
    ]);
    expect(await store().publishedPage(ids.site, 'nul')).toMatchObject({
      document: { version: 1 },
    });
  });

  it('searches titles, descriptions and block texts, titles first, without accents or case', async () => {
    await publishNew(store(), {
      slug: 'glazes',
      title: 'Glazes',
      document: textPage('<p>Celadon &amp; tenmoku from our café</p>'),
    });
    await publishNew(store(), {
      slug: 'visit',
      title: 'Visit',
      description: 'See the glazes drying',
    });
    await publishNew(store(), { slug: 'lost', title: 'Glazes lost', pageType: 100 });
    const found = await store().searchPages(ids.site, 'GLAZ', 8);
    expect(found.results.map((result) => result.url)).toEqual(['/glazes', '/visit']);
    expect((await store().searchPages(ids.site, 'cafe celad', 8)).results).toEqual([
      { title: 'Glazes', url: '/glazes', excerpt: 'Celadon & tenmoku from our café' },
    ]);
    expect((await store().searchPages(ids.site, 'celad cafe', 8)).total).toBe(0);
    expect((await store().searchPages(ids.site, '% _', 8)).total).toBe(0);
  });

  it('search takes each word whole, wherever it stands, and the last one as a beginning too', async () => {
    await publishNew(store(), {
      slug: 'kiln',
      title: 'The kiln',
      document: textPage('Opened slowly'),
    });
    for (const query of [
      'kiln',
      'k',
      'slowly kiln',
      'kiln slow',
      'the opened k',
      'kiln kiln',
      'kilns',
    ])
      expect([query, await urlsOf(store(), query)]).toEqual([query, ['/kiln']]);
    for (const query of ['iln', 'kil slowly', 'slow kiln', 'kiln closed'])
      expect([query, await urlsOf(store(), query)]).toEqual([query, []]);
  });
}

function describeOrder(store: () => SiteStore): void {
  it('search finds the singular by the plural and the plural by the singular, and a word that was typed as two', async () => {
    await publishNew(store(), { slug: 'mug', title: 'Everyday mug' });
    await publishNew(store(), {
      slug: 'teapot',
      title: 'Teapot',
      document: textPage('<p>Its lid stays on</p>'),
    });
    await publishNew(store(), { slug: 'dishes', title: 'Dishes for the oven' });
    const urls = async (query: string) =>
      (await store().searchPages(ids.site, query, 8)).results.map(({ url }) => url);
    expect(await urls('mugs')).toEqual(['/mug']);
    expect(await urls('mugs everyday')).toEqual(['/mug']);
    expect(await urls('teapots')).toEqual(['/teapot']);
    expect(await urls('tea pots')).toEqual(['/teapot']);
    expect(await urls('lids')).toEqual(['/teapot']);
    expect(await urls('dish oven')).toEqual(['/dishes']);
    expect(await urls('mu')).toEqual(['/mug']);
    expect(await urls('tea kiln')).toEqual([]);
  });

  it('search finds what was typed as two words first, before pages with both', async () => {
    await publishNew(store(), { slug: 'both', title: 'Pots', document: textPage('tea and a pot') });
    await publishNew(store(), { slug: 'one', title: 'Kitchen teapot' });
    await publishNew(store(), { slug: 'named', title: 'Tea pot' });
    expect(await urlsOf(store(), 'tea pot')).toEqual(['/one', '/named', '/both']);
  });

  it('search corrects words that no page has, and says how; words that some page has stay', async () => {
    await publishNew(store(), { slug: 'jar', title: 'Moon jar', document: textPage('celadon') });
    await publishNew(store(), { slug: 'pot', title: 'Teapot', document: textPage('stoneware') });
    await publishNew(store(), { slug: 'pots', title: 'Teapots', document: textPage('tender') });
    const found: readonly (readonly [typed: string, corrected?: string, ...string[]])[] = [
      ['celadno', 'celadon', '/jar'],
      ['celdaon jar', 'celadon jar', '/jar'],
      ['mon jar', undefined],
      ['mooon cleadon', 'moon celadon', '/jar'],
      ['TEAPTO', 'teapot', '/pot', '/pots'],
      ['stonwear', 'stoneware', '/pot'],
      ['eapot', undefined],
      ['celadon teapot', undefined],
      ['xxxx teapto', undefined],
    ];
    for (const [typed, corrected, ...urls] of found) {
      const answer = await store().searchPages(ids.site, typed, 8);
      expect([typed, answer.corrected, ...answer.results.map(({ url }) => url)]).toEqual([
        typed,
        corrected,
        ...urls,
      ]);
      expect(answer.query).toBe(typed);
    }
  });

  it('search asks the index, so that no page is read that it does not find', async () => {
    const { kind, read } = store();
    const isSqlite = kind === 'sqlite';
    const found = sql`select id from page_words where ${wordsMatch(kind, wordsAlsoInTitle(parseSearchQuery('moon ja')))}`;
    const plan = await read.transaction().execute(async (db) => {
      // With few rows PostgreSQL would scan all of them.
      if (!isSqlite) await sql`set local enable_seqscan = off`.execute(db);
      return sql`${sql.raw(isSqlite ? 'explain query plan' : 'explain')} ${found}`.execute(db);
    });
    const planText = JSON.stringify(plan.rows);
    expect(planText).toContain('page_words_index');
    expect(planText).not.toMatch(/SCAN page_words\b|Seq Scan/);
  });

  it('search orders by words in titles, whole before begun, then by title; counts all and shows as many as asked', async () => {
    await publishNew(store(), { slug: 'body', title: 'Archive', document: textPage('jar lid') });
    await publishNew(store(), { slug: 'begun', title: 'Jars', document: textPage('a lid, a jar') });
    await publishNew(store(), { slug: 'whole', title: 'Moon jar', document: textPage('lid jars') });
    await publishNew(store(), { slug: 'both', title: 'Z jar lid' });
    await publishNew(store(), { slug: 'other', title: 'A jar', document: textPage('lid') });
    expect(await urlsOf(store(), 'jar')).toEqual(['/other', '/whole', '/both', '/begun', '/body']);
    expect(await urlsOf(store(), 'lid jar')).toEqual([
      '/both',
      '/other',
      '/whole',
      '/begun',
      '/body',
    ]);
    const two = await store().searchPages(ids.site, 'jar', 2);
    expect([two.total, two.results.map(({ url }) => url)]).toEqual([5, ['/other', '/whole']]);
  });

  it('search finds 500 pages at most: of all that match those with most of the words in their titles', async () => {
    const last = 505;
    const saved = await Promise.all(
      Array.from({ length: last + 1 }, (_, index) =>
        store().savePage({
          siteId: ids.site,
          slug: `p${index}`,
          title: index === last ? 'Clay' : `Pot${index}`,
          description: '',
          pageType: 2,
          document: textPage('clay'),
        }),
      ),
    );
    for (const { pageId } of saved) await store().publish(pageId);
    const { total, results } = await store().searchPages(ids.site, 'clay', 2);
    expect([total, results.map(({ url }) => url)]).toEqual([500, ['/p505', '/p0']]);
    expect(await urlsOf(store(), 'clay pot504')).toEqual(['/p504']);
    expect(await urlsOf(store(), 'clay', 500)).not.toContain('/p504');
  });
}

function describeVisible(store: () => SiteStore): void {
  it('search finds what visitors see: no draft, no page that is no place to go to, none of another site', async () => {
    await store().saveSite({ id: 'second', host: 'two.example', settings });
    await publishNew(store(), { siteId: 'second', slug: 'theirs', title: 'Celadon' });
    await store().savePage({
      siteId: ids.site,
      slug: 'draft',
      title: 'Celadon',
      description: '',
      pageType: 2,
      document: textPage('celadon'),
    });
    for (const [pageType, slug] of [
      [100, 'lost'],
      [101, 'error'],
      [102, 'search'],
    ] as const)
      await publishNew(store(), { slug, title: 'Celadon', pageType });
    expect(await store().searchPages(ids.site, 'celadon', 8)).toEqual({
      query: 'celadon',
      total: 0,
      results: [],
    });
    expect((await store().searchPages('second', 'celadon', 8)).results).toMatchObject([
      { url: '/theirs' },
    ]);
  });
}
