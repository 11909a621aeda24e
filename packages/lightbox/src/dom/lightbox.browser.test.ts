import { openLayer } from '@frontage/overlay/dom';
import axe from 'axe-core';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawing, faded, until, useLightboxPage } from '../testing/lightbox-page';
import { createLightbox } from './create-lightbox';

const openPage = useLightboxPage();
const loaded = (element: unknown): boolean =>
  element instanceof HTMLImageElement && !element.dataset.state;
const visible = (element: Element): boolean =>
  element.checkVisibility() && getComputedStyle(element).clipPath === 'none';

describe('opening and closing', () => {
  it('[2.18a] is a modal dialog named Gallery, without violations in either theme', async () => {
    for (const theme of ['dark', 'light'] as const) {
      const test = openPage({ theme });
      const dialog = await test.open();
      expect(dialog.matches(':modal')).toBe(true);
      expect([dialog.ariaLabel, dialog.dataset.theme]).toEqual(['Gallery', theme]);
      await until(() => loaded(test.shown()));
      await faded(dialog);
      expect((await axe.run(dialog)).violations).toEqual([]);
      test.teardown();
    }
  });

  it('[2.18b] its controls have their names, and are buttons', async () => {
    const dialog = await openPage().open();
    const names = [...dialog.querySelectorAll('button')].map(({ ariaLabel }) => ariaLabel);
    expect(names).toEqual(['Close', 'Previous Item', 'Next Item', 'Toggle Caption']);
  });

  /** A lightbox whose pictures are loaded before it opens, so that only its own fades move. */
  async function loadedLightbox(): Promise<ReturnType<typeof createLightbox>> {
    const decode = vi.spyOn(HTMLImageElement.prototype, 'decode');
    openPage();
    const items = [70, 80].map((size) => ({
      content: { src: drawing(size, size), alt: 'A bowl' },
      meta: {},
    }));
    const lightbox = createLightbox({ window, history: 'none', items });
    lightbox.open(0);
    await until(() => decode.mock.contexts.length === 2 && decode.mock.contexts.every(loaded));
    return lightbox;
  }

  const dialogOf = (): HTMLElement => document.querySelector('dialog') ?? document.body;

  it('[4.06a] the overlay fades in from just above nothing and the picture is there meanwhile', async () => {
    const lightbox = await loadedLightbox();
    const removed = new Promise((resolve) => lightbox.on('close', resolve));
    lightbox.close();
    await removed;
    lightbox.prepare(0);
    await until(() => vi.mocked(HTMLImageElement.prototype.decode).mock.contexts.every(loaded));
    lightbox.open(0);
    const dialog = dialogOf();
    expect(document.body.className).toBe('fr-lightbox-open');
    const fade = dialog.getAnimations()[0] as CSSTransition;
    expect(fade.transitionProperty).toBe('opacity');
    expect(fade.effect?.getTiming().duration).toBe(300);
    expect((fade.effect as KeyframeEffect).getKeyframes()[0]?.opacity).toBe('0.01');
    expect(dialog.querySelector('[data-current]>img')).not.toBeNull();
    // Nothing else moves: the picture is whole under the fade.
    expect(dialog.getAnimations({ subtree: true })).toEqual([fade]);
    expect(getComputedStyle(dialog.querySelector('[data-current]') ?? dialog).opacity).toBe('1');
    lightbox.destroy();
  });

  it('[9.18h] the next item fades in for 0.6 s, and what does not fade takes no frames', async () => {
    const lightbox = await loadedLightbox();
    const dialog = dialogOf();
    await faded(dialog);
    lightbox.goToNext();
    const timing = (animation: Animation): unknown[] => {
      const { delay, duration } = animation.effect?.getTiming() ?? {};
      return [(animation as CSSTransition).transitionProperty, delay, duration];
    };
    expect(dialog.getAnimations({ subtree: true }).map(timing)).toEqual([
      ['opacity', 0, 600],
      ['opacity', 0, 600],
    ]);
    lightbox.close();
    expect(dialog.getAnimations().map(timing).sort()).toEqual([
      ['display', 600, 0],
      ['opacity', 0, 600],
      ['overlay', 600, 0],
    ]);
    lightbox.destroy();
  });

  it('[4.06b] [9.18g] closing frees the page at once, fades for the speed, and nothing is left', async () => {
    const test = openPage();
    const dialog = await test.open(1);
    test.button('Close').click();
    expect(document.body.className).toBe('');
    expect(document.documentElement.style.overflow).toBe('');
    expect(document.activeElement).toBe(test.links[1]);
    const fade = dialog
      .getAnimations()
      .find((animation) => (animation as CSSTransition).transitionProperty === 'opacity');
    expect(fade?.effect?.getTiming().duration).toBe(600);
    test.clock.advance(599);
    expect(test.dialog()).toBe(dialog);
    test.clock.advance(1);
    expect(test.dialog()).toBeNull();
  });

  it('[4.06c] Escape closes', async () => {
    const test = openPage();
    const dialog = await test.open();
    await userEvent.keyboard('{Escape}');
    expect(dialog.open).toBe(false);
    await test.gone();
  });

  it('[4.06c] Escape closes it and nothing that is open below', async () => {
    const dismiss = vi.fn();
    const end = openLayer(window, { dismiss });
    const test = openPage({ history: 'none' });
    const dialog = await test.open();
    await userEvent.keyboard('{Escape}');
    expect([dialog.open, dismiss.mock.calls.length]).toEqual([false, 0]);
    await userEvent.keyboard('{Escape}');
    expect(dismiss).toHaveBeenCalledOnce();
    end();
  });

  it('[9.18a] the ground covers 0.95 of the page', async () => {
    const dialog = await openPage().open();
    expect(getComputedStyle(dialog).backgroundColor).toBe('rgba(16, 15, 14, 0.95)');
  });

  it('Tab stays in the dialog, both ways, and begins at Close', async () => {
    const test = openPage({ controls: { previous: true, next: true } });
    const dialog = await test.open();
    expect(document.activeElement).toBe(test.button('Close'));
    for (const keys of [
      '{Tab}',
      '{Tab}',
      '{Tab}',
      '{Tab}',
      '{Shift>}{Tab}{/Shift}',
      '{Shift>}{Tab}{/Shift}',
    ]) {
      await userEvent.keyboard(keys);
      expect(test.links.some((link) => link === document.activeElement)).toBe(false);
      expect([document.body, ...dialog.querySelectorAll('*'), dialog]).toContain(
        document.activeElement,
      );
    }
  });

  it('the focus comes back to the link of the item shown last', async () => {
    const test = openPage();
    await test.open(0);
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(test.links[1]);
  });

  it('opens again while it fades out', async () => {
    const test = openPage({ history: 'none' });
    const dialog = await test.open(0);
    await userEvent.keyboard('{Escape}');
    expect(await test.open(2)).toBe(dialog);
    test.clock.advance(5000);
    expect([dialog.open, dialog.isConnected, test.counter()]).toEqual([true, true, '3 of 3']);
  });
});

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
