import { afterEach, expect, it, vi } from 'vitest';
import { addAccount, signIn } from '../testing/sign-in-as';
import { goods } from '../testing/shop-fixture';
import { shopServer, type ShopServer } from '../testing/shop-server';
import { ask } from '../testing/server-fixture';

let shop: ShopServer;
afterEach(() => shop.remove());

/** The server's log lines about refused requests. */
function refused(written: readonly string[]): Record<string, unknown>[] {
  return written
    .flatMap((text) => text.split('\n'))
    .filter((line) => line.includes('request refused'))
    .map((line) => JSON.parse(line) as Record<string, unknown>); // lines of pino are objects
}

it('the log says what may be an attack and from which network, and nothing of who it was', async () => {
  const written: string[] = [];
  const out = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    written.push(String(text));
    return true;
  });
  shop = await shopServer({ logLevel: 'warn', trustProxy: true, cartChangesPerMinute: 1 });
  const from = { 'x-forwarded-for': '203.0.113.77' };
  const form = { ...from, 'content-type': 'application/x-www-form-urlencoded' };
  const add = `type=add&productId=${goods.jar}&variantId=small&quantity=1`;
  const post = (source: string) =>
    ask(shop.server, {
      method: 'POST',
      url: '/commerce/cart',
      headers: { ...form, 'sec-fetch-site': source },
      body: add,
    });
  expect((await post('cross-site')).status).toBe(403);
  expect((await post('same-origin')).status).toBe(303);
  expect((await post('same-origin')).status).toBe(429);
  const webhook = {
    method: 'POST',
    url: '/api/commerce/webhook/test',
    headers: { ...from, 'content-type': 'application/json' },
  } as const;
  expect((await ask(shop.server, { ...webhook, body: 'not signed' })).status).toBe(400);
  const wrong = 'email=ada%40studio.example&password=a+guess';
  const guess = { ...form, 'sec-fetch-site': 'same-origin' };
  const signInAt = { method: 'POST', url: '/config/sign-in', headers: guess, body: wrong } as const;
  expect((await ask(shop.server, signInAt)).status).toBe(401);
  const cookie = await signIn(shop.store, await addAccount(shop.store, ['commenter']));
  const denied = { url: '/config/messages', headers: { ...from, cookie } };
  expect((await ask(shop.server, denied)).status).toBe(403);
  const link = `/config/link/${'x'.repeat(43)}`;
  const foreign = { ...form, 'sec-fetch-site': 'cross-site' };
  await ask(shop.server, { method: 'POST', url: link, headers: foreign, body: '' });
  out.mockRestore();
  const cart = { method: 'POST', path: '/commerce/cart', network: '203.0.113.0/24' };
  expect(refused(written)).toMatchObject([
    { refusedFor: 'another site', ...cart },
    { refusedFor: 'limit', ...cart },
    { refusedFor: 'signature', path: '/api/commerce/webhook/test' },
    { refusedFor: 'sign-in', path: '/config/sign-in', network: '203.0.113.0/24' },
    { refusedFor: 'permission', path: '/config/messages', network: '203.0.113.0/24' },
    // The token of a link is nobody's business.
    { refusedFor: 'another site', path: '/config/link/…' },
  ]);
  expect(written.join('')).not.toMatch(/203\.0\.113\.77|ada%40|ada@|a\+guess|xxxxx/);
});
