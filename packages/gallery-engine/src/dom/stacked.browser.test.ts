import axe from 'axe-core';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { frames, noHurry, openMoving } from '../testing/moving-page';
import { runningAnimations } from '../testing/running-animations';
import styles from '../style.css?inline';

beforeAll(() => {
  document.head.append(
    Object.assign(document.createElement('style'), { textContent: `${styles} body { margin: 0 }` }),
  );
});

beforeEach(async () => {
  await page.viewport(900, 700);
});

describe.each(['ltr', 'rtl'] as const)('%s', (dir) => {
  it.each([320, 700, 1200])(
    'at %s px one slide is seen, as wide as its place, the others are out of reach',
    async (width) => {
      await page.viewport(width, 700);
      const { seen, root, slides, list } = openMoving('stacked', {
        attributes: `dir="${dir}" data-current-index="2"`,
      });
      expect(seen()).toEqual([2]);
      expect(slides()[2]?.getBoundingClientRect().width).toBe(width);
      expect(list.getBoundingClientRect().height).toBeCloseTo((width * 2) / 3, 0);
      const { violations } = await axe.run(root);
      expect(violations.map(({ id }) => id)).toEqual([]);
    },
  );

  it('[4.11c] [9.22d] the slide follows the finger and changes past the width / 2.25', async () => {
    const sign = dir === 'ltr' ? -1 : 1;
    const { list, gallery, slides, seen, rest } = openMoving('stacked', {
      attributes: `dir="${dir}" data-transition="swipe"`,
    });
    list.dispatchEvent(
      new PointerEvent('pointerdown', {
        clientX: 450,
        clientY: 10,
        pointerType: 'touch',
        isPrimary: true,
      }),
    );
    list.dispatchEvent(
      new PointerEvent('pointermove', {
        clientX: 450 + sign * 401,
        clientY: 10,
        pointerType: 'touch',
        isPrimary: true,
      }),
    );
    expect(slides()[0]?.style.translate).toBe(`${sign * 401}px`);
    expect(seen()).toEqual([0, 1]);
    list.dispatchEvent(
      new PointerEvent('pointerup', {
        clientX: 450 + sign * 401,
        clientY: 10,
        pointerType: 'touch',
        isPrimary: true,
      }),
    );
    expect(gallery.index).toBe(1);
    const from = sign < 0 ? 'calc(100% - 401px)' : 'calc(-100% + 401px)';
    expect(runningAnimations(slides()[1])).toEqual([['translate', from, '0px', 280]]);
    await rest();
    await vi.waitFor(() => expect(seen()).toEqual([1]), noHurry);
    expect(slides()[0]?.getAttribute('style')).toBeNull();
  });

  it('[4.11d] by side, the left half is the one before in the direction of the text', async () => {
    const { slides, gallery } = openMoving(
      'stacked',
      { attributes: `dir="${dir}" data-click-behavior="auto" data-current-index="4"` },
      { reducedMotion: () => true },
    );
    slides()[4]?.dispatchEvent(new MouseEvent('click', { clientX: 100, bubbles: true }));
    expect(gallery.index).toBe(dir === 'ltr' ? 3 : 5);
  });
});

describe('transitions', () => {
  it('[4.11a] [9.23e] the fade takes 1 s in and 1.2 s out', () => {
    const { gallery, slides } = openMoving('stacked', { attributes: 'data-speed="1"' });
    gallery.goToNext();
    expect(runningAnimations(slides()[1])).toEqual([['opacity', '0', '1', 1000]]);
    expect(runningAnimations(slides()[0])).toEqual([['opacity', '1', '0', 1200]]);
  });

  it('[4.11b] ken-burns zooms the picture by 1.075 as well', () => {
    const { gallery, slides } = openMoving('stacked', {
      attributes: 'data-speed="1" data-transition="ken-burns"',
    });
    gallery.goToNext();
    expect(runningAnimations(slides()[1]).map(([name, from, to]) => [name, from, to])).toEqual([
      ['scale', '1', '1.075'],
      ['opacity', '0', '1'],
    ]);
  });

  it('[4.11b] the picture that goes keeps its zoom until it is gone', async () => {
    const { gallery, slides, rest } = openMoving('stacked', {
      attributes: 'data-transition="ken-burns"',
    });
    gallery.goToNext();
    expect(runningAnimations(slides()[0]).map(([name]) => name)).toEqual(['scale', 'opacity']);
    await rest();
    expect([0, 1].map((index) => runningAnimations(slides()[index]).map(([name]) => name))).toEqual(
      [[], ['scale']],
    );
    gallery.refresh();
    expect(runningAnimations(slides()[1])).toHaveLength(1);
    gallery();
    expect(runningAnimations(slides()[1])).toEqual([]);
  });

  it('[4.11c] [9.22d] swipe takes 0.28 s, scroll 0.4 s', async () => {
    for (const [transition, ms] of [
      ['swipe', 280],
      ['scroll', 400],
    ] as const) {
      const { gallery, slides } = openMoving('stacked', {
        attributes: `data-transition="${transition}"`,
      });
      gallery.goToPrevious();
      expect(runningAnimations(slides()[8])).toEqual([
        ['translate', 'calc(-100% + 0px)', '0px', ms],
      ]);
    }
  });

  it('[8.15a] one that is not there is refused by name, and nothing stays', () => {
    expect(() => openMoving('stacked', { attributes: 'data-transition="spin"' })).toThrow(
      'Could not find transition named "spin"',
    );
    const root = document.querySelector('.fr-gallery');
    expect([root?.hasAttribute('data-mounted'), root?.querySelector('button')]).toEqual([
      false,
      null,
    ]);
    root?.parentElement?.remove();
  });

  it('with less motion nothing is animated', () => {
    const { gallery, slides, seen } = openMoving(
      'stacked',
      { attributes: 'data-transition="ken-burns"' },
      { reducedMotion: () => true },
    );
    gallery.goToNext();
    expect([runningAnimations(slides()[0]), runningAnimations(slides()[1]), seen()]).toEqual([
      [],
      [],
      [1],
    ]);
  });
});

