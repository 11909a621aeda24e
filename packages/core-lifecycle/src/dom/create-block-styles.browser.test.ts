import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadChunk } from '../load-chunk';
import { createFakeClock } from '../testing/fake-clock';
import { deferred, page } from '../testing/test-runtime';
import { createPageContext } from './create-page-context';
import { createBlockStyles, type BlockStyles } from './create-block-styles';
import { createLaterStyles } from './create-later-styles';
import { createRuntime, type Runtime } from './create-runtime';
import { defineBlock } from './define-block';
import type { StyleModule } from './load-style-sheet';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
  document.body.replaceChildren();
});

/** The styles of a page whose server has sent those of the menu. */
function stylesOf(load: (name: string, again: string) => Promise<StyleModule>) {
  const issues: unknown[] = [];
  const context = createPageContext({
    window,
    clock: createFakeClock(),
    policy: { createScriptURL: (url) => url },
    report: ({ code, block }) => issues.push([code, block]),
  });
  const styles = createBlockStyles(context, {
    names: ['menu', 'card', 'large'],
    parts: { large: 'a[data-large]' },
    load,
  });
  ends.push(styles.destroy);
  return { styles, issues, context };
}

const sheet = (name: string): StyleModule => ({
  default: `[data-block=${name}],[data-${name}]{width:31px;display:block}`,
});
const widthOf = (element: Element): string => getComputedStyle(element).width;

describe('createBlockStyles', () => {
  it('loads once what a part of the page and what is in it lack, and takes it back', async () => {
    const byId = page(
      '<style data-styles="page menu"></style><div id="card" data-block="card"><a id="large" data-large>x</a></div><div id="menu" data-block="menu"></div>',
    );
    const load = vi.fn(async (name: string) => sheet(name));
    const { styles } = stylesOf(load);
    await Promise.all([styles.dress(byId('card')), styles.dress(document)]);
    expect(load.mock.calls.map(([name]) => name)).toEqual(['card', 'large']);
    expect([widthOf(byId('card')), widthOf(byId('large'))]).toEqual(['31px', '31px']);
    styles.destroy();
    expect(document.adoptedStyleSheets).toEqual([]);
  });

  it('[8.17b] the error of a file that is not there carries its path', async () => {
    const load = async () => import(/* @vite-ignore */ `${location.origin}/not/there.js`);
    await expect(loadChunk({ id: 'card', load, clock: createFakeClock() })).rejects.toMatchObject({
      cause: { message: expect.stringContaining('/not/there.js') },
    });
  });

  it('[8.17c] styles that fail twice are reported by a code; who needs them next tries again', async () => {
    const byId = page('<div id="card" data-block="card"></div>');
    const load = vi.fn<(name: string, again: string) => Promise<StyleModule>>();
    load.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'));
    load.mockResolvedValue(sheet('card'));
    const { styles, issues } = stylesOf(load);
    await styles.dress(byId('card'));
    expect(load.mock.calls).toEqual([
      ['card', ''],
      ['card', '?again'],
    ]);
    expect(issues).toEqual([['CSS_CHUNK_LOAD_FAILED', 'card']]);
    await styles.dress(byId('card'));
    expect(widthOf(byId('card'))).toBe('31px');
  });
});

describe('createLaterStyles', () => {
  it('brings the code for styles with the first block that lacks some, once', async () => {
    const byId = page(
      '<div id="card" data-block="card"></div><div id="menu" data-block="menu"></div>',
    );
    const { styles, context } = stylesOf(async (name) => sheet(name));
    const load = vi.fn(async () => ({ createStyles: () => styles }));
    const later = createLaterStyles(context, load);
    expect(load).not.toHaveBeenCalled();
    await later.dress(byId('card'));
    await later.dress(byId('menu'));
    expect([widthOf(byId('card')), widthOf(byId('menu'))]).toEqual(['31px', '31px']);
    expect(load).toHaveBeenCalledOnce();
    later.destroy();
    expect(document.adoptedStyleSheets).toEqual([]);
  });

  it('code that fails twice is reported, and the block goes on without styles', async () => {
    const byId = page('<div id="card" data-block="card"></div>');
    const { issues, context } = stylesOf(async (name) => sheet(name));
    const later = createLaterStyles(context, () => Promise.reject(new Error('offline')));
    await later.dress(byId('card'));
    expect(issues).toEqual([['CHUNK_LOAD_FAILED', undefined]]);
    later.destroy();
  });
});

describe('a runtime with styles', () => {
  /** It has one kind of interactive block. */
  function runtimeOf(styles: BlockStyles, seen: string[]): Runtime {
    const { context } = stylesOf(async (name) => sheet(name));
    const card = defineBlock({
      id: 'card',
      start: 'now',
      load: async () => ({
        read: () => undefined,
        mount: (root: HTMLElement) => void seen.push(widthOf(root)),
      }),
    });
    const runtime = createRuntime({ blocks: [card], context, styles });
    ends.push(runtime.destroy);
    return runtime;
  }

  it('mounts a block of a part that came later once its styles are there', async () => {
    const byId = page('<div id="later"></div>');
    const arrived = deferred<StyleModule>();
    const { styles } = stylesOf(() => arrived.promise);
    const seen: string[] = [];
    const runtime = runtimeOf(styles, seen);
    runtime.boot();
    byId('later').innerHTML = '<div id="card" data-block="card"></div>';
    runtime.boot(byId('later'));
    arrived.resolve(sheet('card'));
    await runtime.whenReady(byId('card'));
    expect(seen).toEqual(['31px']);
    runtime.destroy();
    expect(document.adoptedStyleSheets).toEqual([]);
  });

  it('gives a block without a behaviour its styles, and one whose styles fail its behaviour', async () => {
    const byId = page('<div id="later"></div>');
    const arrived = deferred<void>();
    const { styles } = stylesOf(async (name) => {
      if (name === 'card') throw new Error('offline');
      queueMicrotask(() => arrived.resolve());
      return sheet(name);
    });
    const seen: string[] = [];
    const runtime = runtimeOf(styles, seen);
    runtime.boot();
    byId('later').innerHTML =
      '<div id="card" data-block="card"></div><div id="menu" data-block="menu"></div>';
    runtime.boot(byId('later'));
    await runtime.whenReady(byId('card'));
    await arrived.promise;
    await vi.waitFor(() => expect(widthOf(byId('menu'))).toBe('31px'));
    expect(seen).toHaveLength(1);
  });
});
