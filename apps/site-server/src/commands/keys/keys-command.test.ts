import type { OrderView } from '@frontage/react-blocks/server';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSiteServer, type SiteServer } from '../../app/create-site-server';
import { createManualPlug } from '../../payment/create-manual-plug';
import { keepKeys } from '../../signing/keep-keys';
import { createKeyRing, keyId, type KeyRing } from '../../signing/key-ring';
import { createShopLinks } from '../../shop/pages/create-shop-links';
import { addSecondFactor } from '../../second-factor/second-factor';
import { addAccount } from '../../testing/sign-in-as';
import { checkoutVisitor, type CheckoutVisitor } from '../../testing/checkout-visitor';
import { plainRenderer } from '../../testing/server-fixture';
import { goods } from '../../testing/shop-fixture';
import { shopServer, type ShopServer } from '../../testing/shop-server';
import { readKeysArguments } from './read-keys-arguments';
import { runKeys } from './run-keys';

let parent: string;
let shop: ShopServer;
const places = () => ({ dataDir: join(parent, 'data'), keysDir: undefined, secrets: [] });

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'frontage-keys-'));
  shop = await shopServer({ keys: await keepKeys(places()) });
});
afterEach(async () => {
  await shop.remove();
  await rm(parent, { recursive: true });
});

/** Runs the command; answers what it prints. */
async function run(
  words: string,
  place = places() as Parameters<typeof runKeys>[0],
): Promise<string> {
  const ask = readKeysArguments(words.split(' '));
  if (typeof ask === 'string') return ask;
  let printed = '';
  await runKeys(place, ask, {
    beside: (work) => work(shop.store),
    now: () => Date.UTC(2026, 10, 23),
    output: { write: (text: string) => ((printed += text), true) },
  });
  return printed;
}

/** The same shop, started again with other keys. */
function restarted(keys: KeyRing): SiteServer {
  return createSiteServer({
    store: shop.store,
    keys,
    cacheDir: join(parent, 'variants'),
    renderPage: plainRenderer,
    logLevel: 'silent',
    paymentPlugs: new Map([shop.plug, createManualPlug()].map((plug) => [plug.id, plug])),
  });
}

async function giftCodes(buyer: CheckoutVisitor, address: string): Promise<readonly string[]> {
  const { status, text } = await buyer.post(address, { showCodes: 'yes' });
  if (status !== 200) return [String(status)];
  const { shop: state } = JSON.parse(/<p>(.*)<\/p>/.exec(text)?.[1] ?? '{}') as {
    shop: { view: OrderView };
  }; // the test's renderer writes it
  return state.view.lines.flatMap(({ giftCardCodes }) => giftCardCodes);
}

