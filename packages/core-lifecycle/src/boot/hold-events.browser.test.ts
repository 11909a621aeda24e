import { afterEach, describe, expect, it, vi } from 'vitest';
import { deferred, page } from '../testing/test-runtime';
import { holdEvents } from './hold-events';

let listening = new AbortController();
afterEach(() => {
  listening.abort();
  listening = new AbortController();
  document.body.replaceChildren();
});

/** A waiting block whose start the test settles; counts the events that reach it. */
function waitingBlock(events: string, inner: string) {
  const at = page(
    `<div id="root" data-block="x" data-block-state="waiting" data-block-events="${events}">${inner}</div>`,
  );
  const started = deferred<boolean>();
  const start = vi.fn(() => started.promise);
  holdEvents(document, start, { capture: true, signal: listening.signal });
  const settle = async (state: 'ready' | 'failed'): Promise<void> => {
    at('root').dataset.blockState = state;
    started.resolve(state === 'ready');
    await started.promise;
    await Promise.resolve();
  };
  return { at, start, settle };
}

describe('holdEvents', () => {
  it('holds clicks for a waiting block and fires each once more, in order, when it is ready', async () => {
    const { at, start, settle } = waitingBlock(
      'click',
      '<button id="a">a</button><button id="b">b</button>',
    );
    const seen: string[] = [];
    at('root').addEventListener('click', ({ target }) => seen.push((target as Element).id));

    at('a').click();
    at('b').click();
    at('a').click();
    expect(seen).toEqual([]);
    expect(start).toHaveBeenCalledWith(at('root'));

    await settle('ready');
    expect(seen).toEqual(['a', 'b', 'a']);
    at('b').click();
    expect(seen).toEqual(['a', 'b', 'a', 'b']);
  });

  it('keeps where and how it was clicked', async () => {
    const { at, settle } = waitingBlock('click', '<button id="a">a</button>');
    const details: unknown[] = [];
    at('root').addEventListener('click', ({ clientX, bubbles, cancelable }) =>
      details.push({ clientX, bubbles, cancelable }),
    );
    at('a').dispatchEvent(
      new MouseEvent('click', { clientX: 37, bubbles: true, cancelable: true }),
    );
    await settle('ready');
    expect(details).toEqual([{ clientX: 37, bubbles: true, cancelable: true }]);
  });

  it('leaves a click to the browser when the block has failed', async () => {
    const { at, settle } = waitingBlock('click', '<a id="a" href="#gone-there">a</a>');
    at('a').click();
    expect(location.hash).not.toBe('#gone-there');
    await settle('failed');
    expect(location.hash).toBe('#gone-there');
    history.replaceState(null, '', ' ');
  });

  it('submits a held form again with its button', async () => {
    const { at, settle } = waitingBlock(
      'submit',
      '<form id="form"><input name="q"><button id="send" name="how" value="now">send</button></form>',
    );
    const submitters: unknown[] = [];
    at('root').addEventListener('submit', (event) => {
      event.preventDefault();
      submitters.push((event.submitter as HTMLButtonElement | null)?.value);
    });
    at('send').click();
    expect(submitters).toEqual([]);
    await settle('ready');
    expect(submitters).toEqual(['now']);
  });

  it('submits a held form again when its button is gone', async () => {
    const { at, settle } = waitingBlock(
      'submit',
      '<form id="form"><input name="q"><button id="send">send</button></form>',
    );
    const submitters: unknown[] = [];
    at('root').addEventListener('submit', (event) => {
      event.preventDefault();
      submitters.push(event.submitter);
    });
    at('send').click();
    at('send').remove();
    await settle('ready');
    expect(submitters).toEqual([null]);
  });

  it('lets a key go its way and repeats it for the block', async () => {
    const { at, settle } = waitingBlock('keydown', '<a id="a" href="#x">a</a>');
    const keys: string[] = [];
    at('a').dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    at('root').addEventListener('keydown', ({ key }) => keys.push(key));
    await settle('ready');
    expect(keys).toEqual(['ArrowRight']);
  });

  it('repeats a key where the focus is by then', async () => {
    const { at, settle } = waitingBlock(
      'keydown',
      '<a id="a" href="#x">a</a><a id="b" href="#y">b</a>',
    );
    const targets: string[] = [];
    at('a').focus();
    for (const key of ['ArrowRight', 'ArrowDown'])
      at('a').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    at('root').addEventListener('keydown', ({ target }) => {
      targets.push((target as Element).id);
      at('b').focus();
    });
    await settle('ready');
    expect(targets).toEqual(['a', 'b']);
  });

  it('does not touch what the block did not ask for, but starts it', () => {
    const { at, start } = waitingBlock(
      'submit',
      '<label>x <input id="box" type="checkbox"></label>',
    );
    at('box').click();
    expect((at('box') as HTMLInputElement).checked).toBe(true);
    expect(start).toHaveBeenCalled();
  });

  it('starts a block that the pointer or the focus comes to', () => {
    const { at, start } = waitingBlock('', '<button id="a">a</button>');
    at('a').focus();
    at('a').dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    expect(start).toHaveBeenCalledTimes(2);
  });

  it('leaves clicks with a modifier or another button to the browser', async () => {
    const { at, settle } = waitingBlock('click', '<button id="a">a</button>');
    const seen = vi.fn();
    at('root').addEventListener('click', seen);
    at('a').dispatchEvent(new MouseEvent('click', { ctrlKey: true, bubbles: true }));
    expect(seen).toHaveBeenCalledTimes(1);
    await settle('ready');
    expect(seen).toHaveBeenCalledTimes(1);
  });

  it('drops an event whose element is gone, and is silent once stopped', async () => {
    const { at, start, settle } = waitingBlock('click', '<button id="a">a</button>');
    const button = at('a');
    const seen = vi.fn();
    button.addEventListener('click', seen);
    button.click();
    button.remove();
    await settle('ready');
    expect(seen).not.toHaveBeenCalled();
    listening.abort();
    start.mockClear();
    at('root').dataset.blockState = 'waiting';
    at('root').click();
    expect(start).not.toHaveBeenCalled();
  });
});
