import type { Page, Route } from '@playwright/test';
import { expect, open, startAll, test } from './support/visitor';

const drawer = '/odds-and-ends';

test('[4.15a] [9.21a] [9.21b] a button shows its hint, and asks before it leads away', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, drawer);
  const link = page.getByRole('link', { name: 'To the harbour office' });
  await link.hover();
  await expect(page.locator('[data-block=button][data-hint]')).toHaveAttribute(
    'data-block-state',
    'ready',
  );
  // From here on time passes only as it is told to.
  await page.mouse.move(0, 0);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5_000));
  const tooltip = page.locator('.fr-tooltip');
  await expect(tooltip).toHaveCount(0);
  await link.hover({ position: { x: 12, y: 12 } });
  await page.clock.runFor(1_100);
  await expect(tooltip).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(tooltip).toContainText('knows the tide better');
  expect(await tooltip.evaluate(({ offsetWidth }: HTMLElement) => offsetWidth)).toBe(250);
  await page.clock.resume();

  await link.click();
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  expect(await question.evaluate(({ offsetWidth }: HTMLElement) => offsetWidth)).toBe(350);
  await question.getByRole('button', { name: 'Stay here' }).click();
  await page.clock.runFor(600);
  await expect(question).toHaveCount(0);
  await expect(link).toBeFocused();
  await expect(page).toHaveURL(drawer);
  await link.click();
  await question.getByRole('button', { name: 'To the harbour office' }).click();
  await expect(page).toHaveURL('/visit');
});

test('[4.15b] what is copied is told for two seconds', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await open(page, drawer);
  await page.getByText('Share this page').click();
  const message = page.getByRole('status').filter({ hasText: 'The address is copied.' });
  await expect(message).toBeVisible();
  await page.clock.runFor(2_000);
  await expect(message).toHaveCount(0);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/odds-and-ends$/);
});

test('[4.21a] [4.21b] [9.13] a marquee passes while it is seen, and not where less motion is wanted', async ({
  page,
}) => {
  await open(page, drawer);
  const marquee = page.locator('[data-block=marquee]').first();
  const state = () =>
    marquee.evaluate(
      (root) => root.querySelector('.fr-marquee__track')?.getAnimations()[0]?.playState,
    );
  await marquee.scrollIntoViewIfNeeded();
  await expect.poll(state).toBe('running');
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(state).toBe('paused');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await marquee.scrollIntoViewIfNeeded();
  await expect(marquee.locator('.fr-marquee__words')).toBeVisible();
  expect(await state()).not.toBe('running');
  const wave = page.locator('.fr-marquee__wave path');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // Three waves where there was one.
  await expect(wave).toHaveAttribute('d', /^M0 .* 333\.3/);
});

