/**
 * How an editor is used: its page, and what is done in it.
 *
 * @typedef {import('playwright').Page} Page
 * @typedef {{
 *   untilReady(page: Page, count: number): Promise<unknown>,
 *   focus(page: Page, index: number): Promise<unknown>,
 *   move(page: Page, index: number): Promise<unknown>,
 *   undo?: (page: Page) => Promise<unknown>,
 *   textAt(page: Page, index: number): Promise<string>,
 * }} Driver `move`: one place down; without `undo` it has none
 */

const mostWait = { timeout: 60_000 };

/** @type {Driver} */
const peer = {
  untilReady: (page) => page.waitForFunction(() => window.editor?.isReady(), undefined, mostWait),
  focus: (page, index) => page.evaluate((at) => window.editor.focus(at), index),
  move: (page, index) => page.evaluate((at) => void window.editor.move(at, at + 1), index),
  undo: (page) => page.evaluate(() => void window.editor.undo()),
  textAt: (page, index) => page.evaluate((at) => window.editor.textAt(at), index),
};

const press = (selector) => (page) =>
  page.evaluate((wanted) => document.querySelector(wanted).click(), selector);

/**
 * Presses where something is shown. A locator would put a script of the tool into every frame, and
 * the heap would count it as the editor's.
 *
 * @param {Page} page
 * @param {(given: any) => { x: number, y: number } | undefined} find runs in the page
 * @param {unknown} [given]
 */
async function pressWhere(page, find, given) {
  const found = await page.waitForFunction(find, given, mostWait);
  const { x, y } = await found.jsonValue();
  await found.dispose();
  await page.mouse.click(x, y);
}

/** @type {Driver} */
const ours = {
  untilReady: (page, count) =>
    page.waitForFunction(
      (blocks) => {
        const frame = document.querySelector('[data-editor-frame]')?.contentDocument;
        const isSaved = document.querySelector('[data-editor-state]')?.textContent === 'Saved';
        return isSaved && frame?.querySelectorAll('[id^=block-][tabindex]').length === blocks;
      },
      count,
      mostWait,
    ),
  focus: (page, index) =>
    pressWhere(
      page,
      (at) => {
        const frame = document.querySelector('[data-editor-frame]');
        const block = frame.contentDocument.querySelectorAll('main [id^=block-]')[at];
        block.scrollIntoView({ block: 'center' });
        const [around, box] = [frame.getBoundingClientRect(), block.getBoundingClientRect()];
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        return { x: around.left + x, y: around.top + y };
      },
      index,
    ),
  // The first row of the controls: up, down, duplicate, remove.
  move: (page) =>
    page.evaluate(() =>
      [...document.querySelectorAll('[data-editor-panel] button')]
        .find(({ textContent }) => textContent === 'Move down')
        .click(),
    ),
  undo: press('[data-editor-act=undo]'),
  textAt: (page, at) =>
    page.evaluate(
      (index) =>
        document
          .querySelector('[data-editor-frame]')
          .contentDocument.querySelectorAll('main [id^=block-]')[index].textContent,
      at,
    ),
};

/** @type {Record<string, Driver>} */
export const drivers = {
  frontage: ours,
  floor: peer,
  // Pressed on where it stands, as ours.
  duties: { ...peer, focus: ours.focus },
  'editor.js': { ...peer, undo: undefined },
  puck: {
    ...peer,
    async focus(page, index) {
      await page.evaluate((at) => void window.editor.choose(at), index);
      await pressWhere(page, () => {
        const shown = [...document.querySelectorAll('textarea[name=text]')];
        const area = shown.findLast((found) => found.checkVisibility());
        if (!area) return undefined;
        area.scrollIntoView({ block: 'nearest' });
        const { left, top, width, height } = area.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 };
      });
    },
  },
};
