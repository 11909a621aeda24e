import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { markupSlides } from '../testing/gallery-markup';
import { closeGalleries, openGallery } from '../testing/gallery-page';
import styles from '../style.css?inline';

beforeAll(() => {
  document.head.append(Object.assign(document.createElement('style'), { textContent: styles }));
});

beforeEach(async () => {
  await page.viewport(1000, 700);
});

afterEach(closeGalleries);

describe('the style sheet', () => {
  it('[9.23b] four slides in a row, without any script', () => {
    const gallery = openGallery(10, { style: '' });
    expect(gallery.columns()).toBe(4);
  });

  it.each([
    ['', 400, 2],
    ['--fr-gallery-columns:1', 400, 1],
    ['--fr-gallery-columns:6', 900, 6],
  ])('%s at %s px: %s in a row', async (style, width, columns) => {
    await page.viewport(width, 700);
    expect(openGallery(12, { style }).columns()).toBe(columns);
  });

  it('all slides have the ratio that is set, and their own without', () => {
    const shape = (style: string) => {
      const { width = 0, height = 1 } =
        openGallery(4, { style }).root.querySelector('img')?.getBoundingClientRect() ?? {};
      return width / height;
    };
    expect(shape('--fr-gallery-ratio:1')).toBeCloseTo(1, 1);
    expect(shape('')).toBeCloseTo(1.5, 1);
  });

  it('is never wider than its place', async () => {
    await page.viewport(320, 700);
    const gallery = openGallery([
      { id: 'a', caption: 'Averyveryveryverylongwordwithoutanybreakinit' },
      ...markupSlides(3),
    ]);
    expect(gallery.list?.scrollWidth).toBe(gallery.list?.clientWidth);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });
});
