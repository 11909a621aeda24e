import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ask } from '../../testing/server-fixture';
import { shopServer, type ShopServer } from '../../testing/shop-server';
import { addAccount, signIn } from '../../testing/sign-in-as';
import { startVimeoService, type VimeoService } from '../../testing/vimeo-service';

let shop: ShopServer;
let cookie: string;
let service: VimeoService;

async function open(vimeoOembed?: string): Promise<void> {
  shop = await shopServer(vimeoOembed === undefined ? {} : { vimeoOembed });
  cookie = await signIn(shop.store, await addAccount(shop.store, ['editor']));
}

async function look(address: string, by = cookie) {
  const { status, text } = await ask(shop.server, {
    url: `/api/videos?${new URLSearchParams({ address })}`,
    headers: { cookie: by },
  });
  return { status, body: JSON.parse(text) as unknown };
}

beforeEach(async () => {
  service = await startVimeoService();
});
afterEach(async () => {
  await shop.remove();
  await service.close();
});

describe('what is said of a video', () => {
  it('[5.17q] of a Vimeo Basic account: that it is unsupported; of others their title', async () => {
    await open(service.oembed);
    const basic = 'https://vimeo.com/76979871';
    expect(await look(basic)).toEqual({
      status: 200,
      body: {
        data: [
          {
            id: basic,
            label: 'The wheel',
            refusal:
              'Vimeo Basic accounts are unsupported. Please share a video from a different account.',
          },
        ],
      },
    });
    const player = 'https://player.vimeo.com/video/22439234';
    expect(await look(player)).toEqual({
      status: 200,
      body: { data: [{ id: player, label: 'The wheel' }] },
    });
    expect(service.asked.map(({ pathname, searchParams }) => [pathname, ...searchParams])).toEqual([
      ['/api/oembed.json', ['url', basic]],
      ['/api/oembed.json', ['url', player]],
    ]);
  });

  it.each([
    'https://vimeo.com/1',
    'https://vimeo.com/500000',
    'https://youtu.be/abcdefghijk',
    'https://notvimeo.com/76979871',
    'ftp://vimeo.com/76979871',
    'x',
  ])('nothing, where there is nothing to say: %s', async (address) => {
    await open(service.oembed);
    expect(await look(address)).toEqual({ status: 200, body: { data: [] } });
  });

  it('nothing at all, and nobody is asked, without an address of the service', async () => {
    await open();
    expect(await look('https://vimeo.com/76979871')).toEqual({ status: 200, body: { data: [] } });
    expect(service.asked).toEqual([]);
  });

  it.each(['https://vimeo.com/600000', 'https://vimeo.com/700000'])(
    'that nobody answers, where that is so: %s',
    async (address) => {
      await open(service.oembed);
      expect((await look(address)).status).toBe(502);
    },
  );

  it('to those who change pages', async () => {
    await open(service.oembed);
    expect((await look('x', '')).status).toBe(401);
    const other = await signIn(shop.store, await addAccount(shop.store, ['scheduling']));
    expect((await look('x', other)).status).toBe(403);
  });
});
