import { permissionsOf } from '@frontage/site-model/enums';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveRedirect } from '../pages/documents/redirects';
import { actionWorld, type ActionWorld } from '../testing/action-world';
import { testCollectionId } from '../testing/add-collection-with-item';
import { addOneOfEach } from '../testing/add-one-of-each';
import { addGiftCard } from '../testing/shop-server';
import { ask } from '../testing/server-fixture';
import { unescape } from '../testing/settings-desk';
import { ids } from '../testing/site-fixture';
import { areaSections } from '../app/room-hooks';

/** Each list of the area, and why nothing is selected in it, if so. */
const lists: Readonly<Record<string, { readonly unpicked?: string }>> = {
  [`/config/messages?form=${ids.form}`]: {},
  '/config/pages': {},
  [`/config/collections/${testCollectionId}`]: {},
  '/config/files': {},
  '/config/orders': {},
  '/config/products': {},
  '/config/reviews': {},
  '/config/codes': {},
  '/config/subscriptions': {},
  '/config/gift-cards': {},
  '/config/restock': {},
  '/config/members': {},
  '/config/people': { unpicked: 'each is asked about alone: what they lose is theirs' },
  '/config/tokens': {},
  '/config/log': { unpicked: 'nobody changes it' },
  '/config/consents': { unpicked: 'it is proof, which nobody changes' },
  '/config/settings/redirects': {},
  [`/config/subscribers/${'0'.repeat(22)}10`]: {},
};

let world: ActionWorld;
beforeAll(async () => {
  world = await actionWorld();
  const { store } = world.shop;
  const [order] = await store.read.selectFrom('shop_order').select('id').execute();
  const [account] = await store.read.selectFrom('account').select('id').execute();
  if (!order || !account) throw new Error('nothing was bought, or nobody is there');
  await addGiftCard(world.shop, 500);
  await addOneOfEach(store, { orderId: order.id, accountId: account.id });
  await store.write((db) =>
    saveRedirect(db, ids.site, { path: '/old', target: '/new', pageId: null }, store.now()),
  );
});
afterAll(() => world.shop.remove());

const look = (url: string) =>
  ask(world.shop.server, { url, headers: { cookie: world.signedIn.get('admin') ?? '' } });

/** The address of a list, or of its table, with a search that finds nothing. */
const filtered = (path: string) => `${path}${path.includes('?') ? '&' : '?'}q=nobody+has+this`;

describe.each(Object.entries(lists))('the list %s', (path, { unpicked }) => {
  it('is searched and turned round on the server, keeps that in its address, and is kept as a view', async () => {
    const { status, text } = await look(filtered(path));
    expect(status).toBe(200);
    expect(text).toMatch(/<form class="filters" role="search" action="/);
    expect(text).toMatch(/<input[^>]*name="q"[^>]*value="nobody has this"/);
    expect(text).toContain('<select id="sort" name="sort"');
    expect(text).toContain('Save this view');
  });

  it(
    unpicked ? `is not selected from: ${unpicked}` : 'has rows that are selected, many at once',
    async () => {
      const { text } = await look(path);
      expect(text).toContain('<tbody>');
      expect(text.includes('data-pick-all=""')).toBe(unpicked === undefined);
      expect(text.includes('name="pick@')).toBe(unpicked === undefined);
    },
  );

  it('exports what it shows', async () => {
    const { text } = await look(path);
    const [, href = ''] = /href="([^"]*\/export[^"]*)"/.exec(text) ?? [];
    const all = await look(unescape(href));
    const none = await look(filtered(unescape(href)));
    expect([all.status, none.status]).toEqual([200, 200]);
    const rows = (csv: string) => csv.trim().split('\r\n').length;
    expect([rows(all.text) > 1, rows(none.text)]).toEqual([true, 1]);
  });
});

it('no section with a table of rows is left out, but those that have few', async () => {
  const sections = areaSections(permissionsOf(['admin']));
  const paths = sections.flatMap((group) => group.sections.map(({ path }) => path));
  const withTables: string[] = [];
  for (const path of paths)
    if ((await look(path)).text.includes('<table class="list"')) withTables.push(path);
  const few = ['/config/forms', '/config/subscribers', '/config/sign-ins', '/config/links'];
  expect(
    withTables.filter(
      (path) => !Object.keys(lists).some((list) => list.startsWith(path)) && !few.includes(path),
    ),
  ).toEqual([]);
});
