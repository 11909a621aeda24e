import type { Page } from '@playwright/test';
import { addAdmin, openAreaSession, type AreaAccount } from './area-account';
import type { ConfiguredDemo } from './configured-demo';
import { servedAddress } from './served-address';
import { expect } from './visitor';

/** The demo whose area it is, by default that of the server under test. */
type Demo = Pick<ConfiguredDemo, 'address'> & Partial<Pick<ConfiguredDemo, 'query'>>;
const underTest: Demo = { address: servedAddress };

/** Makes an admin, as whom the page's browser is signed in. */
export async function signIn(
  page: Page,
  { address, query }: Demo = underTest,
): Promise<AreaAccount> {
  const account = await addAdmin(query);
  const value = await openAreaSession(account, query);
  await page.context().addCookies([{ name: 'CONTRIBUTOR', value, url: address }]);
  return account;
}

/** Makes an admin, who has just signed in and comes to an address of the area. */
export async function signInAt(
  page: Page,
  path: string,
  demo: Demo = underTest,
): Promise<AreaAccount> {
  const account = await signIn(page, demo);
  await page.goto(demo.address + path);
  // On a phone the button is in the menu.
  await expect(page.locator('form[action="/config/sign-out"]')).toBeAttached();
  return account;
}

/** Goes on by Tab until a control has the focus, as somebody without a mouse does. */
export async function tabTo(
  page: Page,
  name: string | RegExp,
  role?: 'button' | 'link',
): Promise<void> {
  const wanted = role ? page.getByRole(role, { name }) : page.getByLabel(name);
  await expect(wanted.first()).toBeVisible();
  for (let presses = 0; presses < 200; presses += 1) {
    await page.keyboard.press('Tab');
    if (
      await wanted.evaluateAll((elements) =>
        elements.some((element) => element === document.activeElement),
      )
    )
      return;
  }
  throw new Error(`Tab never came to ${String(name)}`);
}
