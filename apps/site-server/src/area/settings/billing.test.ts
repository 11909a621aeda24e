import type { ContributorRole } from '@frontage/site-model/enums';
import { afterEach, describe, expect, it } from 'vitest';
import type { SiteServerOptions } from '../../app/site-server-options';
import { ask, host, testServer, type TestServer } from '../../testing/server-fixture';
import { addAccount, signIn } from '../../testing/sign-in-as';
import { ids, settings } from '../../testing/site-fixture';

let test: TestServer;
afterEach(() => test.remove());

const billingUrl = 'https://plans.example/studio';

/** A server whose site has a contract; gives what somebody with a role sees of an address. */
async function open(siteStatus: number, options: Partial<SiteServerOptions> = { billingUrl }) {
  test = await testServer(options);
  await test.store.saveSite({
    id: ids.site,
    host,
    settings: { ...settings, context: { siteStatus } },
  });
  const cookies = new Map<ContributorRole, string>();
  return async (url: string, role: ContributorRole = 'billing') => {
    const cookie =
      cookies.get(role) ?? (await signIn(test.store, await addAccount(test.store, [role])));
    cookies.set(role, cookie);
    return ask(test.server, { url, headers: { host, cookie } });
  };
}

describe('the plan of a site', () => {
  it.each([
    ['/config/trial-upgrade', '/config/settings/billing/upgrade'],
    ['/config/upgrade', '/config/settings/billing/subscriptions/website'],
  ])('[2.15] %s leads to %s', async (url, location) => {
    const look = await open(8);
    const { status, headers } = await look(url);
    expect([status, headers.location]).toEqual([303, location]);
  });

  it.each([
    [3, '/billing/upgrade', 'Your site is on trial. Choose a plan to keep it.', 'Choose a plan'],
    [1, '/billing/subscriptions/website', 'The plan of your site has ended.', 'Manage your plan'],
    [
      2,
      '/billing/subscriptions/website',
      'A payment for your site is overdue.',
      'Manage your plan',
    ],
    [8, '/billing/subscriptions/website', 'Your site is paid for.', 'Manage your plan'],
    [0, '/billing/subscriptions/website', 'Your site has no plan that ends.', 'Manage your plan'],
  ])(
    '[2.15] a site of status %i finds it from the settings at %s',
    async (status, path, says, button) => {
      const look = await open(status);
      const href = `/config/settings${path}`;
      expect((await look('/config/settings')).text).toContain(`<a href="${href}">Plan</a>`);
      const { text } = await look(href, 'admin');
      expect(text).toContain(says);
      expect(text).toMatch(new RegExp(`<a class="button" href="${billingUrl}">${button}</a>`));
    },
  );

  it('a server that sells no plans says so', async () => {
    const look = await open(3, {});
    const { text } = await look('/config/settings/billing/upgrade');
    expect(text).toContain('This server sells no plans');
    expect(text).not.toContain('class="button" href');
  });

  it('[2.15] is for whoever may see bills alone', async () => {
    const look = await open(3);
    expect((await look('/config/upgrade', 'editor')).status).toBe(403);
    expect((await look('/config/settings', 'editor')).text).not.toContain('>Plan</a>');
  });
});
