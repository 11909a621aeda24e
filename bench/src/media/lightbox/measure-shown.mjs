import { countAlive, openDesk, taskTime } from '../open-desk.mjs';

/**
 * @typedef {{ first: number, shown: number }} Seen ms
 * @typedef {{ init: number, initTask: number, open: Seen, next: Seen }} ShownTimes ms
 * @typedef {{ openTask: number, nextTask: number }} TaskTimes ms
 */

/** How long main-thread time is watched; ms. */
const watched = 1_500;

/** The link that is clicked. */
const clicked = 5;

/**
 * Mounts 200 links, clicks one and goes on by key, looking at every frame.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @returns {Promise<ShownTimes>}
 */
export async function measureShown(browser, url) {
  return withPage(browser, url, {}, async (opened) => {
    const { page } = opened;
    let init = NaN;
    const initTask = await taskTime(opened, 500, async () => {
      init = await page.evaluate(() => window.probe.init());
    });
    const open = await watch(page, 'pointerdown', clicked, () => clickLink(page));
    // One to get warm: buttons are hidden, neighbours are fetched.
    await watch(page, 'keydown', clicked + 1, () => page.keyboard.press('ArrowRight'));
    const next = await watch(page, 'keydown', clicked + 2, () => page.keyboard.press('ArrowRight'));
    return { init, initTask, open, next };
  });
}

/**
 * The same without looking, which costs time itself.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @returns {Promise<TaskTimes>}
 */
export async function measureTasks(browser, url) {
  return withPage(browser, url, {}, async (opened) => {
    const { page } = opened;
    await page.evaluate(() => window.probe.init());
    await page.waitForTimeout(500);
    const openTask = await taskTime(opened, watched, () => clickLink(page));
    await taskTime(opened, watched, () => page.keyboard.press('ArrowRight'));
    const nextTask = await taskTime(opened, watched, () => page.keyboard.press('ArrowRight'));
    return { openTask, nextTask };
  });
}

/**
 * What is left after it was opened and closed many times, and then ended.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {number} cycles
 * @returns {Promise<{ nodes: number, listeners: number, nodesAfterEnd: number, listenersAfterEnd:
 *   number }>}
 */
export async function measureCycles(browser, url, cycles) {
  return withPage(browser, url, { rate: 1 }, async ({ page, session }) => {
    // The bench's own first key and question leave listeners in the page.
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => true);
    const bare = await countAlive(session);
    await page.evaluate(() => window.probe.init());
    const run = async (times) => {
      for (let time = 0; time < times; time += 1) {
        await openByClick(page);
        await page.waitForTimeout(450);
        await page.keyboard.press('Escape');
        await page.waitForFunction(() => !document.querySelector(window.contestant.open));
      }
      await page.waitForTimeout(300);
      return countAlive(session);
    };
    const before = await run(4);
    const after = await run(cycles);
    await page.evaluate(() => window.probe.destroy());
    await page.waitForTimeout(300);
    const end = await countAlive(session);
    return {
      nodes: after.nodes - before.nodes,
      listeners: after.listeners - before.listeners,
      nodesAfterEnd: end.nodes - bare.nodes,
      listenersAfterEnd: end.listeners - bare.listeners,
    };
  });
}

/** Clicks until it is open: some peers take no click while they still close. */
async function openByClick(page) {
  // No handle of the element: that would keep it alive.
  const isOpen = () =>
    page.waitForFunction(() => document.querySelector(window.contestant.open) !== null, undefined, {
      timeout: 3_000,
    });
  for (let attempt = 1; ; attempt += 1) {
    await clickLink(page);
    const failure = await isOpen().then(
      () => undefined,
      (error) => error,
    );
    if (!failure) return;
    if (attempt === 5) throw failure;
  }
}

async function clickLink(page) {
  const { x, y } = await page.evaluate((index) => {
    const { left, top } = document.querySelectorAll('ul img')[index].getBoundingClientRect();
    return { x: left + 60, y: top + 40 };
  }, clicked);
  await page.mouse.click(x, y);
}

async function watch(page, type, index, act) {
  await page.evaluate(([event, itemIndex]) => window.probe.watch(event, itemIndex), [type, index]);
  await act();
  await page.waitForFunction(() => window.probe.isOver(), undefined, { polling: 200 });
  return page.evaluate(() => window.probe.seen());
}

async function withPage(browser, url, options, use) {
  const opened = await openDesk(browser, options);
  try {
    await opened.page.goto(url, { waitUntil: 'load' });
    await opened.page.waitForTimeout(500);
    return await use(opened);
  } finally {
    await opened.close();
  }
}
