import { openDesk } from '../open-desk.mjs';
import { widths } from './markup.mjs';
import { readWidths } from './count-reads.mjs';

/** Widths of boxes: at, between and just above the widths there are; CSS px. */
export const boxes = [
  50, 100, 101, 150, 200, 250, 300, 301, 350, 400, 450, 500, 501, 600, 700, 750, 751, 900, 1000,
  1001, 1200, 1400, 1500, 1501, 1800, 2100, 2400, 2500,
];

/** Pixel ratios of screens. */
export const ratios = [1, 1.5, 2, 3];

/**
 * Which widths a contestant asks for, of pictures in boxes of every size on screens of
 * every ratio.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} url a page with a picture per box, all within the first screen
 * @returns {Promise<{ exact: number, less: number, more: number, excess: number }>}
 * counts, and by how much more than needed the widths are in all (0.1: a tenth)
 */
export async function chooseWidths(browser, url) {
  const picks = [];
  for (const ratio of ratios) {
    const { page, close } = await openDesk(browser, {
      viewport: { width: 2600, height: 1400 },
      deviceScaleFactor: ratio,
      rate: 1,
    });
    try {
      await page.goto(url, { waitUntil: 'load' });
      await page.waitForTimeout(2_000);
      const requestedWidths = await page.evaluate(readWidths);
      picks.push(
        ...boxes.map((box, index) => ({
          asked: requestedWidths[index],
          needed: neededWidth(box * ratio),
        })),
      );
    } finally {
      await close();
    }
  }
  const count = (is) => picks.filter(is).length;
  const sum = (read) => picks.reduce((total, pick) => total + read(pick), 0);
  return {
    exact: count(({ asked, needed }) => asked === needed),
    less: count(({ asked, needed }) => !(asked >= needed)),
    more: count(({ asked, needed }) => asked > needed),
    excess:
      sum(({ asked, needed }) => Math.max(0, asked - needed) || 0) / sum(({ needed }) => needed),
  };
}

function neededWidth(pixels) {
  return widths.find((width) => width >= pixels) ?? widths.at(-1);
}
