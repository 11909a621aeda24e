import { randomUUID } from 'node:crypto';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { signInAt } from './area-visit';
import { expect } from './visitor';

/** The editor of a page, as somebody uses it. */
export interface PageEditor {
  readonly page: Page;
  /** The page in the frame. */
  readonly frame: FrameLocator;
  /** Where visitors see the page once it is published. */
  readonly address: string;
  /** The blocks of the page, in their order. */
  readonly blocks: Locator;
  /** The controls of what is chosen. */
  readonly panel: Locator;
  seesSaved(): Promise<void>;
  reload(): Promise<void>;
}

/**
 * Makes a copy of a page of the sample site, and opens its editor.
 *
 * @param page signed out
 * @param of the page's title
 */
export async function openPageEditor(page: Page, of = 'Visit'): Promise<PageEditor> {
  await signInAt(page, `/config/pages?q=/${of.toLowerCase()}`);
  await page.getByRole('link', { name: of, exact: true }).click();
  await page.getByRole('button', { name: 'Copy page' }).click();
  const slug = `edited-${randomUUID().slice(0, 8)}`;
  await page.getByLabel('Address', { exact: true }).fill(slug);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText('Saved.');
  await page.getByRole('link', { name: 'Edit page' }).click();
  const editor = pageEditorOn(page, `/${slug}`);
  await editor.seesSaved();
  await expect(editor.blocks.first()).toBeVisible();
  return editor;
}

/** The editor that is open on a page of the area. */
export function pageEditorOn(page: Page, address: string): PageEditor {
  const frame = page.frameLocator('[data-editor-frame]');
  const seesSaved = () => expect(page.locator('[data-editor-state]')).toHaveText('Saved');
  return {
    page,
    frame,
    address,
    blocks: frame.locator('[id^=block-]'),
    panel: page.getByRole('complementary', { name: 'What is chosen' }),
    seesSaved,
    async reload() {
      await page.reload();
      await seesSaved();
    },
  };
}
