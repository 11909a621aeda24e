import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SiteServer } from '../../app/create-site-server';
import { hasPostgres } from '../../testing/postgres-database';
import { goods, moonJar } from '../../testing/shop-fixture';
import { shopper } from '../../testing/shopper';
import { addAccount, signIn } from '../../testing/sign-in-as';
import { ids } from '../../testing/site-fixture';
import { startTwoServers, type TwoServers } from '../../testing/two-servers';
import { tagsPath } from './tags-path';

describe.skipIf(!hasPostgres)('two servers of a shop on one PostgreSQL', () => {
  let two: TwoServers;
  beforeEach(async () => {
    two = await startTwoServers();
  });
  afterEach(() => two.remove());

  it('keep what both rename of one product at the same moment', async () => {
    const { servers, store } = two;
    const account = await addAccount(store, ['storeManager']);
    const open = async (server: SiteServer) => {
      const browser = shopper(server);
      const [name = '', value = ''] = (await signIn(store, account)).split('=');
      browser.cookies.set(name, value);
      return browser;
    };
    const [first, second] = [await open(servers[0]), await open(servers[1])];
    for (const round of [1, 2, 3, 4, 5]) {
      await store.saveProduct(ids.site, { ...moonJar, tags: ['blue', 'round'], category: 'Jars' });
      const answers = await Promise.all([
        first.post(tagsPath, { kind: 'tag', 'seen-0': 'blue', 'name-0': `red ${round}` }),
        second.post(tagsPath, { kind: 'tag', 'seen-0': 'round', 'name-0': `flat ${round}` }),
        second.post(tagsPath, { kind: 'category', 'seen-0': 'Jars', 'name-0': `Vases ${round}` }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
      expect(await store.product(ids.site, goods.jar)).toMatchObject({
        tags: [`red ${round}`, `flat ${round}`],
        category: `Vases ${round}`,
      });
    }
  });
});
