import type { RateLimit, RateLimits } from '../http/rate-limit';
import type { Store } from '../store/store';
import { createPageHits, type PageHits } from './hits/create-page-hits';
import { createEventStore } from './events/create-event-store';
import { createNameLimit, type NameLimit } from './events/create-name-limit';
import type { EventLog } from './events/event-log';
import type { EventStore } from './events/event-store';
import { createSiteDays, type WriteDay } from './events/create-site-days';

/** The services of the census. */
export interface CensusServices {
  store: Pick<Store, 'read' | 'write' | 'now' | 'createId'>;
  events: EventStore;
  /** Limits what is told apart of errors and of how fast pages are. */
  names: NameLimit;
  /** Gives what writes the days of a time zone. */
  dayIn: (timeZone: string) => WriteDay;
  /** Counts the pages that this server has served. */
  served: PageHits;
  /** Limits events per network address. */
  beaconLimit: RateLimit;
  /** Limits reports of errors per network address. */
  reportLimit: RateLimit;
}

/** How much the census takes. */
export interface CensusOptions {
  /** Calls with events per minute and network address. @default 600 */
  beaconsPerMinute?: number;
  /** Reports of errors per minute and network address. @default 60 */
  reportsPerMinute?: number;
  /** Where single events are kept. @default the database of the sites */
  eventLog?: EventLog | undefined;
}

/** Creates the services of the census. */
export function createCensusServices({
  store,
  options: { beaconsPerMinute = 600, reportsPerMinute = 60, eventLog },
  limits,
}: {
  readonly store: Pick<Store, 'read' | 'write' | 'now' | 'createId'>;
  readonly options: CensusOptions;
  readonly limits: RateLimits;
}): Omit<CensusServices, 'store'> {
  const dayIn = createSiteDays();
  return {
    events: createEventStore(store, eventLog),
    names: createNameLimit(),
    dayIn,
    served: createPageHits(store, dayIn),
    beaconLimit: limits.create('beacon', beaconsPerMinute),
    reportLimit: limits.create('report', reportsPerMinute),
  };
}
