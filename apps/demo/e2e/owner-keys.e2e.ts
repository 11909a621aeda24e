import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { addAdmin } from './support/area-account';
import { expect, open, test } from './support/visitor';

/** Signs an owner in at an address of the site. */
async function signIn(page: Page, site: string): Promise<void> {
  const { email, password } = await addAdmin();
  await page.goto(`${site}/config`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Start' })).toBeVisible();
}

/** The page in the frame is a document of its own, which other tests look at. */
function isAccessible(page: Page): Promise<void> {
  return expectAccessible(page, { withFrames: false });
}

const full = (page: Page) => page.getByRole('button', { name: /Fill the window|Back to the area/ });

test.describe('under a name of its own', () => {
  // Browsers want https for that header, of every name but those of the machine.
  test.use({ expectedTroubles: /Cross-Origin-Opener-Policy header has been ignored/ });

  test('[2.06a] [2.09a] [2.09c] [2.09d] an owner is led from a page to the area with that page in its frame, unless they ask not to be', async ({
    page,
    context,
    baseURL,
  }) => {
    const site = `http://owner.netloft.example:${new URL(String(baseURL)).port}`;
    await signIn(page, site);
    await page.goto(`${site}/about?from=letter`);
    await expect(page).toHaveURL(/\/config\/\?frameUrl=%2Fabout%3Ffrom%3Dletter$/);
    const frame = page.frameLocator('iframe');
    await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
    await isAccessible(page);
    const kept = (await context.cookies(`${site}/config`)).find(({ name }) => name === 'PREVIEW');
    expect(kept).toMatchObject({ value: '%2Fabout%3Ffrom%3Dletter', expires: -1 });
    // The page in the frame leads nowhere by itself; its links are followed there.
    await frame.getByRole('link', { name: 'Contact' }).first().click();
    await expect(page).toHaveURL(/frameUrl=%2Fcontact$/);
    await page.reload();
    await expect(frame.getByRole('button', { name: 'Send it' })).toBeVisible();

    await page.getByRole('link', { name: 'Open the page' }).press('Enter');
    await expect(page).toHaveURL(`${site}/contact?noredirect=`);
    // Its script keeps the wish for the next pages.
    const wish = () => page.evaluate(() => sessionStorage.getItem('noredirect'));
    await expect.poll(wish).toBe('true');
    await page.goto(`${site}/terms`);
    await expect(page.locator('html')).toHaveAttribute('data-site-ready', 'true');
    await expect(page).toHaveURL(`${site}/terms`);
    expect(await wish()).toBe('true');
    // Another tab is another session.
    const other = await context.newPage();
    await other.goto(`${site}/terms`);
    await expect(other).toHaveURL(/\/config\/\?frameUrl=%2Fterms$/);
  });
});

test('[2.07a] [2.08] [2.09b] [2.10] [6.01a] Escape opens the area and fills the window, Shift and Escape sign out; localhost leads nowhere', async ({
  page,
  baseURL,
}) => {
  await signIn(page, String(baseURL));
  await open(page, '/contact');
  await expect(page).toHaveURL(`${baseURL}/contact`);
  // What is typed stays.
  const name = page.getByLabel('Your name');
  await name.fill('Ada');
  await name.press('Escape');
  await expect(name).toHaveValue('Ada');
  await name.blur();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/config(\/|)\?frameUrl=%2Fcontact$/);

  const frame = page.frameLocator('iframe');
  await expect(full(page)).toHaveAttribute('aria-pressed', 'false');
  await page.waitForLoadState('load');
  await page.keyboard.press('Escape');
  await expect(full(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(full(page)).toHaveText('Back to the area');
  await isAccessible(page);
  // The keys work in the frame too.
  await frame.getByRole('link').first().focus();
  await page.keyboard.press('Escape');
  await expect(full(page)).toHaveAttribute('aria-pressed', 'false');
  await page.getByText('Keys', { exact: true }).press('Enter');
  const guide = page.getByText('Escape fills the window');
  await expect(guide).toBeVisible();
  await isAccessible(page);
  await page.keyboard.press('Escape');
  await expect(guide).toBeHidden();
  await expect(full(page)).toHaveAttribute('aria-pressed', 'false');

  await open(page, '/about');
  await page.keyboard.press('Shift+Escape');
  await expect(page.getByRole('dialog', { name: 'Logout Successful' })).toBeVisible();
  await page.goto('/config');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await open(page, '/about');
  await page.keyboard.press('Escape');
  await page.getByRole('link').first().focus();
  await expect(page).toHaveURL(`${baseURL}/about`);
});
