import type { PagePresence } from '@frontage/site-model/editing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPresence, type Presence, type PresenceSign } from './create-presence';

const bea: PagePresence = { name: 'Bea', isSelf: false, block: 'b1' };

describe('[1.02b] who else has the page open', () => {
  let signs: PresenceSign[];
  let heard: (readonly PagePresence[])[];
  let answer: readonly PagePresence[] | undefined;
  let chosen: string | undefined;
  let presence: Presence;
  const events = new EventTarget();
  const document = { visibilityState: 'visible' as DocumentVisibilityState };

  beforeEach(() => {
    vi.useFakeTimers();
    [signs, heard, answer, chosen] = [[], [], [], undefined];
    document.visibilityState = 'visible';
    presence = createPresence({
      window: {
        setTimeout: ((run: () => void, delay: number) =>
          Number(setTimeout(run, delay))) as Window['setTimeout'],
        clearTimeout: (timer) => clearTimeout(timer),
        addEventListener: events.addEventListener.bind(events),
        removeEventListener: events.removeEventListener.bind(events),
        document,
      },
      tab: 'mine',
      chosen: () => chosen,
      send(sign) {
        signs.push(sign);
        return Promise.resolve(answer);
      },
      onOthers: (others) => heard.push(others),
    });
  });
  afterEach(() => {
    presence.destroy();
    vi.useRealTimers();
  });

  it('is asked once the page is open and every five seconds, and told only when it has changed', async () => {
    answer = [bea];
    await vi.advanceTimersByTimeAsync(1900);
    expect(signs).toEqual([]);
    await vi.advanceTimersByTimeAsync(10_200);
    expect(signs).toEqual([{ tab: 'mine' }, { tab: 'mine' }, { tab: 'mine' }]);
    expect(heard).toEqual([[bea]]);
    answer = [];
    await vi.advanceTimersByTimeAsync(5000);
    expect(heard).toEqual([[bea], []]);
  });

  it('hears of a choice once it rests, not of each on the way', async () => {
    await vi.advanceTimersByTimeAsync(2000);
    for (const id of ['b1', 'b2', 'b3']) {
      chosen = id;
      presence.moved();
      await vi.advanceTimersByTimeAsync(100);
    }
    await vi.advanceTimersByTimeAsync(500);
    expect(signs).toEqual([{ tab: 'mine' }, { tab: 'mine', block: 'b3' }]);
  });

  it('keeps what it heard while there is no answer, and asks on', async () => {
    answer = [bea];
    await vi.advanceTimersByTimeAsync(2000);
    answer = undefined;
    await vi.advanceTimersByTimeAsync(5000);
    answer = [];
    await vi.advanceTimersByTimeAsync(5000);
    expect(heard).toEqual([[bea], []]);
  });

  it('ends while the tab is hidden, and comes back with it', async () => {
    await vi.advanceTimersByTimeAsync(2000);
    document.visibilityState = 'hidden';
    events.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(signs).toEqual([{ tab: 'mine' }, { tab: 'mine', isLeaving: true }]);
    document.visibilityState = 'visible';
    events.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
    expect(signs.at(-1)).toEqual({ tab: 'mine' });
  });

  it('is asked at once when the browser brings the page back, not when it opens', async () => {
    events.dispatchEvent(new Event('pageshow'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(signs).toEqual([]);
    events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await vi.advanceTimersByTimeAsync(0);
    expect(signs).toEqual([{ tab: 'mine' }]);
  });

  it('leaves nothing behind', async () => {
    await vi.advanceTimersByTimeAsync(2000);
    presence.destroy();
    expect(signs.at(-1)).toEqual({ tab: 'mine', isLeaving: true });
    events.dispatchEvent(new Event('pageshow'));
    expect(vi.getTimerCount()).toBe(0);
  });
});