test('[4.20] [4.24a] [5.14a] [9.21d] text and shapes follow the size of their place, and come in when seen', async ({
  page,
}) => {
  await open(page, drawer);
  const section = page.locator('#section-scaled');
  const cell = section.locator('.fr-cell').first();
  await expect(section).toHaveAttribute('data-entrance-waits', '');
  await expect(cell).not.toHaveClass(/animation-loaded/);
  const line = page.locator('[data-block=scaled-text] span');
  await line.scrollIntoViewIfNeeded();
  await expect(cell).toHaveClass(/animation-loaded/);
  const widths = () =>
    line.evaluate((words) => ({
      words: words.getBoundingClientRect().width,
      room: words.parentElement?.clientWidth ?? 0,
      size: parseFloat(getComputedStyle(words).fontSize),
    }));
  const share = async () => {
    const { words, room } = await widths();
    return words / room;
  };
  await expect.poll(share).toBeCloseTo(1, 1);
  const shadow = () =>
    page
      .locator('.fr-shape__box')
      .first()
      .evaluate((box) => getComputedStyle(box).getPropertyValue('--fr-shape-x'));
  await page.locator('.fr-shape__box').first().scrollIntoViewIfNeeded();
  const { size } = await widths();
  const wide = await shadow();
  await page.setViewportSize({ width: 500, height: 800 });
  await expect.poll(share).toBeCloseTo(1, 1);
  expect((await widths()).size).toBeLessThan(size);
  await expect.poll(shadow).not.toBe(wide);
  await page.setViewportSize({ width: 60, height: 800 });
  await expect.poll(async () => (await widths()).size).toBe(11);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('what passes stands in lines, links lead on, and nothing waits to come in', async ({
    page,
  }) => {
    await page.goto(drawer);
    await expect(page.getByText('The tide is out at ten')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Buns at eleven' })).toBeVisible();
    await expect(page.getByText('As wide as the loft')).toBeVisible();
    await expect(page.getByRole('img', { name: 'The door of the kiln' })).toBeVisible();
    await page.getByText('Share this page').click();
    await expect(page).toHaveURL(drawer);
  });
});

test('[2.22a] [2.22b] [3.24d] [3.24e] [9.03g] [9.26a] a map is asked for by a press, and its marker opens a search elsewhere', async ({
  page,
  context,
}) => {
  await open(page, drawer);
  const map = page.locator('[data-block=map]');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await map.scrollIntoViewIfNeeded();
  const button = map.getByRole('button', { name: 'Show the map' });
  await expect(button).toBeVisible();
  expect(asked.filter((url) => url.includes('tide-ripples.jpg?format=300w&z='))).toEqual([]);
  await button.click();
  await expect(map).toHaveAttribute('data-map-state', 'shown');
  const marker = map.locator('.fr-map__tiles .fr-map__marker');
  await expect(marker).toBeVisible();
  expect(asked.some((url) => /&z=13&x=\d+&y=\d+$/.test(url))).toBe(true);
  const sizeOf = (element: Element) => element.getBoundingClientRect();
  const pin = await marker.evaluate(sizeOf);
  expect([pin.width, pin.height]).toEqual([24, 32]);
  // What is marked stays in the middle of a narrower map, a moment later.
  await page.setViewportSize({ width: 500, height: 800 });
  const offset = async () => {
    const box = await map.locator('.fr-map__tiles').evaluate(sizeOf);
    const { x, width } = await marker.evaluate(sizeOf);
    return Math.abs(x + width / 2 - (box.x + box.width / 2));
  };
  await expect.poll(offset).toBeLessThan(1);
  await context.route('https://www.google.com/**', (route) => route.fulfill({ body: 'a search' }));
  const opened = page.waitForEvent('popup');
  await marker.click();
  expect((await opened).url()).toBe(
    'https://www.google.com/maps/search/Netloft%2C%204%20Tarn%20Quay/@54.36,-3.41,13z',
  );
});

test.describe('a map of another service', () => {
  test.use({ expectedTroubles: /MAP_FAILED|Failed to load resource/ });

  test('[7.09a] [7.09b] its script is asked for once, with key, language and region, and has 30 seconds', async ({
    page,
  }) => {
    await page.route(`**${drawer}`, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replace(
        '&quot;key&quot;:&quot;&quot;',
        '&quot;key&quot;:&quot;a-key&quot;',
      );
      await route.fulfill({ response, body });
    });
    const asked: string[] = [];
    let isLate = true;
    let hanging: Route | undefined;
    await page.route('https://maps.googleapis.com/**', async (route) => {
      asked.push(route.request().url());
      if (isLate) hanging = route;
      else
        await route.fulfill({
          contentType: 'text/javascript',
          body: 'window.google={maps:{Map:class{constructor(box){box.textContent="A map"}},Marker:class{addListener(){}setMap(){}}}}',
        });
    });
    await page.clock.install();
    await open(page, drawer);
    const map = page.locator('[data-block=map]');
    await map.scrollIntoViewIfNeeded();
    const button = map.locator('.fr-map__open');
    await button.click();
    await expect
      .poll(() => asked)
      .toEqual(['https://maps.googleapis.com/maps/api/js?key=a-key&language=en-GB&region=GB']);
    await page.clock.runFor(29_000);
    await expect(map).toHaveAttribute('data-map-state', 'loading');
    await page.clock.runFor(1_000);
    await expect(map).toHaveAttribute('data-map-state', 'failed');
    isLate = false;
    // The browser lets one request of an address wait for the other.
    await hanging?.abort();
    await button.click();
    await expect(map.locator('.fr-map__tiles')).toHaveText('A map');
    await expect(map).toHaveAttribute('data-map-state', 'shown');
  });
});

test('[4.19a] [4.19b] [4.19c] a menu shows one tab at a time, and one of two prices', async ({
  page,
}) => {
  await open(page, drawer);
  const menu = page.locator('[data-block=price-menu]');
  await menu.scrollIntoViewIfNeeded();
  await expect(menu).toHaveAttribute('data-block-state', 'ready');
  const tea = menu.getByRole('tab', { name: 'Tea', exact: true });
  const other = menu.getByRole('tab', { name: 'Not tea' });
  await expect(tea).toHaveAttribute('aria-selected', 'true');
  await expect(menu.getByText('Coffee')).toBeHidden();
  await tea.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(other).toBeFocused();
  await expect(menu.getByText('Coffee')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(tea).toHaveAttribute('aria-selected', 'true');
  await other.focus();
  await page.keyboard.press('Space');
  await expect(menu.getByText('£2.60')).toBeVisible();
  await menu.getByText('By the pot').click();
  await expect(menu.getByText('£2.60')).toBeHidden();
  await expect(menu.getByText('£7.00')).toBeVisible();
  await tea.focus();
  await page.keyboard.press('Enter');
  await expect(menu.getByText('£6.50')).toBeVisible();
});

test('[9.21c] the date of a page says how long ago, anew every five seconds', async ({ page }) => {
  await page.goto(drawer);
  const time = page.locator('[data-block=page-date] time');
  const at = Date.parse((await time.getAttribute('datetime')) ?? '');
  await page.clock.install({ time: at + 1_000 });
  await open(page, drawer);
  await time.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-block=page-date]')).toHaveAttribute('data-block-state', 'ready');
  await page.clock.runFor(4_000);
  await expect(time).toHaveText(/about \d+ seconds ago/);
  await page.clock.runFor(60_000);
  await expect(time).toHaveText(/1 minute ago/);
});