describe('clicks', () => {
  it('[4.11d] go on, or as configured', () => {
    const still = { reducedMotion: () => true };
    const next = openMoving('stacked', {}, still);
    next.slides()[0]?.click();
    const previous = openMoving('stacked', { attributes: 'data-click-behavior="previous"' }, still);
    previous.slides()[0]?.click();
    const unknown = openMoving('stacked', { attributes: 'data-click-behavior="jump"' }, still);
    unknown.slides()[0]?.click();
    expect([next.gallery.index, previous.gallery.index, unknown.gallery.index]).toEqual([1, 8, 1]);
  });

  it('[4.11d] follow the link of the slide instead', () => {
    const { slides, gallery } = openMoving('stacked', {
      content: () => '<a href="#linked"><b>Glaze</b></a>',
    });
    slides()[0]?.querySelector('b')?.click();
    expect([location.hash, gallery.index]).toEqual(['#linked', 0]);
    history.replaceState(null, '', location.pathname);
  });

  it('[4.11d] [3.27a] or its click-through address, unless that is a script', () => {
    const go = openMoving(
      'stacked',
      {
        slide: (index) =>
          `data-click-through-url="${index === 0 ? '#through' : 'javascript:document.title=1'}"`,
      },
      {
        reducedMotion: () => true,
      },
    );
    go.slides()[0]?.click();
    expect([location.hash, go.gallery.index]).toEqual(['#through', 0]);
    history.replaceState(null, '', location.pathname);
    go.gallery.goTo(1);
    go.slides()[1]?.click();
    expect([document.title === '1', go.gallery.index]).toEqual([false, 2]);
  });

  it('[4.11e] on a video move nothing', () => {
    const { slides, gallery } = openMoving('stacked', { slide: () => 'data-type="video"' });
    slides()[0]?.setAttribute('data-type', 'video');
    slides()[0]?.click();
    expect(gallery.index).toBe(0);
  });
});

describe('layout', () => {
  it('[9.23h] the slides beside the current one are laid out unseen, for their pictures', () => {
    const { list } = openMoving('stacked');
    const near = [...list.querySelectorAll<HTMLElement>('[data-near]')];
    expect(near.map(({ dataset }) => dataset.slideId)).toEqual(['s0', 's1', 's8']);
    expect(near.every((slide) => slide.getBoundingClientRect().width > 0)).toBe(true);
  });

  it('more of them than there are is all of them', () => {
    const { list } = openMoving('stacked', { count: 5, attributes: 'data-preload-count="1e9"' });
    expect(list.querySelectorAll('[data-near]')).toHaveLength(5);
  });

  it('is as high as the current slide, or as the tallest', async () => {
    const content = (index: number): string => `<div style="height: ${(index + 1) * 50}px"></div>`;
    const auto = openMoving('stacked', { count: 3, content });
    expect(auto.list.clientHeight).toBe(50);
    const tallest = openMoving('stacked', {
      count: 3,
      content,
      attributes: 'data-auto-height="false"',
    });
    expect(tallest.list.clientHeight).toBe(150);
    expect(tallest.seen()).toEqual([0]);
  });

  it('nothing jumps when it is mounted', async () => {
    const page = openMoving('stacked');
    const heightOf = (): number => page.list.getBoundingClientRect().height;
    const mounted = heightOf();
    page.gallery();
    await frames(1);
    expect(heightOf()).toBe(mounted);
  });

  it('destroyed in the middle of a drag it leaves nothing', () => {
    const { list, gallery, root, before } = openMoving('stacked', {
      attributes: 'data-transition="swipe"',
    });
    list.dispatchEvent(
      new PointerEvent('pointerdown', {
        clientX: 300,
        clientY: 10,
        pointerType: 'touch',
        isPrimary: true,
      }),
    );
    list.dispatchEvent(
      new PointerEvent('pointermove', {
        clientX: 100,
        clientY: 10,
        pointerType: 'touch',
        isPrimary: true,
      }),
    );
    gallery();
    expect(root.outerHTML).toBe(before);
  });
});
