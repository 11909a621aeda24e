import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { deferred, page } from '../testing/test-runtime';
import { installBoot, type BootedRuntime, type FrontageWindow } from './install-boot';
import { mostWait } from './when-shown';

const host = window as FrontageWindow;

/** What boots wait for: seconds later it would reach the page of another file's tests. */
const waits: ReturnType<typeof setTimeout>[] = [];
beforeAll(() => {
  const { setTimeout } = globalThis;
  vi.spyOn(window, 'setTimeout').mockImplementation((...given) => {
    const wait = setTimeout(...given);
    waits.push(wait);
    return wait;
  });
});
afterAll(() => vi.restoreAllMocks());
afterEach(() => {
  for (const wait of waits.splice(0)) clearTimeout(wait);
  delete host.Frontage;
  document.documentElement.removeAttribute('data-site-ready');
  document.body.replaceChildren();
});

const runtimeOf = (over: Partial<BootedRuntime> = {}): BootedRuntime => ({
  boot: vi.fn(),
  start: vi.fn(async () => true),
  whenReady: vi.fn(async () => {}),
  destroy: vi.fn(),
  ...over,
});

/** Resolves when the page is ready, which happens in an idle turn. */
const ready = (): Promise<unknown> =>
  new Promise((resolve) => document.addEventListener('frontage:ready', resolve, { once: true }));

/** Resolves when everything due in an idle turn has run. */
const idleTurn = (): Promise<unknown> => new Promise((resolve) => requestIdleCallback(resolve));

/** A page with one block, parsed but not loaded; its timers do not run. */
async function parsedPage() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  page('<div data-block-state="waiting"></div>');
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  onTestFinished(() => {
    state.mockRestore();
    vi.useRealTimers();
  });
  const booted = deferred<void>();
  const load = vi.fn(async () => runtimeOf({ boot: () => booted.resolve() }));
  installBoot(host, load);
  window.dispatchEvent(new Event('DOMContentLoaded'));
  await idleTurn();
  expect(load).not.toHaveBeenCalled();
  return { load, booted: booted.promise };
}

describe('installBoot', () => {
  it('loads nothing for a page without behaviour, which is ready at once', async () => {
    page('<div data-block="text">words</div>');
    const load = vi.fn(async () => runtimeOf());
    const booted = ready();
    installBoot(host, load);
    await booted;
    expect(load).not.toHaveBeenCalled();
    expect(document.documentElement.dataset.siteReady).toBe('true');
  });

  it('loads nothing by itself where nothing acts by itself, and all the same what is touched', async () => {
    const byId = page('<div data-block-state="waiting"><button id="a">a</button></div>');
    const load = vi.fn(async () => runtimeOf());
    const booted = ready();
    installBoot(host, load, 'template');
    await booted;
    await idleTurn();
    expect(load).not.toHaveBeenCalled();
    byId('a').dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('loads the runtime by itself for a page that has a waiting block', async () => {
    page('<div data-block-state="waiting"></div>');
    const booted = deferred<void>();
    installBoot(host, async () => runtimeOf({ boot: () => booted.resolve() }));
    await booted.promise;
  });

  it('loads the runtime once, by the first call, and passes the calls on', async () => {
    page('');
    const runtime = runtimeOf();
    const load = vi.fn(async () => runtime);
    installBoot(host, load);
    await host.Frontage?.whenReady(document.body);
    await host.Frontage?.boot(document.body);
    await host.Frontage?.destroy();
    expect(load).toHaveBeenCalledTimes(1);
    expect(runtime.whenReady).toHaveBeenCalledWith(document.body);
    expect(runtime.boot).toHaveBeenNthCalledWith(2, document.body);
    expect(runtime.destroy).toHaveBeenCalledTimes(1);
  });

  it('tries once more, then leaves every block to the browser and shows the pictures', async () => {
    const byId = page(
      '<div id="root" data-block-state="waiting"><img id="img" data-src="data:,x"></div>',
    );
    const load = vi.fn((_again: string) => Promise.reject(new Error('offline')));
    const shown = new Promise<void>((resolve) => {
      new MutationObserver((_, observer) => {
        observer.disconnect();
        resolve();
      }).observe(byId('img'), { attributes: true });
    });
    installBoot(host, load);
    await shown;
    expect(load.mock.calls).toEqual([[''], ['?again2']]);
    expect([byId('root').dataset.blockState, byId('img').getAttribute('src')]).toEqual([
      'failed',
      'data:,x',
    ]);
  });

  it('tries again, at another address, when someone asks after a failure', async () => {
    const byId = page('<div id="root"></div>');
    const load = vi
      .fn<(again: string) => Promise<BootedRuntime>>()
      .mockRejectedValue(new Error('offline'));
    installBoot(host, load);
    await expect(host.Frontage?.whenReady(byId('root'))).rejects.toThrow('offline');

    const runtime = runtimeOf();
    load.mockResolvedValue(runtime);
    await host.Frontage?.boot();
    expect(load.mock.calls).toEqual([[''], ['?again2'], ['?again3']]);
    expect(runtime.boot).toHaveBeenCalled();
  });

  it('a page that still loads keeps the processor and the line for its pictures', async () => {
    const { load, booted } = await parsedPage();
    window.dispatchEvent(new Event('load'));
    await booted;
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('a visitor who scrolls has the runtime loaded before the page has', async () => {
    const { booted } = await parsedPage();
    window.dispatchEvent(new Event('scroll'));
    await booted;
  });

  it('a page that hangs is not waited for', async () => {
    const { load, booted } = await parsedPage();
    vi.advanceTimersByTime(mostWait - 1);
    expect(load).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    await booted;
  });

  it('what only touches a block while the runtime fails is no unhandled failure', async () => {
    const byId = page('<div id="root" data-block-state="waiting"><button id="a">a</button></div>');
    const unhandled = vi.fn((event: Event) => event.preventDefault());
    window.addEventListener('unhandledrejection', unhandled);
    onTestFinished(() => window.removeEventListener('unhandledrejection', unhandled));
    installBoot(host, () => Promise.reject(new Error('offline')));
    byId('a').dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    await expect(host.Frontage?.boot()).rejects.toThrow('offline');
    // The browser reports an unhandled rejection in a separate task.
    await idleTurn();
    expect(unhandled).not.toHaveBeenCalled();
  });

  it('mounts nothing before the page is parsed', async () => {
    const byId = page('<div id="root" data-block-state="waiting"></div>');
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    const runtime = runtimeOf();
    installBoot(host, async () => runtime);
    const started = host.Frontage?.whenReady(byId('root'));
    await idleTurn();
    expect(runtime.boot).not.toHaveBeenCalled();

    window.dispatchEvent(new Event('DOMContentLoaded'));
    await started;
    expect(runtime.boot).toHaveBeenCalledTimes(1);
    state.mockRestore();
  });

  it('[4.04f] a second run warns and does nothing', () => {
    page('');
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    installBoot(host, async () => runtimeOf());
    const first = host.Frontage;
    const load = vi.fn(async () => runtimeOf());
    installBoot(host, load);
    expect(host.Frontage).toBe(first);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn.mock.calls[0]?.[0]).toContain('Already running');
    warn.mockRestore();
  });
});
