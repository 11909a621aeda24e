import axe from 'axe-core';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { faded, until, useLightboxPage } from '../testing/lightbox-page';

const openPage = useLightboxPage();

const loaded = (element: unknown): boolean =>
  element instanceof HTMLImageElement && !element.dataset.state;

const visible = (element: Element): boolean =>
  element.checkVisibility() && getComputedStyle(element).clipPath === 'none';

describe('controls', () => {
  it('[2.18c] [2.18e] previous and next are there for several items and, on desktop, when enabled', async () => {
    for (const [count, enabled, seen] of [
      [1, true, false],
      [3, false, false],
      [3, true, true],
    ] as const) {
      const test = openPage({ count, controls: { previous: enabled, next: enabled } });
      await test.open();
      expect(visible(test.button('Next Item'))).toBe(seen);
      expect(visible(test.button('Previous Item'))).toBe(seen);
      expect(visible(test.button('Toggle Caption'))).toBe(false);
      test.teardown();
    }
  });

  it('[2.18d] on mobile the caption button stands in their place; they stay for keyboard and screen reader', async () => {
    await page.viewport(390, 700);
    const test = openPage({ controls: { previous: true, next: true } });
    const dialog = await test.open();
    const next = test.button('Next Item');
    expect([visible(next), next.checkVisibility()]).toEqual([false, true]);
    next.focus();
    expect(document.activeElement).toBe(next);
    await userEvent.keyboard('{Enter}');
    expect(test.counter()).toBe('2 of 3');

    const words = dialog.querySelector('.fr-lightbox-caption-text');
    const toggle = test.button('Toggle Caption');
    expect([toggle.ariaExpanded, words?.checkVisibility()]).toEqual(['true', true]);
    await userEvent.click(toggle);
    expect([toggle.ariaExpanded, words?.checkVisibility()]).toEqual(['false', false]);
    expect(words?.textContent).toBe('Title 2Words 2');
    expect(words?.querySelector('h1,h2,h3')).toBeNull();
    await faded(dialog);
    expect((await axe.run(dialog)).violations).toEqual([]);
  });

  it('[9.18e] keys 37 and 39 move, at most once in 200 ms, and others do not', async () => {
    const test = openPage();
    await test.open();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(test.counter()).toBe('2 of 3');
    test.clock.advance(199);
    await userEvent.keyboard('{ArrowRight}');
    expect(test.counter()).toBe('2 of 3');
    test.clock.advance(1);
    await userEvent.keyboard('{ArrowRight}');
    expect(test.counter()).toBe('3 of 3');
    test.clock.advance(200);
    await userEvent.keyboard('{ArrowDown}{Control>}{ArrowRight}{/Control}');
    expect(test.counter()).toBe('3 of 3');
    await userEvent.keyboard('{ArrowRight}');
    expect(test.counter()).toBe('1 of 3');
  });

  it('without loop next and previous end where the set ends', async () => {
    const test = openPage({ loop: false, count: 2, controls: { previous: true, next: true } });
    await test.open(1);
    test.button('Next Item').click();
    expect(test.counter()).toBe('2 of 2');
    test.button('Previous Item').click();
    test.button('Previous Item').click();
    expect(test.counter()).toBe('1 of 2');
  });

  it('keys and halves are mirrored where text runs from right to left', async () => {
    const test = openPage({ dir: 'rtl' });
    const dialog = await test.open();
    await userEvent.keyboard('{ArrowLeft}');
    expect(test.counter()).toBe('2 of 3');
    test.clock.advance(300);
    await vi.waitFor(() => {
      clickAt(dialog, 0.2);
      expect(test.counter()).toBe('3 of 3');
    }, 10_000);
    expect(test.button('Close').getBoundingClientRect().left).toBeGreaterThan(0);
  });

  it('[9.18c] [9.18f] a click on a half moves, but not within 2 % of the edge', async () => {
    const test = openPage();
    const dialog = await test.open();
    await vi.waitFor(() => {
      clickAt(dialog, 0.95);
      expect(test.counter()).toBe('2 of 3');
    }, 10_000);
    clickAt(dialog, 0.99);
    clickAt(dialog, 0.01);
    expect(test.counter()).toBe('2 of 3');
    clickAt(dialog, 0.05);
    expect(test.counter()).toBe('1 of 3');
    expect(getComputedStyle(test.button('Close')).transitionDuration).toBe('0.5s');
  });

  it('[9.18f] previous and next come out under the pointer, within 500 ms', async () => {
    const test = openPage({ controls: { previous: true, next: true } });
    await faded(await test.open());
    for (const label of ['Previous Item', 'Next Item']) {
      const button = test.button(label);
      const { opacity, transitionProperty, transitionDuration } = getComputedStyle(button);
      expect([opacity, transitionProperty, transitionDuration]).toEqual([
        '0.75',
        'opacity',
        '0.5s',
      ]);
      await userEvent.hover(button);
      await until(() => getComputedStyle(button).opacity === '1');
    }
  });

  it('Home and End lead to the ends of the set, and a screen reader hears which picture that is', async () => {
    const test = openPage({ count: 4 });
    await test.open(1);
    expect(test.announced()).toBe('2 of 4: Picture 2');
    await userEvent.keyboard('{End}');
    expect(test.announced()).toBe('4 of 4: Picture 4');
    test.clock.advance(200);
    await userEvent.keyboard('{Home}');
    expect(test.announced()).toBe('1 of 4: Picture 1');
    expect(test.counter()).toBe('1 of 4');
  });

  it('leaves neither an empty style nor an empty class on the page', async () => {
    document.body.removeAttribute('class');
    document.documentElement.removeAttribute('style');
    const test = openPage({ history: 'none' });
    await test.open();
    await userEvent.keyboard('{Escape}');
    await test.gone();
    expect(document.body.hasAttribute('class')).toBe(false);
    expect(document.documentElement.hasAttribute('style')).toBe(false);
  });

  it('[9.18d] the picture has its padding around it', async () => {
    const test = openPage();
    await test.open();
    await until(() => loaded(test.shown()));
    const box = test.shown()?.getBoundingClientRect();
    expect([box?.left, box?.width, box?.height]).toEqual([100, 800, 500]);
  });
});

/**
 * A mouse click on the shown slot, at a fraction of its width and low in it, beside the picture.
 */
function clickAt(dialog: Element, share: number): void {
  const slot = dialog.querySelector('[data-current]');
  const init = {
    bubbles: true,
    clientX: share * innerWidth,
    clientY: innerHeight - 5,
    pointerType: 'mouse',
    detail: 1,
  };
  for (const type of ['pointerdown', 'pointerup', 'click'])
    slot?.dispatchEvent(new PointerEvent(type, init));
}