describe('keys', () => {
  it('are listed by what they are called; no key is printed', async () => {
    const [first = ''] = (await keepKeys(places())).ids;
    const made = await run('rotate');
    const { ids } = await keepKeys(places());
    expect(ids).toEqual([expect.stringMatching(/^[\da-f]{8}$/), first]);
    expect(made).toBe(`Key ${ids[0] ?? ''} signs once the server was restarted.\n`);
    const listed = await run('list');
    expect(listed.split('\n').slice(1, 3)).toEqual([
      `${ids[0] ?? ''}  2026-11-23  signs`,
      expect.stringMatching(new RegExp(`^${first}  .* is still good$`)),
    ]);
    const file = await readFile(join(`${places().dataDir}-keys`, 'keys.json'), 'utf8');
    for (const [, secret = ''] of file.matchAll(/"secret": "([^"]+)"/g))
      expect([made, listed].some((text) => text.includes(secret))).toBe(false);
  });

  it('are rotated without an end of links, codes and checkouts; those of a retired one end', async () => {
    let running = shop.server;
    const buyer = checkoutVisitor({
      ...shop.server,
      inject: (request) => running.inject(request),
    });
    await buyer.add(goods.gift, 'fifty');
    const order = String((await buyer.pay(await buyer.checkout())).headers.location);
    const codes = await giftCodes(buyer, order);
    expect(codes).toEqual([expect.stringMatching(/^([2-9A-Z]{4}-){6}[2-9A-Z]{4}$/)]);
    await buyer.add(goods.jar, 'small');
    const open = await buyer.checkout();
    const [older = ''] = (await keepKeys(places())).ids;

    await run('rotate');
    running = restarted(await keepKeys(places()));
    expect(await giftCodes(buyer, order)).toEqual(codes);
    // The browser that began a checkout goes on with it, at the address of the newer key.
    const { status, headers } = await buyer.post(open, { do: '' });
    expect([status, headers.location === open]).toEqual([303, false]);
    const moved = String(headers.location);
    expect([await buyer.get(open), await buyer.get(moved)]).toMatchObject([
      { status: 200 },
      { status: 200 },
    ]);

    expect(await run(`retire ${older}`)).toBe(
      `Codes of gift cards hidden anew: 1.\nKey ${older} is retired once the server was restarted.\n`,
    );
    const kept = await keepKeys(places());
    running = restarted(kept);
    expect(await giftCodes(buyer, order)).toEqual(['404']);
    expect([await buyer.get(open), await buyer.get(moved)]).toMatchObject([
      { status: 404 },
      { status: 200 },
    ]);
    const [, id = ''] = /order\/(\w+)\./.exec(order) ?? [];
    const sentAgain = `/order/${createShopLinks(kept).token('order', id)}`;
    expect(await giftCodes(buyer, sentAgain)).toEqual(codes);
  });
});

it('second factors are hidden anew under the newest key before an older one is retired', async () => {
  const first = await keepKeys(places());
  const [older = ''] = first.ids;
  const sealedSecret = first.seal('second factor').close('JBSWY3DPEHPK3PXP');
  const { id: accountId } = await addAccount(shop.store, ['admin']);
  await shop.store.write((db) => addSecondFactor(db, { accountId, sealedSecret, step: 0, now: 0 }));
  await run('rotate');
  expect(await run(`retire ${older}`)).toContain('Second factors hidden anew: 1.');
  const oldSeal = (await keepKeys(places())).seal('second factor');
  const row = await shop.store.read
    .selectFrom('second_factor')
    .select('sealed_secret')
    .executeTakeFirstOrThrow();
  expect(oldSeal.open(row.sealed_secret)).toBe('JBSWY3DPEHPK3PXP');
});

describe('keys of the environment', () => {
  const secrets = ['n'.repeat(32), 'o'.repeat(32)] as const;
  const keyPlaces = () => ({ ...places(), secrets });

  it('are listed, and changed there', async () => {
    expect(await run('list', keyPlaces())).toContain(`${keyId(secrets[0])}  of SECRET   signs`);
    await expect(run('rotate', keyPlaces())).rejects.toThrow(
      'SECRET holds the keys. Put a new one in',
    );
    expect(await run(`retire ${keyId(secrets[1])}`, keyPlaces())).toBe(
      `Now take ${keyId(secrets[1])} out of SECRET, and restart the server.\n`,
    );
    expect(createKeyRing(secrets).ids).toEqual(secrets.map(keyId));
  });
});

it.each([
  ['retire', 'keys retire needs the name of a key. To see them: npx frontage keys list'],
  ['turn', 'There is no command keys turn.'],
  ['list all', '"all" is one argument too many.'],
  ['retire a b', '"b" is one argument too many.'],
])('keys %s: says what to do', async (words, message) => {
  expect(await run(words)).toBe(message);
});

it('the key that signs is not retired, nor one that is not there', async () => {
  const [only = ''] = (await keepKeys(places())).ids;
  await expect(run(`retire ${only}`)).rejects.toThrow(
    'First make another: npx frontage keys rotate',
  );
  await expect(run('retire gone')).rejects.toThrow(
    'there is no key gone. To see them: npx frontage keys list',
  );
});