test.describe('comments', () => {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
      test.use({ javaScriptEnabled });

      test('[2.14] a comment has an address of its own, that opens what it is folded in', async ({
        page,
      }) => {
        await page.goto('/notes');
        const links = page.locator('[data-block=comments] a:has(time)');
        const hrefs = await links.evaluateAll((all) => all.map((a) => a.getAttribute('href')));
        expect(hrefs).toEqual(['/notes#comment-40', '/notes#comment-41', '/notes#comment-42']);
        const last = page.locator('#comment-42');
        await expect(last).toBeHidden();
        // Somebody has been given the address.
        await page.goto('/visit');
        await page.goto('/notes#comment-42');
        await expect(last).toBeInViewport();
        await expect(page.locator('li:target')).toHaveAttribute('id', 'comment-42');
        // Beside its neighbours it is marked.
        const ground = (id: string): Promise<string> =>
          page.locator(id).evaluate((element) => getComputedStyle(element).backgroundColor);
        expect(await ground('#comment-42')).not.toBe(await ground('#comment-41'));
        await last.getByRole('link', { name: 'In reply to Tom' }).press('Enter');
        await expect(page).toHaveURL(/\/notes#comment-41$/);
        await expect(page.locator('#comment-41')).toBeInViewport();
      });
    });
  }
});

test('[2.23a] [2.23b] [2.23c] [4.22] a booking asks its provider once somebody presses, and is a preview for the owner', async ({
  page,
  context,
  baseURL,
}) => {
  const asked: string[] = [];
  let answer = (): void => {};
  await page.route('https://www.opentable.com/**', async (route) => {
    asked.push(route.request().url());
    await new Promise<void>((resolve) => (answer = resolve));
    await route.fulfill({ contentType: 'text/html', body: 'times' });
  });
  await page.setViewportSize({ width: 1_300, height: 900 });
  await open(page, drawer);
  const booking = page.locator('[data-block=booking]');
  const button = booking.getByRole('button', { name: 'Show the times' });
  await booking.scrollIntoViewIfNeeded();
  await expect(button).toBeVisible();
  const leftOf = (part: string) =>
    booking.locator(part).evaluate((element) => element.getBoundingClientRect().left);
  expect(await leftOf('.fr-booking__open')).toBeGreaterThan(await leftOf('.fr-booking__about'));
  expect(asked).toEqual([]);
  await button.click();
  await expect(booking).toHaveAttribute('data-booking-state', 'loading');
  await expect.poll(() => asked.length).toBe(1);
  expect(asked[0]).toContain('theme=wide');
  answer();
  await expect(booking).toHaveAttribute('data-booking-state', 'loaded');

  await page.setViewportSize({ width: 600, height: 900 });
  await context.addCookies([{ name: 'OWNER_HERE', value: 'x', url: baseURL ?? '' }]);
  await open(page, drawer);
  await booking.scrollIntoViewIfNeeded();
  await expect(booking.getByText('log out to use it')).toBeVisible();
  expect(await leftOf('.fr-booking__preview')).toBe(await leftOf('.fr-booking__about'));
  await expect(button).toBeHidden();
});

/** Opens pages of the sample site, and sees that a block of a kind starts on each. */
async function seesStart(page: Page, blocks: readonly (readonly [path: string, kind: string])[]) {
  for (const [path, kind] of blocks) {
    await open(page, path);
    const block = page.locator(`[data-block=${kind}]`).last();
    await block.scrollIntoViewIfNeeded();
    if (kind === 'image') await expect(block.locator('img').first()).toHaveAttribute('src', /./);
    else await startAll(page);
    await expect(block, kind).not.toHaveAttribute('data-block-state', /waiting|failed/);
  }
}

test('[1.04a] images, videos, shapes and maps start for visitors on a served page', async ({
  page,
}) => {
  await seesStart(page, [
    ['/films', 'video'],
    ['/about', 'image'],
    [drawer, 'shape'],
    [drawer, 'map'],
  ]);
});

test('[1.04c] accordions, marquees, scaled texts, buttons and member areas start for visitors', async ({
  page,
}) => {
  await seesStart(page, [
    ['/visit', 'accordion'],
    [drawer, 'marquee'],
    [drawer, 'scaled-text'],
    [drawer, 'button'],
    ['/terms', 'member-area'],
  ]);
});

test('[1.04f] table bookings and appointments start for visitors', async ({ page }) => {
  for (const [provider, origin] of [
    ['opentable', 'https://www.opentable.com'],
    ['tock', 'https://www.exploretock.com'],
    ['acuity', 'https://app.acuityscheduling.com'],
  ] as const) {
    await page.route(`${origin}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: 'times' }),
    );
    await open(page, `/catalogue?block=booking&provider=${provider}&placeId=netloft`);
    const booking = page.locator('[data-block=booking]');
    await booking.getByRole('button', { name: 'Show the times' }).click();
    await expect(booking, provider).toHaveAttribute('data-booking-state', 'loaded');
    await expect(booking.locator('iframe')).toHaveAttribute('src', new RegExp(`^${origin}/`));
  }
});
