import { renderPage } from '@frontage/react-blocks/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ask, host } from '../../testing/server-fixture';
import { settingsDesk } from '../../testing/settings-desk';
import { shopServer, type ShopServer } from '../../testing/shop-server';
import { addAccount, signIn } from '../../testing/sign-in-as';
import { ids, pageDocument, publishNew } from '../../testing/site-fixture';

let shop: ShopServer;
let cookie: string;
beforeEach(async () => {
  shop = await shopServer({ renderPage });
  cookie = await signIn(shop.store, await addAccount(shop.store, ['admin']));
});
afterEach(() => shop.remove());

const look = (path: string) => settingsDesk(shop, cookie).look(path);
const visit = (url: string) => ask(shop.server, { url });
const save = (path: string, fields: Record<string, string>) =>
  settingsDesk(shop, cookie).save(path, fields);

describe('the icon, the picture and the colour', () => {
  const add = (name: string) =>
    shop.store.saveAsset(
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="4"><path d="M0 0h8"/></svg>',
      ),
      { siteId: ids.site, name, alt: 'A "kiln"' },
    );

  it('are those of pages at once', async () => {
    expect((await visit('/')).text).toContain('<link rel="icon" href="data:image/svg+xml');
    const [icon, share] = [await add('icon.svg'), await add('share it.svg')];
    expect((await look('/brand')).text).toContain(`<option value="${icon.id}">icon.svg</option>`);
    await save('/brand', {
      iconId: icon.id,
      touchIconId: icon.id,
      shareImageId: share.id,
      themeColor: '#26685A',
    });
    const { text } = await visit('/');
    expect(text).toContain(`<link rel="icon" href="/assets/${icon.id}/icon.svg">`);
    expect(text).toContain(`<link rel="apple-touch-icon" href="/assets/${icon.id}/icon.svg">`);
    expect(text).toContain(
      `<meta property="og:image" content="https://${host}/assets/${share.id}/share%20it.svg">`,
    );
    expect(text).toContain('<meta property="og:image:alt" content="A &quot;kiln&quot;">');
    expect(text).toContain(
      '<meta name="theme-color" content="#26685a" media="(prefers-color-scheme: dark)">',
    );
    const favicon = await visit('/favicon.ico');
    expect([favicon.status, favicon.headers.location]).toEqual([
      302,
      `/assets/${icon.id}/icon.svg`,
    ]);
    await save('/brand', { iconId: '', shareImageId: '', themeColor: '' });
    expect((await visit('/')).text).not.toContain('og:image');
    expect((await visit('/favicon.ico')).status).toBe(200);
  });

  it('the logo and the accounts are those of blocks that have none of their own', async () => {
    const document = pageDocument(
      { type: 'logo', data: {} },
      { type: 'social-links', data: {} },
      { type: 'social-links', data: { accounts: [{ href: 'https://own.example/me' }] } as never },
    );
    await publishNew(shop.store, { slug: 'signs', title: 'Signs', document });
    const before = (await visit('/signs')).text;
    expect(before).not.toContain('mastodon');
    const logo = await add('sign.svg');
    const accounts = ' https://mastodon.social/@kiln \n\nmailto:kiln@example.com';
    await save('/brand', { logoId: logo.id, accounts });
    const { text } = await visit('/signs');
    expect(text).toContain(`/assets/${logo.id}/sign.svg`);
    expect(text.match(/href="https:\/\/mastodon\.social\/@kiln"/g)).toHaveLength(1);
    expect(text.match(/href="mailto:kiln@example\.com"/g)).toHaveLength(1);
    expect(text).toContain('href="https://own.example/me"');
    expect((await look('/brand')).text).toContain(
      'https://mastodon.social/@kiln\nmailto:kiln@example.com</textarea>',
    );
    await save('/brand', { logoId: '', accounts: '' });
    expect((await visit('/signs')).text).toBe(before);
    const wrong = await save('/brand', { accounts: 'javascript:alert(1)' });
    expect([wrong.status, wrong.text.includes('is no address of an account')]).toEqual([400, true]);
  });

  it('are refused where they are none', async () => {
    const { status, text } = await save('/brand', { themeColor: 'green' });
    expect([status, text.includes('green is not a colour.')]).toEqual([400, true]);
    expect((await save('/brand', { iconId: 'gone' })).status).toBe(400);
  });
});
