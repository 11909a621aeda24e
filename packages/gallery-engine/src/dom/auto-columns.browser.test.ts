import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import styles from './layout-style.css?inline';
import { mixedSlides } from '../testing/layout-markup';
import { closeLayouts, openLayout, overlaps } from '../testing/layout-page';

const errors: string[] = [];

const onError = ({ message }: ErrorEvent): void => void errors.push(message);

beforeAll(() => {
  const reset = 'body { margin: 0 }';
  document.head.append(
    Object.assign(document.createElement('style'), { textContent: reset + styles }),
  );
});

beforeEach(async () => {
  errors.length = 0;
  window.addEventListener('error', onError);
  await page.viewport(1200, 700);
});

afterEach(() => {
  closeLayouts();
  window.removeEventListener('error', onError);
  document.documentElement.removeAttribute('dir');
  vi.restoreAllMocks();
  expect(errors).toEqual([]);
});

describe('autocolumns', () => {
  it('[9.23b] 600 px are two columns of 300; each slide goes to the shorter one', async () => {
    const slides = [
      [1, 1],
      [2, 1],
      [1, 1],
      [1, 1],
    ].map(([width = 1, height = 1]) => ({ size: [width, height] as const }));
    const layout = openLayout('autocolumns', slides, { width: 600 });
    await layout.mount();
    expect(layout.boxes().map((box) => box.map(Math.round))).toEqual([
      [0, 0, 300, 300],
      [300, 0, 300, 150],
      [300, 150, 300, 300],
      [0, 300, 300, 300],
    ]);
    expect(layout.list.offsetHeight).toBe(600);
  });

  it('begins on the right where text does', async () => {
    document.documentElement.dir = 'rtl';
    const layout = openLayout('autocolumns', mixedSlides(2), { width: 600 });
    await layout.mount();
    const [first, second] = layout.boxes();
    expect([first?.[0], second?.[0]].map((left) => Math.round(left ?? -1))).toEqual([300, 0]);
  });

  it('without a script the columns are the same', async () => {
    const layout = openLayout('autocolumns', mixedSlides(20), {
      width: 1100,
      style: '--fr-gallery-gap:10px',
    });
    const columns = () =>
      [
        ...new Set(
          layout.boxes().map(([left, , width]) => `${Math.round(left)} ${Math.round(width)}`),
        ),
      ].sort();
    const before = columns();
    await layout.mount();
    expect(columns()).toEqual(before);
  });

  it.each([
    [1200, '', 4],
    [1000, '--fr-gallery-column-width:200px', 5],
    [768, '--fr-gallery-gap:20px', 2],
    [320, '--fr-gallery-gap:20px', 1],
    [200, '', 1],
  ])(
    '[9.23b] of known sizes they need no script: %s px %s, %s columns',
    async (width, style, columns) => {
      await page.viewport(1200, 700);
      for (const dir of ['ltr', 'rtl']) {
        document.documentElement.dir = dir;
        const exact = openLayout('autocolumns', mixedSlides(60), { width, style });
        await exact.mount();
        const layout = openLayout('autocolumns', mixedSlides(60), { width, style, sized: true });
        const before = layout.boxes();
        expect(new Set(before.map(([left]) => Math.round(left))).size).toBe(columns);
        expect(overlaps(before)).toBe(0);
        // Its rows are a 64th of a column high, so that much a slide may be off in its shape.
        const images = layout
          .items()
          .map((item) => item.querySelector('img')?.getBoundingClientRect().height ?? 0);
        exact.boxes().forEach(([, , wide, high], index) => {
          expect(Math.abs((images[index] ?? 0) - high)).toBeLessThanOrEqual(wide / 128 + 0.5);
        });
        await layout.mount();
        expect(layout.boxes()).toEqual(before);
        expect(layout.holder.innerHTML).toBe(layout.before);
        exact.holder.remove();
        layout.holder.remove();
      }
    },
  );

  it('captions have their room, and only they are measured', async () => {
    const slides = mixedSlides(40).map((slide, index) =>
      index % 10 ? slide : { ...slide, caption: 'Green glaze '.repeat(index + 1) },
    );
    const layout = openLayout('autocolumns', slides, { width: 900 });
    const read = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get');
    await layout.mount();
    expect(read).toHaveBeenCalledTimes(4);
    expect(overlaps(layout.boxes())).toBe(0);
  });

  it('one ratio for all, and one gap', async () => {
    const layout = openLayout('autocolumns', mixedSlides(4), {
      width: 610,
      style: '--fr-gallery-ratio:2;--fr-gallery-gap:10px',
      hasRatios: false,
    });
    await layout.mount();
    expect(layout.boxes().map((box) => box.map(Math.round))).toEqual([
      [0, 0, 300, 150],
      [310, 0, 300, 150],
      [0, 160, 300, 150],
      [310, 160, 300, 150],
    ]);
  });
});
