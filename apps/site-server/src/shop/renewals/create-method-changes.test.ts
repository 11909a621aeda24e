import { describe, expect, it, vi } from 'vitest';
import { createScriptedPlug } from '../../testing/scripted-plug';
import type { Subscription } from '../subscriptions/subscription';
import type { ShopLinks } from '../pages/create-shop-links';
import { createMethodChanges } from './create-method-changes';

const now = Date.UTC(2026, 10, 20);
const hour = 60 * 60_000;

function comingBack(): { at(requestedAt: number): Promise<number> } {
  const plug = createScriptedPlug();
  const lookUpPage = vi.fn(async () => ({ status: 'unknown' }) as const);
  const savedMethods = plug.savedMethods && { ...plug.savedMethods, lookUpPage };
  const untouched = () => expect.unreachable('nothing is read or written');
  const changes = createMethodChanges(
    // A provider that knows nothing changes nothing: only the clock is read.
    { read: {}, write: untouched, createId: untouched, now: () => now } as never,
    new Map([['test', { ...plug, savedMethods }]]),
    {} as ShopLinks, // for mails, of which there are none
  );
  const subscription = { id: 'one', plug: 'test' } as Subscription; // all that is looked at
  return {
    async at(requestedAt) {
      await changes.comeBack(subscription, requestedAt);
      return lookUpPage.mock.calls.length;
    },
  };
}

describe('a buyer who is back from a page on which a method is named', () => {
  it('has the provider asked once, within the time that such a page has', async () => {
    expect(await comingBack().at(now - hour)).toBe(1);
    expect(await comingBack().at(now - 24 * hour)).toBe(1);
  });

  it.each([
    ['at the beginning of time', 0],
    ['before it', -1],
    ['a year ago', now - 365 * 24 * hour],
    ['tomorrow', now + 24 * hour],
    ['at no time', Number.NaN],
    ['at the end of time', Number.MAX_SAFE_INTEGER],
  ])(
    'has nobody asked where the address says that it was opened %s: providers search all that they have since then',
    async (_when, requestedAt) => {
      expect(await comingBack().at(requestedAt)).toBe(0);
    },
  );
});
