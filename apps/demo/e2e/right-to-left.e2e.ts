import type { Page } from '@playwright/test';
import { openGallery } from './support/gallery';
import { sweep } from './support/touch';
import { expect, open, ready, startAll, test } from './support/visitor';

test('the page says its language and direction, and its frame is in it', async ({ page }) => {
  await open(page, '/ar');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar-EG');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(
    page.getByRole('navigation', { name: 'القائمة الرئيسية' }).getByRole('link', { name: 'الصور' }),
  ).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'السلّة' })).toHaveAttribute(
    'href',
    '/cart',
  );
  await open(page, '/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
});

for (const path of ['/', '/ar'])
  test(`${path} tells search engines both languages`, async ({ page }) => {
    await open(page, path);
    const alternate = (language: string) =>
      page.locator(`head link[rel=alternate][hreflang=${language}]`);
    await expect(alternate('en')).toHaveAttribute('href', /^(https?:\/\/[^/]+)?\/$/);
    await expect(alternate('ar')).toHaveAttribute('href', /^(https?:\/\/[^/]+)?\/ar$/);
  });

const galleries = [
  { at: 0, name: 'carousel', places: ['١–٣ من ٦', '٤–٦ من ٦'] },
  { at: 1, name: 'slideshow', places: ['١ من ٥', '٢ من ٥'] },
  { at: 2, name: 'strip', places: ['١ من ٥', '٢ من ٥'] },
] as const;

for (const { at, name, places } of galleries) {
  test.describe(name, () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('the left arrow goes on and the right one back', async ({ page }) => {
      const gallery = await openGallery(page, '/ar', at);
      await gallery.root.locator('[data-gallery-next]').focus();
      await page.keyboard.press('ArrowLeft');
      await gallery.says(places[1]);
      await page.keyboard.press('ArrowRight');
      await gallery.says(places[0]);
    });
  });
}

test('in a grid the left arrow leads to the next picture, and in the lightbox too', async ({
  page,
}) => {
  const { links } = await openGallery(page, '/ar', 3);
  await links.first().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(links.nth(1)).toBeFocused();
  await links.first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('جرّة القمر');
  await page.keyboard.press('ArrowLeft');
  await expect(dialog).toContainText('زبديّة الأرزّ');
});

test.describe('under a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('the menu opens below the header, which is one line on the smallest phone too', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await open(page, '/ar');
    const header = await page.getByRole('banner').boundingBox();
    await page.getByRole('button', { name: 'القائمة' }).tap();
    const menu = await page.getByRole('navigation', { name: 'القائمة الرئيسية' }).boundingBox();
    expect([header?.height, menu?.y, menu?.width]).toEqual([61, 61, 320]);
  });

  test('a sweep to the right goes on', async ({ page }) => {
    const gallery = await openGallery(page, '/ar', 1);
    await sweep(page, { over: gallery.root.locator('[data-gallery-list]'), by: 200 });
    await gallery.says('٢ من ٥');
  });
});

