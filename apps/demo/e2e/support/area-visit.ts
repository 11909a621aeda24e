import type { Page } from '@playwright/test';
import { addAdmin, openAreaSession, type AreaAccount } from './area-account';
import type { ConfiguredDemo } from './configured-demo';
import { servedAddress } from './served-address';
import { expect } from './visitor';

/**
 * Makes an admin, who has just signed in and comes to an address of the area.
 *
 * @param demo whose area. @default that of the server under test
 */
export async function signInAt(
  page: Page,
  path: string,
  { address, query }: Pick<ConfiguredDemo, 'address'> & Partial<Pick<ConfiguredDemo, 'query'>> = {
    address: servedAddress,
  },
): Promise<AreaAccount> {
  const account = await addAdmin(query);
  const value = await openAreaSession(account, query);
  await page.context().addCookies([{ name: 'CONTRIBUTOR', value, url: address }]);
  await page.goto(address + path);
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
