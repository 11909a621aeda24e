import type { Teardown } from '@frontage/core-lifecycle';
import type { BlockContext } from '@frontage/core-lifecycle/dom';
import { relativeTime, relativeTimeRefresh } from '@frontage/site-model';
import { pageDateAttributes } from './page-date.parts';

/** A date in the markup. */
export interface PageDateData {
  readonly time: HTMLTimeElement | null;
  /** UTC milliseconds; NaN for none. */
  readonly at: number;
  readonly now: string;
  readonly about: string;
}

/** Reads the markup; never throws. */
export function read(root: HTMLElement): PageDateData {
  const time = root.querySelector('time');
  return {
    time,
    at: Date.parse(time?.dateTime ?? ''),
    now: time?.getAttribute(pageDateAttributes.now) ?? '',
    about: time?.getAttribute(pageDateAttributes.about) ?? '{ago}',
  };
}

/** Says how long ago it was, and says it anew every five seconds [9.21]. */
export function mount(
  root: HTMLElement,
  { time, at, now, about }: PageDateData,
  { window, clock }: BlockContext,
): Teardown {
  if (!time || Number.isNaN(at)) return () => {};
  const locale = root.closest<HTMLElement>('[lang]')?.lang || 'en';
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const day = [...time.childNodes];
  let timer: unknown;

  function say(): void {
    const { value, unit, isNow, isAbout } = relativeTime(window.Date.now() - at);
    const ago = format.format(value, unit);
    const words = isAbout ? about.replace('{ago}', () => ago) : ago;
    const text = isNow ? now : words;
    if (time && time.textContent !== text) time.textContent = text;
    timer = clock.setTimeout(say, relativeTimeRefresh);
  }

  say();
  return () => {
    clock.clearTimeout(timer);
    time.replaceChildren(...day);
  };
}
