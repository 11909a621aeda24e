import { expect, open, ready, test } from './support/visitor';

test.describe('gallery', () => {
  test('arrow keys move from picture to picture, Home and End to the ends', async ({ page }) => {
    await open(page, '/work');
    await ready(page, '[data-block=gallery]');
    const links = page.locator('[data-block=gallery]').first().locator('[data-slide-link]');
    await links.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(links.nth(1)).toBeFocused();
    await page.keyboard.press('End');
    await expect(links.last()).toBeFocused();
    await page.keyboard.press('Home');
    await expect(links.first()).toBeFocused();
  });

  test('[2.20c] an address with itemId shows that slide', async ({ page }) => {
    await open(page, '/work');
    const id = await page.locator('[data-slide-id]').nth(3).getAttribute('data-slide-id');
    await page.goto('about:blank');
    await page.goto(`/work#itemId=${id ?? ''}`);
    await expect(page.locator(`[data-slide-id="${id ?? ''}"]`)).toBeInViewport();
  });

  test('[4.16c] [9.16a] each picture is asked for once, in the least listed width that is enough', async ({
    page,
  }) => {
    const requested: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/assets/')) requested.push(request.url());
    });
    await open(page, '/work');
    const pictures = page.locator('[data-block=gallery] li img');
    await expect(pictures).toHaveCount(16);
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      const { name, drawn } = await picture.evaluate((image: HTMLImageElement) => {
        const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
        // It covers its box: the shorter side fits, the other one is cut.
        const { width, height } = image.getBoundingClientRect();
        return {
          name: image.currentSrc,
          drawn: Math.max(width, height * ratio) * devicePixelRatio,
        };
      });
      const least = [100, 300, 500, 750, 1000, 1500, 2500].find((width) => width >= drawn);
      expect(name.split('?')[1]).toBe(`format=${least}w`);
    }
    expect(new Set(requested).size).toBe(requested.length);
  });
});

test('accordion: opens by mouse, Enter and Space, one at a time', async ({ page }) => {
  await open(page, '/visit');
  await ready(page, '[data-block=accordion]');
  const items = page.locator('[data-block=accordion]').first().locator('details');
  const first = items.nth(0).locator('summary');
  const second = items.nth(1).locator('summary');
  await second.click();
  await expect(items.nth(1)).toHaveAttribute('open', '');
  await first.focus();
  await page.keyboard.press('Enter');
  await expect(items.nth(0)).toHaveAttribute('open', '');
  await expect(items.nth(1)).not.toHaveAttribute('open');
  await page.keyboard.press('Space');
  await expect(items.nth(0)).not.toHaveAttribute('open');
});

test.describe('follow button', () => {
  test.use({ javaScriptEnabled: false });

  test('[3.29b] leads to the profile without a script, and asks nothing of anybody before', async ({
    page,
    baseURL,
  }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).origin));
    await page.goto('/contact', { waitUntil: 'networkidle' });
    const link = page.getByRole('link', { name: 'Follow @netloft_example' });
    await expect(link).toHaveAttribute('href', 'https://x.com/netloft_example');
    expect([...new Set(requested)]).toEqual([new URL(baseURL ?? '').origin]);
  });
});

test.describe('search preview', () => {
  test('answers while one types, is hydrated without a mismatch, and moves by arrow keys', async ({
    page,
  }) => {
    await open(page, '/search?q=');
    const field = page.getByRole('searchbox').first();
    await field.pressSequentially('kil');
    const block = page.locator('[data-block=search-preview]').first();
    await expect(block.getByRole('status')).toHaveText(/pages? found/);
    const results = block.locator('.fr-search-preview__results a');
    await expect(results.first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(results.first()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(field).toHaveValue('');
    await expect(results).toHaveCount(0);
  });

  test('says what to do when nothing fits', async ({ page }) => {
    await open(page, '/search?q=');
    await page.getByRole('searchbox').first().fill('zzzz');
    await expect(page.locator('[data-block=search-preview]').first()).toContainText(
      'Nothing found for “zzzz”. Try a shorter or different word.',
    );
  });

  test('React is not asked for before someone touches the field', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await open(page, '/search?q=');
    await page.waitForLoadState('networkidle');
    expect(scripts.filter((url) => url.includes('search-preview'))).toEqual([]);
    await page.getByRole('searchbox').first().focus();
    await expect(page.locator('[data-block=search-preview]').first()).toHaveAttribute(
      'data-block-state',
      'ready',
    );
    expect(scripts.some((url) => url.includes('search-preview'))).toBe(true);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('the form leads to the pages that fit', async ({ page }) => {
      await page.goto('/search');
      await page.getByRole('searchbox').first().fill('kiln');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/search\?q=kiln/);
      await expect(page.locator('.fr-search-preview__results a').first()).toBeVisible();
    });

    test('the words that a page suggests lead to pages that tell of them', async ({ page }) => {
      const results = page.locator('.fr-search-preview__results');
      for (const [word, path] of [
        ['parking', '/'],
        ['parcel', '/terms'],
        ['ash+glaze', '/shop/glaze-sheet'],
      ]) {
        await page.goto(`/search?q=${word}`);
        await expect(results.locator(`a[href="${path}"]`)).toBeVisible();
      }
    });

    test('its excerpts tell one paragraph or heading from the next, and no way back', async ({
      page,
    }) => {
      await page.goto('/search?q=mug');
      const mug = page.locator('.fr-search-preview__results a').filter({ hasText: 'Café mug' });
      await expect(mug.locator('span')).toHaveText(/This is its twin\.$/);
      await page.goto('/search?q=tall+pots+harbour');
      const found = page
        .locator('.fr-search-preview__results a')
        .filter({ hasText: 'Autocolumns' });
      await expect(found.locator('span')).toContainText('. Wide columns · Tall pots stay tall');
    });
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every picture is there, once', async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/assets/')) requested.push(request.url());
    });
    await page.goto('/work');
    const shown = page.locator('[data-block=gallery] img[src]');
    expect(await shown.count()).toBe(
      await page.locator('[data-block=gallery] [data-slide]').count(),
    );
    await shown.last().scrollIntoViewIfNeeded();
    await expect(shown.last()).toBeVisible();
    expect(new Set(requested.map((url) => url.split('?')[0])).size).toBe(requested.length);
  });

  test('an accordion opens', async ({ page }) => {
    await page.goto('/visit');
    const item = page.locator('[data-block=accordion] details').nth(1);
    await item.locator('summary').click();
    await expect(item).toHaveAttribute('open', '');
  });
});
