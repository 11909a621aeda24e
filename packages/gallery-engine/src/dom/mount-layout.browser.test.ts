import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import styles from './layout-style.css?inline';
import { layoutSlide, mixedSlides } from '../testing/layout-markup';
import { closeLayouts, openLayout, overlaps, rows, settled } from '../testing/layout-page';

const designs = ['grid', 'autogrid', 'autocolumns', 'autorows', 'list'];

const placed = ['autocolumns', 'autorows'];

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

describe('[1.05] every design', () => {
  it.each(designs.flatMap((design) => [320, 768, 1200].map((width) => [design, width] as const)))(
    '%s in %s px: nothing overlaps or sticks out, without a script and with it',
    async (design, width) => {
      await page.viewport(width, 700);
      for (const dir of ['ltr', 'rtl']) {
        document.documentElement.dir = dir;
        const slides = [
          ...mixedSlides(20),
          { size: [3, 2], caption: 'Averyveryveryveryverylongwordwithoutanybreakinit' } as const,
          {},
        ];
        const layout = openLayout(design, slides);
        for (const step of ['plain', 'mounted']) {
          if (step === 'mounted') await layout.mount();
          expect([step, overlaps(layout.boxes())]).toEqual([step, 0]);
          expect(layout.boxes().filter(([, , wide, high]) => wide < 1 || high < 1)).toEqual([]);
          expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
        }
        layout.holder.remove();
      }
    },
  );

  it.each(designs)('%s without slides is nothing', async (design) => {
    const layout = openLayout(design, []);
    const teardown = await layout.mount();
    expect(layout.list.offsetHeight).toBe(0);
    teardown();
    expect(layout.holder.innerHTML).toBe(layout.before);
  });
});

describe('autogrid', () => {
  it.each([
    [1000, '', 4],
    [1199, '', 4],
    [749, '', 2],
    [320, '', 1],
    [200, '', 1],
    [1000, '--fr-gallery-column-width:100px', 10],
  ])('[9.23f] %s px %s: %s columns that share the place', (width, style, columns) => {
    const { boxes } = openLayout('autogrid', mixedSlides(20), { width, style });
    const [first] = rows(boxes());
    expect(first).toHaveLength(columns);
    expect(first?.[0]).toBeCloseTo(width / columns, 0);
  });
});

describe('autorows', () => {
  it.each([1200, 768, 320])(
    '[9.23g] in %s px without a script: rows of one height that are full',
    (width) => {
      const { boxes } = openLayout('autorows', mixedSlides(30), { width });
      const allBoxes = boxes();
      const full = rows(allBoxes).slice(0, -1);
      for (const row of full) {
        // A row is less than full only where it would have to be much too high.
        const end = row.reduce((sum, wide) => sum + wide + 20, -20);
        const [, , , high] = allBoxes.find(([, , wide]) => wide === row[0]) ?? [0, 0, 0, 0];
        if (high < 390) expect(Math.abs(end - width)).toBeLessThan(1);
      }
      for (const [, top, , height] of allBoxes) {
        const others = allBoxes
          .filter(([, y]) => Math.abs(y - top) < 1)
          .map(([, , , high]) => high);
        for (const other of others) expect(Math.abs(other - height)).toBeLessThan(1);
      }
    },
  );

  it('a last row does not grow, and adds no space of its own', () => {
    const { boxes, list } = openLayout('autorows', [{ size: [1, 1] }], { width: 1000 });
    const [[left = -1, , width = 0, height = 0] = []] = boxes();
    expect([left, Math.round(width), Math.round(height), list.offsetHeight]).toEqual([
      0, 215, 215, 215,
    ]);
  });

  it('[9.23g] with the script rows come nearer to 250, and are full', async () => {
    const layout = openLayout('autorows', mixedSlides(60), { width: 1200, hasRatios: false });
    await layout.mount();
    const full = rows(layout.boxes()).slice(0, -1);
    for (const row of full)
      expect(row.reduce((sum, wide) => sum + wide + 20, -20)).toBeCloseTo(1200, 0);
    const heights = layout.boxes().map(([, , , high]) => high);
    const square = heights.reduce((sum, high) => sum + (high - 250) ** 2, 0) / heights.length;
    expect(Math.sqrt(square)).toBeLessThan(30);
  });

  it('what the server has laid out stays while someone looks, until the width changes', async () => {
    const layout = openLayout('autorows', mixedSlides(30), { width: 1000 });
    const before = layout.boxes();
    await layout.mount();
    expect(layout.boxes()).toEqual(before);
    await layout.resize(900);
    expect(layout.list.hasAttribute('data-gallery-placed')).toBe(true);
  });

  it('it also stays once it was passed, and is laid out anew where nobody came yet', async () => {
    const passed = openLayout('autorows', mixedSlides(30), { width: 1000 });
    const rest = document.createElement('p');
    rest.style.blockSize = '3000px';
    document.body.append(rest);
    rest.scrollIntoView();
    await passed.mount();
    expect(passed.list.hasAttribute('data-gallery-placed')).toBe(false);
    scrollTo(0, 0);
    rest.remove();

    const later = openLayout('autorows', mixedSlides(30), { width: 1000 });
    document.body.prepend(rest);
    await later.mount();
    expect(later.list.hasAttribute('data-gallery-placed')).toBe(true);
    rest.remove();
  });

  it('a picture that tells no size is 3 to 2', async () => {
    const layout = openLayout('autorows', [{}, {}], { width: 1000 });
    await layout.mount();
    const [[, , width = 0, height = 1] = []] = layout.boxes();
    expect([width, height].map(Math.round)).toEqual([375, 250]);
  });
});

