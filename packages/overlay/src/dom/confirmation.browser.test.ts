import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import axe from 'axe-core';
import { confirmationMeasures, informationTime, tooltipMeasures } from '../defaults';
import { createConfirmation, type ConfirmationOptions } from './create-confirmation';
import { mountTooltip } from './mount-tooltip';
import { showInformation } from './show-information';

/** A clock whose timers run when the test says so. */
function handClock() {
  let time = 0;
  let next = 1;
  const waiting = new Map<number, { at: number; run: () => void }>();
  return {
    now: () => time,
    setTimeout(run: () => void, ms: number) {
      waiting.set(next, { at: time + ms, run });
      return next++;
    },
    clearTimeout: (handle: unknown) => void waiting.delete(Number(handle)),
    pass(ms: number) {
      time += ms;
      for (const [handle, { at, run }] of [...waiting])
        if (at <= time) {
          waiting.delete(handle);
          run();
        }
    },
    get waiting() {
      return waiting.size;
    },
  };
}

let clock = handClock();
let before = '';
beforeEach(async () => {
  await page.viewport(800, 600);
  clock = handClock();
  document.body.innerHTML =
    '<main><h1>Page</h1><a href="#x" id="first">First</a><button id="opener">Open</button></main>';
  before = document.body.innerHTML;
  document.querySelector<HTMLElement>('#opener')?.focus();
});
afterEach(() => document.body.replaceChildren());

const labels = { confirm: 'Leave', cancel: 'Stay', reject: 'No' };
const question = (over: Partial<ConfirmationOptions> = {}) =>
  createConfirmation({
    window,
    clock,
    reducedMotion: () => true,
    title: 'Leave <b>this</b> page?',
    labels,
    ...over,
  });
const dialog = () => document.querySelector('dialog');
const press = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click();

describe('confirmation', () => {
  it.each([
    { name: 'Leave', style: 0, outcome: 'confirm' },
    { name: 'No', style: 0, outcome: 'reject' },
    { name: 'Stay', style: 1, outcome: 'cancel' },
    { name: 'Leave', style: 2, outcome: 'confirm' },
  ] as const)(
    '[4.15a] style $style: $name → $outcome, and it is gone',
    async ({ name, style, outcome }) => {
      const confirmation = question({ style });
      expect(confirmation.state).toBe('hidden');
      const chosen = confirmation.show();
      expect([confirmation.state, dialog()?.open]).toEqual(['shown', true]);
      press(name);
      expect(await chosen).toBe(outcome);
      expect([confirmation.state, document.body.innerHTML]).toEqual(['destroyed', before]);
      expect(document.activeElement?.id).toBe('opener');
      expect(await confirmation.show()).toBe('cancel');
    },
  );

  it('[4.15a] one that is kept may be shown again', async () => {
    const confirmation = question({ destroyOnHide: false });
    for (const name of ['No', 'Leave']) {
      const chosen = confirmation.show();
      press(name);
      await chosen;
      expect(confirmation.state).toBe('hidden');
    }
    confirmation.destroy();
    expect([confirmation.state, clock.waiting]).toEqual(['destroyed', 0]);
  });

  it('[9.21b] has its measures, and leaves after its movement or 600 ms', async () => {
    expect(confirmationMeasures).toMatchObject({ width: 350, padding: 20, hideTimeout: 600 });
    const confirmation = question({ reducedMotion: () => false });
    const chosen = confirmation.show();
    const { width } = dialog()?.getBoundingClientRect() ?? new DOMRect();
    for (const movement of dialog()?.getAnimations() ?? []) movement.finish();
    expect(dialog()?.offsetWidth).toBe(350);
    expect(width).toBeLessThanOrEqual(350);
    expect(getComputedStyle(dialog() ?? document.body).padding).toBe('20px');
    press('Leave');
    expect(await chosen).toBe('confirm');
    // Its movement never ends.
    for (const movement of dialog()?.getAnimations() ?? []) movement.pause();
    clock.pass(599);
    expect(dialog()).not.toBeNull();
    clock.pass(1);
    expect(dialog()).toBeNull();
  });

  it('Escape cancels, the focus stays in it, words are words, and axe is content', async () => {
    const chosen = question({ style: 1, message: 'What you wrote is lost.' }).show();
    expect(document.activeElement?.textContent).toBe('Stay');
    expect(dialog()?.querySelector('b')).toBeNull();
    expect((await axe.run(document.body)).violations).toEqual([]);
    await userEvent.keyboard('{Tab}{Tab}{Tab}');
    expect(document.activeElement?.id).not.toBe('opener');
    await userEvent.keyboard('{Escape}');
    expect(await chosen).toBe('cancel');
  });

  it('a thousand of them leave nothing', () => {
    const added = vi.spyOn(window, 'addEventListener');
    const removed = vi.spyOn(window, 'removeEventListener');
    for (let round = 0; round < 1_000; round++) {
      const confirmation = question();
      void confirmation.show();
      confirmation.destroy();
    }
    expect([document.body.innerHTML, clock.waiting]).toEqual([before, 0]);
    expect(added.mock.calls.length).toBe(removed.mock.calls.length);
    vi.restoreAllMocks();
  });
});

