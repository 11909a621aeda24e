import { afterEach, beforeEach, expect, it } from 'vitest';
import { addAccount } from '../testing/sign-in-as';
import { settings, temporaryStore } from '../testing/site-fixture';
import { printOwnerLinks } from './print-owner-links';

let place: Awaited<ReturnType<typeof temporaryStore>>;
beforeEach(async () => {
  place = await temporaryStore();
});
afterEach(() => place.remove());

async function printed(): Promise<string> {
  let text = '';
  const output = { write: (more: string | Uint8Array) => (text += String(more)) !== '' };
  await printOwnerLinks(place.store, 'https://studio.example', output);
  return text;
}

it('a server prints where the first owner of each site makes an account, and no password', async () => {
  expect(await printed()).toBe('');
  await place.store.saveSite({ id: 'one', host: 'one.example', settings });
  await place.store.saveSite({ id: 'two', host: 'two.example', settings });
  const link = (host: string) =>
    `Nobody looks after this site yet\\. Make your account within a day: https://${host}/config/link/[\\w-]{43}\n`;
  expect(await printed()).toMatch(new RegExp(`^${link('one.example')}${link('two.example')}$`));
  await addAccount(place.store, ['admin'], 'ada@studio.example', 'one');
  expect(await printed()).toMatch(new RegExp(`^${link('two.example')}$`));
});

it('a site without a host of its own is at the address of the server', async () => {
  await place.store.saveSite({ id: 'one', settings });
  expect(await printed()).toContain(': https://studio.example/config/link/');
});