describe.each(placed)('%s', (design) => {
  it('follows the width', async () => {
    const layout = openLayout(design, mixedSlides(40), { width: 1100, hasRatios: false });
    await layout.mount();
    const wide = layout.list.offsetHeight;
    await layout.resize(500);
    expect(layout.list.offsetHeight).toBeGreaterThan(wide);
    expect(Math.max(...layout.boxes().map(([left, , width]) => left + width))).toBeLessThanOrEqual(
      500.5,
    );
    await layout.resize(1100);
    expect(layout.list.offsetHeight).toBe(wide);
  });

  it('[9.22a] is laid out at once, and anew when its width has been still for 100 ms; meanwhile it keeps its shape', async () => {
    const slides = mixedSlides(30).map((slide, index) =>
      index % 7 ? slide : { ...slide, caption: 'Green glaze '.repeat(index + 1) },
    );
    const layout = openLayout(design, slides, { width: 900, hasRatios: false });
    const isPlaced = () => layout.list.hasAttribute('data-gallery-placed');
    await layout.mount();
    expect(isPlaced()).toBe(true);
    for (const width of [700, 1150, 500]) {
      await layout.resize(width, 99);
      expect([isPlaced(), overlaps(layout.boxes()), document.documentElement.scrollWidth]).toEqual([
        false,
        0,
        1200,
      ]);
      const right = Math.max(...layout.boxes().map(([left, , wide]) => left + wide));
      expect(right).toBeLessThanOrEqual(width + 0.5);
      expect(right).toBeGreaterThan(width * 0.6);
    }
    await layout.resize(500, 1);
    expect([isPlaced(), overlaps(layout.boxes())]).toEqual([true, 0]);
  });

  it('slides come and go', async () => {
    const layout = openLayout(design, mixedSlides(12), { width: 1100, hasRatios: false });
    await layout.mount();
    const gone = layout.items()[3];
    gone?.remove();
    layout.list.insertAdjacentHTML(
      'beforeend',
      mixedSlides(9)
        .map((slide) => layoutSlide(slide, false))
        .join(''),
    );
    await settled();
    expect(overlaps(layout.boxes())).toBe(0);
    expect(layout.items().every((item) => item.style.length > 0)).toBe(true);
    expect(gone?.hasAttribute('style')).toBe(false);
  });

  it('is not laid out while it is hidden, and is once it shows', async () => {
    const layout = openLayout(design, mixedSlides(12), { width: 1100, hasRatios: false });
    layout.holder.hidden = true;
    await layout.mount();
    expect(layout.holder.innerHTML).toBe(layout.before);
    layout.holder.hidden = false;
    await settled();
    expect(layout.list.hasAttribute('data-gallery-placed')).toBe(true);
  });

  it('when it ends all geometry is gone, whenever that is', async () => {
    const layout = openLayout(design, [...mixedSlides(12), {}], { width: 1100 });
    const teardown = await layout.mount();
    await layout.resize(700);
    layout.holder.style.width = '600px';
    teardown();
    teardown();
    await settled();
    const bare = (html: string) => html.replaceAll(/ style=""/g, '');
    expect(bare(layout.holder.innerHTML)).toBe(bare(layout.before));
  });

  it('five thousand slides: the layout is read as often as for five', async () => {
    const counts: number[] = [];
    for (const count of [5, 5000]) {
      const layout = openLayout(design, mixedSlides(count), { width: 1100, hasRatios: false });
      const style = vi.spyOn(window, 'getComputedStyle');
      const rect = vi.spyOn(Element.prototype, 'getBoundingClientRect');
      const height = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get');
      await layout.mount();
      counts.push(style.mock.calls.length + rect.mock.calls.length + height.mock.calls.length);
      vi.restoreAllMocks();
      expect(
        layout.items().at(-1)?.style.inlineSize || layout.items().at(-1)?.style.insetBlockStart,
      ).toBeTruthy();
      layout.holder.remove();
    }
    expect(counts[1]).toBe(counts[0]);
  });
});
