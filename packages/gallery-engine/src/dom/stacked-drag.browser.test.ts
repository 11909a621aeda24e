import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { noHurry, openMoving } from '../testing/moving-page';
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

/** A finger that goes along these points, on the list. */
function drag(list: HTMLElement, points: readonly (readonly [x: number, y: number])[]): void {
  points.forEach(([clientX, clientY], index) => {
    const last = index === points.length - 1 ? 'pointerup' : 'pointermove';
    const type = index === 0 ? 'pointerdown' : last;
    list.dispatchEvent(
      new PointerEvent(type, {
        clientX,
        clientY,
        pointerType: 'touch',
        isPrimary: true,
        bubbles: true,
      }),
    );
  });
}

describe('a finger', () => {
  /** Goes from the first point to the second in so many ms, stays there, and leaves. */
  function dragSlowly(list: HTMLElement, from: number, to: number, ms: number): void {
    const steps = [
      ['pointerdown', from, 0],
      ['pointermove', to, ms],
      ['pointerup', to, ms],
    ] as const;
    for (const [type, clientX, timeStamp] of steps) {
      const event = new PointerEvent(type, {
        clientX,
        clientY: 9,
        pointerType: 'touch',
        isPrimary: true,
      });
      list.dispatchEvent(Object.defineProperty(event, 'timeStamp', { value: timeStamp }));
    }
  }

  it.each([
    ['fade', '', 251, 400, 0],
    ['fade', '', 251, 401, 1],
    ['ken-burns', '', 800, 600, 1],
    ['fade', 'data-snap-points="90%"', 251, 401, 1],
    ['fade', '', 250, 50, 1],
    ['swipe', '', 251, 400, 0],
    ['swipe', '', 251, 401, 1],
    ['scroll', '', 251, 401, 1],
    ['swipe', 'data-snap-points="20%"', 251, 180, 0],
    ['scroll', 'data-snap-points="20%"', 251, 181, 1],
  ])(
    '[9.22b] [9.22d] [5.13f] %s %s: in %s ms over %s of 900 px it leads to %s',
    (transition, more, ms, px, index) => {
      const { list, gallery } = openMoving('stacked', {
        attributes: `data-transition="${transition}" ${more}`,
      });
      dragSlowly(list, 890, 890 - px, ms);
      expect(gallery.index).toBe(index);
    },
  );

  it.each([
    ['none', '90px'],
    ['hard', '0px'],
    ['inertial', '30px'],
  ])(
    '[5.13f] beyond the first slide with boundaries %s a drag of 90 px is one of %s',
    (boundaries, translate) => {
      const attributes = `data-transition="swipe" data-loop="false" data-boundaries="${boundaries}"`;
      const { list, slides } = openMoving('stacked', { attributes });
      for (const [type, clientX] of [
        ['pointerdown', 100],
        ['pointermove', 190],
      ] as const) {
        list.dispatchEvent(
          new PointerEvent(type, { clientX, clientY: 9, pointerType: 'touch', isPrimary: true }),
        );
      }
      expect(slides()[0]?.style.translate).toBe(translate);
    },
  );

  it.each(['data-boundaries="soft"', 'data-snap-points="all"'])(
    '[5.13f] %s is refused, and nothing stays',
    (attributes) => {
      expect(() => openMoving('stacked', { attributes })).toThrow(TypeError);
      const root = document.querySelector('.fr-gallery');
      expect([root?.hasAttribute('data-mounted'), root?.querySelector('button')]).toEqual([
        false,
        null,
      ]);
      root?.parentElement?.remove();
    },
  );

  it.each([
    [
      'fade',
      [
        [300, 9],
        [280, 9],
        [240, 9],
      ],
      1,
    ],
    [
      'fade',
      [
        [240, 9],
        [280, 9],
        [300, 9],
      ],
      8,
    ],
    [
      'fade',
      [
        [300, 9],
        [280, 90],
        [240, 190],
      ],
      0,
    ],
    [
      'swipe',
      [
        [300, 9],
        [280, 9],
        [260, 9],
      ],
      0,
    ],
  ] as const)('[9.22b] %s along %j leads to %s', (transition, points, index) => {
    const { list, gallery } = openMoving('stacked', {
      attributes: `data-transition="${transition}"`,
    });
    drag(list, points);
    expect(gallery.index).toBe(index);
  });

  it('[5.13f] where there is no slide, the drag is slowed down and goes back', async () => {
    const { list, slides, gallery } = openMoving('stacked', {
      attributes: 'data-transition="swipe" data-loop="false"',
    });
    const dispatchAt = (type: string, clientX: number) =>
      list.dispatchEvent(
        new PointerEvent(type, { clientX, clientY: 5, pointerType: 'touch', isPrimary: true }),
      );
    dispatchAt('pointerdown', 100);
    dispatchAt('pointermove', 190);
    expect(slides()[0]?.style.translate).toBe('30px');
    dispatchAt('pointerup', 190);
    expect([gallery.index, slides()[0]?.style.translate]).toEqual([0, '0px']);
    expect(runningAnimations(slides()[0])).toEqual([['translate', '30px', '0px', 280]]);
    await vi.waitFor(() => expect(slides()[0]?.hasAttribute('style')).toBe(false), noHurry);
  });

  it.each([
    [900, 450, 400],
    [900, 765, 330],
    [766, 383, 300],
    [767, 767 * 0.75, 350],
  ])(
    '[9.22c] [5.13f] with snap points, on %s px, a swipe over %s px goes the rest of its way in %s ms',
    async (width, px, ms) => {
      await page.viewport(width, 700);
      const { list, slides, gallery } = openMoving('stacked', {
        attributes: 'data-transition="swipe" data-snap-points="20%"',
      });
      dragSlowly(list, px, 0, 300);
      expect(gallery.index).toBe(1);
      const moves = [runningAnimations(slides()[0]), runningAnimations(slides()[1])].flat();
      expect(moves.map(([name, from]) => [name, from])).toEqual([
        ['translate', `-${px}px`],
        ['translate', `calc(100% - ${px}px)`],
      ]);
      for (const [, , , duration] of moves) expect(duration).toBeCloseTo(ms, 6);
    },
  );

  it.each([
    ['data-transition="swipe" data-snap-points="20%"', 320],
    ['data-transition="swipe"', 280],
    ['data-transition="scroll"', 400],
  ])(
    '[9.22c] [9.22d] with %s what is not far enough goes back in %s ms, and its neighbour with it',
    async (attributes, ms) => {
      const { list, slides, seen, gallery } = openMoving('stacked', { attributes });
      dragSlowly(list, 890, 800, 300);
      expect([gallery.index, seen()]).toEqual([0, [0, 1]]);
      expect([runningAnimations(slides()[0]), runningAnimations(slides()[1])]).toEqual([
        [['translate', '-90px', '0px', ms]],
        [['translate', 'calc(100% - 90px)', 'calc(100% + 0px)', ms]],
      ]);
      // It moves: nothing else is shown meanwhile [4.07].
      expect(gallery.goToNext()).toBe(false);
      await vi.waitFor(
        () => expect(list.querySelectorAll('[data-leaving], [style]')).toHaveLength(0),
        noHurry,
      );
      expect(gallery.goToNext()).toBe(true);
    },
  );

  it('who drags again takes the slides from where they are going', async () => {
    const { list, slides, gallery } = openMoving('stacked', {
      attributes: 'data-transition="swipe"',
    });
    dragSlowly(list, 890, 800, 300);
    drag(list, [
      [890, 9],
      [700, 9],
      [200, 9],
    ]);
    expect([
      gallery.index,
      runningAnimations(slides()[0]).length,
      slides()[0]?.hasAttribute('style'),
    ]).toEqual([1, 1, false]);
    await vi.waitFor(
      () => expect(list.querySelectorAll('[data-leaving], [style]')).toHaveLength(0),
      noHurry,
    );
  });

  it('a mouse drags nothing', () => {
    const { list, slides } = openMoving('stacked', { attributes: 'data-transition="swipe"' });
    list.dispatchEvent(
      new PointerEvent('pointerdown', { clientX: 100, pointerType: 'mouse', isPrimary: true }),
    );
    list.dispatchEvent(
      new PointerEvent('pointermove', { clientX: 10, pointerType: 'mouse', isPrimary: true }),
    );
    expect(slides()[0]?.style.translate).toBe('');
  });
});
