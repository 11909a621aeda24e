import type { EditorData } from '@frontage/site-model/editing';
import type { Page } from '@playwright/test';
import { signInAt } from './support/area-visit';
import { runSql } from './support/change-store';
import { openPageEditor } from './support/page-editor';
import { expect, test } from './support/visitor';

/** The markup of each block of a page, by the ids of the blocks. */
function cellsOf(page: Page, html: string): Promise<Record<string, string>> {
  return page.evaluate((text) => {
    const made = Document.parseHTMLUnsafe(text);
    const cells = [...made.querySelectorAll<HTMLElement>('main .fr-section .fr-cell')];
    return Object.fromEntries(
      cells.map((cell) => {
        delete cell.dataset.shownMark;
        return [cell.firstElementChild?.id ?? '', cell.outerHTML];
      }),
    );
  }, html);
}

test('[1.02b] what the editor shows of each block of the sample site is what visitors get', async ({
  page,
}) => {
  test.slow();
  await signInAt(page, '/config/pages');
  const kinds = new Set<string>();
  const read = async (address: string) => (await page.request.get(address)).text();
  // The ids of the sample site begin alike; other tests add and break pages of their own.
  const pages = await runSql(
    "select id from page where id like '65000000%' and deleted_at is null order by slug",
  );
  // A page without a policy, which parses.
  await page.goto('about:blank');
  for (const path of pages.map(({ id }) => `/config/pages/${String(id)}`)) {
    const html = await read(`${path}/edit`);
    const [, json = '{}'] = /data-editor-data="">([^<]*)</.exec(html) ?? [];
    const { frame, shown, document } = JSON.parse(json) as EditorData;
    // Without what the editor's own address adds.
    const [address = ''] = frame.split('?');
    const visited = await cellsOf(page, await read(address));
    const edited = await cellsOf(page, await read(shown));
    for (const { id, type, hidden } of document.sections.flatMap(({ blocks }) => blocks)) {
      if (hidden || edited[`block-${id}`]?.includes(' data-block-empty=')) continue;
      expect(edited[`block-${id}`], `${type} on ${path}`).toBe(visited[`block-${id}`]);
      if (visited[`block-${id}`] !== undefined) kinds.add(type);
    }
  }
  expect(kinds.size).toBeGreaterThan(20);
});

test('[1.02b] after an edit only the block that has changed comes from the server', async ({
  page,
}) => {
  test.slow();
  const editor = await openPageEditor(page);
  const answers: string[] = [];
  page.on('response', async (response) => {
    if (response.url().includes('/shown')) answers.push(await response.text());
  });
  await editor.reload();
  await editor.blocks.first().click();
  // It began with the marks of what it shows.
  expect(answers).toEqual([]);
  await page.keyboard.press('End');
  await page.keyboard.type(' Open.');
  await expect.poll(() => answers.at(-1)).toContain('Open.');
  const shown = `${new URL(page.url()).pathname.replace(/edit$/, 'shown')}`;
  const whole = await (await page.request.get(shown)).text();
  for (const answer of answers) {
    const cells = [...answer.matchAll(/<div class="fr-cell"[^>]*>/g)].map(([tag]) => tag);
    expect(cells).toHaveLength(await editor.blocks.count());
    expect(cells.filter((tag) => !tag.includes('data-shown-known')).length).toBeLessThan(2);
  }
  for (const answer of answers) expect(answer.length).toBeLessThan(whole.length / 4);
});
