import type { Page } from '@playwright/test';
import { openGallery, startGallery, type GalleryHandle } from './support/gallery';
import { holdScripts } from './support/hold-scripts';
import { sweep } from './support/touch';
import { expect, open, startAll, test } from './support/visitor';

/** The first gallery of each page whose pictures move, and what it says after each step forward. */
const moving = [
  { design: 'carousel', places: ['1–3 of 9', '4–6 of 9', '7–9 of 9'] },
  { design: 'strip', places: ['1 of 8', '2 of 8', '3 of 8'] },
  { design: 'stacked', places: ['1 of 9', '2 of 9', '3 of 9'] },
  { design: 'base', places: ['1 of 3', '2 of 3', '3 of 3'] },
] as const;

const still = ['grid', 'autogrid', 'autocolumns', 'autorows', 'list'];
const designs = [...still, ...moving.map(({ design }) => design)];

for (const { design, places } of moving) {
  test.describe(design, () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('[1.01c] [4.07b] [4.08d] goes on and back by its buttons, and round', async ({ page }) => {
      const gallery = await openGallery(page, `/galleries/${design}`);
      await gallery.says(places[0]);
      await gallery.pressNext();
      await gallery.says(places[1]);
      await gallery.pressPrevious();
      await gallery.says(places[0]);
      await gallery.pressPrevious();
      await expect(gallery.root.locator('[data-gallery-status]')).not.toHaveText(places[0]);
      await gallery.pressNext();
      await gallery.says(places[0]);
    });

    test('goes on and back by arrow keys', async ({ page }) => {
      const gallery = await openGallery(page, `/galleries/${design}`);
      await gallery.root.locator('[data-gallery-next]').focus();
      await page.keyboard.press('ArrowRight');
      await gallery.says(places[1]);
      await page.keyboard.press('ArrowRight');
      await gallery.says(places[2]);
      await page.keyboard.press('ArrowLeft');
      await gallery.says(places[1]);
    });
  });
}

test.describe('under a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('[4.10a] carousel: two in sight, and a sweep to the left goes on', async ({ page }) => {
    const gallery = await openGallery(page, '/galleries/carousel');
    await gallery.says('1–2 of 9');
    await sweep(page, { over: gallery.root.locator('[data-gallery-list]'), by: -200 });
    await expect(gallery.root.locator('[data-gallery-status]')).not.toHaveText('1–2 of 9');
  });

  test('strip: a sweep to the left goes on', async ({ page }) => {
    const list = (await openGallery(page, '/galleries/strip')).root.locator('[data-gallery-list]');
    const place = () => list.evaluate(({ scrollLeft }) => scrollLeft);
    const start = await place();
    await sweep(page, { over: list, by: -240 });
    await expect.poll(place).toBeGreaterThan(start + 20);
  });

  for (const [index, title] of [
    [0, 'fading'],
    [2, 'swiped'],
  ] as const) {
    test(`slideshow, ${title}: a sweep to the left goes on, one to the right back`, async ({
      page,
    }) => {
      const gallery = await openGallery(page, '/galleries/stacked', index);
      const list = gallery.root.locator('[data-gallery-list]');
      await sweep(page, { over: list, by: -200 });
      await gallery.says(index === 0 ? '2 of 9' : '2 of 7');
      // What is called off meanwhile is over, too.
      await list.evaluate((element) =>
        Promise.allSettled(
          element.getAnimations({ subtree: true }).map(({ finished }) => finished),
        ),
      );
      await sweep(page, { over: list, by: 200 });
      await gallery.says(index === 0 ? '1 of 9' : '1 of 7');
    });
  }
});

for (const design of still) {
  test(`${design}: arrow keys lead from picture to picture, Ctrl+End to the last`, async ({
    page,
  }) => {
    const { links } = await openGallery(page, `/galleries/${design}`);
    await links.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(links.nth(1)).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('Control+End');
    await expect(links.last()).toBeFocused();
  });
}

test.describe('by itself', () => {
  /**
   * Opens a gallery that moves by itself every six seconds, in a page whose time stands still from
   * then on.
   */
  async function openInStillTime(page: Page, path: string): Promise<GalleryHandle> {
    await page.clock.install();
    const gallery = await openGallery(page, path, 1);
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 2000));
    return gallery;
  }

  test('[4.09a] goes on after its time, until it is stopped', async ({ page }) => {
    const gallery = await openInStillTime(page, '/galleries/carousel');
    await gallery.says('1 of 4');
    await page.clock.runFor(7_000);
    await gallery.says('2 of 4');
    await gallery.root.locator('[data-gallery-toggle]').click();
    await page.mouse.move(0, 0);
    // Not as long as it takes to come round to the same slide.
    await page.clock.runFor(20_000);
    await gallery.says('2 of 4');
  });

  test('[4.09b] not while a mouse is over it', async ({ page }) => {
    const gallery = await openInStillTime(page, '/galleries/carousel');
    await gallery.root.hover();
    await page.clock.runFor(20_000);
    await gallery.says('1 of 4');
    await page.mouse.move(0, 0);
    // It tries again each second.
    await page.clock.runFor(2_000);
    await gallery.says('2 of 4');
  });

  test.describe('on a phone', () => {
    test.use({ hasTouch: true, isMobile: true });

    test('[4.09f] also where a finger stayed: only a mouse makes it wait', async ({ page }) => {
      const gallery = await openInStillTime(page, '/galleries/carousel');
      await gallery.root.hover();
      await page.clock.runFor(7_000);
      await gallery.says('2 of 4');
    });
  });

  test('[2.20d] not where the address asks for none', async ({ page }) => {
    const gallery = await openInStillTime(page, '/galleries/carousel?nomotion=true');
    await page.clock.runFor(20_000);
    await gallery.says('1 of 4');
  });
});

