import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrations } from '../app/migrations/migrations';
import { openStore } from '../app/open-store';
import type { SiteStore } from '../app/site-store';
import { connectSqlite } from '../store/connections';
import { migrate } from '../store/migrate';
import { animation, blackPng, plainPicture } from '../testing/sample-pictures';
import { ids, settings, temporaryStore } from '../testing/site-fixture';
import { memoryPeak } from '../testing/memory-peak';

let store: SiteStore;
let remove: () => Promise<void>;

beforeEach(async () => {
  ({ store, remove } = await temporaryStore());
  await store.saveSite({ id: ids.site, settings });
});

afterEach(() => remove());

function toneOf(color: string, start: number): number {
  return parseInt(color.slice(start, start + 2), 16);
}

describe('a file that is taken', () => {
  it.each(['width="9" height="9"', 'viewBox="0 0 9 9"'])(
    'a drawing with %j that is endless work to paint is not painted',
    async (size) => {
      const levels = Array.from(
        { length: 30 },
        (_, index) => `<g id="a${index + 1}">${`<use href="#a${index}"/>`.repeat(10)}</g>`,
      ).join('');
      const bomb = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect id="a0" width="9" height="9"/>${levels}</svg>`;
      const asset = await store.saveAsset(Buffer.from(bomb), {
        siteId: ids.site,
        name: 'a.svg',
        alt: '',
      });
      expect(asset).toMatchObject({
        width: 9,
        height: 9,
        mime: 'image/svg+xml',
        transparent: true,
      });
    },
  );

  it('may be called what people call their files', async () => {
    for (const name of [
      'IMG 0001 (2).JPG',
      'Bäckerei – Ofen.jpg',
      'صورة.jpg',
      '茶碗.jpg',
      '👩‍🚀.png',
      '.htaccess',
      'a..b',
    ]) {
      const asset = await store.saveAsset(await plainPicture(9, 9).jpeg().toBuffer(), {
        siteId: ids.site,
        name,
        alt: '',
      });
      expect(asset.name).toBe(name);
    }
  });

  it('leaves the colour that most of it has, and is found again with it', async () => {
    const ground = sharp({
      create: { width: 800, height: 600, channels: 3, background: '#f0e8d8' },
    });
    const corner = await plainPicture(300, 600, '#102030').png().toBuffer();
    const pictures = [
      [
        await ground
          .composite([{ input: corner, left: 0, top: 0 }])
          .png()
          .toBuffer(),
        '#f0e8d8',
      ],
      [await plainPicture(3000, 20, '#102030').png().toBuffer(), '#102030'],
      [await animation('gif', 60, 40, ['#ff0000', '#00ff00']), '#ff0000'],
    ] as const;
    for (const [bytes, color] of pictures) {
      const saved = await store.saveAsset(bytes, { siteId: ids.site, name: 'a.jpg', alt: '' });
      // Rounded to sixteen tones.
      expect(saved.color).toMatch(/^#[\da-f]{6}$/);
      for (const start of [1, 3, 5])
        expect(Math.abs(toneOf(saved.color, start) - toneOf(color, start))).toBeLessThanOrEqual(16);
      expect(await store.asset(ids.site, saved.id)).toEqual(saved);
    }
  });

  it('of nearly 100 megapixels takes less memory than one byte for each pixel', async () => {
    const bytes = blackPng(12_000, 8_000);
    const used = await memoryPeak(() =>
      store.saveAsset(bytes, { siteId: ids.site, name: 'a.png', alt: '' }),
    );
    expect(used).toBeLessThan(96);
  });
});

it('a picture that nobody has counted the frames of is there all the same', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'frontage-older-'));
  const older = await connectSqlite(join(folder, 'frontage.db'));
  await migrate(older, migrations.slice(0, 1), () => 1);
  await sql`insert into site (id, revision, settings, created_at, updated_at) values (${ids.site}, 1, '{}', 1, 1)`.execute(
    older.writer,
  );
  await sql`insert into asset (id, site_id, name, mime, width, height, alt, focal_x, focal_y, color, bytes, created_at)
    values (${ids.asset}, ${ids.site}, 'a.jpg', 'image/jpeg', 9, 8, '', 0.5, 0.5, '#102030', 1, 1)`.execute(
    older.writer,
  );
  await Promise.all([older.writer.destroy(), older.reader.destroy()]);
  const newer = await openStore({ dataDir: folder });
  const asset = await newer.asset(ids.site, ids.asset);
  expect(asset).toMatchObject({
    width: 9,
    height: 8,
    color: '#102030',
    frames: 0,
    transparent: false,
  });
  await newer.close();
  await rm(folder, { recursive: true });
});
