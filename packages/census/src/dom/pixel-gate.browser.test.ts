import { afterEach, expect, it, vi } from 'vitest';
import type { PixelEvent } from '../pixel-event';
import { decideConsent } from './consent/decide-consent';
import { pixelGate, type PixelGlobal } from './pixel-gate';

const event: PixelEvent = { name: 'Search', details: { query: 'glaze', category: '', found: 3 } };
const frames: HTMLIFrameElement[] = [];

/** A separate page that has what the boot script adds. */
function createPage(frontage?: PixelGlobal): Window {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  frames.push(frame);
  if (!frame.contentWindow) throw new Error('The frame has no window.');
  return Object.assign(frame.contentWindow, frontage && { Frontage: frontage });
}

afterEach(() => {
  for (const frame of frames.splice(0)) frame.remove();
});

it('[7.25a] a page has one gate, and another page another', () => {
  const [first, second] = [createPage(), createPage()];
  expect(pixelGate(first)).toBe(pixelGate(first));
  expect(pixelGate(first)).not.toBe(pixelGate(second));
});

it('another copy of this file finds the same gate', async () => {
  const page = createPage();
  const address = new URL('./pixel-gate.ts?copy', import.meta.url).href;
  const copy: typeof import('./pixel-gate') = await import(/* @vite-ignore */ address);
  expect(copy.pixelGate).not.toBe(pixelGate);
  expect(copy.pixelGate(page)).toBe(pixelGate(page));
});

it('[7.25a] a host opens it by a function in `Frontage`, before the gate is there or after', () => {
  for (const isEarly of [true, false]) {
    const frontage: PixelGlobal = {};
    const page = createPage(frontage);
    const sent: PixelEvent[] = [];
    const open = (): void => void (frontage.sendPixel = (event) => sent.push(event));
    if (isEarly) open();
    pixelGate(page).emit(event);
    if (!isEarly) {
      expect([sent, frontage.sendPixel]).toEqual([[], undefined]);
      open();
    }
    expect(sent).toEqual([event]);
    expect(frontage.sendPixel).toBeTypeOf('function');
    frontage.sendPixel = undefined;
    pixelGate(page).emit(event);
    expect([sent, frontage.sendPixel]).toEqual([[event], undefined]);
  }
});

it('[7.25a] shut, it stores and sends nothing', () => {
  const page = createPage({});
  const fetch = vi.spyOn(page as Window & typeof globalThis, 'fetch');
  const beacon = vi.spyOn(page.navigator, 'sendBeacon');
  const stored = () => [page.localStorage.length, page.sessionStorage.length, page.document.cookie];
  const before = stored();
  pixelGate(page).emit(event);
  expect(stored()).toEqual(before);
  expect([...fetch.mock.calls, ...beacon.mock.calls]).toEqual([]);
});

it('what a host throws is an error of the page, and of nobody who tells', () => {
  const page = createPage();
  const errors: unknown[] = [];
  page.addEventListener('error', (trouble) => {
    trouble.preventDefault();
    errors.push(trouble.error);
  });
  const cause = new Error('blocked');
  pixelGate(page).open(() => {
    throw cause;
  });
  pixelGate(page).emit(event);
  expect(errors).toEqual([cause]);
});

it('[7.25a] a page that asks keeps events until its visitor accepts; a refusal forgets them', () => {
  const page = createPage();
  page.document.documentElement.setAttribute('data-consent', 'asked');
  page.fetch = () => Promise.resolve(new Response());
  const sent: PixelEvent[] = [];
  pixelGate(page).open((told) => sent.push(told));
  const first = { ...event, details: { ...event.details, query: 'ash' } };
  pixelGate(page).emit(first);
  expect(sent).toEqual([]);
  decideConsent(page, 'accepted');
  expect(sent).toEqual([first]);
  decideConsent(page, 'refused');
  pixelGate(page).emit(event);
  decideConsent(page, 'accepted');
  expect(sent).toEqual([first]);
  document.cookie = 'ss_cookieAllowed=; max-age=0; path=/';
});
