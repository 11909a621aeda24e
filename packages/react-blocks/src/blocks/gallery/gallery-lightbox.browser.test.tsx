import { createFakeClock } from '@frontage/core-lifecycle/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../style.css';
import { mountBlock, noHurry, showMarkup, testContext } from '../../testing/test-blocks';
import { testPictures } from '../../testing/test-pictures';
import { Gallery } from './Gallery';
import * as module from './gallery.mount';

const ends: (() => void)[] = [];

beforeEach(async () => {
  await page.viewport(1000, 700);
});

afterEach(() => {
  for (const end of ends.splice(0)) end();
  document.body.replaceChildren();
});

/** Opens the first picture of a grid as a visitor does. */
async function openLightbox(count = 3) {
  const root = showMarkup(
    <Gallery id="g" design="grid" lightbox loading="eager" slides={testPictures(count)} />,
  );
  const clock = createFakeClock();
  ends.push(await mountBlock(root, module, testContext({ clock })));
  const link = root.querySelector<HTMLElement>('a[data-lightbox]');
  link?.click();
  const find = (): HTMLDialogElement | null => document.querySelector('dialog[open]');
  const dialog = await vi.waitUntil(find, noHurry);
  return {
    clock,
    dialog,
    link,
    button: (label: string) =>
      [...dialog.querySelectorAll('button')].find(({ ariaLabel }) => ariaLabel === label),
    shown: () => dialog.querySelector('[data-current] > img'),
    /** Which picture of how many it says. */
    place: () => /\d+ of \d+/.exec(dialog.textContent)?.[0],
  };
}

function isSeen(element: Element | undefined): boolean {
  return element?.checkVisibility() === true && getComputedStyle(element).clipPath === 'none';
}

/** What changes on an element, and in which time. */
function transitions(element: Element): (string | number)[][] {
  return element.getAnimations().flatMap((animation) => {
    const duration = Number(animation.effect?.getTiming().duration);
    return animation instanceof CSSTransition ? [[animation.transitionProperty, duration]] : [];
  });
}

it('[2.18b] its four controls carry their labels', async () => {
  const { dialog } = await openLightbox();
  expect([...dialog.querySelectorAll('button')].map(({ ariaLabel }) => ariaLabel)).toEqual([
    'Close',
    'Previous Item',
    'Next Item',
    'Toggle Caption',
  ]);
});

it.each([
  [1, false],
  [3, true],
])('[2.18c] of %i, previous and next are seen: %s', async (count, areSeen) => {
  const { button } = await openLightbox(count);
  expect([isSeen(button('Previous Item')), isSeen(button('Next Item'))]).toEqual([
    areSeen,
    areSeen,
  ]);
  expect(isSeen(button('Toggle Caption'))).toBe(false);
});

it('[2.18d] on mobile the caption button takes the place of previous and next', async () => {
  await page.viewport(390, 700);
  const { button } = await openLightbox();
  expect(
    ['Previous Item', 'Next Item', 'Toggle Caption'].map((label) => isSeen(button(label))),
  ).toEqual([false, false, true]);
});

it('[4.06a] [9.18a] its ground covers 0.95 of the page and fades in for 0.3 s, then its picture and controls are there', async () => {
  const { dialog, button, shown } = await openLightbox();
  expect(transitions(dialog)).toContainEqual(['opacity', 300]);
  expect(getComputedStyle(dialog).backgroundColor).toMatch(/, 0\.95\)$/);
  await Promise.all(dialog.getAnimations().map(({ finished }) => finished));
  expect([shown()?.checkVisibility(), isSeen(button('Close'))]).toEqual([true, true]);
});

it('[4.06b] [9.18g] closing fades for 0.6 s, gives the page and the focus back at once, and leaves nothing', async () => {
  const { clock, dialog, button, link } = await openLightbox();
  expect(document.body.classList.contains('fr-lightbox-open')).toBe(true);
  button('Close')?.click();
  expect(transitions(dialog)).toContainEqual(['opacity', 600]);
  expect(document.body.classList.contains('fr-lightbox-open')).toBe(false);
  expect(document.activeElement).toBe(link);
  clock.advance(600);
  expect(document.querySelector('dialog')).toBeNull();
});

it('[9.18h] slides change for 0.6 s', async () => {
  const { dialog, button } = await openLightbox();
  await Promise.all(dialog.getAnimations().map(({ finished }) => finished));
  button('Next Item')?.click();
  await vi.waitFor(
    () =>
      expect([...dialog.querySelectorAll('*')].flatMap(transitions)).toContainEqual([
        'opacity',
        600,
      ]),
    noHurry,
  );
});

it('[9.18b] it is dark where the block names no theme', async () => {
  expect((await openLightbox()).dialog.dataset['theme']).toBe('dark');
});

it('[9.18d] its picture has 100 px around it', async () => {
  const { shown } = await openLightbox();
  await vi.waitFor(() => {
    const box = shown()?.getBoundingClientRect();
    expect([box?.left, box?.top].some((side) => Math.abs((side ?? 0) - 100) < 1)).toBe(true);
  }, noHurry);
});

it('[9.18e] the arrow keys move, at most once in 200 ms', async () => {
  const { clock, place } = await openLightbox();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(place()).toBe('2 of 3');
  clock.advance(199);
  await userEvent.keyboard('{ArrowLeft}');
  expect(place()).toBe('2 of 3');
  clock.advance(1);
  await userEvent.keyboard('{ArrowLeft}');
  expect(place()).toBe('1 of 3');
});

it('[9.18c] a click within 2 % of an edge moves nothing, one beside it does', async () => {
  const { dialog, place } = await openLightbox();
  const clickAt = (share: number): void => {
    const init = { bubbles: true, clientX: share * innerWidth, clientY: innerHeight - 5 };
    const mouse = { ...init, pointerType: 'mouse', detail: 1 };
    for (const type of ['pointerdown', 'pointerup', 'click'])
      dialog.querySelector('[data-current]')?.dispatchEvent(new PointerEvent(type, mouse));
  };
  await vi.waitFor(() => {
    clickAt(0.95);
    expect(place()).toBe('2 of 3');
  }, noHurry);
  clickAt(0.99);
  expect(place()).toBe('2 of 3');
  clickAt(0.01);
  expect(place()).toBe('2 of 3');
  clickAt(0.05);
  expect(place()).toBe('1 of 3');
});

it('[9.18f] its previous and next come out under the pointer in 500 ms', async () => {
  const { dialog, button } = await openLightbox();
  await Promise.all(dialog.getAnimations().map(({ finished }) => finished));
  for (const label of ['Previous Item', 'Next Item']) {
    const control = button(label);
    if (!control) throw new Error(`A lightbox has a button "${label}".`);
    expect(getComputedStyle(control).opacity).toBe('0.75');
    await userEvent.hover(control);
    await vi.waitFor(() => expect(transitions(control)).toEqual([['opacity', 500]]), noHurry);
    await vi.waitFor(() => expect(getComputedStyle(control).opacity).toBe('1'), noHurry);
  }
});
