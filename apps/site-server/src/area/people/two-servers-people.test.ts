import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SiteServer } from '../../app/create-site-server';
import type { Account } from '../../accounts/accounts';
import { hasPostgres } from '../../testing/postgres-database';
import { shopper, type Shopper } from '../../testing/shopper';
import { addAccount, signIn } from '../../testing/sign-in-as';
import { startTwoServers, type TwoServers } from '../../testing/two-servers';

/** What is once lucky is not five times. */
const rounds = [1, 2, 3, 4, 5];

describe.skipIf(!hasPostgres)('two servers of a site on one PostgreSQL', () => {
  let two: TwoServers;
  beforeEach(async () => {
    two = await startTwoServers();
  });
  afterEach(() => two.remove());

  /** Somebody who is signed in, in a browser that one of the servers answers. */
  async function browserOf(server: SiteServer, account: Account): Promise<Shopper> {
    const browser = shopper(server);
    const [name = '', value = ''] = (await signIn(two.store, account)).split('=');
    browser.cookies.set(name, value);
    return browser;
  }

  /** Two admins, the only ones, each at a server of their own. */
  async function twoAdmins(round: number) {
    const { servers, store } = two;
    await store.write((db) => db.updateTable('account').set({ roles: '["viewer"]' }).execute());
    const add = (name: string) => addAccount(store, ['admin'], `${name}-${round}@studio.example`);
    const [ada, bea] = [await add('ada'), await add('bea')];
    return {
      accounts: [ada, bea],
      browsers: [await browserOf(servers[0], ada), await browserOf(servers[1], bea)],
    } as const;
  }

  const admins = async () =>
    (await two.store.read.selectFrom('account').select(['email', 'roles']).execute()).filter(
      ({ roles }) => roles.includes('admin'),
    );

  it('leave one admin, of two who remove each other at the same moment', async () => {
    for (const round of rounds) {
      const { accounts, browsers } = await twoAdmins(round);
      const answers = await Promise.all([
        browsers[0].post(`/config/people/${accounts[1].id}/remove`, {}),
        browsers[1].post(`/config/people/${accounts[0].id}/remove`, {}),
      ]);
      expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
      expect(await admins()).toHaveLength(1);
    }
  });

  it('leave one admin, of two who step down at the same moment', async () => {
    for (const round of rounds) {
      const { accounts, browsers } = await twoAdmins(round);
      const answers = await Promise.all(
        browsers.map((browser, index) =>
          browser.post(`/config/people/${accounts[index]?.id}`, { role: 'editor' }),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
      expect(await admins()).toHaveLength(1);
    }
  });

  it('make one account of an invitation that is accepted on both at the same moment', async () => {
    const { servers, store } = two;
    const { browsers } = await twoAdmins(0);
    for (const round of rounds) {
      const email = `eve-${round}@studio.example`;
      expect(
        (await browsers[0].post('/config/people/invite', { email, role: 'editor' })).status,
      ).toBe(303);
      const { text_body: text } = await store.read
        .selectFrom('outbox')
        .select('text_body')
        .where('recipient', '=', email)
        .executeTakeFirstOrThrow();
      const link = /\/config\/invitation\/[\w-]{43}/.exec(text)?.[0] ?? '';
      const fields = { name: 'Eve', password: 'a glaze like the sea' };
      const answers = await Promise.all(
        servers.map((server) => shopper(server).post(link, fields)),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([303, 410]);
      const made = await store.read
        .selectFrom('account')
        .select('roles')
        .where('email', '=', email)
        .execute();
      expect(made.map(({ roles }) => roles)).toEqual(['["editor"]']);
    }
  });
});
