import { afterEach, expect, it, vi } from 'vitest';
import { canonical, mountBlock, showMarkup, testContext } from '../../testing/test-blocks';
import * as module from './page-date.mount';
import { PageDate } from './PageDate';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

it('[9.21c] says how long ago it was, anew every five seconds, and is put back', async () => {
  const at = Date.UTC(2026, 4, 12);
  const now = vi.spyOn(Date, 'now').mockReturnValue(at + 2_000);
  const waits: number[] = [];
  let tick = (): void => {};
  const clock = {
    now: () => 0,
    setTimeout(run: () => void, ms: number) {
      waits.push(ms);
      tick = run;
      return 1;
    },
    clearTimeout: vi.fn(),
  };
  const root = showMarkup(<PageDate at={at} locale="en-GB" />);
  const before = canonical(document.body);
  expect(root.textContent).toBe('Last changed 12 May 2026');
  const end = await mountBlock(root, module, testContext({ clock }));
  const said = () => root.querySelector('time')?.textContent;
  expect(said()).toBe('just now');
  for (const [age, words] of [
    [10_000, 'about 10 seconds ago'],
    [59_000, 'about 55 seconds ago'],
    [60_000, '1 minute ago'],
    [26 * 3_600_000, 'yesterday'],
  ] as const) {
    now.mockReturnValue(at + age);
    tick();
    expect(said()).toBe(words);
  }
  expect(new Set(waits)).toEqual(new Set([5_000]));
  end();
  expect(canonical(document.body)).toBe(before);
});
