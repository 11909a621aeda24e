import { afterEach, beforeEach, expect, it } from 'vitest';
import { ask, host, testServer, type TestServer } from '../testing/server-fixture';
import { ids, publishNew, settings } from '../testing/site-fixture';

let test: TestServer;

beforeEach(async () => {
  test = await testServer();
});
afterEach(() => test.remove());

it('crawlers are told where not to go, and where the sitemap is', async () => {
  const { status, headers, text } = await ask(test.server, { url: '/robots.txt' });
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(text).toContain('\nDisallow: /checkout\n');
  expect(text).toMatch(new RegExp(`\nSitemap: https?://${host}/sitemap\\.xml\n$`));
});

it('the icon of a site is where programs look for one, its name as words', async () => {
  const { headerFooter } = settings;
  const header = { ...headerFooter.header, title: '<script>' };
  await test.store.saveSite({
    id: ids.site,
    host,
    settings: { ...settings, headerFooter: { ...headerFooter, header } },
  });
  const { status, headers, text } = await ask(test.server, { url: '/favicon.ico' });
  expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8']);
  expect(text).toContain('>&#60;</text></svg>');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
});

it('the sitemap has every page that is a place to go to, by its whole address', async () => {
  await publishNew(test.store, { slug: 'shop/jars', title: 'Jars' });
  await publishNew(test.store, { slug: 'lost', title: 'Lost', pageType: 100 });
  const { status, headers, text } = await ask(test.server, { url: '/sitemap.xml' });
  expect([status, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  const addresses = [...text.matchAll(/<loc>https?:\/\/([^<]+)<\/loc>/g)].map(([, a]) => a);
  expect(addresses).toContain(`${host}/`);
  expect(addresses).toContain(`${host}/contact`);
  expect(addresses).toContain(`${host}/shop/jars`);
  expect(addresses).not.toContain(`${host}/lost`);
});

it('the addresses are those of the site, whatever host a request names', async () => {
  const { text } = await ask(test.server, {
    url: '/sitemap.xml',
    headers: { host: 'evil.example' },
  });
  expect(text).not.toContain('evil.example');
});
