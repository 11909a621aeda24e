import { viewEvents } from '../../census/events/count-visit';
import { sumEventLosses, type AddedLoss } from '../../census/events/event-losses';
import type { VisitsSource } from './load-visits';
import type { VisitTable } from './visit-table';
import type { VisitsPeriod } from './visits-period';
import { sayOfLost } from './lost-texts';

/** What became of the events of a period. */
export interface LostEvents {
  readonly period: VisitsPeriod;
  readonly created: number;
  readonly acknowledged: number;
  /** Page views that pages reported, and those that the server counted. */
  readonly reported: number;
  readonly counted: number;
  readonly tables: readonly VisitTable[];
}

const kinds = ['dropped', 'held', 'suppressed'] as const;

/** Loads what became of the events of a period. */
export async function loadLost(
  { db, events, site }: VisitsSource,
  period: VisitsPeriod,
): Promise<LostEvents> {
  const { first, last } = period;
  const losses = await sumEventLosses(db, site.id, period);
  const timesOf = (kind: AddedLoss['kind']) =>
    losses.reduce((sum, loss) => sum + (loss.kind === kind ? loss.times : 0), 0);
  const countOf = async (countedBy: 'server' | 'browser', names: readonly string[]) =>
    (await events.counts(site.id, { first, last, countedBy, part: 'all', events: names }))[0]
      ?.times ?? 0;
  return {
    period,
    created: timesOf('created'),
    acknowledged: timesOf('acknowledged'),
    reported: await countOf('browser', [viewEvents.browser]),
    counted: await countOf('server', [viewEvents.server]),
    tables: kinds.map((kind) => ({
      id: kind,
      title: sayOfLost(`${kind}Title`),
      headings: [sayOfLost('reason'), sayOfLost('times')],
      rows: losses
        .filter((loss) => loss.kind === kind)
        .map(({ reason, times }) => ({ name: reason, values: [times] })),
      empty: sayOfLost(`${kind}None`),
    })),
  };
}
