import { createTeardowns, type Teardown } from '@frontage/core-lifecycle';
import type { BlockContext } from '@frontage/core-lifecycle/dom';
import { widgetAttributes as attributes } from './widget.parts';

/**
 * Says beside the times of events what clocks show where the visitor is, if they show something
 * else there.
 */
export function showVisitorTimes(
  root: HTMLElement,
  { window }: Pick<BlockContext, 'window'>,
): Teardown {
  const { add, run } = createTeardowns();
  const yours = root.getAttribute(attributes.yours);
  if (!yours) return run;
  const locale = root.closest<HTMLElement>('[lang]')?.lang || 'en';
  const say = (time: number, timeZone: string | undefined, isLong: boolean): string =>
    new Intl.DateTimeFormat(locale, {
      hour: 'numeric',
      minute: '2-digit',
      ...(isLong && { weekday: 'short', day: 'numeric' }),
      timeZone,
    }).format(time);
  for (const element of root.querySelectorAll<HTMLTimeElement>(`time[${attributes.zone}]`)) {
    const time = Date.parse(element.dateTime);
    const zone = element.getAttribute(attributes.zone) ?? 'UTC';
    if (Number.isNaN(time) || say(time, zone, true) === say(time, undefined, true)) continue;
    const dayOf = (timeZone?: string): string =>
      new Intl.DateTimeFormat('en', { day: 'numeric', timeZone }).format(time);
    const shown = say(time, undefined, dayOf(zone) !== dayOf());
    const note = window.document.createElement('span');
    note.textContent = ` (${yours.replace('{time}', () => shown)})`;
    element.after(note);
    add(() => note.remove());
  }
  return run;
}
