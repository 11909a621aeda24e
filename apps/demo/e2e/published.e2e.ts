import type { Locator, Page } from '@playwright/test';
import { servePublished, type PublishedServer } from '../published/serve-published.mjs';
import { expectAccessible } from './support/accessibility';
import { holdScripts } from './support/hold-scripts';
import { firstPaint } from './support/interaction-log';
import { expect, test } from './support/visitor';

declare global {
  interface Window {
    noteReady?: () => void;
  }
}

// The page's server is no server of forms, and of an old gallery the console is told.
test.use({
  expectedTroubles: /^Failed to load resource|GALLERY_OLD/,
  extraHTTPHeaders: {},
  contextOptions: { reducedMotion: 'reduce' },
});

let server: PublishedServer;
test.beforeEach(async ({ baseURL }) => {
  server = await servePublished({ demo: baseURL });
});
test.afterEach(() => server.close());

const grid = (page: Page) => page.locator('#grid');
const dialog = (page: Page) => page.getByRole('dialog');
const state = (page: Page, root: string) => page.locator(root).getAttribute('data-block-state');

/** What a part looks like that no style sheet of the page knows. */
async function lookOf(page: Page, selector: string) {
  return page.locator(selector).evaluate((element) => {
    const { position, inset, width, height, textTransform } = getComputedStyle(element);
    return { position, inset, width, height, textTransform };
  });
}

/**
 * Scrolls to a place until it has an attribute: what stands above may still grow, which takes the
 * place away from the screen again.
 */
async function scrolledTo(place: Locator, name: string, value: string | RegExp): Promise<void> {
  await expect(async () => {
    await place.scrollIntoViewIfNeeded();
    await expect(place).toHaveAttribute(name, value, { timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
}

test('one script from elsewhere: a click at the first paint is held, and answered by a lightbox with its styles', async ({
  page,
}) => {
  const release = await holdScripts(page, 'entry');
  await page.goto(server.address, { waitUntil: 'commit' });
  await firstPaint(page);
  await grid(page).getByRole('button').nth(1).click({ noWaitAfter: true });
  expect(await state(page, '#grid')).toBe('waiting');
  release();

  await expect(dialog(page)).toHaveAccessibleName('Gallery');
  await expect(dialog(page)).toContainText('2 of 4');
  expect(page.url()).toBe(`${server.address}/`);
  expect(await lookOf(page, 'dialog')).toMatchObject({ position: 'fixed', inset: '0px' });
  for (const name of ['Close', 'Previous Item', 'Next Item'])
    expect(await lookOf(page, `dialog [aria-label="${name}"]`)).toMatchObject({
      position: 'absolute',
      width: '44px',
      height: '44px',
    });
  await expectAccessible(page, { within: 'dialog' });
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
});

test('[8.15c] a slideshow without controls gets some that are seen, named, and move it; that it is an old gallery is a remark', async ({
  page,
}) => {
  const remarks: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('GALLERY')) remarks.push(`${message.type()}: ${message.text()}`);
  });
  await page.goto(server.address);
  const slideshow = page.locator('#slideshow');
  const next = slideshow.getByRole('button', { name: 'Next slide' });
  await slideshow.scrollIntoViewIfNeeded();
  await expect(next).toBeVisible();
  expect(await lookOf(page, '#slideshow [data-gallery-next]')).toMatchObject({ height: '44px' });
  expect(await next.evaluate((button) => getComputedStyle(button, '::before').content)).toContain(
    '›',
  );
  await next.click();
  await expect(slideshow.locator('[data-active]')).toHaveAttribute('data-slide-id', 'jar');
  await expect(slideshow.locator('[data-gallery-status]')).toHaveText('2 of 4');
  expect(remarks).toEqual([
    'warning: [frontage] GALLERY_OLD gallery [gallery-engine] The old gallery is in use on this page.',
  ]);
});

test('a video has a sign to press, and plays in a frame once it is pressed before its script is there', async ({
  page,
}) => {
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: 'played' }),
  );
  const release = await holdScripts(page, 'entry');
  await page.goto(server.address, { waitUntil: 'commit' });
  await firstPaint(page);
  await page.locator('#video .sqs-video-overlay').click({ noWaitAfter: true });
  await expect(page.locator('#video iframe')).toHaveCount(0);
  release();
  await expect(page.locator('#video iframe')).toHaveAttribute('title', 'Firing a kiln');
  expect(await lookOf(page, '#video .fr-video__icon')).toMatchObject({ width: '64px' });
});

