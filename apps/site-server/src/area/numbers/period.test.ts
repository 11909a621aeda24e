import { describe, expect, it } from 'vitest';
import { periodIds, periodOf } from './period';

const noon = (day: string) => Date.parse(`${day}T12:00:00Z`);
const day = 24 * 60 * 60 * 1000;

describe('a period', () => {
  it.each(periodIds)('%s has parts without a gap, and as many before', (id) => {
    const { parts, before, span, spanBefore } = periodOf(id, noon('2026-11-24'), 'Europe/Berlin');
    expect(parts).toHaveLength(before.length);
    for (const list of [parts, before])
      for (const [index, part] of list.slice(1).entries()) expect(part.from).toBe(list[index]?.to);
    expect(spanBefore.to).toBe(id === 'months12' ? before.at(-1)?.to : span.from);
    expect(span.to).toBeGreaterThan(noon('2026-11-24'));
  });

  it('is cut at midnight of the site, also where clocks are changed', () => {
    const { parts } = periodOf('days7', noon('2026-10-26'), 'Europe/Berlin');
    const change = parts.find(({ first }) => first === '2026-10-25');
    expect(change && (change.to - change.from) / day).toBeCloseTo(25 / 24);
    expect(parts.at(-1)).toMatchObject({
      from: Date.parse('2026-10-25T23:00:00Z'),
      first: '2026-10-26',
      text: 'Oct 26, 2026',
      short: 'Oct 26',
    });
  });

  it('knows which day it is where the site is', () => {
    const late = Date.parse('2026-11-24T23:30:00Z');
    expect(periodOf('days7', late, 'Asia/Tokyo').parts.at(-1)?.first).toBe('2026-11-25');
    expect(periodOf('days7', late, 'UTC').parts.at(-1)?.first).toBe('2026-11-24');
  });

  it('has months from their first to their last day, and the same ones of the year before', () => {
    const { parts, before, text } = periodOf('months12', noon('2024-02-10'), 'UTC');
    expect(parts.at(-1)).toMatchObject({ first: '2024-02-01', last: '2024-02-29', short: 'Feb' });
    expect(parts[0]).toMatchObject({ first: '2023-03-01', text: 'March 2023' });
    expect(before.at(-1)).toMatchObject({ first: '2023-02-01', last: '2023-02-28' });
    expect(text).toBe('Mar 1, 2023 – Feb 29, 2024');
  });

  it('leads to the one before and after it, and not into the future', () => {
    const now = noon('2026-11-24');
    expect(periodOf('days7', now, 'UTC')).toMatchObject({
      earlier: '2026-11-17',
      later: undefined,
    });
    expect(periodOf('days7', now, 'UTC', '2026-11-17').later).toBe('2026-11-24');
    expect(periodOf('days7', now, 'UTC', '2026-11-20').later).toBe('2026-11-24');
    expect(periodOf('months12', now, 'UTC').earlier).toBe('2025-11-30');
    expect(periodOf('months12', now, 'UTC', '2025-11-30').later).toBe('2026-11-24');
    expect(periodOf('days7', now, 'UTC', '2030-01-01')).toEqual(periodOf('days7', now, 'UTC'));
  });
});
