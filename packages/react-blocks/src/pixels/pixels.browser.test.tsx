import type { PixelEvent } from '@frontage/census';
import { pixelGate } from '@frontage/census/dom';
import { createRuntime } from '@frontage/core-lifecycle/dom';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import '../page/base.css';
import '../style.css';
import { wholeRegistry } from '../whole-registry';
import { mountBlock, noHurry, showMarkup, testContext } from '../testing/test-blocks';
import { PixelMark } from './PixelMark';
import { Pixels } from './Pixels';

let sent: PixelEvent[];
const send = (event: PixelEvent): void => void sent.push(event);

const search = (query = 'glaze'): PixelEvent => ({
  name: 'Search',
  details: { query, category: '', found: 3 },
});

beforeEach(() => {
  sent = [];
  // The gate belongs to the window: clear what another test left in it.
  pixelGate(window).shut();
});
afterEach(() => document.body.replaceChildren());

it('[7.25a] a mark of the server is told once, however often the page is started', async () => {
  const event = search();
  const root = showMarkup(<PixelMark event={event} />);
  const runtime = createRuntime({ blocks: wholeRegistry, context: testContext() });
  for (const round of [1, 2]) {
    runtime.boot();
    await expect
      .poll(() => root.dataset['blockState'], { ...noHurry, message: `round ${round}` })
      .toBe('ready');
    runtime.destroy();
  }
  pixelGate(window).open(send);
  expect(sent).toEqual([event]);
});

it('a mark takes no room and says nothing', () => {
  const root = showMarkup(<PixelMark event={search()} />);
  expect([
    getComputedStyle(root).position,
    root.textContent,
    root.getBoundingClientRect().height,
  ]).toEqual(['absolute', '', 1]);
});

it('a mark that cannot be read tells nothing, and the page goes on', async () => {
  const root = showMarkup(<PixelMark event={search()} />);
  root.setAttribute('data-pixel', '{"name":"Search","details":{"query":7}}');
  await mountBlock(root, await import('./pixel.mount'));
  pixelGate(window).open(send);
  expect(sent).toEqual([]);
});

it('[7.25a] in a React host the mark tells by itself, and `Pixels` opens the gate while it is there', async () => {
  const [first, second] = [search(), search('ash')];
  document.body.innerHTML = '<div id="host"></div>';
  const root = createRoot(document.getElementById('host') ?? document.body);
  const render = (open: boolean, event: PixelEvent): void =>
    flushSync(() =>
      root.render(
        <StrictMode>
          <PixelMark event={event} />
          <Pixels send={open ? send : undefined} />
        </StrictMode>,
      ),
    );
  render(false, first);
  render(true, first);
  await expect.poll(() => sent).toEqual([first]);
  render(false, second);
  pixelGate(window).emit(search());
  flushSync(() => root.unmount());
  expect(sent).toEqual([first]);
});
