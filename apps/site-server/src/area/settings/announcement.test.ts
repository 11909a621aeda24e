import { renderPage } from '@frontage/react-blocks/server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listAuditEntries } from '../../audit/audit-entry';
import { ask, host } from '../../testing/server-fixture';
import { shopServer, type ShopServer } from '../../testing/shop-server';
import { settingsDesk } from '../../testing/settings-desk';
import { addAccount, signIn } from '../../testing/sign-in-as';
import { ids } from '../../testing/site-fixture';

let shop: ShopServer;
let cookie: string;
beforeEach(async () => {
  shop = await shopServer({ renderPage });
  cookie = await signIn(shop.store, await addAccount(shop.store, ['campaignsEditor']));
});
afterEach(() => shop.remove());

const path = '/announcement-bar';
const desk = (by = cookie) => settingsDesk(shop, by);
const visit = async (url = '/') => (await ask(shop.server, { url })).text;
const bar = /<aside class="fr-announcement".*?<\/aside>/s;
const filled = { isShown: 'on', announcement: 'Kiln open, [come](/visit)', tone: 'dark' };

it('[6.03] visitors get the bar above the header once the settings say so, and their scripts are told', async () => {
  expect(await visit()).not.toContain('fr-announcement');
  await desk().save(path, { ...filled, isShown: '' });
  expect(await visit()).not.toContain('fr-announcement');
  const { status, headers } = await desk().save(path, filled);
  expect([status, headers.location]).toEqual([303, `/config/settings${path}?done=saved`]);
  const page = await visit();
  expect(page).toMatch(/<\/a><aside .*<\/aside><header class="fr-header">/s);
  const [shown = ''] = bar.exec(page) ?? [];
  expect(shown).toContain('data-tone="dark" aria-label="Announcement"');
  expect(shown).toContain('Kiln open, <a href="/visit">come</a>');
  expect(page).toContain('"showAnnouncementBar":true');
  const [entry] = await listAuditEntries(shop.store.read, ids.site, {}, { limit: 5 });
  expect(entry).toMatchObject({ act: 'settingsChanged' });
});

it('[6.03] its script is the only one that a page with the bar allows besides the boot', async () => {
  const scripts = async () => {
    const { headers } = await ask(shop.server, { url: '/' });
    return /script-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1]?.split(' ');
  };
  const without = await scripts();
  await desk().save(path, filled);
  const withBar = (await scripts()) ?? [];
  expect(withBar).toHaveLength((without?.length ?? 0) + 1);
  expect(withBar.filter((source) => !without?.includes(source))).toEqual([
    expect.stringMatching(/^'sha256-/),
  ]);
});

it('[6.03] who looks after the bar always gets it: as it is stored, and as it is entered', async () => {
  await desk().save(path, { ...filled, isShown: '' });
  const stored = await desk().look(`${path}/try`);
  expect(bar.exec(stored.text)?.[0]).toContain('data-announcement=""');
  const tried = await desk().post(`${path}/try`, { ...filled, isShown: '', announcement: 'Soon' });
  expect(bar.exec(tried.text)?.[0]).toContain('<p>Soon</p>');
  expect(tried.headers['cache-control']).toBe('no-store');
  expect(await visit()).not.toContain('fr-announcement');
});

it('refuses a link that leads nowhere good, too many words, and what somebody else has changed', async () => {
  const wrong = await desk().save(path, { announcement: '[here](javascript:alert(1))' });
  expect(wrong.status).toBe(400);
  expect((await desk().save(path, { announcement: 'a'.repeat(501) })).status).toBe(400);
  const seen = await desk().shown(path);
  await desk().save(path, { announcement: 'First' });
  const late = await desk().post(path, { ...seen, announcement: 'Second' });
  expect(late.status).toBe(409);
  expect(late.text).toContain('It is now: “First”');
});

it('is not for those whose role lacks it', async () => {
  const editor = await signIn(shop.store, await addAccount(shop.store, ['scheduling']));
  for (const address of [path, `${path}/try`])
    expect((await desk(editor).look(address)).status).toBe(403);
});

it('[3.52] pages in another language have its words', async () => {
  const admin = await signIn(shop.store, await addAccount(shop.store, ['admin']));
  await desk().save(path, filled);
  await desk(admin).save('/languages', { languages: 'de' });
  await desk(admin).save('/languages/de/header-footer', { announcement: 'Heute offen' });
  const site = await shop.store.findSite(host);
  expect(site?.settings.languages?.['de']).toEqual({ announcement: { words: ['Heute offen'] } });
});
