import { openDesk, readMetrics, taskTime } from '../media/open-desk.mjs';
import { middleOfSample } from './sample-blocks.mjs';

/**
 * What an editor cost on one page; main-thread times in ms.
 *
 * @typedef {{
 *   editable: number,
 *   key: number,
 *   slowKey: number,
 *   afterKeys: number,
 *   heap: number,
 *   nodes: number,
 *   move: number,
 *   afterMove: number,
 *   undo: number,
 * }} EditorCost `key`: the median; `slowKey`: the 95th percentile; `afterKeys` and `afterMove`:
 *   what follows, such as saving; `nodes`: elements in all documents
 */

/** How long the thread is watched after each of these, ms. */
const windows = { ready: 1_000, key: 140, act: 300, rest: 2_000 };

const keys = 20;
/** Loads before the one that counts: then the browser has kept the files. */
const warmLoads = 2;
const slowdown = 4;

/**
 * Opens an editor, writes in the text in the middle, moves it down and takes that back.
 *
 * @param {import('playwright').Browser} browser
 * @param {import('./drivers.mjs').Driver} driver
 * @param {{ url: string, cookie: string, count: number }} opened
 * @returns {Promise<EditorCost>}
 * @throws if the editor does not do what it was asked to
 */
export async function measureEditor(browser, driver, { url, cookie, count }) {
  const desk = await openDesk(browser, { rate: 1 });
  const { page, session } = desk;
  try {
    await page.context().addCookies(readCookies(cookie, url));
    for (let load = 0; load < warmLoads; load += 1) {
      await page.goto(url);
      await driver.untilReady(page, count);
      await page.waitForTimeout(windows.ready);
    }
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    // Of another origin, so that its thread and its counts are new ones.
    await page.goto('about:blank');
    await page.goto(url);
    await driver.untilReady(page, count);
    await page.waitForTimeout(windows.ready);
    const editable = (await readMetrics(session)).TaskDuration * 1000;
    const nodes = await countElements(page);
    const written = await write(desk, driver, count);
    await session.send('HeapProfiler.collectGarbage');
    const heap = (await readMetrics(session)).JSHeapUsedSize / 1e6;
    const moved =
      count > 1 ? await moveAndBack(desk, driver, count) : { move: NaN, afterMove: NaN, undo: NaN };
    return { editable, nodes, heap, ...written, ...moved };
  } finally {
    await desk.close();
  }
}

async function write(desk, driver, count) {
  const { page } = desk;
  const index = middleOfSample(count);
  await driver.focus(page, index);
  await page.keyboard.press('End');
  await page.waitForTimeout(windows.rest);
  const costs = [];
  for (let key = 0; key < keys; key += 1)
    costs.push(await taskTime(desk, windows.key, () => page.keyboard.press('k')));
  const afterKeys = await taskTime(desk, windows.rest, nothing);
  const text = await driver.textAt(page, index);
  if (!text.includes('k'.repeat(keys))) throw new Error(`[bench] ${page.url()} took no key.`);
  const sorted = costs.toSorted((a, b) => a - b);
  return { key: sorted[keys / 2], slowKey: sorted[Math.ceil(keys * 0.95) - 1], afterKeys };
}

async function moveAndBack(desk, driver, count) {
  const { page } = desk;
  const index = middleOfSample(count);
  const text = await driver.textAt(page, index);
  const isAt = async (place) => (await driver.textAt(page, place)) === text;
  const move = await taskTime(desk, windows.act, () => driver.move(page, index));
  const afterMove = await taskTime(desk, windows.rest, nothing);
  if (!(await isAt(index + 1))) throw new Error(`[bench] ${page.url()} did not move its block.`);
  if (!driver.undo) return { move, afterMove, undo: NaN };
  const undo = await taskTime(desk, windows.act, () => driver.undo(page));
  if (!(await isAt(index))) throw new Error(`[bench] ${page.url()} did not take it back.`);
  return { move, afterMove, undo };
}

const nothing = async () => undefined;

/** The elements of a page and of the pages in its frames; nothing is put into those for it. */
function countElements(page) {
  return page.evaluate(() => {
    const count = (root) =>
      [...root.querySelectorAll('iframe')].reduce(
        (sum, { contentDocument }) => sum + (contentDocument ? count(contentDocument) : 0),
        root.querySelectorAll('*').length,
      );
    return count(document);
  });
}

function readCookies(cookie, url) {
  return cookie.split('; ').map((pair) => {
    const [name, ...value] = pair.split('=');
    return { name, value: value.join('='), url: new URL(url).origin };
  });
}
