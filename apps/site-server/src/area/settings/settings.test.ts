import { renderPage } from '@frontage/react-blocks/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listAuditEntries } from '../../audit/audit-entry';
import { unpaidOrderSettings } from '../../shop/orders/unpaid-order-settings';
import { readShopSettings } from '../../shop/settings/shop-settings';
import { ask, host } from '../../testing/server-fixture';
import { goods } from '../../testing/shop-fixture';
import { shopServer, type ShopServer } from '../../testing/shop-server';
import { settingsDesk, unescape } from '../../testing/settings-desk';
import { addAccount, signIn } from '../../testing/sign-in-as';
import { ids, pageDocument, publishNew } from '../../testing/site-fixture';

let shop: ShopServer;
let cookie: string;
beforeEach(async () => {
  shop = await shopServer({ renderPage });
  cookie = await signIn(shop.store, await addAccount(shop.store, ['admin']));
});
afterEach(() => shop.remove());

const desk = () => settingsDesk(shop, cookie);
const look = (path = '', by = cookie) => settingsDesk(shop, by).look(path);
const visit = (url: string) => ask(shop.server, { url });
const post = (path: string, fields: Record<string, string>, by = cookie) =>
  settingsDesk(shop, by).post(path, fields);
const shown = (path: string) => desk().shown(path);
const save = (path: string, fields: Record<string, string>) => desk().save(path, fields);

const entries = () => listAuditEntries(shop.store.read, ids.site, {}, { limit: 50 });
const settings = async () => (await shop.store.findSite(host))?.settings ?? raise();
const raise = () => {
  throw new Error('no site');
};

it('what nobody has changed is sent and saved as it is, on every page of the settings', async () => {
  const before = await settings();
  const links = (await look()).text.matchAll(/href="\/config\/settings(\/[^"]+)"/g);
  const paths = [...links].map(([, path = '']) => path);
  expect(paths.map((path) => path.slice(1))).toEqual(
    'general languages brand redirects billing/subscriptions/website header-footer announcement-bar pop-up info-bar badge cookies shop taxes shipping payments mail newsletter visits'.split(
      ' ',
    ),
  );
  const lists = ['/shipping', '/payments', '/redirects', '/billing/subscriptions/website'];
  const entryPaths = ['/shipping/post', '/payments/card', '/payments/transfer'];
  for (const path of [...paths.filter((path) => !lists.includes(path)), ...entryPaths]) {
    const { status, headers } = await save(path, {});
    expect([status, headers.location]).toEqual([303, `/config/settings${path}?done=unchanged`]);
  }
  expect([await settings(), await entries()]).toEqual([before, []]);
});

it('settings stand in groups, and a group without anything that one may change is left out', async () => {
  const headings = async (by?: string) =>
    [...(await look('', by)).text.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, text]) => text);
  expect(await headings()).toEqual(['Your site', 'On every page', 'Selling', 'Emails and visits']);
  const billing = await signIn(shop.store, await addAccount(shop.store, ['billing']));
  expect(await headings(billing)).toEqual(['Your site']);
});

describe('the name, the language and the time zone', () => {
  it('are those of pages at once, and each change stands in the log', async () => {
    expect((await visit('/')).text).toContain('>Studio</a>');
    const { status, headers } = await save('/general', {
      title: 'Kiln & Co',
      locale: 'ar-EG',
      timeZone: 'Europe/Berlin',
    });
    expect([status, headers.location]).toEqual([303, '/config/settings/general?done=saved']);
    const page = (await visit('/')).text;
    expect(page).toContain('<html lang="ar-EG" dir="rtl"');
    expect(page).toContain('>Kiln &amp; Co</a>');
    expect((await settings()).context).toMatchObject({ timeZone: 'Europe/Berlin' });
    const logged = (await entries()).map(({ act, subject, change }) => [act, subject, change]);
    expect(logged).toHaveLength(3);
    expect(logged).toContainEqual([
      'settingsChanged',
      'Name, language and time: Name of the site',
      { before: 'Studio', after: 'Kiln & Co' },
    ]);
  });

  it('are refused where they are wrong: nothing is saved, and what was entered stays', async () => {
    const { status, text } = await save('/general', { title: 'New', locale: 'English' });
    expect(status).toBe(400);
    expect(text).toContain('English is not a language tag. Enter a tag such as en-GB.');
    expect(text).toContain('value="New"');
    expect(text).toContain('aria-invalid="true"');
    for (const [name, wrong] of [
      ['title', ''],
      ['timeZone', 'Mars/Base'],
      ['comments', 'a b'],
    ] as const)
      expect((await save('/general', { [name]: wrong })).status).toBe(400);
    expect((await visit('/')).text).toContain('>Studio</a>');
  });

  it('are not written over what somebody else has changed; the next save does', async () => {
    const early = await shown('/general');
    await save('/general', { title: 'By the first' });
    const late = await post('/general', { ...early, title: 'By the second', locale: 'de' });
    expect(late.status).toBe(409);
    expect(late.text).toContain('It is now: “By the first”');
    expect((await settings()).locale).toBe('en-GB');
    const repeated = Object.fromEntries(
      [...late.text.matchAll(/name="(was-[^"]+)" value="([^"]*)"/g)].map(([, name, value]) => [
        name,
        unescape(value ?? ''),
      ]),
    );
    await post('/general', { ...early, ...repeated, title: 'By the second', locale: 'de' });
    expect((await settings()).headerFooter.header.title).toBe('By the second');
  });

  it('keep what somebody else has changed beside them', async () => {
    const early = await shown('/general');
    await save('/general', { title: 'By the first' });
    expect((await post('/general', { ...early, locale: 'de' })).status).toBe(303);
    expect((await settings()).headerFooter.header.title).toBe('By the first');
    expect((await settings()).locale).toBe('de');
  });
});

