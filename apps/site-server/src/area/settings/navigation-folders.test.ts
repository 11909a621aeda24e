import { renderPage } from '@frontage/react-blocks/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ask, host } from '../../testing/server-fixture';
import { shopServer, type ShopServer } from '../../testing/shop-server';
import { settingsDesk } from '../../testing/settings-desk';
import { addAccount, signIn } from '../../testing/sign-in-as';

let shop: ShopServer;
let cookie: string;
beforeEach(async () => {
  shop = await shopServer({ renderPage });
  cookie = await signIn(shop.store, await addAccount(shop.store, ['admin']));
});
afterEach(() => shop.remove());

const desk = () => settingsDesk(shop, cookie);
const visit = async (url = '/') => (await ask(shop.server, { url })).text;

it('[3.50] a navigation has folders, which open without a script and mark the page in them', async () => {
  const navigation = 'Shop | /shop\n- Bowls | /bowls\n- Home | /\nFind us\n- العربية | /ar | ar';
  expect((await desk().save('/header-footer', { navigation })).status).toBe(303);
  const text = await visit();
  expect(text).toContain(
    '<li class="fr-folder"><a href="/shop" aria-current="true">Shop</a><details name="fr-folder"><summary aria-label="More in Shop"></summary><ul><li><a href="/bowls">Bowls</a></li><li><a href="/" aria-current="page">Home</a></li></ul></details></li>' +
      '<li class="fr-folder"><details name="fr-folder"><summary>Find us</summary><ul><li><a href="/ar" lang="ar" hreflang="ar">العربية</a></li></ul></details></li>',
  );
  expect(text).toContain('data-block="header-menu"');
  const site = await shop.store.findSite(host);
  expect(site?.settings.headerFooter.header.navigation).toEqual([
    {
      title: 'Shop',
      href: '/shop',
      links: [
        { title: 'Bowls', href: '/bowls' },
        { title: 'Home', href: '/' },
      ],
    },
    { title: 'Find us', links: [{ title: 'العربية', href: '/ar', language: 'ar' }] },
  ]);
  expect(
    (await ask(shop.server, { url: '/config/settings/header-footer', headers: { cookie } })).text,
  ).toContain(navigation.replaceAll('\n', '\n'));
});

it.each([
  ['Line 1: it begins with -, but there is no line above it.', '- Bowls | /bowls'],
  ['Line 2: write the text, then | and the address.', 'Shop\n- Bowls'],
  ['A folder has up to 50 links.', `Shop${'\n- Bowls | /bowls'.repeat(51)}`],
])('[3.50] [5.17c] what is wrong is refused: %s', async (wrong, navigation) => {
  const { status, text } = await desk().save('/header-footer', { navigation });
  expect([status, text.includes(wrong)]).toEqual([400, true]);
});

it('[3.50] a heading of the footer that is too long is refused, not cut', async () => {
  const columns = `Where\nTarn Quay\n\n${'W'.repeat(201)}\nDaily`;
  const { status, text } = await desk().save('/header-footer', { columns });
  expect(status).toBe(400);
  expect(text).toContain('Line 4: a heading can have up to 200 characters.');
});

describe('[1.02b] two people who change the links at once', () => {
  const links = 'Home | /\nShop | /shop\n- Bowls | /bowls\n- Cups | /cups\nVisit | /visit';
  const columns = 'Where\nTarn Quay\nMap | /map\n\nWhen\nDaily';
  const path = '/header-footer';
  const stored = async () => {
    const { navigation = '', columns: of = '' } = await desk().shown(path);
    return { navigation: navigation.replaceAll('\r', ''), columns: of.replaceAll('\r', '') };
  };
  const saveBoth = async (theirs: Record<string, string>, mine: Record<string, string>) => {
    await desk().save(path, { navigation: links, columns });
    const opened = await desk().shown(path);
    await desk().save(path, theirs);
    return desk().post(path, { ...opened, ...mine });
  };

  it('both have what they did, in folders and columns as well', async () => {
    const { status } = await saveBoth(
      {
        navigation:
          'Home | /\nShop | /shop\n- Our bowls | /bowls\n- Cups | /cups\nVisit | /visit\nNew | /new',
        columns: columns.replace('Map | /map', 'Map | /map\nPost | /post'),
      },
      {
        navigation:
          'Visit | /visit\nHome | /\nShop | /shop\n- Bowls | /bowls\n- Mugs | /cups\n- Jars | /jars',
        columns: columns.replace('Where', 'Where we are').replace('Daily', 'Every day'),
      },
    );
    expect(status).toBe(303);
    expect(await stored()).toEqual({
      navigation:
        'Visit | /visit\nHome | /\nShop | /shop\n- Our bowls | /bowls\n- Mugs | /cups\n- Jars | /jars\nNew | /new',
      columns: 'Where we are\nTarn Quay\nMap | /map\nPost | /post\n\nWhen\nEvery day',
    });
  });

  it('are asked where they changed the same, or have added one too many', async () => {
    const theirs = links.replace('Cups', 'Mugs');
    const same = await saveBoth(
      { navigation: theirs },
      { navigation: links.replace('Cups', 'Jugs') },
    );
    expect([same.status, same.text.includes('Mugs | /cups')]).toEqual([409, true]);
    expect((await stored()).navigation).toBe(theirs);
    const full = `${columns}\n\nA\n\nB\n\nC`;
    const { status, text } = await saveBoth(
      { columns: `${full}\n\nTheirs` },
      { columns: `${full}\n\nMine` },
    );
    expect([status, text.includes('Mine')]).toEqual([409, true]);
  });
});
