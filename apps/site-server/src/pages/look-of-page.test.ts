import { renderPage } from '@frontage/react-blocks/server';
import { findLookFont, lookFonts, startingLooks, type SiteLook } from '@frontage/site-model/look';
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ask, testServer, type TestServer } from '../testing/server-fixture';
import { createSiteFonts } from './create-site-fonts';
import { lookOfPage } from './look-of-page';
import { emptyRuntime } from './runtime/load-runtime';
import { ids, settings } from '../testing/site-fixture';

let test: TestServer;
beforeEach(async () => {
  // The server has its file.
  const font = { type: 'font/woff2', etag: '"f"', bytes: Buffer.alloc(1), compressed: undefined };
  const files = new Map([[fraunces, font]]);
  test = await testServer({ renderPage, runtime: { ...emptyRuntime, files } });
});
afterEach(() => test.remove());

const fraunces = '/_frontage/fonts/fraunces-latin-wght-normal.woff2';

const get = async (headers = {}) => ask(test.server, { url: '/contact', headers });

const setLook = (look: SiteLook) =>
  test.store.saveSite({ id: ids.site, settings: { ...settings, look } });

const styleOf = (html: string) => /<style[^>]*>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';

it('[2.24c] a look comes with the page, in the one style sheet that its policy allows', async () => {
  const before = await get();
  await setLook({ 'light-ground': '#fefefe', 'display-font': 'fraunces', corners: 'round' });
  const { text, headers } = await get({ 'if-none-match': String(before.headers.etag) });
  const style = styleOf(text);
  const hash = createHash('sha256').update(style).digest('base64');
  expect(style).toContain('--fr-color-ground:light-dark(#fefefe,');
  expect(style).toContain('--fr-radius-1:10px');
  expect(headers['content-security-policy']).toContain(`style-src 'sha256-${hash}';`);
  expect(text).toContain('href="/_frontage/fonts/fraunces-latin-wght-normal.woff2"');
  expect(text).not.toMatch(/ style=/);
});

it('a font whose file the server does not have is left to the theme', async () => {
  const { text } = await get();
  await setLook({ 'text-font': 'instrument-sans' });
  expect((await get()).text).toBe(text);
});

it('[8.16b] a font that is missing throws and is reported, once', async () => {
  const report = vi.fn();
  const page = { fonts: [], dir: 'ltr', locale: 'en' } as const;
  const look = { 'text-font': 'instrument-sans', 'display-font': 'instrument-sans' };
  const sources = createSiteFonts({ files: new Map() }, report)({ id: ids.site }, new Map());
  for (let render = 0; render < 3; render += 1)
    expect(lookOfPage({ theme: '', look }, page, sources)).toEqual({ theme: '', fonts: [] });
  expect(report).toHaveBeenCalledExactlyOnceWith(
    new Error(
      '[site-model] The font instrument-sans is missing from the fonts of this site. Choose another one, or upload it again.',
    ),
    'a font of the look is missing',
  );
  expect(() => findLookFont(lookFonts, 'nobody')).toThrow('nobody is missing');
  expect(findLookFont(lookFonts, 'fraunces').name).toBe('Fraunces');
});

it('[2.24c] a look that changes nothing leaves pages as they are, to the byte', async () => {
  const { text } = await get();
  await setLook({});
  expect((await get()).text).toBe(text);
  await setLook({ corners: 'soft', 'light-ground': 'nonsense' });
  expect((await get()).text).toBe(text);
});

it.each(startingLooks)(
  '[2.24c] pages with the look $name differ by their style alone',
  async ({ look }) => {
    const { text } = await get();
    await setLook(look);
    const shown = (await get()).text;
    const rest = (html: string) =>
      html.replace(/<style[\s\S]*?<\/style>|<link rel="preload"[^>]*>/g, '');
    expect(rest(shown)).toBe(rest(text));
    expect(Buffer.byteLength(shown) - Buffer.byteLength(text)).toBeLessThan(3_000);
  },
);