test('[2.20a] [2.20c] the address of a carousel follows, and brings one back to the same slide', async ({
  page,
}) => {
  const gallery = await openGallery(page, '/galleries/carousel');
  await gallery.pressNext();
  await expect(page).toHaveURL(/[#?].*itemId=/);
  await page.reload();
  await (await startGallery(page)).says('4–6 of 9');
});

test('[2.20b] a slide of the slideshow has an address of its own, which the server answers with that slide', async ({
  page,
  request,
}) => {
  expect((await request.get('/galleries/stacked/no-such-pot')).status()).toBe(404);
  const gallery = await openGallery(page, '/galleries/stacked/teapot');
  await gallery.says('3 of 9');
  await gallery.pressNext();
  await expect(page).toHaveURL(/\/galleries\/stacked\/tall-bottle\/?$/);
});

test('the small ones below the slideshow lead to each slide, and follow', async ({ page }) => {
  const gallery = await openGallery(page, '/galleries/stacked');
  await startAll(page);
  const small = page.locator('[data-thumbnails] [data-slide]');
  await small.nth(4).click();
  await gallery.says('5 of 9');
  await expect(small.nth(4)).toHaveAttribute('aria-selected', 'true');
});

for (const design of designs) {
  test(`${design}: destroy leaves the page as it came, and boot makes it work again`, async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto(`/galleries/${design}`, { waitUntil: 'domcontentloaded' });
    const markup = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('[data-block]')].map((block) =>
          block.outerHTML.replace(
            / src="[^"]*"| name="[^"]*"| data-image-\w+="[^"]*"| data-block-state="\w+"/g,
            '',
          ),
        ),
      );
    const run = (name: 'boot' | 'destroy') =>
      page.evaluate(
        (selector) =>
          (window as unknown as { Frontage: Record<string, () => Promise<void>> }).Frontage[
            selector
          ]?.(),
        name,
      ); // the runtime's global
    const before = await markup();
    expect(before.length).toBeGreaterThan(0);
    release();
    await expect(page.locator('html')).toHaveAttribute('data-site-ready', 'true');
    await startAll(page);
    await run('destroy');
    expect(await markup()).toEqual(before);
    await run('boot');
    await startAll(page);
    await expect(page.locator('[data-block-state]:not([data-block-state=ready])')).toHaveCount(0);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const design of designs) {
    test(`${design}: every picture can be reached, and loads`, async ({ page }) => {
      await page.goto(`/galleries/${design}`);
      const pictures = page.locator('[data-block=gallery] img[src]');
      expect(await pictures.count()).toBe(
        await page.locator('[data-block=gallery] [data-slide]').count(),
      );
      const last = pictures.nth(
        (await page.locator('[data-block=gallery]').first().locator('img[src]').count()) - 1,
      );
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport();
      await expect(page.locator('[data-gallery-controls]').first()).toBeHidden();
    });
  }
});

test.describe('a gallery that stands still', () => {
  const first = (page: Page) => page.locator('[data-block=gallery]').first();
  const chunks = (page: Page): string[] => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const [, name] = /_frontage\/([\w.-]+)-[\w-]{7}\.js/.exec(request.url()) ?? [];
      if (name) asked.push(name);
    });
    return asked;
  };

  test('[1.04d] waits for a touch: its pictures come without its script', async ({ page }) => {
    const asked = chunks(page);
    await open(page, '/work');
    await first(page).evaluate((element) => element.scrollIntoView());
    await expect
      .poll(() =>
        first(page)
          .locator('img')
          .first()
          .evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth),
      )
      .toBeGreaterThan(0);
    await expect(first(page)).toHaveAttribute('data-block-state', 'waiting');
    expect(asked).toContain('image.mount');
    expect(asked.filter((name) => /gallery|open-links/.test(name))).toEqual([]);
  });

  test('the first touch opens its picture full screen, all its files asked for at once', async ({
    page,
  }) => {
    const asked = chunks(page);
    await open(page, '/work');
    await first(page).locator('[data-slide-link]').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(asked).toEqual(expect.arrayContaining(['gallery.mount', 'open-links']));
  });

  test('the first arrow goes on from the link with the focus', async ({ page }) => {
    await open(page, '/work');
    const links = first(page).locator('[data-slide-link]');
    await links.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(links.nth(1)).toBeFocused();
  });
});
