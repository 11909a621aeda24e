import type { FormDefinition } from '@frontage/form-runtime';
import { renderPage } from '@frontage/react-blocks/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkoutVisitor, type CheckoutVisitor } from '../testing/checkout-visitor';
import { ask, host, visitor, type Ask } from '../testing/server-fixture';
import { goods } from '../testing/shop-fixture';
import { shopServer, shopSettings, type ShopServer } from '../testing/shop-server';
import { goodValues, ids, pageDocument, publishNew, settings } from '../testing/site-fixture';

const arabicFrame = {
  header: { title: 'استوديو', navigation: [] },
  footer: { columns: [], note: '' },
};
const arabicTexts = {
  foreignTitle: 'غير مسموح',
  deadLinkTitle: 'رابط منتهٍ',
  homeLink: 'إلى البداية',
};

let shop: ShopServer;
let buyer: CheckoutVisitor;

async function start(options: Parameters<typeof shopServer>[0] = { renderPage }) {
  shop = await shopServer(options);
  await shop.store.saveSite({
    id: ids.site,
    host,
    settings: {
      ...settings,
      shop: shopSettings,
      languages: { ar: { headerFooter: arabicFrame, texts: { server: arabicTexts } } },
    },
  });
  await publishNew(shop.store, {
    slug: 'ar',
    title: 'ar',
    document: { ...pageDocument(), language: 'ar' },
  });
  buyer = checkoutVisitor(shop.server);
}
afterEach(() => shop.remove());

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const ours = { ...form, origin: `http://${host}` };
const post = (url: string, body: string, headers: Record<string, string> = ours): Ask => ({
  method: 'POST',
  url,
  body,
  headers,
});
const deadLink = '/api/newsletter/Confirm?token=x';
const tooMuch = `${'a=1&'.repeat(10_001)}a=1`;

/** What a visitor sees of a page. */
async function seen(request: Ask) {
  const { status, text, headers } = await ask(shop.server, request);
  const main = /<main.*<\/main>/s.exec(text)?.[0] ?? '';
  return {
    status,
    lang: /<html lang="([^"]*)"/.exec(text)?.[1],
    // The name of the site stands in its header.
    site: /fr-header__title[^>]*>([^<]*)</.exec(text)?.[1],
    title: /<h1[^>]*>(.*?)<\/h1>/.exec(main)?.[1],
    links: [...main.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href),
    robots: headers['x-robots-tag'],
    main,
    headers,
  };
}

async function tellsInLayout(request: Ask, expected: object) {
  const page = await seen(request);
  expect(page).toMatchObject({ site: 'Studio', lang: 'en', robots: 'noindex', ...expected });
  expect(page.headers['cache-control']).toBe('no-store');
}

