import { randomUUID } from 'node:crypto';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { signIn } from './area-visit';
import { quoted, runSql } from './change-store';
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
 * Makes a copy of a page of the sample site, and opens its editor. The copy is made by the request
 * of the area's button: the way there by hand, which `area-site.e2e` goes, has four pages more.
 *
 * @param page signed out
 * @param of the page's title
 */
export async function openPageEditor(page: Page, of = 'Visit'): Promise<PageEditor> {
  await signIn(page);
  const id = await copyPage(page, of.toLowerCase());
  const slug = `edited-${randomUUID().slice(0, 8)}`;
  // Whoever looks for the page that was copied is to find that one.
  await runSql(
    `update page set slug = ${quoted(slug)}, search_text = ${quoted(`/${slug}`)} where id = ${quoted(id)}`,
  );
  await page.goto(`/config/pages/${id}/edit`);
  const editor = pageEditorOn(page, `/${slug}`);
  await editor.seesSaved();
  await expect(editor.blocks.first()).toBeVisible();
  return editor;
}

/** Copies a page by its address, and gives the id of the copy. */
async function copyPage(page: Page, slug: string): Promise<string> {
  const [copied] = await runSql(`select id, revision from page where slug = ${quoted(slug)}`);
  const answer = await page.request.post(`/config/pages/${String(copied?.id)}/draft`, {
    form: { do: 'copy', revision: String(copied?.revision) },
    headers: { 'sec-fetch-site': 'same-origin' },
    maxRedirects: 0,
  });
  const [, id] =
    /^\/config\/pages\/(\w+)\?done=copy$/.exec(answer.headers()['location'] ?? '') ?? [];
  if (id === undefined) throw new Error(`/${slug} was not copied: ${answer.status()}`);
  return id;
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
