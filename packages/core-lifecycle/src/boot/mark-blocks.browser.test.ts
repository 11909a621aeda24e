import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from '../testing/test-runtime';
import { holdEvents } from './hold-events';
import { markBlocks } from './mark-blocks';

const kinds = [
  ['.old-gallery', 'click keydown'],
  ['.old-gallery, .old-picture', ''],
  ['form', 'submit'],
] as const;
const listening = new AbortController();
const start = vi.fn(async () => true);

beforeEach(() => {
  document.body.replaceChildren();
  start.mockClear();
});

describe('markBlocks', () => {
  it('marks what stands in the page, by the first kind that fits', () => {
    const byId = page(
      '<div id="a" class="old-gallery"></div><div id="b" class="old-picture"></div><p id="c"></p>',
    );
    markBlocks(window, kinds);
    expect([byId('a').dataset.blockState, byId('a').dataset.blockEvents]).toEqual([
      'waiting',
      'click keydown',
    ]);
    expect([byId('b').dataset.blockState, byId('b').dataset.blockEvents]).toEqual([
      'waiting',
      undefined,
    ]);
    expect(byId('c').attributes).toHaveLength(1);
  });

  it('leaves what is marked as it is', () => {
    const byId = page('<div id="a" class="old-gallery" data-block-state="ready"></div>');
    markBlocks(window, kinds);
    expect([byId('a').dataset.blockState, byId('a').dataset.blockEvents]).toEqual([
      'ready',
      undefined,
    ]);
  });

  it('what comes later, and is clicked before anybody has looked for it, is held', async () => {
    markBlocks(window, kinds);
    holdEvents(document, start, { capture: true, signal: listening.signal });
    const byId = page('<div id="a" class="old-gallery"><a id="link" href="#gone">x</a></div>');
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    byId('link').dispatchEvent(click);
    listening.abort();
    expect(click.defaultPrevented).toBe(true);
    expect(start).toHaveBeenCalledWith(byId('a'));
  });
});
