import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { drawing, touch, until, useLightboxPage } from '../testing/lightbox-page';

const openPage = useLightboxPage();

describe('gestures', () => {
  async function ready(
    options = {},
  ): Promise<{ test: ReturnType<typeof openPage>; dialog: HTMLDialogElement; slot: Element }> {
    const test = openPage({ history: 'none', ...options });
    const dialog = await test.open();
    await until(() => test.shown() && !(test.shown() as HTMLElement).dataset.state);
    const slot = dialog.querySelector('[data-current]');
    if (!slot) throw new Error('no slot');
    // Gestures load in a separate chunk: they are ready when a finger moves the item.
    await until(() => {
      touch(slot, 'pointerdown', [500, 300]);
      touch(slot, 'pointermove', [480, 300]);
      const isThere = dialog.dataset.drag === 'x';
      touch(slot, 'pointercancel', [480, 300]);
      return isThere;
    });
    return { test, dialog, slot };
  }

  it('a swipe brings the neighbour, a short one does not, downwards closes', async () => {
    const { test, dialog, slot } = await ready();
    const swipe = (from: [number, number], to: [number, number]): void => {
      const target = dialog.querySelector('[data-current]');
      touch(target, 'pointerdown', from);
      touch(target, 'pointermove', to);
      touch(target, 'pointerup', to);
    };
    swipe([500, 300], [495, 300]);
    expect(test.counter()).toBe('1 of 3');
    touch(slot, 'pointerdown', [500, 300]);
    touch(slot, 'pointermove', [400, 300]);
    expect(dialog.dataset.drag).toBe('x');
    expect(dialog.querySelectorAll('img').length).toBe(2);
    expect(slot.getBoundingClientRect().left).toBe(-100);
    expect(
      dialog.querySelector('.fr-lightbox-slot:not([data-current])')?.getBoundingClientRect().left,
    ).toBe(900);
    touch(slot, 'pointerup', [400, 300]);
    expect([test.counter(), dialog.dataset.drag]).toEqual(['2 of 3', undefined]);
    swipe([300, 300], [400, 300]);
    expect(test.counter()).toBe('1 of 3');
    swipe([300, 300], [300, 400]);
    expect(dialog.open).toBe(false);
  });

  it.each([
    ['to the side', 300, 300],
    ['downwards', 500, 340],
  ])(
    'a swipe %s that is not far enough goes back, and the neighbour goes out of sight',
    async (_name, x, y) => {
      const { test, dialog, slot } = await ready();
      dialog.style.setProperty('--slide', '0s');
      touch(slot, 'pointerdown', [500, 300]);
      touch(slot, 'pointermove', [x, y]);
      touch(slot, 'pointercancel', [x, y]);
      const other = dialog.querySelector('.fr-lightbox-slot:not([data-current])') ?? slot;
      const isSeen =
        getComputedStyle(other).opacity !== '0' &&
        Math.abs(other.getBoundingClientRect().left) < 1000;
      const { left, top } = slot.getBoundingClientRect();
      expect([test.counter(), left, top, isSeen]).toEqual(['1 of 3', 0, 0, false]);
    },
  );

  it('at the end of a set without loop nothing lies beside the last item', async () => {
    const { test, dialog } = await ready({ loop: false, count: 2 });
    test.clock.advance(300);
    await userEvent.keyboard('{ArrowRight}');
    const last = dialog.querySelector('[data-current]');
    touch(last, 'pointerdown', [500, 300]);
    touch(last, 'pointermove', [300, 300]);
    expect([test.counter(), last?.getBoundingClientRect().left]).toEqual(['2 of 2', -50]);
    expect(dialog.querySelectorAll('img').length).toBe(1);
  });

  it('two fingers that leave close together, and short pans, are no double tap', async () => {
    const { dialog, slot } = await ready();
    const isZoomed = (): boolean => dialog.hasAttribute('data-zoomed');
    touch(slot, 'pointerdown', [490, 300], 1);
    touch(slot, 'pointerdown', [510, 300], 2);
    touch(slot, 'pointermove', [505, 300], 1);
    touch(slot, 'pointerup', [505, 300], 1);
    touch(slot, 'pointerup', [510, 300], 2);
    expect(isZoomed()).toBe(false);
    slot.dispatchEvent(new WheelEvent('wheel', { deltaY: -200, bubbles: true, cancelable: true }));
    for (let pan = 0; pan < 2; pan++) {
      touch(slot, 'pointerdown', [500, 300]);
      touch(slot, 'pointermove', [520, 300]);
      touch(slot, 'pointerup', [520, 300]);
    }
    expect(isZoomed()).toBe(true);
  });

  it('a wheel over the caption scrolls it and zooms nothing', async () => {
    const { dialog } = await ready();
    const wheel = new WheelEvent('wheel', { deltaY: -200, bubbles: true, cancelable: true });
    dialog.querySelector('.fr-lightbox-caption-text p')?.dispatchEvent(wheel);
    expect([wheel.defaultPrevented, dialog.hasAttribute('data-zoomed')]).toEqual([false, false]);
  });

  it('from right to left the next item comes from the left', async () => {
    const { test, slot } = await ready({ dir: 'rtl' });
    touch(slot, 'pointerdown', [300, 300]);
    touch(slot, 'pointermove', [400, 300]);
    touch(slot, 'pointerup', [400, 300]);
    expect(test.counter()).toBe('2 of 3');
  });

  it('wheel, double tap and pinch zoom, dragging pans, the next item is whole again', async () => {
    const { test, dialog, slot } = await ready();
    const image = test.shown() as HTMLImageElement;
    const width = (): number => Math.round(image.getBoundingClientRect().width);
    image.style.transition = 'none';
    const whole = width();
    slot.dispatchEvent(
      new WheelEvent('wheel', {
        deltaY: -200,
        clientX: 500,
        clientY: 350,
        bubbles: true,
        cancelable: true,
      }),
    );
    expect(width()).toBeCloseTo(whole * Math.exp(0.4), -1);
    expect(dialog.hasAttribute('data-zoomed')).toBe(true);
    const { left } = image.getBoundingClientRect();
    touch(slot, 'pointerdown', [500, 300]);
    touch(slot, 'pointermove', [520, 300]);
    touch(slot, 'pointerup', [520, 300]);
    expect(image.getBoundingClientRect().left - left).toBeCloseTo(20, 0);
    slot.dispatchEvent(new WheelEvent('wheel', { deltaY: 2000, bubbles: true, cancelable: true }));
    expect([width(), dialog.hasAttribute('data-zoomed')]).toEqual([whole, false]);

    touch(slot, 'pointerdown', [400, 350], 1);
    touch(slot, 'pointerdown', [600, 350], 2);
    touch(slot, 'pointermove', [300, 350], 1);
    touch(slot, 'pointermove', [700, 350], 2);
    expect(width()).toBe(whole * 2);
    touch(slot, 'pointerup', [300, 350], 1);
    touch(slot, 'pointerup', [700, 350], 2);
    await userEvent.keyboard('{ArrowRight}');
    expect([test.counter(), dialog.hasAttribute('data-zoomed'), image.style.scale]).toEqual([
      '2 of 3',
      false,
      '',
    ]);

    const second = dialog.querySelector('[data-current]');
    for (const type of ['pointerdown', 'pointerup', 'pointerdown', 'pointerup'])
      touch(second, type, [500, 300]);
    expect((test.shown() as HTMLElement).style.scale).toBe('3');
  });

  it.each([
    ['there', true],
    ['broken', false],
  ])(
    'zoomed, a larger picture takes the place of the smaller one only when it is %s',
    async (_name, isFine) => {
      const set = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'src')?.set;
      const requested: string[] = [];
      const decode = vi.spyOn(HTMLImageElement.prototype, 'decode');
      vi.spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation(function (
        this: HTMLImageElement,
        source,
      ) {
        const width = /format=(\d+)w/.exec(source)?.[1] ?? '';
        requested.push(width);
        set?.call(
          this,
          width !== '2500' || isFine
            ? drawing(Number(width) || 100, 100)
            : 'data:image/png;base64,AAAA',
        );
      });
      const { test, slot } = await ready({ count: 1, sources: ['/a.jpg?format=100w'] });
      const image = test.shown() as HTMLImageElement;
      const small = image.src;
      slot.dispatchEvent(
        new WheelEvent('wheel', {
          deltaY: -900,
          clientX: 500,
          clientY: 350,
          bubbles: true,
          cancelable: true,
        }),
      );
      await until(() => requested.includes('2500'));
      await Promise.allSettled(decode.mock.results.map(({ value }) => value));
      if (isFine) await until(() => image.src !== small);
      // After zooming out, no smaller picture is requested.
      const times = requested.length;
      slot.dispatchEvent(
        new WheelEvent('wheel', {
          deltaY: 300,
          clientX: 500,
          clientY: 350,
          bubbles: true,
          cancelable: true,
        }),
      );
      expect([image.style.scale === '', requested.length]).toEqual([false, times]);
      expect([test.shown(), image.src === small, image.dataset.state]).toEqual([
        image,
        !isFine,
        undefined,
      ]);
    },
  );

  it('a click on a picture waits for a second one; the two zoom and do not move', async () => {
    const { test, dialog } = await ready();
    const image = test.shown() as HTMLImageElement;
    const box = image.getBoundingClientRect();
    await userEvent.click(image, { position: { x: box.width - 50, y: 200 } });
    expect(test.counter()).toBe('1 of 3');
    test.clock.advance(250);
    expect(test.counter()).toBe('2 of 3');
    await until(() => !(test.shown() as HTMLElement).dataset.state);
    await userEvent.dblClick(test.shown() as Element);
    test.clock.advance(250);
    expect([test.counter(), dialog.hasAttribute('data-zoomed')]).toEqual(['2 of 3', true]);
  });

  it('clicks on pictures that come one after the other move, and do not zoom; beside a picture they move at once', async () => {
    const { test, dialog } = await ready();
    const click = (detail: number, clientY: number): void => {
      const target = clientY === 300 ? test.shown() : dialog.querySelector('[data-current]');
      const init = { bubbles: true, clientX: 700, clientY, pointerType: 'mouse', detail };
      for (const type of ['pointerdown', 'pointerup', 'click'])
        target?.dispatchEvent(new PointerEvent(type, init));
    };
    const seen = [];
    for (const detail of [1, 2]) {
      click(detail, 300);
      test.clock.advance(250);
      seen.push(test.counter());
    }
    for (const detail of [1, 2]) {
      click(detail, 690);
      seen.push(test.counter());
    }
    expect([seen, dialog.hasAttribute('data-zoomed')]).toEqual([
      ['2 of 3', '3 of 3', '1 of 3', '2 of 3'],
      false,
    ]);
  });

  it('destroyed in the middle of a swipe and of a zoom, nothing is left', async () => {
    for (const begin of ['swipe', 'zoom']) {
      const { test, slot } = await ready();
      if (begin === 'swipe') {
        touch(slot, 'pointerdown', [500, 300]);
        touch(slot, 'pointermove', [400, 300]);
      } else
        slot.dispatchEvent(
          new WheelEvent('wheel', { deltaY: -200, bubbles: true, cancelable: true }),
        );
      test.teardown();
      expect([
        test.dialog(),
        document.body.className,
        document.documentElement.style.overflow,
        test.clock.waiting,
      ]).toEqual([null, '', '', 0]);
    }
  });

  it('zooms by keys about the middle, and Shift with an arrow moves what is zoomed', async () => {
    const { test, dialog } = await ready();
    const image = test.shown() as HTMLElement;
    await userEvent.keyboard('z');
    expect([image.style.scale, dialog.hasAttribute('data-zoomed')]).toEqual(['3', true]);
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    expect([image.style.translate, test.counter()]).toEqual(['-80px', '1 of 3']);
    await userEvent.keyboard('z');
    expect(dialog.hasAttribute('data-zoomed')).toBe(false);
    await userEvent.keyboard('+');
    expect(image.style.scale).toBe('1.5');
    await userEvent.keyboard('-');
    expect(dialog.hasAttribute('data-zoomed')).toBe(false);
  });
});
