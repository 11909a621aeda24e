import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { touch, until, useLightboxPage } from '../testing/lightbox-page';
import { createLightbox } from './create-lightbox';
import { readItem } from './read-item';

const openPage = useLightboxPage();

describe('before the body is there', () => {
  it('without it a click leads where the link leads', async () => {
    const load = vi.fn(() => Promise.reject(new Error('chunk')));
    const test = openPage({ context: { load } });
    const native = vi.fn((event: Event) => event.preventDefault());
    document.addEventListener('click', native);
    test.links[0]?.click();
    await until(() => native.mock.calls.length === 2);
    expect(native.mock.calls.map(([{ defaultPrevented }]) => defaultPrevented)).toEqual([
      true,
      true,
    ]);
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
      test.links[0]
        ?.closest('ul')
        ?.addEventListener('click', (seen) => (prevented = seen.defaultPrevented), { once: true });
      test.links[0]?.dispatchEvent(event);
      return prevented;
    };
    expect([
      click({ ctrlKey: true }),
      click({ metaKey: true }),
      click({ shiftKey: true }),
      click({ button: 1 }),
    ]).toEqual([false, false, false, false]);
    expect(load).not.toHaveBeenCalled();
    expect(click({})).toBe(true);
  });

  it('loading begins on intent, and the picture with the pointer down', async () => {
    const sources: string[] = [];
    const test = openPage();
    vi.spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation(
      (source) => void sources.push(source),
    );
    touch(test.links[1], 'pointerover', [0, 0]);
    touch(test.links[1], 'pointerdown', [0, 0]);
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
    touch(test.links[4], 'pointerover', [0, 0]);
    touch(test.links[4], 'pointerdown', [0, 0]);
    await until(() => decode.mock.calls.length === 1);
    expect(read).toEqual(['s4']);
    await test.open(4);
    await until(() => decode.mock.calls.length === 3);
    expect(read.slice(1).sort()).toEqual(['s3', 's4', 's5']);
  });

  it('the picture that was prepared is the one that is shown', async () => {
    const decode = vi.spyOn(HTMLImageElement.prototype, 'decode');
    const test = openPage();
    touch(test.links[1], 'pointerdown', [0, 0]);
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
    const lightbox = createLightbox({
      window,
      clock,
      history: 'none',
      items: [1, 2].map((index) => ({ content: { src: `data:,${index}` }, meta: {} })),
    });
    const events: string[] = [];
    const ends = (['open', 'change', 'close'] as const).map((name) =>
      lightbox.on(name, (detail) => events.push(`${name} ${JSON.stringify(detail)}`)),
    );
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
    expect(events).toEqual([
      'open {"index":0}',
      'change {"index":1}',
      'change {"index":0}',
      'close {}',
    ]);
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
    const items = ['a', 'b', 'c'].map((src) => ({
      content: { src, type: src === 'b' ? '' : 'video' },
      meta: {},
    }));
    const lightbox = createLightbox({ window, clock, history: 'none', media, items });
    lightbox.open(0);
    lightbox.goToNext();
    lightbox.goToNext();
    lightbox.close();
    clock.advance(600);
    expect(calls).toEqual([
      'activate a',
      'pause a',
      'destroy a',
      'activate c',
      'pause c',
      'destroy c',
    ]);
    lightbox.destroy();
  });

  it('the keys go on where the focus was in other media', async () => {
    const { clock } = openPage();
    const media = {
      create() {
        const element = document.createElement('div');
        element.innerHTML = '<button value="close">Play</button>';
        return { element, pause() {}, destroy() {} };
      },
    };
    const items = ['a', 'b', 'c'].map((src) => ({ content: { src, type: 'video' }, meta: {} }));
    const lightbox = createLightbox({ window, clock, history: 'none', media, items });
    lightbox.open(0);
    const button = document.querySelector<HTMLElement>('[data-current] button');
    button?.focus();
    expect(button && getComputedStyle(button).borderRadius).not.toBe('50%');
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement?.localName).toBe('dialog');
    clock.advance(200);
    await userEvent.keyboard('{ArrowRight}');
    expect(document.querySelector('[role=status]')?.textContent).toBe('3 of 3');
    lightbox.destroy();
  });

  it('destroyed while open, it asks for no opener that there is not', () => {
    const openerOf = vi.fn();
    const items = [{ content: { src: 'data:,' }, meta: {} }];
    const lightbox = createLightbox({ window, history: 'none', items, openerOf });
    lightbox.open(0);
    lightbox.destroy();
    lightbox.destroy();
    expect([openerOf.mock.calls.length, document.querySelector('dialog')]).toEqual([0, null]);
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
      vi.spyOn(target, 'addEventListener').mockImplementation(
        (...args: Parameters<typeof addEventListener>) => {
          listeners++;
          addEventListener.apply(target, args);
        },
      );
      vi.spyOn(target, 'removeEventListener').mockImplementation(
        (...args: Parameters<typeof removeEventListener>) => {
          listeners--;
          removeEventListener.apply(target, args);
        },
      );
    }
    const nodes = document.querySelectorAll('*').length;
    for (let cycle = 0; cycle < 50; cycle++) {
      await test.open(cycle % 3);
      test.button('Close').click();
      test.clock.advance(600);
    }
    expect([document.querySelectorAll('*').length, listeners, test.clock.waiting]).toEqual([
      nodes,
      0,
      0,
    ]);
  });

  it('the picture fits at three widths', async () => {
    for (const [width, height] of [
      [390, 844],
      [768, 1024],
      [1440, 900],
    ] as const) {
      await page.viewport(width, height);
      const test = openPage();
      await test.open();
      const box = test.shown()?.getBoundingClientRect();
      expect(
        box && box.left >= 0 && box.right <= width && box.top >= 64 && box.bottom <= height - 64,
      ).toBe(true);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
      test.teardown();
    }
  });
});
