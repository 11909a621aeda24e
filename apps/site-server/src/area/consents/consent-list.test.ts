import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeLedger, type LedgerChoice } from '../../consent/ledger';
import { ask } from '../../testing/server-fixture';
import { shopServer, type ShopServer } from '../../testing/shop-server';
import { addAccount, signIn } from '../../testing/sign-in-as';
import { ids } from '../../testing/site-fixture';

let shop: ShopServer;
let cookie: string;
beforeEach(async () => {
  shop = await shopServer();
  cookie = await signIn(shop.store, await addAccount(shop.store, ['admin']));
});
afterEach(() => shop.remove());

const path = '/config/consents';
const get = (url: string, as = cookie) => ask(shop.server, { url, headers: { cookie: as } });
const mia = 'a'.repeat(24);

/** Somebody who accepts, or refuses. */
async function choose(consentId: string, choice: LedgerChoice['choice']): Promise<void> {
  shop.advance(1);
  const row: LedgerChoice = {
    id: shop.store.createId(),
    consentId,
    choice,
    categories: choice === 'accepted' ? ['analytics'] : [],
    bannerVersion: 2,
    textHash: 'h',
    language: 'en',
    hasSignal: false,
    createdAt: shop.store.now(),
  };
  const text = { hash: 'h', text: 'We =count\n[Accept]' };
  await shop.store.write((db) => writeLedger(db, ids.site, row, text));
}

it('lists who agreed to what and what the banner said, proves it for one visitor, and counts', async () => {
  await choose(mia, 'accepted');
  await choose('', 'refused');
  await choose(mia, 'refused');
  const { text } = await get(path);
  expect(text.match(/<tr>/g)).toHaveLength(4);
  expect(text).toContain('<dt>Accepted</dt><dd><strong>1</strong></dd>');
  expect(text).toContain('<dt>Refused</dt><dd><strong>2</strong></dd>');
  expect(text).toContain('We =count');
  const found = (await get(`${path}?q=%20${mia.toUpperCase()}&state=`)).text;
  expect(found).toContain('2 answers');
  expect((await get(`${path}?q=aaaa`)).text).toContain('No answer matches.');
  expect((await get(`${path}?state=accepted`)).text).toContain('1 answer');
  const csv = await get(`${path}/export?q=${mia}`);
  expect(csv.text.split('\r\n')).toHaveLength(4);
  expect(csv.text).toContain('accepted,analytics,2,h,en,no');
});

it('is for those alone who may read consents', async () => {
  const editor = await signIn(shop.store, await addAccount(shop.store, ['editor']));
  expect((await get(path, editor)).status).toBe(403);
  expect((await get(`${path}/export`, editor)).status).toBe(403);
});
