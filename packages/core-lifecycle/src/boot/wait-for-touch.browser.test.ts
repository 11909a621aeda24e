import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import type { FrontageWindow } from './install-boot';
import { waitForTouch } from './wait-for-touch';
import { mostWait } from './when-shown';

afterEach(() => document.body.replaceChildren());

/** A page in a frame, whose window ends with the test. */
async function openPage({ cookie = '', stored = 0, hash = '' } = {}) {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const window = frame.contentWindow as FrontageWindow;
  window.document.body.innerHTML =
    '<p id="words">words</p><div data-block="form" data-block-state="waiting"><input id="a"></div>' +
    '<template data-later="form"><link rel="preload" as="script" href="data:text/javascript,1"></template>';
  window.location.hash = hash;
  // The second navigation within the frame is over.
  await new Promise((resolve) => window.requestIdleCallback(resolve));
  vi.spyOn(window.document, 'cookie', 'get').mockReturnValue(cookie);
  Object.defineProperty(window, 'localStorage', {
    get() {
      if (stored < 0) throw new DOMException('', 'SecurityError');
      return { length: stored };
    },
  });
  const boot = vi.fn(async () => {});
  window.Frontage = { boot, destroy: vi.fn(), whenReady: vi.fn() };
  waitForTouch(window);
  const fire = (id: string, event: Event) =>
    window.document.getElementById(id)?.dispatchEvent(event);
  return {
    window,
    boot,
    fire,
    fetched: () => window.document.head.querySelectorAll('link').length,
    /** Its load event, and the idle turn after it. */
    async show() {
      window.dispatchEvent(new Event('load'));
      await new Promise((resolve) => window.requestIdleCallback(resolve));
    },
  };
}

it('loads nothing when the page is shown, nor when something else is touched', async () => {
  const { boot, fire, fetched, show } = await openPage();
  await show();
  fire('words', new PointerEvent('pointerover', { bubbles: true }));
  vi.advanceTimersByTime(mostWait);
  expect([boot.mock.calls.length, fetched()]).toEqual([0, 0]);
});

it('a touch of a block loads the runtime, and the files of the block with it', async () => {
  const { window, boot, fire, fetched } = await openPage();
  // As the boot does with what a block holds.
  window.document.addEventListener('click', (event) => event.stopImmediatePropagation(), true);
  fire('a', new MouseEvent('click', { bubbles: true }));
  expect([boot.mock.calls.length, fetched()]).toEqual([1, 1]);
});

it.each(['scroll', 'hashchange', 'focus', 'pageshow'])(
  'loads the runtime at a %s of the page that has been shown',
  async (type) => {
    const { window, boot, fetched, show } = await openPage();
    await show();
    expect(boot).not.toHaveBeenCalled();
    window.dispatchEvent(new Event(type));
    window.dispatchEvent(new Event(type));
    expect([boot.mock.calls.length, fetched()]).toEqual([1, 0]);
  },
);

it.each([
  ['a cookie', { cookie: 'CART_COUNT=1' }],
  ['something stored', { stored: 1 }],
  ['a storage that says nothing', { stored: -1 }],
  ['an address that names something', { hash: '#itemId=1' }],
])('loads the runtime when the page is shown, with %s', async (_title, kept) => {
  const { boot, show } = await openPage(kept);
  expect(boot).not.toHaveBeenCalled();
  await show();
  expect(boot).toHaveBeenCalled();
});

it('does not wait for a page that hangs', async () => {
  const { boot } = await openPage({ stored: 1 });
  vi.advanceTimersByTime(mostWait);
  expect(boot).toHaveBeenCalled();
});
