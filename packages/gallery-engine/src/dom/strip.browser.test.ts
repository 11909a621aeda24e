import axe from 'axe-core';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sliderRatio } from '../design-defaults';
import { frames, openMoving, type MovingPage } from '../testing/moving-page';
import styles from '../style.css?inline';

beforeAll(() => {
  document.head.append(
    Object.assign(document.createElement('style'), { textContent: `${styles} body { margin: 0 }` }),
  );
});

beforeEach(async () => {
  await page.viewport(900, 700);
});

/** How far the active slide stands from both ends of what is seen, in px. */
function place({ list, slides, gallery }: MovingPage): { start: number; end: number } {
  const view = list.getBoundingClientRect();
  const box = slides()[gallery.index]?.getBoundingClientRect() ?? view;
  const [left, right] = [box.left - view.left, view.right - box.right].map(Math.round);
  const isRtl = getComputedStyle(list).direction === 'rtl';
  return { start: (isRtl ? right : left) ?? 0, end: (isRtl ? left : right) ?? 0 };
}

async function openStrip(attributes = '', more: Parameters<typeof openMoving>[1] = {}) {
  const strip = openMoving('strip', { count: 20, ...more, attributes });
  await frames(2);
  return strip;
}

it('[9.14b] a picture that tells no size stands in the ratio of a slider, before and after it comes', async () => {
  const { list } = await openStrip();
  const image = list.querySelector('img') as HTMLImageElement;
  for (const name of ['width', 'height', 'src']) image.removeAttribute(name);
  const ratio = () => {
    const { width, height } = image.getBoundingClientRect();
    return (100 * height) / width;
  };
  expect(ratio()).toBeCloseTo(sliderRatio);
  image.src =
    "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='90' height='300'/>";
  await image.decode();
  expect([ratio(), image.naturalWidth]).toEqual([sliderRatio, 90]);
});