describe('[3.50] the header and the footer', () => {
  it('are those of pages at once, in the order of their lines', async () => {
    await save('/header-footer', {
      navigation: 'Shop | /shop\r\n\r\nالعربية | /ar | ar\r\nMail | mailto:a@b.example',
      cart: 'on',
      columns: 'Where\r\nThe quay\r\nMap | /visit#map\r\n\r\nWhen\r\nNine to five',
      note: 'Made & fired here.',
    });
    const { text } = await visit('/');
    expect(text).toMatch(
      /<li><a href="\/shop">Shop<\/a><\/li><li><a href="\/ar" lang="ar" hreflang="ar">العربية<\/a><\/li><li><a href="mailto:a@b\.example">Mail/,
    );
    expect(text).toContain(
      '<h2>Where</h2><ul><li>The quay</li><li><a href="/visit#map">Map</a></li></ul>',
    );
    expect(text).toContain('<h2>When</h2><ul><li>Nine to five</li></ul>');
    expect(text).toContain('Made &amp; fired here.');
    expect((await settings()).headerFooter.header.cart).toBe(true);
  });

  it.each([
    [
      'navigation',
      'Shop | /shop\nBad | javascript:alert(1)',
      'Line 2: javascript:alert(1) is not a valid page URL',
    ],
    ['navigation', 'Shop', 'Line 1: write the text, then | and the address.'],
    ['navigation', 'A | /a | Arabic', 'Line 1: Arabic is not a language tag.'],
    ['navigation', 'A | //evil.example', 'Line 1: Links must be formatted as https://'],
    ['navigation', 'A | a', 'Line 1: a is not a valid page URL'],
    ['navigation', 'A | tel:12', 'Line 1: A phone number has at least 4 digits'],
    [
      'navigation',
      `A | /${'a'.repeat(149)}`,
      'The link has 150 characters; it can have up to 149.',
    ],
    ['columns', 'A\nx | mailto:a', 'Line 2: Emails must be formatted as name@example.com'],
    ['columns', 'A\nx | ', 'Line 2: Enter a link such as /about or https://example.com.'],
    ['columns', 'A\n\nB\n\nC\n\nD\n\nE\n\nF\n\nG', 'A footer has up to 6 columns.'],
  ])('[5.08a] [5.08b] [5.17c] [5.17b] %s: %j is refused in words', async (name, entered, wrong) => {
    const { status, text } = await save('/header-footer', { [name]: entered });
    expect(status).toBe(400);
    expect(text).toContain(wrong);
  });
});

