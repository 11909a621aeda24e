import { afterEach, beforeEach, expect, it } from 'vitest';
import { recaptchaService, type RecaptchaService } from '../../testing/recaptcha-service';
import { testServer, type TestServer } from '../../testing/server-fixture';
import { shopper } from '../../testing/shopper';
import { ids, publishNew, settings } from '../../testing/site-fixture';

let service: RecaptchaService;
let test: TestServer;

beforeEach(async () => {
  service = await recaptchaService();
  test = await testServer({
    recaptcha: { siteKey: 'of-forms', secret: 'other', origin: service.origin },
  });
  const shop = { captcha: { siteKey: 'of-the-cart', secret: 'secret' } };
  await test.store.saveSite({
    id: ids.site,
    host: 'studio.example',
    settings: { ...settings, shop },
  });
  await test.store.saveCoupon(ids.site, { code: 'TEN', kind: 'percent', ratePerMillion: 100_000 });
  await publishNew(test.store, { slug: 'cart', pageType: 205 });
});
afterEach(async () => {
  await test.remove();
  await service.close();
});

it('[6.07] the cart page has the captcha with the key of the site, and its policy allows it', async () => {
  const page = await shopper(test.server).get('/cart');
  expect(page.text).toContain('"siteKey":"of-the-cart"');
  expect(page.text).not.toContain('"secret"');
  expect(page.headers['content-security-policy']).toContain(`frame-src ${service.origin}`);
});

it('[6.07] who tries a code by a call has to complete it, and only then is the code looked at', async () => {
  const buyer = shopper(test.server);
  const add = (captchaKey?: string) =>
    buyer.change({ type: 'addCode', code: 'TEN', ...(captchaKey !== undefined && { captchaKey }) });
  const incomplete = {
    status: 400,
    json: {
      errors: { captchaKey: 'Complete the check that you are human, then apply the code again.' },
    },
  };
  expect(await add()).toMatchObject(incomplete);
  expect(await add('bad')).toMatchObject(incomplete);
  expect(await add('good-1')).toMatchObject({ status: 200 });
  expect(service.requests.map(({ secret }) => secret)).toEqual(['secret', 'secret']);
  service.mood = 'broken';
  expect(await add('good-2')).toMatchObject({ status: 503 });
  expect((await buyer.change({ type: 'removeCoupon', code: 'TEN' })).status).toBe(200);
});

it('a post without scripts cannot have done it, and is held back by the limit alone', async () => {
  const buyer = shopper(test.server);
  const statuses = [];
  for (let time = 0; time < 11; time += 1)
    statuses.push((await buyer.post('/commerce/cart', { type: 'addCode', code: 'NOPE' })).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
});