describe.each(['ltr', 'rtl'] as const)('%s', (dir) => {
  it('no accessibility violation', async () => {
    const { root } = await openStrip(`dir="${dir}"`);
    const { violations } = await axe.run(root);
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  it.each([
    [320, 'left', 'start'],
    [700, 'center', 'middle'],
    [700, 'anything', 'middle'],
    [1200, 'right', 'end'],
  ])(
    '[5.13e] at %s px with %s the active slide stands at the %s',
    async (width, alignment, spot) => {
      await page.viewport(width, 700);
      const strip = await openStrip(`dir="${dir}" data-alignment="${alignment}"`, { count: 40 });
      strip.gallery.goTo(20);
      await strip.rest();
      const { start, end } = place(strip);
      if (spot === 'start') expect(Math.abs(start)).toBeLessThanOrEqual(1);
      if (spot === 'end') expect(Math.abs(end)).toBeLessThanOrEqual(1);
      if (spot === 'middle') expect(Math.abs(start - end)).toBeLessThanOrEqual(2);
    },
  );

  it('[4.12c] the arrow keys lead to the slide beside, with the focus', async () => {
    const strip = await openStrip(`dir="${dir}"`);
    strip.slides()[0]?.focus();
    await userEvent.keyboard(dir === 'ltr' ? '{ArrowRight}' : '{ArrowLeft}');
    await strip.rest();
    expect([strip.gallery.index, document.activeElement === strip.slides()[1]]).toEqual([1, true]);
  });
});

describe('slides', () => {
  it('[9.23a] are a tenth of the width high and move in 0.5 s', async () => {
    const { slides, gallery } = await openStrip('data-speed="x"');
    expect(slides()[0]?.querySelector('img')?.getBoundingClientRect().height).toBe(90);
    const hold = vi.spyOn(gallery.store?.motion ?? { hold: () => () => {} }, 'hold');
    gallery.goTo(15);
    expect(hold).toHaveBeenCalledWith(500);
  });

  it('[4.12a] that are clicked become active, and say so', async () => {
    const { slides, gallery, rest } = await openStrip();
    slides()[3]?.querySelector('img')?.click();
    await rest();
    expect([
      gallery.index,
      slides()
        .map(({ ariaCurrent }) => ariaCurrent)
        .indexOf('true'),
    ]).toEqual([3, 3]);
    expect(slides().filter(({ tabIndex }) => tabIndex === 0)).toEqual([slides()[3]]);
  });

  it.each([
    ['next', 4],
    ['previous', 2],
    ['none', 3],
    ['something', 4],
  ])('[4.12b] a click on the active one does %s', async (behavior, index) => {
    const { slides, gallery } = await openStrip(
      `data-active-slide-click-behavior="${behavior}" data-current-index="3"`,
    );
    slides()[3]?.click();
    expect(gallery.index).toBe(index);
  });

  it.each(['{Enter}', ' '])('[4.12c] "%s" is a click', async (key) => {
    const { slides, gallery } = await openStrip('data-current-index="3"');
    slides()[3]?.focus();
    await userEvent.keyboard(key);
    expect(gallery.index).toBe(4);
  });

  it('as tabs: one stop for Tab, arrows, Home and End go and show, and all is undone', async () => {
    const strip = await openStrip('data-tabs="true" data-keyboard="false"', { count: 5 });
    const { slides, gallery, list, root, rest, before } = strip;
    const selected = () => slides().map(({ ariaSelected }) => ariaSelected === 'true');
    const tabbed = () => slides().filter(({ tabIndex }) => tabIndex === 0);
    expect([list.role, slides()[0]?.role, list.hasAttribute('tabindex')]).toEqual([
      'tablist',
      'tab',
      false,
    ]);
    expect((await axe.run(root)).violations.map(({ id }) => id)).toEqual([]);
    slides()[0]?.focus();
    for (const [key, index] of [
      ['{ArrowRight}', 1],
      ['{End}', 4],
      ['{ArrowRight}', 0],
      ['{ArrowLeft}', 4],
      ['{Home}', 0],
    ] as const) {
      await userEvent.keyboard(key);
      await rest();
      expect([gallery.index, selected().indexOf(true), tabbed()]).toEqual([
        index,
        index,
        [slides()[index]],
      ]);
      expect(document.activeElement).toBe(slides()[index]);
    }
    gallery();
    const holder = document.createElement('div');
    holder.innerHTML = before;
    expect(holder.firstElementChild?.isEqualNode(root)).toBe(true);
  });

  it.each(['{Enter}', ' '])('as tabs: "%s" shows the slide of a linked gallery', async (key) => {
    const main = openMoving('stacked', { count: 5 });
    const strip = await openStrip('data-tabs="true" data-keyboard="false"', { count: 5 });
    main.gallery.link(strip.gallery);
    strip.slides()[3]?.focus();
    await userEvent.keyboard(key);
    expect([main.gallery.index, strip.gallery.index]).toEqual([3, 3]);
  });

  it('[4.12d] media of slides that are not active are paused', async () => {
    const paused: string[] = [];
    const mount = (slide: HTMLElement) => ({
      pause: () => paused.push(slide.dataset.slideId ?? ''),
      isShowing: () => false,
      destroy: () => paused.push(`end ${slide.dataset.slideId}`),
    });
    const { gallery, rest } = openMoving('strip', { count: 5 }, { media: { mount } });
    await frames(2);
    gallery.goTo(2);
    await rest();
    expect(paused).toEqual(['s0']);
    gallery();
    expect(paused).toEqual(['s0', 'end s0', 'end s2']);
  });

  it('mounts and moves among 5,000 by measuring one', async () => {
    const strip = await openStrip('', {
      count: 5000,
      content: () => '<i style="display:block;width:50px;height:50px"></i>',
    });
    const box = vi.spyOn(Element.prototype, 'getBoundingClientRect');
    strip.gallery.goTo(4000);
    expect(box.mock.calls.length).toBeLessThanOrEqual(2);
    vi.restoreAllMocks();
    await strip.rest();
    expect(strip.seen()).toContain(4000);
  });
});
