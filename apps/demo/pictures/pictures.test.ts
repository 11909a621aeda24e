import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

const folder = fileURLToPath(new URL('.', import.meta.url));

interface Picture {
  name: string;
  width: number;
  height: number;
  alt: string;
  focalPoint: { x: number; y: number };
  color: string;
  tags: string[];
}

// The file is our own and checked field by field below.
const pictures = JSON.parse(readFileSync(join(folder, 'pictures.json'), 'utf8')) as Picture[];
const fileOf = (picture: Picture): string => join(folder, 'rendered', picture.name);
const run = (...words: string[]): string =>
  execFileSync(process.execPath, [join(folder, 'render.mjs'), ...words], { encoding: 'utf8' });

describe('the pictures of the demo', () => {
  it('lists every scene once, in their order', () => {
    const scenes = run('--list').trim().split('\n');
    expect(pictures.map((picture) => picture.name)).toEqual(scenes.map((name) => `${name}.jpg`));
    expect(new Set(scenes).size).toBe(scenes.length);
  });

  it('says of each file its true size, and in words what is seen', async () => {
    for (const picture of pictures) {
      const { width, height, format } = await sharp(fileOf(picture)).metadata();
      expect([picture.name, width, height, format]).toEqual([
        picture.name,
        picture.width,
        picture.height,
        'jpeg',
      ]);
      expect(picture.alt).toMatch(/^[A-Z].{30,140}\.$/);
      expect(picture.color).toMatch(/^#[0-9a-f]{6}$/);
      expect(picture.focalPoint.x).toBeGreaterThan(0);
      expect(picture.focalPoint.x).toBeLessThan(1);
      expect(picture.focalPoint.y).toBeGreaterThan(0);
      expect(picture.focalPoint.y).toBeLessThan(1);
    }
  });

  it('has portraits, landscapes, squares and panoramas, dark ones and light ones', () => {
    const withTag = (tag: string): number =>
      pictures.filter((picture) => picture.tags.includes(tag)).length;
    const shapes = pictures.map(({ width, height }) => width / height);
    expect(shapes.filter((shape) => shape < 0.9).length).toBeGreaterThanOrEqual(5);
    expect(shapes.filter((shape) => shape > 1.2 && shape < 2).length).toBeGreaterThanOrEqual(8);
    expect(shapes.filter((shape) => shape === 1).length).toBeGreaterThanOrEqual(4);
    expect(shapes.filter((shape) => shape > 2.2).length).toBeGreaterThanOrEqual(3);
    expect(withTag('dark')).toBeGreaterThanOrEqual(5);
    expect(withTag('light')).toBeGreaterThanOrEqual(8);
  });

  it('weighs at most 7 MB in all and 450 KB each', () => {
    const weights = pictures.map((picture) => statSync(fileOf(picture)).size);
    expect(Math.max(...weights)).toBeLessThan(450_000);
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThan(7_000_000);
  });

  it('draws the same picture from the same seed', () => {
    const drawn = (): Buffer => {
      run('--draft', '40', 'window-light');
      return readFileSync(join(tmpdir(), 'netloft-drafts', 'window-light.png'));
    };
    expect(drawn().equals(drawn())).toBe(true);
  }, 60_000);

  it('refuses a name that no scene has', () => {
    expect(() =>
      execFileSync(process.execPath, [join(folder, 'render.mjs'), 'no-such'], { stdio: 'pipe' }),
    ).toThrow(/no such scene: no-such/);
  });
});
