import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { touch, until, useLightboxPage } from '../testing/lightbox-page';
import { createLightbox } from './create-lightbox';
import { readItem } from './read-item';

const openPage = useLightboxPage();

async function back(): Promise<void> {
  const popped = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.back();
  await popped;
}

/** Resolves when the browser has gone where a call of `history.back` leads. */
async function popped(run: () => unknown): Promise<void> {
  const done = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  await run();
  await done;
}

describe('history', () => {
  it('opening pushes one entry, items replace it, Back closes', async () => {
    const test = openPage();
    const before = [history.length, location.href];
    const dialog = await test.open();
    await userEvent.keyboard('{ArrowRight}');
    expect([history.length, location.href]).toEqual([Number(before[0]) + 1, before[1]]);
    await back();
    expect(dialog.open).toBe(false);
    await test.gone();
  });

  it('closing in any other way takes the entry back', async () => {
    const test = openPage({ history: 'hash' });
    const before = location.href;
    await test.open(1);
    expect(location.hash).toBe('#itemId=s1');
    await userEvent.keyboard('{ArrowRight}');
    expect(location.hash).toBe('#itemId=s2');
    await popped(() => userEvent.keyboard('{Escape}'));
    expect([location.href, history.state?.frLightbox]).toEqual([before, undefined]);
  });

  it('opening again before the browser has gone back keeps one entry', async () => {
    const test = openPage({ history: 'hash' });
    await test.open(0);
    await popped(() => {
      test.button('Close').click();
      test.links[2]?.click();
      return until(() => test.dialog()?.open);
    });
    expect([location.hash, test.dialog()?.open]).toEqual(['#itemId=s2', true]);
    await back();
    expect([location.hash, test.dialog()?.open]).toEqual(['', false]);
  });

  it('closing again before the browser has gone back leaves it closed, with one step back', async () => {
    const items = ['a', 'b'].map((id) => ({ id, content: { src: 'data:,' }, meta: {} }));
    const lightbox = createLightbox({ window, items, history: 'hash' });
    const goBack = vi.spyOn(history, 'back');
    lightbox.open(0);
    await popped(() => {
      lightbox.close();
      lightbox.open(1);
      lightbox.close();
    });
    expect([location.hash, lightbox.isOpen, goBack.mock.calls.length]).toEqual(['', false, 1]);
    lightbox.destroy();
  });

  it('Forward opens it again', async () => {
    const test = openPage({ history: 'hash' });
    await test.open(1);
    await back();
    await test.gone();
    await popped(() => history.forward());
    await until(() => test.dialog()?.open);
    expect(test.counter()).toBe('2 of 3');
    await popped(() => userEvent.keyboard('{Escape}'));
    expect(location.hash).toBe('');
  });

  it('[2.19b] an itemId in the hash opens its item, and closing leaves the page’s address', async () => {
    history.replaceState(null, '', '#itemId=s1');
    const test = openPage({ history: 'hash' });
    await until(() => test.dialog()?.open);
    expect(test.counter()).toBe('2 of 3');
    const length = history.length;
    await userEvent.keyboard('{Escape}');
    expect([location.hash, history.length]).toEqual(['', length]);
    expect(document.activeElement).toBe(test.links[1]);
  });

  it('[2.19a] the last part of the path opens its item', async () => {
    const before = location.pathname;
    history.replaceState(null, '', '/work/slide-2');
    const test = openPage({ history: 'path' });
    await until(() => test.dialog()?.open);
    expect(test.counter()).toBe('3 of 3');
    test.clock.advance(300);
    await userEvent.keyboard('{ArrowRight}');
    expect(location.pathname).toBe('/work/slide-0');
    test.teardown();
    history.replaceState(null, '', before);
  });

  it('with none it leaves the history alone', async () => {
    const test = openPage({ history: 'none' });
    const before = history.length;
    await test.open();
    await userEvent.keyboard('{Escape}');
    expect([history.length, history.state]).toEqual([before, null]);
  });
});

