import { openLayer } from '@frontage/overlay/dom';
import axe from 'axe-core';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { drawing, faded, until, useLightboxPage } from '../testing/lightbox-page';
import { createLightbox } from './create-lightbox';

const openPage = useLightboxPage();

const loaded = (element: unknown): boolean =>
  element instanceof HTMLImageElement && !element.dataset.state;

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
