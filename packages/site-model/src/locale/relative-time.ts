/** How often a relative time is said anew, in ms [9.21]. */
export const relativeTimeRefresh = 5_000;

/** The units of a relative time, for `Intl.RelativeTimeFormat`. */
export type RelativeTimeUnit = 'second' | 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year';

/** How long ago something was. */
export interface RelativeTime {
  /** Negative for what has been. */
  readonly value: number;
  readonly unit: RelativeTimeUnit;
  /** Whether it is so recent that no number is said. */
  readonly isNow: boolean;
  /** Whether the number is one of seconds, and so only about right. */
  readonly isAbout: boolean;
}

const seconds = { minute: 60, hour: 3_600, day: 86_400, week: 604_800, month: 2_629_800 };
const year = 31_557_600;

/**
 * Says how long ago something was [9.21]: just now, then about how many seconds under a minute, in
 * the steps in which it is said anew, then in the largest unit that fits. The future counts as now.
 *
 * @param age in ms
 */
export function relativeTime(age: number): RelativeTime {
  const whole = Math.max(0, Math.floor(age / 1_000));
  const step = relativeTimeRefresh / 1_000;
  if (whole < seconds.minute)
    return {
      value: -Math.floor(whole / step) * step || 0,
      unit: 'second',
      isNow: whole < step,
      isAbout: whole >= step,
    };
  const [unit, length] = unitOf(whole);
  return { value: -Math.floor(whole / length), unit, isNow: false, isAbout: false };
}

function unitOf(whole: number): readonly [RelativeTimeUnit, number] {
  if (whole < seconds.hour) return ['minute', seconds.minute];
  if (whole < seconds.day) return ['hour', seconds.hour];
  if (whole < seconds.week) return ['day', seconds.day];
  if (whole < seconds.month) return ['week', seconds.week];
  return whole < year ? ['month', seconds.month] : ['year', year];
}
