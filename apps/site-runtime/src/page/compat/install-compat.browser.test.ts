import type { FrontageGlobal } from '@frontage/core-lifecycle/boot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { installCompat } from './install-compat';
import type { CompatWindow } from './compat-window';

let page: CompatWindow & { eval(code: string): unknown; seen: string[] };
let calls: string[];
beforeEach(() => {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  // The window of a frame has what it is given below.
  page = frame.contentWindow as typeof page;
  page.seen = [];
  calls = [];
});
afterEach(() => document.body.replaceChildren());

/** The runtime comes, as its script tells. */
function arrive(): void {
  const frontage: FrontageGlobal = {
    boot: async () => void calls.push('boot'),
    destroy: async () => void calls.push('destroy'),
    whenReady: async (root) => void calls.push(`ready ${root.id}`),
  };
  page.Frontage = frontage;
  page.document.dispatchEvent(new Event('readystatechange'));
}

const run = (code: string): unknown => page.eval(code);

describe('the life of a page', () => {
  it('calls before the runtime wait for it, and initialisers run after the boot', async () => {
    installCompat(page);
    run(`Squarespace.load(window); Squarespace.onInitialize(Y, (y) => seen.push('first ' + (y === Y)));
      Squarespace.onInitialize(Y, () => { throw new Error('a fault of the page'); });
      Squarespace.afterBodyLoad(Y); Squarespace.onInitialize(Y, () => seen.push('second'));
      ImageLoader.bootstrap();`);
    expect([calls, page.seen, page.Squarespace?.INITIALIZED]).toEqual([[], [], false]);
    arrive();
    await expect.poll(() => page.seen).toEqual(['first true', 'second']);
    expect(calls).toEqual(['boot', 'boot']);
    run(`Squarespace.onInitialize(Y, () => seen.push('late')); Squarespace.afterBodyLoad(Y);`);
    expect(page.seen).toEqual(['first true', 'second', 'late']);
  });

  it('ends and starts again as the original does', async () => {
    installCompat(page);
    arrive();
    run(`Squarespace.onInitialize(Y, () => seen.push('on')); Squarespace.onDestroy(Y, () => seen.push('off'));
      Squarespace.afterBodyLoad(Y);`);
    await expect.poll(() => page.seen).toEqual(['on']);
    run('Squarespace.globalDestroy(Y)');
    await expect.poll(() => calls).toEqual(['boot', 'destroy']);
    const { INITIALIZED, INITIALIZED_ONCE, AFTER_BODY_LOADED } = page.Squarespace ?? {};
    expect([INITIALIZED, INITIALIZED_ONCE, AFTER_BODY_LOADED]).toEqual([false, true, true]);
    run('Squarespace.afterBodyLoad(Y)');
    expect(calls).toHaveLength(2);
    run('Squarespace.AFTER_BODY_LOADED = false; Squarespace.afterBodyLoad(Y)');
    await expect.poll(() => page.seen).toEqual(['on', 'off', 'on']);
  });

  it('touches nothing where another runtime has the names', () => {
    run(`window.Squarespace = { own: true };`);
    installCompat(page);
    expect([page.Squarespace, page.ImageLoader, page.Y]).toEqual([
      { own: true },
      undefined,
      undefined,
    ]);
  });
});

describe('forms', () => {
  it.each([
    ['the older', `new Y.Squarespace.FormSubmit({ formNode: Y.Node(f) }).submit('5f1', '5c', 'o')`],
    ['the later', `new Y.Squarespace.FormSubmit(f).submit({ formId: '5f1', collectionId: '5c' })`],
  ])('%s submit call waits for the block and is sent through it, once', async (_, call) => {
    page.document.body.innerHTML =
      '<div id="b" data-block-state="waiting"><form><input name="a"></form></div>';
    installCompat(page);
    run(`const f = document.forms[0]; f.onsubmit = (event) => { event.preventDefault(); seen.push('sent ' + f.dataset.formId); return ${call}; };
      seen.push(String(${call}));`);
    expect(page.seen).toEqual(['false']);
    arrive();
    await expect.poll(() => page.seen).toEqual(['false', 'sent 5f1']);
    expect(calls).toEqual(['ready b']);
  });

  it('a form without a block is left to the browser', () => {
    page.document.body.innerHTML = '<form></form>';
    installCompat(page);
    expect(run('new Y.Squarespace.FormSubmit(document.forms[0]).submit({})')).toBe(true);
    expect(run('new Y.Squarespace.FormSubmit(null).submit()')).toBe(true);
  });
});

describe('pictures', () => {
  it('a picture is loaded in the width that it needs; what is none is refused', async () => {
    page.document.body.innerHTML = `<div style="position:relative;width:300px;height:300px"><img data-src="/assets/1/a.png" data-image-dimensions="1500x1000" data-load="false"></div>`;
    installCompat(page);
    expect(run(`ImageLoader.load(document.images[0], { load: false })`)).toBe(false);
    expect(run(`ImageLoader.load(document.images[0], { load: true, mode: 'fill' })`)).toBe(true);
    await expect
      .poll(() => page.document.images[0]?.src)
      .toMatch(/\/assets\/1\/a\.png\?format=\d+w$/);
    expect(run(`ImageLoader.load(document.body, { load: true })`)).toBe(false);
  });
});

it('[8.13c] pictures outside of blocks are loaded once the page asks; that there are none is told', async () => {
  const told: unknown[] = [];
  page.console.warn = (...words: unknown[]) => void told.push(words.at(-1));
  const box = 'style="position:relative;width:300px;height:300px"';
  page.document.body.innerHTML = `<div ${box}><img data-src="/assets/1/a.png"></div><div data-block-state="waiting"><img data-src="/assets/1/b.png"></div>`;
  installCompat(page);
  arrive();
  run('ImageLoader.bootstrap()');
  await expect.poll(() => page.document.images[0]?.src).toMatch(/a\.png\?format=\d+w$/);
  expect([page.document.images[1]?.src, told]).toEqual(['', []]);
  page.document.body.replaceChildren();
  run('ImageLoader.bootstrap(); ImageLoader.load(document.querySelector("img"))');
  await expect.poll(() => told).toEqual(['No image', 'No images']);
});

it('what a page says of its site is what blocks read; what is no JSON says nothing', () => {
  run(`window.Static = { SQUARESPACE_CONTEXT: { pageType: 2, website: { id: '5f' } } };`);
  installCompat(page);
  const { documentElement: root } = page.document;
  expect([root.dataset['pageType'], root.dataset['siteContext']]).toEqual([
    '2',
    '{"pageType":2,"website":{"id":"5f"}}',
  ]);
  root.removeAttribute('data-site-context');
  run('const own = {}; own.own = own; Static.SQUARESPACE_CONTEXT = own; delete window.Squarespace');
  expect(() => installCompat(page)).not.toThrow();
  expect(root.hasAttribute('data-site-context')).toBe(false);
});