describe('information pop-up', () => {
  it('[4.15b] hides itself after two seconds and counts as confirmed', async () => {
    const { outcome } = showInformation({
      window,
      clock,
      reducedMotion: () => true,
      message: 'Copied',
    });
    expect(document.querySelector('[role=status]')?.textContent).toBe('Copied');
    expect(document.activeElement?.id).toBe('opener');
    clock.pass(informationTime - 1);
    expect(document.querySelector('[role=status]')).not.toBeNull();
    clock.pass(1);
    expect(await outcome).toBe('confirm');
    expect([informationTime, document.body.innerHTML]).toEqual([2_000, before]);
  });

  it('ended before, it is cancelled', async () => {
    const shown = showInformation({ window, clock, reducedMotion: () => true, message: 'Copied' });
    shown.destroy();
    shown.destroy();
    expect([await shown.outcome, clock.waiting, document.body.innerHTML]).toEqual([
      'cancel',
      0,
      before,
    ]);
  });
});

describe('tooltip', () => {
  const tip = () => document.querySelector<HTMLElement>('.fr-tooltip');
  const opener = () => document.querySelector<HTMLElement>('#opener') ?? document.body;
  const point = (type: string, clientX = 0, clientY = 0, pointerType = 'mouse') =>
    opener().dispatchEvent(new PointerEvent(type, { clientX, clientY, pointerType }));
  const mount = () =>
    mountTooltip(opener(), { window, clock, reducedMotion: () => true, text: 'Opens <i>shop</i>' });

  it('[9.21a] comes after 1.2 s beside the pointer, 250 px wide, and goes', () => {
    const end = mount();
    point('pointerenter', 100, 100);
    clock.pass(1_199);
    expect(tip()).toBeNull();
    clock.pass(1);
    const { left, top, width } = tip()?.getBoundingClientRect() ?? new DOMRect();
    expect([left, top, width]).toEqual([115, 115, 250]);
    expect(tip()?.textContent).toBe('Opens <i>shop</i>');
    point('pointerleave');
    // On the way to the tooltip.
    clock.pass(tooltipMeasures.duration - 1);
    tip()?.dispatchEvent(new PointerEvent('pointerenter'));
    clock.pass(5_000);
    expect(tip()).not.toBeNull();
    tip()?.dispatchEvent(new PointerEvent('pointerleave'));
    expect(tip()).toBeNull();
    end();
    expect([document.body.innerHTML, clock.waiting]).toEqual([before, 0]);
  });

  it('[9.21a] comes for the keyboard as well, and Escape hides it; a finger never shows it', async () => {
    const end = mount();
    document.querySelector<HTMLElement>('#first')?.focus();
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(opener());
    clock.pass(1_200);
    expect(tip()).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    expect(tip()).toBeNull();
    point('pointerenter', 10, 10, 'touch');
    clock.pass(2_000);
    expect(tip()).toBeNull();
    end();
  });
});
