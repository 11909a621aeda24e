import { expect, it, vi } from 'vitest';
import { createPause, firstPause, longestPause } from './create-pause';
import { browserNet } from './dom/browser-net';
import { deliver, type DeliverOptions } from './deliver';
import { createFakeClock } from './testing/fake-clock';

const isLost = (answer: string) => answer === 'lost';

/** A browser with only a connection state, and a record of the waits it reported. */
function openBrowser({ isOnline = true } = {}) {
  const clock = createFakeClock();
  const window = Object.assign(new EventTarget(), { navigator: { onLine: isOnline } });
  const ended = new AbortController();
  const waits: boolean[] = [];
  const options: DeliverOptions<string> = {
    // No other part of a window is used.
    net: browserNet(window as unknown as Window),
    signal: ended.signal,
    isLost,
    onWait: (isWaiting) => waits.push(isWaiting),
  };
  return {
    clock,
    waits,
    options,
    end: () => ended.abort(),
    setOnline: (onLine: boolean) => {
      window.navigator.onLine = onLine;
      window.dispatchEvent(new Event(onLine ? 'online' : 'offline'));
    },
  };
}

/** Answers in turn; repeats the last one. */
function answers(...replies: string[]) {
  return vi.fn(() => Promise.resolve((replies.length > 1 ? replies.shift() : replies[0]) ?? ''));
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

it('an answer is the answer, and no wait is told', async () => {
  const { options, waits } = openBrowser();
  const call = answers('yes');
  expect(await deliver(call, options)).toBe('yes');
  expect([call.mock.calls.length, waits]).toEqual([1, []]);
});

it('a lost answer is handed on where one try is all, while there is a connection', async () => {
  const { options } = openBrowser();
  expect(await deliver(answers('lost'), options)).toBe('lost');
});

it('tries again after a time that doubles, to the longest', async () => {
  const { options, clock } = openBrowser();
  const call = answers('lost');
  const delivery = deliver(call, { ...options, pause: createPause(clock), mostTries: 8 });
  for (const [index, wait] of [1, 2, 4, 8, 16, 30, 30].entries()) {
    await settle();
    expect(call).toHaveBeenCalledTimes(index + 1);
    clock.advance(wait * firstPause - 1);
    await settle();
    expect(call).toHaveBeenCalledTimes(index + 1);
    clock.advance(1);
  }
  expect(await delivery).toBe('lost');
  expect([call.mock.calls.length, longestPause]).toEqual([8, 30_000]);
});

it('without a connection it waits for one and not for the clock, and no try counts', async () => {
  const { options, clock, waits, setOnline } = openBrowser({ isOnline: false });
  const call = answers('lost', 'yes');
  const delivery = deliver(call, options);
  await settle();
  clock.advance(longestPause * 100);
  await settle();
  expect([call.mock.calls.length, waits, clock.waiting]).toEqual([1, [true], 0]);
  setOnline(true);
  expect(await delivery).toBe('yes');
  expect(waits).toEqual([true, false]);
});

it('a server that is reached without a connection is reached', async () => {
  const { options } = openBrowser({ isOnline: false });
  expect(await deliver(answers('yes'), options)).toBe('yes');
});

it('asked to wait first, it tries nothing before there is a connection', async () => {
  const { options, setOnline } = openBrowser({ isOnline: false });
  const call = answers('yes');
  const delivery = deliver(call, { ...options, waitsFirst: true });
  await settle();
  expect(call).not.toHaveBeenCalled();
  setOnline(true);
  expect(await delivery).toBe('yes');
});

it.each([
  ['while it waits', false],
  ['while the call is under way', true],
])('ended %s it answers nothing, calls no more and leaves no timer', async (_, isUnderWay) => {
  const { options, clock, end } = openBrowser();
  let answer = (_text: string): void => {};
  const call = vi.fn(() => new Promise<string>((resolve) => (answer = resolve)));
  const delivery = deliver(call, { ...options, pause: createPause(clock), mostTries: 8 });
  if (!isUnderWay) answer('lost');
  await settle();
  end();
  if (isUnderWay) answer('yes');
  expect(await delivery).toBeUndefined();
  clock.advance(longestPause);
  await settle();
  expect([call.mock.calls.length, clock.waiting]).toEqual([1, 0]);
});

it('what had ended before waits for nothing', async () => {
  const { options, clock } = openBrowser({ isOnline: false });
  await expect(options.net.whenOnline(AbortSignal.abort())).resolves.toBeDefined();
  await expect(createPause(clock)(1, AbortSignal.abort())).resolves.toBeDefined();
});