describe('the shop', () => {
  it('sells in the currencies and shows the seller that were entered', async () => {
    await save('/shop', {
      currencies: 'eur, usd',
      measures: 'metric',
      'seller-name': 'Kiln Ltd',
      'seller-address': '4 Tarn Quay\r\nNorth',
      'policy-terms': '/terms',
      scarcityFrom: '0',
      unpaidOrderDays: '30',
      expressCheckout: 'on',
      minSubtotals: '20, 18.50 usd',
    });
    const read = readShopSettings(await settings());
    expect(read).toMatchObject({
      currencies: ['EUR', 'USD'],
      measurementStandard: 'metric',
      seller: { name: 'Kiln Ltd', address: ['4 Tarn Quay', 'North'] },
      policies: { terms: '/terms' },
      scarcityFrom: 0,
      expressCheckout: true,
      minSubtotalCents: { EUR: 2_000, USD: 1_850 },
    });
    expect(unpaidOrderSettings.days.read(await settings())).toBe(30);
    expect((await look('/shop')).text).toContain('value="20.00 EUR, 18.50 USD"');
    await publishNew(shop.store, {
      slug: 'shop/jar',
      document: pageDocument({ type: 'product', data: { productId: goods.jar } }),
    });
    const euros = (await visit('/shop/jar')).text;
    await save('/shop', { currencies: 'USD' });
    const dollars = (await visit('/shop/jar')).text;
    expect([euros.includes('€'), dollars.includes('€'), dollars.includes('$')]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('names nobody without a name, and keeps what else was entered of the seller', async () => {
    await save('/shop', { 'seller-address': '4 Tarn Quay' });
    expect(readShopSettings(await settings()).seller).toBeNull();
    expect((await look('/shop')).text).toContain('>4 Tarn Quay</textarea>');
    await save('/shop', { 'seller-name': 'Kiln Ltd', 'seller-email': 'a@b.example' });
    const { seller } = readShopSettings(await settings());
    expect(seller).toMatchObject({
      name: 'Kiln Ltd',
      address: ['4 Tarn Quay'],
      email: 'a@b.example',
    });
    await save('/shop', { 'seller-email': '' });
    expect(readShopSettings(await settings()).seller).not.toHaveProperty('email', 'a@b.example');
  });

  it.each([
    ['currencies', 'EUR, XYZ', 'XYZ is not a currency'],
    ['currencies', '', 'Enter codes such as EUR, GBP.'],
    ['seller-email', 'ada', 'Please enter a valid email'],
    ['seller-email', 'ada@', 'Emails must be formatted as name@example.com'],
    ['policy-terms', 'javascript:1', 'javascript:1 is not a valid page URL'],
    ['scarcityFrom', '21', 'Enter a whole number from 0 to 20.'],
    ['minSubtotals', '20 XYZ', 'Enter amounts with their currencies, such as 20 EUR, 18 GBP.'],
    ['minSubtotals', 'much', 'Enter amounts with their currencies, such as 20 EUR, 18 GBP.'],
    ['minSubtotals', '5 USD, 6 USD', 'Enter amounts with their currencies'],
    ['unpaidOrderDays', 'soon', 'Enter a whole number from 0 to 3650.'],
  ])('[5.17a] %s: %j is refused in words', async (name, entered, wrong) => {
    const before = await settings();
    const { status, text } = await save('/shop', { [name]: entered });
    expect([status, text.includes(wrong)]).toEqual([400, true]);
    expect(await settings()).toEqual(before);
  });
});

describe('taxes', () => {
  it('are read as they are written, and keep their ids', async () => {
    await save('/taxes', {
      country: 'gb',
      taxIncluded: 'on',
      taxRules:
        'Sales tax | 10 %\r\nVAT | 7.25 | GB, FR | also on shipping\r\nState | 1 % | US: CA, NY',
      taxLevel: 'line',
    });
    const { taxRules, country, totals } = readShopSettings(await settings());
    expect(country).toBe('GB');
    expect(totals).toMatchObject({ taxIncluded: true, taxLevel: 'line' });
    expect(taxRules).toMatchObject([
      { id: 'vat', name: 'Sales tax', ratePerMillion: 100_000, countries: [] },
      { id: 'vat-2', ratePerMillion: 72_500, countries: ['GB', 'FR'], appliesToShipping: true },
      { id: 'state', countries: ['US'], regions: ['CA', 'NY'] },
    ]);
    expect((await save('/taxes', {})).headers.location).toContain('unchanged');
  });

  it.each([
    ['taxRules', 'VAT | much', 'Line 1: much is not a rate.'],
    ['taxRules', 'VAT | 120', 'Line 1: 120 is not a rate.'],
    ['taxRules', 'VAT | 20 | England', 'Line 1: ENGLAND is not a country.'],
    ['country', 'England', 'England is not a country.'],
  ])('%s: %j is refused in words', async (name, entered, wrong) => {
    const { status, text } = await save('/taxes', { [name]: entered });
    expect([status, text.includes(wrong)]).toEqual([400, true]);
  });
});

describe('redirects', () => {
  const add = (path: string, target: string) => post('/redirects', { path, target });

  it('lead visitors at once, and end when they are removed', async () => {
    expect((await visit('/blog/2019/Old%20post')).status).toBe(404);
    await add('/blog/2019/Old post/', '/contact?from=blog');
    const { status, headers } = await visit('/blog/2019/Old%20post?x=1');
    expect([status, headers.location]).toEqual([301, '/contact?from=blog&x=1']);
    expect((await look('/redirects')).text).toContain('/blog/2019/Old post');
    const removed = { do: 'remove@/blog/2019/Old post' };
    const asks = await post('/redirects/remove', removed);
    expect(asks.text).toContain('Remove 1 redirect?');
    expect((await visit('/blog/2019/Old%20post')).status).toBe(301);
    await post('/redirects/remove', { ...removed, sure: 'yes' });
    expect((await visit('/blog/2019/Old%20post')).status).toBe(404);
    const acts = (await entries()).map(({ act }) => act);
    expect(acts.sort()).toEqual(['redirectAdded', 'redirectRemoved']);
  });

  it.each([
    ['/contact', '/', 'Visitors see a page at /contact.'],
    ['old', '/', 'old is not an address of your site.'],
    ['//evil', '/', '//evil is not an address of your site.'],
    ['/old', 'javascript:alert(1)', 'javascript:alert(1) is not a valid page URL'],
    ['/old', '//evil.example', 'Links must be formatted as https://example.com or http://'],
    ['/old', 'www.evil.example', 'Links must be formatted as https://example.com or http://'],
    ['/old', '#place', '#place is not a valid page URL'],
    ['/old', 'mailto:a@b.example', 'mailto:a@b.example is not a valid page URL'],
    ['/old', '/old', '/old leads back to /old.'],
  ])(
    '[5.17c] [5.17m] %s to %s is refused in words, and stays entered',
    async (path, target, wrong) => {
      const { status, text } = await add(path, target);
      expect([status, text.includes(wrong)]).toEqual([400, true]);
      expect(text).toContain(`value="${path}"`);
    },
  );

  it('are searched, filtered, turned round and taken out, and go on in parts', async () => {
    for (let number = 0; number < 55; number += 1)
      await add(`/old-${String(number).padStart(2, '0')}`, number === 7 ? '/contact' : '/');
    const paths = (text: string) =>
      [...text.matchAll(/name="pick@([^"]+)"/g)].map(([, path]) => path);
    const first = (await look('/redirects')).text;
    expect([paths(first).length, paths(first)[0]]).toEqual([50, '/old-00']);
    const next = /redirects(\?[^"]*after=[^"]*)"/.exec(first)?.[1] ?? '';
    expect(paths((await look(`/redirects${next}`)).text)).toHaveLength(5);
    expect(paths((await look('/redirects?q=CONTACT')).text)).toEqual(['/old-07']);
    expect(paths((await look('/redirects?sort=z')).text)[0]).toBe('/old-54');
    expect((await look('/redirects?state=follows')).text).toContain('No redirect matches.');
    const table = (await look('/redirects/export?sort=z')).text.split('\r\n');
    expect([table.length, table[1]?.slice(0, 14)]).toEqual([57, '/old-54,/,no,2']);
  });

  it('that are picked are removed after one question', async () => {
    await add('/a', '/contact');
    await add('/b', '/contact');
    const picks = { do: 'remove', 'pick@/a': 'on', 'pick@/b': 'on' };
    expect((await post('/redirects/remove', picks)).text).toContain('Remove 2 redirects?');
    await post('/redirects/remove', { ...picks, sure: 'yes' });
    expect([(await visit('/a')).status, (await visit('/b')).status]).toEqual([404, 404]);
    await post('/redirects/remove', { ...picks, sure: 'yes' });
    expect((await entries()).filter(({ act }) => act === 'redirectRemoved')).toHaveLength(2);
  });

  it('do not lead in a circle', async () => {
    await add('/a', '/b');
    await add('/b', '/c');
    expect((await add('/c', '/a')).text).toContain('/a leads back to /c.');
  });
});

it('each subject is for whoever may change it alone', async () => {
  const editor = await signIn(shop.store, await addAccount(shop.store, ['editor']));
  expect((await look('', editor)).text).toContain('Your roles do not let you change any');
  expect((await look('/general', editor)).status).toBe(403);
  expect((await post('/redirects', { path: '/x', target: '/' }, editor)).status).toBe(403);
});
