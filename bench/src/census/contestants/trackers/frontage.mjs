import { readPageFacts } from '@frontage/census';
import { startTracking, visitorStorage } from '@frontage/census/dom';
import { browserClock } from '@frontage/core-lifecycle/dom';

let tracking;

/** Ours as on a page that is tracked, with its visitor, views and journal. */
export function start() {
  const facts = readPageFacts({ websiteId: 'bench', pageId: 'bench' });
  tracking = startTracking(visitorStorage(window), { window, clock: browserClock(window), facts });
}

export function track(mark) {
  tracking.add('bench', { mark, price: 1400, title: 'Moon jar' });
}
