import { afterEach, beforeEach, expect, it } from 'vitest';
import { shopper } from '../testing/shopper';
import { addAccount, goodPassword } from '../testing/sign-in-as';
import { testServer, type TestServer } from '../testing/server-fixture';

let test: TestServer;
beforeEach(async () => {
  test = await testServer();
  await addAccount(test.store, ['admin']);
});
afterEach(() => test.remove());

it('a browser that keeps no cookies is told so after signing in, and any other is led on', async () => {
  const browser = shopper(test.server);
  const next = '/config/orders';
  const entered = { email: 'admin@studio.example', password: goodPassword, next };
  const { headers } = await browser.post('/config/sign-in', entered);
  const back = String(headers.location);
  expect(await browser.get(back)).toMatchObject({ status: 303, headers: { location: next } });
  expect((await shopper(test.server).get(back)).text).toContain(
    'Cookies are turned off in your browser, so you cannot stay signed in.',
  );
});
