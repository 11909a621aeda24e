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
  const byId = page(
    `<div id="root" data-block="x" data-block-state="waiting" data-block-events="${events}">${inner}</div>`,
  );
  const started = deferred<boolean>();
  const start = vi.fn(() => started.promise);
  holdEvents(document, start, { capture: true, signal: listening.signal });
  const settle = async (state: 'ready' | 'failed'): Promise<void> => {
    byId('root').dataset.blockState = state;
    started.resolve(state === 'ready');
    await started.promise;
    await Promise.resolve();
  };
  return { byId, start, settle };
}

describe('holdEvents', () => {
  it('holds clicks for a waiting block and fires each once more, in order, when it is ready', async () => {
    const { byId, start, settle } = waitingBlock(
      'click',
      '<button id="a">a</button><button id="b">b</button>',
    );
    const seen: string[] = [];
    byId('root').addEventListener('click', ({ target }) => seen.push((target as Element).id));

    byId('a').click();
    byId('b').click();
    byId('a').click();
    expect(seen).toEqual([]);
    expect(start).toHaveBeenCalledWith(byId('root'));

    await settle('ready');
    expect(seen).toEqual(['a', 'b', 'a']);
    byId('b').click();
    expect(seen).toEqual(['a', 'b', 'a', 'b']);
  });

  it('keeps where and how it was clicked', async () => {
    const { byId, settle } = waitingBlock('click', '<button id="a">a</button>');
    const details: unknown[] = [];
    byId('root').addEventListener('click', ({ clientX, bubbles, cancelable }) =>
      details.push({ clientX, bubbles, cancelable }),
    );
    byId('a').dispatchEvent(
      new MouseEvent('click', { clientX: 37, bubbles: true, cancelable: true }),
    );
    await settle('ready');
    expect(details).toEqual([{ clientX: 37, bubbles: true, cancelable: true }]);
  });

  it('leaves a click to the browser when the block has failed', async () => {
    const { byId, settle } = waitingBlock('click', '<a id="a" href="#gone-there">a</a>');
    byId('a').click();
    expect(location.hash).not.toBe('#gone-there');
    await settle('failed');
    expect(location.hash).toBe('#gone-there');
    history.replaceState(null, '', ' ');
  });

  it('submits a held form again with its button', async () => {
    const { byId, settle } = waitingBlock(
      'submit',
      '<form id="form"><input name="q"><button id="send" name="how" value="now">send</button></form>',
    );
    const submitters: unknown[] = [];
    byId('root').addEventListener('submit', (event) => {
      event.preventDefault();
      submitters.push((event.submitter as HTMLButtonElement | null)?.value);
    });
    byId('send').click();
    expect(submitters).toEqual([]);
    await settle('ready');
    expect(submitters).toEqual(['now']);
  });

  it('submits a held form again when its button is gone', async () => {
    const { byId, settle } = waitingBlock(
      'submit',
      '<form id="form"><input name="q"><button id="send">send</button></form>',
    );
    const submitters: unknown[] = [];
    byId('root').addEventListener('submit', (event) => {
      event.preventDefault();
      submitters.push(event.submitter);
    });
    byId('send').click();
    byId('send').remove();
    await settle('ready');
    expect(submitters).toEqual([null]);
  });

  it('holds what the browser would refuse to submit, and submits it to the block', async () => {
    const { byId, settle } = waitingBlock(
      'submit invalid',
      '<form id="form"><input id="name" required><button id="send">send</button></form>',
    );
    const [refused, submitted] = [vi.fn(), vi.fn((event: Event) => event.preventDefault())];
    byId('form').addEventListener('invalid', refused, true);
    byId('root').addEventListener('submit', submitted);
    byId('send').click();
    expect([refused, submitted].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);

    // As the block does: its own messages say more than the browser's.
    byId('form').setAttribute('novalidate', '');
    await settle('ready');
    expect([refused, submitted].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  });

  it('leaves it to the browser to refuse when the block has failed', async () => {
    const { byId, settle } = waitingBlock(
      'submit invalid',
      '<form id="form"><input id="name" required><button id="send">send</button></form>',
    );
    const refused = vi.fn();
    byId('form').addEventListener('invalid', refused, true);
    byId('send').click();
    await settle('failed');
    expect(refused).toHaveBeenCalledOnce();
  });

  it('lets a key go its way and repeats it for the block', async () => {
    const { byId, settle } = waitingBlock('keydown', '<a id="a" href="#x">a</a>');
    const keys: string[] = [];
    byId('a').dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    byId('root').addEventListener('keydown', ({ key }) => keys.push(key));
    await settle('ready');
    expect(keys).toEqual(['ArrowRight']);
  });

  it('repeats a key where the focus is by then', async () => {
    const { byId, settle } = waitingBlock(
      'keydown',
      '<a id="a" href="#x">a</a><a id="b" href="#y">b</a>',
    );
    const targets: string[] = [];
    byId('a').focus();
    for (const key of ['ArrowRight', 'ArrowDown'])
      byId('a').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    byId('root').addEventListener('keydown', ({ target }) => {
      targets.push((target as Element).id);
      byId('b').focus();
    });
    await settle('ready');
    expect(targets).toEqual(['a', 'b']);
  });

  it('does not touch what the block did not ask for, but starts it', () => {
    const { byId, start } = waitingBlock(
      'submit',
      '<label>x <input id="box" type="checkbox"></label>',
    );
    byId('box').click();
    expect((byId('box') as HTMLInputElement).checked).toBe(true);
    expect(start).toHaveBeenCalled();
  });

  it('starts a block that the pointer or the focus comes to', () => {
    const { byId, start } = waitingBlock('', '<button id="a">a</button>');
    byId('a').focus();
    byId('a').dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    expect(start).toHaveBeenCalledTimes(2);
  });

  it('leaves clicks with a modifier or another button to the browser', async () => {
    const { byId, settle } = waitingBlock('click', '<button id="a">a</button>');
    const seen = vi.fn();
    byId('root').addEventListener('click', seen);
    byId('a').dispatchEvent(new MouseEvent('click', { ctrlKey: true, bubbles: true }));
    expect(seen).toHaveBeenCalledTimes(1);
    await settle('ready');
    expect(seen).toHaveBeenCalledTimes(1);
  });

  it('drops an event whose element is gone, and is silent once stopped', async () => {
    const { byId, start, settle } = waitingBlock('click', '<button id="a">a</button>');
    const button = byId('a');
    const seen = vi.fn();
    button.addEventListener('click', seen);
    button.click();
    button.remove();
    await settle('ready');
    expect(seen).not.toHaveBeenCalled();
    listening.abort();
    start.mockClear();
    byId('root').dataset.blockState = 'waiting';
    byId('root').click();
    expect(start).not.toHaveBeenCalled();
  });
});