test.describe('everything on the page speaks its language', () => {
  /** What is a name in any language. */
  const names = /hello@netloft\.example|name@example\.com|Netloft/g;

  /** Every word of the page in Latin letters, seen or told, that is no name. */
  async function latinWords(page: Page, within = 'html'): Promise<string[]> {
    const labels = await page.locator(within).evaluate((root) => {
      const sentences = [
        'aria-label',
        'aria-roledescription',
        'aria-description',
        'alt',
        'title',
        'placeholder',
        'label',
      ];
      const attributes = [root, ...root.querySelectorAll('*')].flatMap((element) =>
        sentences.map((name) => element.getAttribute(name) ?? ''),
      );
      const texts: string[] = [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { parentElement, nodeValue } = walker.currentNode;
        if (parentElement && !parentElement.closest('script,style,noscript'))
          texts.push(nodeValue ?? '');
      }
      return [...attributes, ...texts];
    });
    return labels.filter((text) => /[a-z]/i.test(text.replace(names, '')));
  }

  test('as it comes, and once its blocks have started', async ({ page }) => {
    await open(page, '/ar');
    expect(await latinWords(page)).toEqual([]);
    await startAll(page);
    expect(await latinWords(page)).toEqual([]);
    await expect(page.getByRole('link', { name: 'إلى المحتوى مباشرة' })).toBeAttached();
    await expect(page.getByRole('navigation', { name: 'القائمة الرئيسية' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'الصورة التالية' }).first()).toBeAttached();
    await expect(page.getByRole('button', { name: 'شغّل الفيلم: شاي ساخن' })).toBeAttached();
    // The search page, whose words nobody has seen yet, is in the site's language.
    await open(page, '/search');
    expect(await latinWords(page, 'main')).not.toEqual([]);
  });

  test('the lightbox, with its digits', async ({ page }) => {
    const { links } = await openGallery(page, '/ar', 3);
    await links.first().click();
    const dialog = page.getByRole('dialog', { name: 'معرض الصور' });
    await expect(dialog.getByRole('status')).toHaveText(/^١ من ٣: /);
    await expect(dialog.getByRole('button', { name: 'إغلاق' })).toBeVisible();
    expect(await latinWords(page, 'dialog')).toEqual([]);
  });

  test('a form that is not filled in, and one that the server does not take', async ({
    page,
    troubles,
  }) => {
    await open(page, '/ar');
    await ready(page, '[data-block=form]');
    const form = page.locator('[data-block=form]');
    await form.getByLabel('الرسالة').fill('سلام');
    await expect(form.locator('[data-counter]')).toHaveText('٤ من ٦٠٠');
    await form.getByRole('button').click();
    await expect(form.getByRole('alert')).toHaveText(
      'في النموذج ما يحتاج إلى تصحيح. تجده في الأسفل.',
    );
    await expect(form.getByRole('link', { name: 'الاسم – املأ هذا الحقل.' })).toBeVisible();
    expect(await latinWords(page, '[data-block=form]')).toEqual([]);
    await page.route('**/api/form/SaveFormSubmission*', (route) =>
      route.fulfill({ status: 500, body: '{}' }),
    );
    await form.getByLabel('الاسم').fill('ندى');
    await form.getByLabel('البريد الإلكتروني').fill('nada@example.com');
    await form.getByRole('button').click();
    await expect(form.getByRole('alert')).toHaveText('تعذّر إرسال النموذج. حاول مرّة أخرى لاحقًا.', {
      timeout: 30_000,
    });
    expect(await latinWords(page, '[data-block=form]')).toEqual([]);
    troubles.console = troubles.console.filter((text) => !text.includes('status of 500'));
  });

  test('the search, with the plural of its language', async ({ page }) => {
    await open(page, '/ar');
    const search = page.getByRole('search');
    await search.getByRole('searchbox', { name: 'ابحث في هذا الموقع' }).fill('الفسطاط');
    await expect(search.getByRole('status')).toHaveText('وُجدت صفحة واحدة');
    await search.getByRole('searchbox').fill('قققق');
    await expect(search.getByRole('status')).toHaveText(
      'لا نتائج لـ«قققق». جرّب كلمة أقصر أو كلمة أخرى.',
    );
    expect(await latinWords(page, '[role=search]')).toEqual([]);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a form that is refused speaks the language of its page, in its title too', async ({
    page,
    troubles,
  }) => {
    await page.goto('/ar');
    const form = page.locator('form[method=post]');
    await form.locator('[name="text-1"]').evaluate((field) => field.removeAttribute('required'));
    await form.locator('[name="email-1"]').fill('nada@example.com');
    await form.getByRole('button').click();
    await expect(page.getByRole('alert')).toHaveText(
      'في النموذج ما يحتاج إلى تصحيح. تجده في الأسفل.',
    );
    await expect(page.getByRole('link', { name: 'الاسم – املأ هذا الحقل.' })).toBeVisible();
    await expect(page).toHaveTitle(/^خطأ: خزف من مخزن الشباك/);
    troubles.console = troubles.console.filter((text) => !text.includes('status of 400'));
  });
});