describe('before the body is there', () => {
  it('without it a click leads where the link leads', async () => {
    const load = vi.fn(() => Promise.reject(new Error('chunk')));
    const test = openPage({ context: { load } });
    const native = vi.fn((event: Event) => event.preventDefault());
    document.addEventListener('click', native);
    test.links[0]?.click();
    await until(() => native.mock.calls.length === 2);
    expect(native.mock.calls.map(([{ defaultPrevented }]) => defaultPrevented)).toEqual([true, true]);
    expect(test.dialog()).toBeNull();
    // The second attempt is a new one.
    test.links[0]?.click();
    await until(() => native.mock.calls.length === 4);
    expect(load).toHaveBeenCalledTimes(2);
    document.removeEventListener('click', native);
  });

  it('a click with a modifier, on another link, or that was used up, is left alone', () => {
    const load = vi.fn(() => new Promise<never>(() => {}));
    const test = openPage({ context: { load } });
    const click = (init: MouseEventInit): boolean => {
      const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
      document.addEventListener('click', (last) => last.preventDefault(), { once: true });
      let prevented = true;
      test.links[0]?.closest('ul')?.addEventListener('click', (seen) => (prevented = seen.defaultPrevented), { once: true });
      test.links[0]?.dispatchEvent(event);
      return prevented;
    };
    expect([click({ ctrlKey: true }), click({ metaKey: true }), click({ shiftKey: true }), click({ button: 1 })]).toEqual(
      [false, false, false, false],
    );
    expect(load).not.toHaveBeenCalled();
    expect(click({})).toBe(true);
  });

  it('loading begins on intent, and the picture with the pointer down', async () => {
    const sources: string[] = [];
    const test = openPage();
    vi.spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation((source) => void sources.push(source));
    touch(test.links[1], 'pointerover', 0, 0);
    touch(test.links[1], 'pointerdown', 0, 0);
    await until(() => sources.length > 0);
    expect(sources).toEqual([test.links[1]?.href]);
    expect(test.dialog()).toBeNull();
  });

  it('reads the link alone before a click, and then its neighbours too', async () => {
    const read: (string | undefined)[] = [];
    const test = openPage({
      count: 9,
      readItem(link) {
        const item = readItem(link);
        read.push(item.id);
        return item;
      },
    });
    const decode = vi.spyOn(HTMLImageElement.prototype, 'decode');
    touch(test.links[4], 'pointerover', 0, 0);
    touch(test.links[4], 'pointerdown', 0, 0);
    await until(() => decode.mock.calls.length === 1);
    expect(read).toEqual(['s4']);
    await test.open(4);
    await until(() => decode.mock.calls.length === 3);
    expect(read.slice(1).sort()).toEqual(['s3', 's4', 's5']);
  });

  it('the picture that was prepared is the one that is shown', async () => {
    const decode = vi.spyOn(HTMLImageElement.prototype, 'decode');
    const test = openPage();
    touch(test.links[1], 'pointerdown', 0, 0);
    await until(() => decode.mock.contexts.length === 1);
    await test.open(1);
    expect(test.shown()).toBe(decode.mock.contexts[0]);
  });

  it('destroyed while it loads, nothing opens', async () => {
    let resolve = (_: typeof import('./open-links')): void => {};
    const test = openPage({ context: { load: () => new Promise((done) => (resolve = done)) } });
    test.links[0]?.click();
    test.teardown();
    test.teardown();
    resolve(await import('./open-links'));
    await Promise.resolve();
    await Promise.resolve();
    expect(test.dialog()).toBeNull();
  });
});