test('a form that is sent before its script is there says what is missing', async ({ page }) => {
  const release = await holdScripts(page, 'entry');
  await page.goto(server.address, { waitUntil: 'commit' });
  await firstPaint(page);
  await page.getByRole('button', { name: 'Send it' }).click({ noWaitAfter: true });
  release();
  await expect(page.locator('#form [data-form-summary]')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  expect(page.url()).toBe(`${server.address}/`);
});

test('a form that is filled in and sent before its script is there is sent once, to the server of its page', async ({
  page,
}) => {
  const sent: unknown[] = [];
  await page.route(`${server.address}/api/form/**`, (route) => {
    const isKey = route.request().url().includes('FormSubmissionKey');
    if (!isKey) sent.push(route.request().postDataJSON());
    return route.fulfill({ json: { data: isKey ? { key: 'key-1' } : {} } });
  });
  const release = await holdScripts(page, 'entry');
  await page.goto(server.address, { waitUntil: 'commit' });
  await firstPaint(page);
  await page.getByLabel('Email').fill('ada@mill.example');
  await page.getByLabel('Message').fill('Is the jar still there?');
  await page.getByRole('button', { name: 'Send it' }).click({ noWaitAfter: true });
  expect(sent).toEqual([]);
  release();
  await expect(page.getByText('Thank you for writing.')).toBeVisible();
  expect(sent).toMatchObject([
    {
      key: 'key-1',
      formId: '5f0abcdef012345678901234',
      collectionId: '5f0abcdef012345678901235',
      objectName: 'page-section-1',
      form: JSON.stringify({
        'email-yui_3': 'ada@mill.example',
        'textarea-yui_4': 'Is the jar still there?',
      }),
    },
  ]);
  expect(page.url()).toBe(`${server.address}/`);
});

test.describe('a page with calls of its own, answered by the built runtime', () => {
  const seen = (page: Page) =>
    // The page's own global.
    page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  const isInitialised = (page: Page) =>
    page.evaluate(
      () =>
        (window as unknown as { Squarespace: { INITIALIZED: boolean } }).Squarespace.INITIALIZED,
    );

  test('starts, ends without a trace, and starts again', async ({ page }) => {
    await page.goto(`${server.address}/inline-calls.html`);
    await expect.poll(() => seen(page)).toEqual(['grid', 'initialised']);
    await expect(page.locator('html')).toHaveAttribute('data-page-type', '2');
    await expect(page.locator('#loose img')).toHaveAttribute('src', /jar\.svg\?format=\d+w$/);
    await grid(page).getByRole('button').nth(1).click();
    await expect(dialog(page)).toContainText('2 of 4');
    await page.keyboard.press('Escape');

    await page.evaluate('Squarespace.globalDestroy(Y)');
    await expect.poll(() => seen(page)).toEqual(['grid', 'initialised', 'destroyed']);
    expect(await isInitialised(page)).toBe(false);
    await expect(grid(page).locator('[data-slide]')).toHaveCount(0);

    await page.evaluate('Squarespace.AFTER_BODY_LOADED = false; Squarespace.afterBodyLoad(Y)');
    await expect.poll(() => seen(page)).toHaveLength(4);
    expect(await isInitialised(page)).toBe(true);
    await grid(page).getByRole('button').nth(2).click();
    await expect(dialog(page)).toContainText('3 of 4');
  });

  for (const [generation, call] of [
    ['older', `new Y.Squarespace.FormSubmit({ formNode: Y.Node(f) }).submit('5f1', '5c1', 'old')`],
    ['later', `new Y.Squarespace.FormSubmit(f).submit({ formId: '5f1' })`],
  ] as const)
    test(`a submit call of the ${generation} kind is sent once, by the form’s block`, async ({
      page,
    }) => {
      const sent: unknown[] = [];
      await page.route(`${server.address}/api/form/**`, (route) => {
        const isKey = route.request().url().includes('FormSubmissionKey');
        if (!isKey) sent.push(route.request().postDataJSON());
        return route.fulfill({ json: { data: isKey ? { key: 'key-1' } : {} } });
      });
      await page.goto(`${server.address}/inline-calls.html`);
      await page.getByLabel('Email').fill('ada@mill.example');
      expect(await page.evaluate(`{ const f = document.forms[0]; ${call} }`)).toBe(false);
      await expect(page.getByText('Thank you for writing.')).toBeVisible();
      // What the form says itself is taken first.
      expect(sent).toMatchObject([{ formId: '5f0abcdef012345678901234' }]);
      expect(page.url()).toBe(`${server.address}/inline-calls.html`);
    });
});

test('sound, a chart, a calendar, a search field and a donation come from the one script, and keys reach them', async ({
  page,
}) => {
  await page.goto(server.address);
  const sound = page.locator('#sound');
  await scrolledTo(sound.locator('.sqs-audio-embed'), 'data-block-state', 'ready');
  await expect(sound.locator('audio')).toHaveAccessibleName('Low tide');
  expect(await sound.locator('audio').evaluate((audio: HTMLAudioElement) => audio.play())).toBe(
    undefined,
  );

  await scrolledTo(page.locator('#chart'), 'data-block-state', 'ready');
  await page.locator('#chart summary').press('Enter');
  await expect(page.getByRole('row', { name: '2025 140 64' })).toBeVisible();

  const calendar = page.locator('#calendar');
  await scrolledTo(calendar, 'data-block-state', 'ready');
  await expect(calendar.getByRole('link', { name: 'Kiln opening' })).toBeVisible();
  const month = await calendar.locator('caption').textContent();
  await calendar.locator('a[rel=next]').press('Enter');
  await expect(calendar.locator('caption')).not.toHaveText(month ?? '');
  await expect(calendar.locator('a[rel=next]')).toBeFocused();
  expect(page.url()).toBe(`${server.address}/`);

  const search = page.getByRole('search');
  await scrolledTo(page.locator('#search .sqs-search-ui-text-input'), 'data-block-state', 'ready');
  await search.getByRole('searchbox', { name: 'Search this site' }).fill('kiln');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${server.address}/search?q=kiln`);

  await page.goto(server.address);
  await scrolledTo(page.locator('#donation'), 'data-block-state', 'ready');
  await page.getByRole('button', { name: 'Give to the kiln' }).press(' ');
  await expect(page).toHaveURL(
    `${server.address}/checkout/donate?donatePageId=5f0abcdef012345678901245`,
  );
});

test('a menu, an accordion, words that pass and words as wide as their place come from it too', async ({
  page,
}) => {
  await page.goto(server.address);
  await scrolledTo(page.locator('#menu'), 'data-block-state', 'ready');
  await expect(page.getByText('Chowder')).toBeHidden();
  await page.getByRole('tab', { name: 'Tea' }).press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Supper' })).toBeFocused();
  await expect(page.getByText('Chowder')).toBeVisible();
  await expect(page.getByText('Green, for two')).toBeHidden();

  await scrolledTo(page.locator('#accordion'), 'data-block-state', 'ready');
  await page.getByRole('button', { name: 'May I see the kiln?' }).press('Enter');
  await expect(page.getByText('On Fridays, when it is cold.')).toBeVisible();

  await scrolledTo(page.locator('#marquee'), 'data-block-state', 'ready');
  await expect(page.locator('#marquee').getByText('Every Friday').first()).toBeVisible();

  const scaled = page.locator('#scaled');
  await scrolledTo(scaled, 'data-block-state', 'ready');
  const share = await scaled.evaluate((place) => {
    const words = document.createRange();
    words.selectNodeContents(place.querySelector('p') ?? place);
    return words.getBoundingClientRect().width / place.getBoundingClientRect().width;
  });
  expect(share).toBeGreaterThan(0.95);
  expect(share).toBeLessThanOrEqual(1);
});

test('a product asks for its option, and what is sold out is told', async ({ page }) => {
  await page.goto(server.address);
  const product = page.locator('#product');
  const add = product.getByRole('button', { name: 'Add To Cart' });
  await scrolledTo(add, 'data-block-state', 'ready');
  await add.press('Enter');
  await expect(product.getByLabel('Size')).toBeFocused();
  await product.getByLabel('Size').selectOption('Small');
  await expect(product.getByText('Only 3 left')).toBeVisible();
  await product.getByLabel('Size').selectOption('Large');
  await add.press('Enter');
  await expect(product.getByRole('status')).toContainText(/sold out/i);
});

test('a picture comes when it is near the screen, in the width that it needs', async ({ page }) => {
  await page.goto(server.address);
  await scrolledTo(page.locator('#image img'), 'src', /jar\.svg\?format=500w$/);
});

test('a page that was saved while it was shown says anew that it is ready, once', async ({
  page,
}) => {
  const said: unknown[] = [];
  await page.exposeFunction('noteReady', () => said.push('ready'));
  await page.addInitScript(() => {
    document.addEventListener('frontage:ready', () => window.noteReady?.());
    // As the file of a saved page has it.
    new MutationObserver((_changes, parsing) => {
      parsing.disconnect();
      document.documentElement.dataset.siteReady = 'true';
    }).observe(document, { childList: true });
  });
  await page.goto(server.address);
  await scrolledTo(page.locator('#form'), 'data-block-state', 'ready');
  await expect.poll(() => said).toEqual(['ready']);
});

test('the whole page has nothing that axe complains of but what it brings itself', async ({
  page,
}) => {
  await page.goto(server.address);
  await expect(page.locator('html')).toHaveAttribute('data-site-ready', 'true');
  await scrolledTo(page.locator('#form'), 'data-block-state', 'ready');
  await expectAccessible(page);
});

test('a page with a policy needs to allow the script and where it is from, and our Trusted Types policy', async ({
  page,
  baseURL,
  troubles,
}) => {
  const strict = await servePublished({
    demo: baseURL,
    headers: {
      'content-security-policy': `default-src 'self'; script-src ${baseURL}; style-src 'unsafe-inline'; img-src 'self' data:; require-trusted-types-for 'script'; trusted-types frontage`,
    },
  });
  await page.goto(strict.address);
  await grid(page).getByRole('button').first().click();
  await expect(dialog(page)).toBeVisible();
  expect(await lookOf(page, 'dialog')).toMatchObject({ position: 'fixed' });
  expect(troubles.policy).toEqual([]);
  await strict.close();
});

test.describe('a part of another page of ours', () => {
  // The page is under our policy when the browser reads the styles of the other.
  test.use({ expectedTroubles: /inline/ });

  test('a part with kinds of blocks that a page of ours did not have gets their styles when it is booted', async ({
    page,
  }) => {
    await page.goto('/search?q=kiln');
    await expect(page.locator('html')).toHaveAttribute('data-site-ready', 'true');
    await expect(page.locator('[data-block=gallery]')).toHaveCount(0);
    await page.evaluate(async () => {
      // Parsed as a document: under Trusted Types a text becomes no markup.
      const request = new XMLHttpRequest();
      request.responseType = 'document';
      request.open('GET', '/work');
      await new Promise((resolve) => {
        request.onload = resolve;
        request.send();
      });
      const part = document.createElement('section');
      part.append(...(request.responseXML?.querySelectorAll('[data-block=gallery]') ?? []));
      document.querySelector('main')?.append(part);
      const { Frontage } = window as unknown as {
        Frontage: { boot(root: Element): Promise<void> };
      }; // the runtime's global
      await Frontage.boot(part);
    });
    const gallery = page.locator('[data-block=gallery]').first();
    await expect(gallery.locator('[data-gallery-list]')).toHaveCSS('display', 'grid');
    await expect(gallery).toHaveAttribute('data-block-state', 'waiting');
    await gallery.locator('[data-slide-link]').first().click();
    await expect(dialog(page)).toBeVisible();
    expect(await lookOf(page, 'dialog')).toMatchObject({ position: 'fixed', inset: '0px' });
  });
});
