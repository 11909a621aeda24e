import { startErrorReporting } from '@frontage/census/dom';
import { browserClock } from '@frontage/core-lifecycle/dom';

export function start() {
  startErrorReporting(
    { window, clock: browserClock(window), readCrumb: () => undefined },
    new AbortController().signal,
  );
}