describe('a visitor who cannot go on', () => {
  beforeEach(() => start());

  it.each<[string, Ask, object]>([
    [
      'a dead link of a newsletter',
      { url: deadLink },
      { status: 410, title: 'This link no longer works', links: ['/'] },
    ],
    [
      'a post from elsewhere',
      post('/contact', new URLSearchParams(goodValues).toString(), {
        ...form,
        origin: 'https://evil.example',
      }),
      { status: 403, title: 'Not allowed from here', links: ['/'] },
    ],
    [
      'a form that is too large',
      post('/contact', tooMuch),
      { status: 413, title: 'Too large', links: ['/contact'] },
    ],
    [
      'a post too large for any form',
      post('/commerce/cart', `a=${'x'.repeat(2_000_000)}`),
      { status: 413, title: 'Too large', links: ['/'] },
    ],
    [
      'a form that is gone',
      post('/contact', 'frontage-form=none'),
      { status: 404, title: 'The form could not be sent', links: ['/contact'] },
    ],
    [
      'a method that a page does not know',
      { method: 'PUT', url: '/contact' },
      { status: 405, title: 'Not possible here', links: ['/'] },
    ],
  ])('of %s is told so in the layout of the site, and led on', async (_name, request, expected) => {
    await tellsInLayout(request, expected);
  });

  it.each([
    [`http://${host}/contact`, '/contact'],
    ['https://evil.example//attacker.example/x', '/'],
    ['javascript:alert(1)', '/'],
  ])(
    'of a refused change of a cart, on a site that sells nothing, is told so too; who comes from %s is led to %s',
    async (referer, link) => {
      await shop.store.write((db) => db.updateTable('product').set({ deleted_at: 1 }).execute());
      const change = post('/commerce/cart', 'type=add&productId=none', { ...ours, referer });
      await tellsInLayout(change, { status: 404, links: [link] });
    },
  );

  it('reads it in the language of the page that they come from', async () => {
    const foreign = { ...form, origin: 'https://evil.example' };
    expect(await seen(post('/ar', '', foreign))).toMatchObject({
      status: 403,
      lang: 'ar',
      site: 'استوديو',
      title: 'غير مسموح',
    });
    expect(await seen({ url: `${deadLink}&lang=ar` })).toMatchObject({
      status: 410,
      lang: 'ar',
      site: 'استوديو',
      title: 'رابط منتهٍ',
    });
    // Those who come next read it in theirs.
    expect(await seen(post('/contact', '', foreign))).toMatchObject({
      lang: 'en',
      title: 'Not allowed from here',
    });
  });

  it('finds the order itself where a download has expired, with what to do', async () => {
    await buyer.add(goods.jar, 'small');
    const { headers } = await buyer.pay(await buyer.checkout());
    const order = String(headers.location);
    const page = await seen({ url: `${order}/download/line?key=1.x` });
    expect(page).toMatchObject({ status: 410, site: 'Studio', robots: 'noindex' });
    expect(page.title).toBe('Order 1001');
    expect(page.main).toMatch(/role="alert"[^>]*>[^<]*can no longer be downloaded/);
    expect(page.main).toContain('Moon jar');
  });

  it('confirms a newsletter there, and is led on', async () => {
    const letter: FormDefinition = {
      id: ids.form,
      kind: 'newsletter',
      name: 'Glaze letter',
      submitText: 'Subscribe',
      successText: 'Look into your mail.',
      fields: [{ id: 'email-1', type: 'email', title: 'Email', required: true }],
    };
    await shop.store.saveForm(ids.site, letter);
    const { key, save } = await visitor(shop.server);
    const submissionKey = await key();
    shop.advance(2_000);
    await save(submissionKey, { 'email-1': 'ada@example.com' });
    const { text_body: mail } = await shop.store.read
      .selectFrom('outbox')
      .select('text_body')
      .where('kind', '=', 'confirm')
      .executeTakeFirstOrThrow();
    const url = /(?<=studio\.example)\S+Confirm\S+/.exec(mail)?.[0] ?? '';
    const asking = await seen({ url });
    expect(asking).toMatchObject({ status: 200, site: 'Studio', robots: 'noindex' });
    expect(asking.title).toBe('Confirm your subscription');
    expect(asking.headers['referrer-policy']).toBe('no-referrer');
    expect(asking.headers['content-security-policy']).toContain("form-action 'self'");
    const action = /<form action="([^"]*)" method="post"/.exec(asking.main)?.[1] ?? '';
    const done = await seen(
      post(`/api/newsletter/Confirm${action.replaceAll('&amp;', '&')}`, '', form),
    );
    expect(done).toMatchObject({ status: 200, site: 'Studio', links: ['/'] });
    expect(done.main).toContain('Your subscription is confirmed.');
  });
});

it('where the page cannot be rendered, the same stands on a plain one', async () => {
  await start({
    renderPage: () => {
      throw new Error('secret detail');
    },
  });
  for (const request of [
    { url: deadLink },
    post('/contact', '', { ...form, origin: 'https://evil.example' }),
  ]) {
    const page = await seen(request);
    expect([page.site, page.links]).toEqual([undefined, ['/']]);
    expect(page.status).toBe(request.url === deadLink ? 410 : 403);
    expect(page.title).toMatch(/^(This link no longer works|Not allowed from here)$/);
    expect(page.main).not.toContain('secret');
  }
});
