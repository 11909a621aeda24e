import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { deferred, page, testRuntime } from '../testing/test-runtime';
import type { BlockContext } from './block-context';
import type { Runtime } from './create-runtime';
import { defineBlock } from './define-block';

const markup = '<div id="one" data-block="card"></div><div id="two" data-block="card"></div>';
const mount = vi.fn((root: HTMLElement, text: string) => {
  root.append(text);
  return () => root.replaceChildren();
});
const read = (root: HTMLElement): string => `mounted ${root.id}`;
const card = (start: 'now' | 'idle' | 'visible' | 'interaction') =>
  defineBlock({
    id: 'card',
    selector: '[data-block=card]',
    start,
    events: ['click'],
    load: async () => ({ read, mount }),
  });

let runtime: Runtime | undefined;
afterEach(() => {
  runtime?.destroy();
  mount.mockClear();
  document.body.replaceChildren();
});

describe('createRuntime', () => {
  it('mounts each block once, with what its markup says, and tells when', async () => {
    const byId = page(markup);
    const events: string[] = [];
    document.body.addEventListener('block:ready', ({ target }) =>
      events.push((target as Element).id),
    );
    const { boot, whenReady } = (runtime = testRuntime(card('now')));

    boot();
    boot();
    await Promise.all([whenReady(byId('one')), whenReady(byId('two'))]);

    expect([byId('one').textContent, byId('two').textContent]).toEqual([
      'mounted one',
      'mounted two',
    ]);
    expect(byId('one').dataset.blockState).toBe('ready');
    expect(events.sort()).toEqual(['one', 'two']);
    expect(mount).toHaveBeenCalledTimes(2);
  });

  it.each([
    [null, 'No root node'],
    ['main', 'main is not a valid node.'],
    [document.createTextNode('words'), '[object Text] is not a valid node.'],
  ])('[8.13a] [8.13b] %s is no part of a page: refused, and the page goes on', (given, words) => {
    const byId = page(markup);
    const { boot } = (runtime = testRuntime(card('now')));
    // As a script calls it that no compiler has checked.
    const bootGiven: (root: never) => void = boot;
    expect(() => bootGiven(given as never)).toThrow(new TypeError(words));
    expect(() => bootGiven(given as never)).toThrow(words);
    expect(byId('one').dataset.blockState).toBe('waiting');
  });

  it('what its blocks share is made once, also when it boots again; another runtime has its own', async () => {
    const byId = page(markup);
    const create = vi.fn(() => ({}));
    const shared: unknown[] = [];
    const block = defineBlock({
      id: 'card',
      start: 'now',
      load: async () => ({
        read: () => undefined,
        mount: (_root: HTMLElement, _data: undefined, context: BlockContext) =>
          void shared.push(context.shared(create)),
      }),
    });
    const first = (runtime = testRuntime(block));
    for (let round = 1; round <= 2; round += 1) {
      first.boot();
      await Promise.all([first.whenReady(byId('one')), first.whenReady(byId('two'))]);
      first.destroy();
    }
    expect([shared.length, create.mock.calls.length]).toEqual([4, 1]);
    runtime = testRuntime(block);
    runtime.boot();
    await runtime.whenReady(byId('one'));
    expect(create).toHaveBeenCalledTimes(2);
  });

  it('says when the site is ready, on the document element and by an event', () => {
    page(markup);
    const ready = vi.fn();
    document.addEventListener('frontage:ready', ready, { once: true });
    runtime = testRuntime(card('interaction'));
    runtime.boot();
    expect(document.documentElement.dataset.siteReady).toBe('true');
    expect(ready).toHaveBeenCalledTimes(1);
  });

  it('says nothing once more on a page that was ready before the runtime came', () => {
    page(markup);
    document.documentElement.dataset.siteReady = 'true';
    const ready = vi.fn();
    document.addEventListener('frontage:ready', ready);
    onTestFinished(() => document.removeEventListener('frontage:ready', ready));
    runtime = testRuntime(card('interaction'));
    runtime.boot();
    expect(ready).not.toHaveBeenCalled();
  });

  it('destroy leaves the markup as it was, and boot starts it again', async () => {
    const byId = page(markup);
    runtime = testRuntime(card('now'));
    runtime.boot();
    const before = '<div id="one" data-block="card"></div>';
    await runtime.whenReady(byId('one'));
    await runtime.whenReady(byId('two'));

    runtime.destroy();
    runtime.destroy();
    expect(byId('one').outerHTML.replace(' data-block-state="waiting"', '')).toBe(before);
    expect(document.documentElement.dataset.siteReady).toBeUndefined();

    runtime.boot();
    await runtime.whenReady(byId('one'));
    expect(byId('one').textContent).toBe('mounted one');
  });

  it('takes in a part of the page that came later, and lets go of one that is gone', async () => {
    const byId = page(markup);
    runtime = testRuntime(card('now'));
    runtime.boot();
    await runtime.whenReady(byId('one'));
    const gone = byId('one');
    gone.remove();
    const late = document.createElement('section');
    late.innerHTML = '<div id="three" data-block="card"></div>';
    document.body.append(late);

    runtime.boot(late);
    await runtime.whenReady(byId('three'));

    expect(byId('three').textContent).toBe('mounted three');
    expect(gone.textContent).toBe('');
  });

  it('[2.21a] loads a chunk only when its block starts', async () => {
    const byId = page(markup);
    const load = vi.fn(async () => ({ read, mount }));
    runtime = testRuntime(
      defineBlock({ id: 'card', selector: '#one', start: 'interaction', load }),
    );
    runtime.boot();
    expect(load).not.toHaveBeenCalled();
    await runtime.start(byId('one'));
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('a failing block says so, shows its pictures, and leaves the others alone', async () => {
    const byId = page(
      '<div id="bad" data-block="bad"><img id="img" data-src="data:,x"></div>' + markup,
    );
    const bad = defineBlock({
      id: 'bad',
      selector: '#bad',
      start: 'now',
      load: () => Promise.reject(new Error('offline')),
    });
    const { boot, start, whenReady, issues } = (runtime = testRuntime(bad, card('now')));
    boot();

    await expect(start(byId('bad'))).resolves.toBe(false);
    await expect(whenReady(byId('img'))).rejects.toMatchObject({
      cause: { message: 'Loading chunk bad failed' },
    });
    await whenReady(byId('one'));

    expect(byId('bad').dataset.blockState).toBe('failed');
    expect(byId('img').getAttribute('src')).toBe('data:,x');
    expect(issues).toMatchObject([{ code: 'CHUNK_LOAD_FAILED', block: 'bad' }]);
  });

  it('whoever cancels block:failed takes over: no report, no pictures', async () => {
    const byId = page('<div id="bad"><img id="img" data-src="data:,x"></div>');
    byId('bad').addEventListener('block:failed', (event) => event.preventDefault());
    const broken = defineBlock({
      id: 'bad',
      selector: '#bad',
      start: 'now',
      load: async () => ({
        read: () => undefined,
        mount: () => {
          throw new Error('broken');
        },
      }),
    });
    const { boot, start, issues } = (runtime = testRuntime(broken));
    boot();
    await start(byId('bad'));
    expect([issues, byId('img').hasAttribute('src')]).toEqual([[], false]);
  });

  it('before printing, blocks that have not started show their pictures; those that run see to their own', async () => {
    const byId = page(
      '<div id="one" data-block="card"><img id="own" data-src="data:,x"></div><div id="two" data-block="card"><img id="waiting" data-src="data:,y"></div>',
    );
    const { boot, start, destroy } = (runtime = testRuntime(card('interaction')));
    boot();
    await start(byId('one'));
    window.dispatchEvent(new Event('beforeprint'));
    expect([byId('own').getAttribute('src'), byId('waiting').getAttribute('src')]).toEqual([
      null,
      'data:,y',
    ]);

    byId('waiting').removeAttribute('src');
    destroy();
    window.dispatchEvent(new Event('beforeprint'));
    expect(byId('waiting').hasAttribute('src')).toBe(false);
  });

  it('a block that is ended on its way never mounts', async () => {
    const byId = page(markup);
    const module = deferred<{ read: typeof read; mount: typeof mount }>();
    runtime = testRuntime(
      defineBlock({ id: 'card', selector: '#one', start: 'now', load: () => module.promise }),
    );
    runtime.boot();
    const started = runtime.start(byId('one'));
    runtime.destroy();
    module.resolve({ read, mount });
    await expect(started).resolves.toBe(false);
    expect(mount).not.toHaveBeenCalled();
  });

  it('starts what comes near the screen, and nothing else', async () => {
    const byId = page(
      '<div id="one" data-block="card">1</div><div style="height:5000px"></div><div id="two" data-block="card">2</div>',
    );
    const { boot, clock } = (runtime = testRuntime(card('visible')));
    const ready = new Promise((resolve) => byId('one').addEventListener('block:ready', resolve));
    boot();
    await ready;
    expect([byId('one').dataset.blockState, byId('two').dataset.blockState]).toEqual([
      'ready',
      'waiting',
    ]);
    expect(clock.waiting).toBe(0);
  });

  it('starts at once what the address calls for, also when it comes to call for it later', async () => {
    const byId = page('<div style="height:5000px"></div>' + markup);
    const addressed = (hash: string) =>
      defineBlock({
        id: 'card',
        selector: `#${hash}`,
        start: 'interaction',
        isCalled: ({ location }) => location.hash === `#slide-${hash}`,
        load: async () => ({ read, mount }),
      });
    const ready = (id: string) =>
      new Promise((resolve) => byId(id).addEventListener('block:ready', resolve));
    const [first, second] = [ready('one'), ready('two')];
    location.hash = '#slide-one';
    runtime = testRuntime(addressed('one'), addressed('two'));
    runtime.boot();
    await first;
    expect(byId('two').dataset.blockState).toBe('waiting');
    location.hash = '#slide-two';
    await second;
    history.replaceState(null, '', ' ');
  });

  it('starts what is called for when the page is shown again, or when it is asked to', async () => {
    const byId = page(markup);
    let called = '';
    const callable = defineBlock({
      id: 'card',
      selector: '[data-block=card]',
      start: 'interaction',
      isCalled: (_window, { id }) => id === called,
      load: async () => ({ read, mount }),
    });
    const ready = (id: string) =>
      new Promise((resolve) => byId(id).addEventListener('block:ready', resolve));
    runtime = testRuntime(callable);
    runtime.boot();
    const [first, second] = [ready('one'), ready('two')];
    called = 'one';
    window.dispatchEvent(new Event('pageshow'));
    await first;
    expect(byId('two').dataset.blockState).toBe('waiting');
    called = 'two';
    runtime.startCalled();
    await second;
  });

  it('starts a block as its markup says, where it says so', async () => {
    const byId = page(
      '<div id="one" data-block="card" data-block-start="interaction"></div><div id="two" data-block="card"></div>',
    );
    runtime = testRuntime(card('now'));
    const second = new Promise((resolve) => byId('two').addEventListener('block:ready', resolve));
    runtime.boot();
    await second;
    expect(byId('one').dataset.blockState).toBe('waiting');
    await runtime.whenReady(byId('one'));
  });

  it('fetches the files of a kind that waits for a touch together, once one of it starts', async () => {
    const file = `${location.origin}/packages/core-lifecycle/src/testing/offering-module.js?touched`;
    const byId = page(
      `${markup}<template data-later="card"><link rel="modulepreload" href="${file}"></template>`,
    );
    onTestFinished(() => document.head.querySelector(`[href="${file}"]`)?.remove());
    const preloads = () => document.head.querySelectorAll(`[href="${file}"]`).length;
    runtime = testRuntime(card('interaction'));
    runtime.boot();
    expect(preloads()).toBe(0);
    const { start } = runtime;
    await Promise.all(['one', 'two'].map((id) => start(byId(id))));
    expect(preloads()).toBe(1);
  });

  it('whenReady outside any block is a mistake and says what to do', async () => {
    page('<p id="none"></p>');
    runtime = testRuntime(card('now'));
    runtime.boot();
    await expect(runtime.whenReady(document.body)).rejects.toThrow('No block here');
  });

  it('takes in markup that came later and is touched', async () => {
    const byId = page('<div id="place"></div>');
    runtime = testRuntime(card('interaction'));
    runtime.boot();
    byId('place').innerHTML = markup;
    await expect(runtime.start(byId('one'))).resolves.toBe(true);
    runtime.destroy();
    await expect(runtime.start(byId('one'))).resolves.toBe(false);
  });

  it('an island starts by itself only when the page has loaded and is painted, at once when it is touched', async () => {
    const byId = page(markup);
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    const load = vi.fn(async () => ({ read, mount }));
    const island = (id: string) =>
      defineBlock({ id, selector: `#${id}`, start: 'now', island: true, load });
    runtime = testRuntime(island('one'), island('two'));
    runtime.boot();
    await frames(3);
    expect(load).not.toHaveBeenCalled();
    await runtime.start(byId('two'));
    expect(load).toHaveBeenCalledTimes(1);

    const ready = new Promise((resolve) => byId('one').addEventListener('block:ready', resolve));
    window.dispatchEvent(new Event('load'));
    expect(load).toHaveBeenCalledTimes(1);
    await ready;
    expect(load).toHaveBeenCalledTimes(2);
    state.mockRestore();
  });

  it('an island that is gone before the page has loaded is never loaded', async () => {
    page(markup);
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    const load = vi.fn(async () => ({ read, mount }));
    runtime = testRuntime(
      defineBlock({ id: 'one', selector: '#one', start: 'now', island: true, load }),
    );
    runtime.boot();
    runtime.destroy();
    window.dispatchEvent(new Event('load'));
    await frames(3);
    expect(load).not.toHaveBeenCalled();
    state.mockRestore();
  });
});

/** Resolves after this many painted frames. */
async function frames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve));
}
