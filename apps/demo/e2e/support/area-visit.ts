import type { Page } from '@playwright/test';
import { addAdmin, type AreaAccount } from './area-account';
import { expect } from './visitor';

/** Signs a new admin in, who lands at an address of the area. */
export async function signInAt(page: Page, path: string): Promise<AreaAccount> {
  const { email, password } = await addAdmin();
  await page.goto(path);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.keyboard.press('Enter');
  // On a phone the button is in the menu.
  await expect(page.locator('form[action="/config/sign-out"]')).toBeAttached();
  return { email, password };
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
