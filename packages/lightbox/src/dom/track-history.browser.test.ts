import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { drawing, until, useLightboxPage } from '../testing/lightbox-page';
import { createLightbox } from './create-lightbox';

const openPage = useLightboxPage();

async function back(): Promise<void> {
  const popped = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.back();
  await popped;
}

/** Resolves when the browser has completed a call of `history.back`. */
async function popped(run: () => unknown): Promise<void> {
  const done = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  await run();
  await done;
}

describe('history', () => {
  it('opening pushes one entry, items replace it, Back closes', async () => {
    const test = openPage();
    const before = location.href;
    // The length of a history is limited to 50: it says nothing after other tests.
    const push = vi.spyOn(history, 'pushState');
    const dialog = await test.open();
    await userEvent.keyboard('{ArrowRight}');
    expect([push.mock.calls.length, location.href]).toEqual([1, before]);
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

  it('[2.19b] opened by an itemId in the hash it closes for good, also where its own entry names no item', async () => {
    history.replaceState(null, '', '#itemId=s1');
    const loaded = openPage({ context: { load: () => import('./open-links') } });
    await until(() => loaded.dialog()?.open);
    const pops = vi.fn();
    addEventListener('popstate', pops);
    await userEvent.keyboard('{Escape}');
    await loaded.gone();
    // After going back and forth once, everything that closing has started is done.
    history.pushState(null, '');
    await back();
    removeEventListener('popstate', pops);
    expect([loaded.dialog(), location.hash, pops.mock.calls.length]).toEqual([null, '', 1]);
  });

  it('[2.19b] an itemId in the hash opens its item, and closing leaves the page’s address', async () => {
    history.replaceState(null, '', '#itemId=s1');
    const test = openPage({ history: 'hash' });
    await until(() => test.dialog()?.open);
    expect(test.counter()).toBe('2 of 3');
    const push = vi.spyOn(history, 'pushState');
    await userEvent.keyboard('{Escape}');
    expect([location.hash, push.mock.calls.length]).toEqual(['', 0]);
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

  it.each(['طين', 'a "b" \\c', '100%'])(
    '[2.19a] the markup is asked for %s as it is meant, not as it is written',
    async (name) => {
      const before = location.pathname;
      const test = openPage({ history: 'path' });
      test.links[1]?.closest('li')?.setAttribute('data-slide-url', name);
      history.replaceState(null, '', `/work/${name === '100%' ? name : encodeURIComponent(name)}`);
      window.dispatchEvent(new PopStateEvent('popstate'));
      await until(() => test.dialog()?.open);
      expect(test.counter()).toBe('2 of 3');
      test.teardown();
      history.replaceState(null, '', before);
    },
  );

  it('with none it leaves the history alone', async () => {
    const calls = (['pushState', 'replaceState', 'back'] as const).map((name) =>
      vi.spyOn(history, name),
    );
    const test = openPage({ history: 'none' });
    await test.open();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.keyboard('{Escape}');
    expect(calls.map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0]);
  });

  it('an address that the browser refuses stays, and the item is shown all the same', async () => {
    const before = location.href;
    const content = { src: drawing(90, 90), alt: 'A bowl' };
    const lightbox = createLightbox({
      window,
      history: 'path',
      collectionUrl: 'https://else.test/work',
      items: [{ id: 'a', content, meta: {} }],
    });
    lightbox.open(0);
    expect([
      document.querySelector<HTMLImageElement>('[data-current] img')?.alt,
      location.href,
    ]).toEqual(['A bowl', before]);
    await popped(lightbox.close);
    expect([lightbox.isOpen, location.href]).toEqual([false, before]);
    lightbox.destroy();
  });

  it('an address with letters that are written in percent names its item, and a fragment is no part of it', async () => {
    const before = location.pathname;
    history.replaceState(null, '', '/work/%D8%B7%D9%8A%D9%86#top');
    const items = ['glaze', 'طين'].map((id) => ({
      id,
      content: { src: drawing(90, 90) },
      meta: {},
    }));
    const lightbox = createLightbox({ window, history: 'path', items });
    expect(lightbox.openFromAddress()).toBe(true);
    lightbox.goToNext();
    expect(location.pathname).toBe('/work/glaze');
    lightbox.close();
    expect(location.pathname).toBe('/work/');
    lightbox.destroy();
    history.replaceState(null, '', before);
  });
});
