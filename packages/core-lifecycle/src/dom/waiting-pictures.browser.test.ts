import { afterEach, describe, expect, it, vi } from 'vitest';
import { deferred, page, testRuntime } from '../testing/test-runtime';
import type { BlockContext } from './block-context';
import type { Runtime } from './create-runtime';
import { defineBlock, type BlockModule } from './define-block';

const mount = vi.fn();
const read = (): void => {};
const picture = '<img alt="" data-src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">';
const frames = () =>
  new Promise((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(resolve))),
  );

let runtime: Runtime | undefined;
afterEach(() => {
  runtime?.destroy();
  mount.mockClear();
  document.body.replaceChildren();
});

describe('the pictures of a block that waits for a touch', () => {
  const far = '<div style="height:5000px"></div>';
  const withPictures = (loadPictures: () => Promise<BlockModule<unknown, BlockContext>>) =>
    defineBlock({
      id: 'card',
      start: 'interaction',
      load: async () => ({ read, mount }),
      loadPictures,
    });

  it('are loaded near the screen, and end with the block; the rest still waits', async () => {
    const byId = page(
      `<div id="one" data-block="card">${picture}</div>${far}<div id="two" data-block="card">${picture}</div>`,
    );
    const [near, ended] = [deferred<HTMLElement>(), vi.fn()];
    runtime = testRuntime(
      withPictures(async () => ({
        read: () => undefined,
        mount: (root) => {
          near.resolve(root);
          return ended;
        },
      })),
    );
    runtime.boot();
    expect(await near.promise).toBe(byId('one'));
    expect(byId('one').dataset.blockState).toBe('waiting');
    expect(mount).not.toHaveBeenCalled();
    expect(await runtime.start(byId('one'))).toBe(true);
    expect(byId('one').dataset.blockState).toBe('ready');
    expect(ended).not.toHaveBeenCalled();
    runtime.destroy();
    expect(ended).toHaveBeenCalledTimes(1);
  });

  it('are left to a block that has started, which loads them itself', async () => {
    const byId = page(`${far}<div id="one" data-block="card">${picture}</div>`);
    const load = vi.fn(async () => ({ read: () => undefined, mount: () => {} }));
    runtime = testRuntime(withPictures(load));
    runtime.boot();
    await runtime.whenReady(byId('one'));
    // Two frames: in the first, the observer is told that the block is near the screen.
    byId('one').scrollIntoView();
    await frames();
    expect(load).not.toHaveBeenCalled();
  });

  it('are not loaded while the first that waits is far away, though others are shown', async () => {
    const shown = '<img alt="" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">';
    const byId = page(
      `<div id="one" data-block="card">${shown}${far}${picture}</div>
       <div id="two" data-block="card">${shown}</div>`,
    );
    const [load, started] = [vi.fn(), deferred<HTMLElement>()];
    runtime = testRuntime(
      withPictures(() => {
        load();
        return Promise.resolve({ read: () => undefined, mount: started.resolve });
      }),
    );
    runtime.boot();
    await frames();
    expect(load).not.toHaveBeenCalled();
    byId('one').querySelector('img[data-src]')?.scrollIntoView();
    expect(await started.promise).toBe(byId('one'));
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('are shown as they are when what loads them fails', async () => {
    const byId = page(`<div id="one" data-block="card">${picture}</div>`);
    const failed = new Promise((resolve) => byId('one').addEventListener('block:failed', resolve));
    runtime = testRuntime(withPictures(() => Promise.reject(new Error('gone'))));
    runtime.boot();
    await failed;
    expect(byId('one').querySelector('img')?.src).toContain('data:image/gif');
    expect(byId('one').dataset.blockState).toBe('failed');
  });
});
