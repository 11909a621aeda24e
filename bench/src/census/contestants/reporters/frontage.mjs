import { startErrorReporting } from '@frontage/census/dom';
import { browserClock } from '@frontage/core-lifecycle/dom';

export function start() {
  const { signal } = new AbortController();
  const clock = browserClock(window);
  startErrorReporting({ window, clock, readCrumb: () => undefined, signal });
}