describe('life', () => {
  it('zero items do nothing, one has neither counter nor neighbours', async () => {
    const lightbox = createLightbox({ window, items: [] });
    lightbox.open(0);
    expect([lightbox.isOpen, document.querySelector('dialog')]).toEqual([false, null]);
    lightbox.destroy();
    const test = openPage({ count: 1 });
    await test.open();
    await userEvent.keyboard('{ArrowRight}');
    expect([test.counter(), (test.shown() as HTMLImageElement).alt]).toEqual(['', 'Picture 1']);
  });

  it('tells of opening, changing and closing', async () => {
    const test = openPage();
    const { clock } = test;
    const lightbox = createLightbox({ window, clock, history: 'none', items: [1, 2].map((at) => ({ content: { src: `data:,${at}` }, meta: {} })) });
    const told: string[] = [];
    const ends = (['open', 'change', 'close'] as const).map((name) => lightbox.on(name, (detail) => told.push(`${name} ${JSON.stringify(detail)}`)));
    lightbox.open(0);
    clock.advance(300);
    lightbox.goToNext();
    lightbox.goToNext();
    lightbox.goTo(0);
    lightbox.close();
    clock.advance(600);
    for (const end of ends) end();
    lightbox.open(0);
    clock.advance(300);
    expect(told).toEqual(['open {"index":0}', 'change {"index":1}', 'change {"index":0}', 'close {}']);
    lightbox.destroy();
  });

  it('other media come from the adapter: made, shown, still, gone', async () => {
    const calls: string[] = [];
    const media = {
      create: ({ content }: { content: { src: string } }) => ({
        element: document.createElement('video'),
        activate: () => calls.push(`activate ${content.src}`),
        pause: () => calls.push(`pause ${content.src}`),
        destroy: () => calls.push(`destroy ${content.src}`),
      }),
    };
    const { clock } = openPage();
    const items = ['a', 'b', 'c'].map((src) => ({ content: { src, type: src === 'b' ? 'image' : 'video' }, meta: {} }));
    const lightbox = createLightbox({ window, clock, history: 'none', media, items });
    lightbox.open(0);
    lightbox.goToNext();
    lightbox.goToNext();
    lightbox.close();
    clock.advance(600);
    expect(calls).toEqual(['activate a', 'pause a', 'destroy a', 'activate c', 'pause c', 'destroy c']);
    lightbox.destroy();
  });

  it('with reduced motion nothing waits', async () => {
    const test = openPage({ context: { reducedMotion: () => true } });
    await test.open();
    await userEvent.keyboard('{Escape}');
    test.clock.advance(0);
    expect(test.dialog()).toBeNull();
  });

  it('a page that comes back from the back/forward cache goes on where it was', async () => {
    const test = openPage();
    await test.open(1);
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await userEvent.keyboard('{ArrowRight}');
    expect(test.counter()).toBe('3 of 3');
  });

  it('50 times opened and closed, no node, listener or timer is left', async () => {
    const test = openPage({ history: 'none' });
    await test.open(0);
    await userEvent.keyboard('{Escape}');
    await test.gone();
    let listeners = 0;
    const targets = [window, document, document.body, document.documentElement];
    for (const target of targets) {
      const { addEventListener, removeEventListener } = target;
      vi.spyOn(target, 'addEventListener').mockImplementation((...args: Parameters<typeof addEventListener>) => {
        listeners++;
        addEventListener.apply(target, args);
      });
      vi.spyOn(target, 'removeEventListener').mockImplementation((...args: Parameters<typeof removeEventListener>) => {
        listeners--;
        removeEventListener.apply(target, args);
      });
    }
    const nodes = document.querySelectorAll('*').length;
    for (let cycle = 0; cycle < 50; cycle++) {
      await test.open(cycle % 3);
      test.button('Close').click();
      test.clock.advance(600);
    }
    expect([document.querySelectorAll('*').length, listeners, test.clock.waiting]).toEqual([nodes, 0, 0]);
  });

  it('the picture fits at three widths', async () => {
    for (const [width, height] of [[390, 844], [768, 1024], [1440, 900]] as const) {
      await page.viewport(width, height);
      const test = openPage();
      await test.open();
      const box = test.shown()?.getBoundingClientRect();
      expect(box && box.left >= 0 && box.right <= width && box.top >= 64 && box.bottom <= height - 64).toBe(true);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
      test.teardown();
    }
  });
});
