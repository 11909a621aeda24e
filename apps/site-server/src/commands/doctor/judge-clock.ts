import type { Finding } from './finding';

/** How much a clock may differ, in milliseconds: codes of a second factor are good for a minute. */
const tolerance = 60_000;

/** Times that a clock is compared with, each in UTC milliseconds. */
export interface ClockFacts {
  readonly now: number;
  /** When the data were last written; undefined where there are none on this machine. */
  readonly written: number | undefined;
  /** What the address of the site says it is; undefined where it was not reached. */
  readonly elsewhere: number | undefined;
}

/** Judges the clock of this machine. */
export function judgeClock({ now, written = now, elsewhere = now }: ClockFacts): Finding {
  const subject = 'clock';
  const says = `${new Date(now).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
  const advice =
    'Let the network set it, such as by timedatectl set-ntp true: times of orders, links that end and codes of a second factor depend on it.';
  if (written - now > tolerance)
    return {
      state: 'wrong',
      subject,
      says: `${says}, but the data were written ${minutes(written - now)} minutes after that`,
      advice,
    };
  if (Math.abs(elsewhere - now) > tolerance)
    return {
      state: 'warning',
      subject,
      says: `${says}, which is ${minutes(elsewhere - now)} minutes off what the site's address says`,
      advice,
    };
  return { state: 'fine', subject, says };
}

function minutes(milliseconds: number): number {
  return Math.round(Math.abs(milliseconds) / 60_000);
}
