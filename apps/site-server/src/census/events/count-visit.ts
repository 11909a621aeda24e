import type { AddedCount } from './visit-counts';
import type { VisitCountTable } from './visit-count-table';

/** The views of pages, by the names under which the server and browsers count them. */
export const viewEvents = { server: 'page', browser: 'hit' } as const;

/** Something that happened once. */
export interface CountedVisit {
  readonly countedBy: 'server' | 'browser';
  readonly event: string;
  readonly day: string;
  readonly page: string;
  readonly source: string;
  readonly device: string;
  readonly detail: string;
}

/** Whether a page is one of the area: what is done there is apart from what visitors do. */
export function isOfArea(page: string): boolean {
  return page === '/config' || page.startsWith('/config/');
}

/** Separates the two pages of a step. */
const arrow = ' → ';

/**
 * Returns what is counted of something that happened: each way of telling it apart has a row of its
 * own, so that a question reads few rows, however many events there are. Of a bot only the class is
 * counted; what is done in the area is apart from what visitors do.
 */
export function countVisit(visit: CountedVisit): readonly AddedCount[] {
  const { event, day, page, source, device, detail } = visit;
  const counted_by = isOfArea(page) ? 'area' : visit.countedBy;
  const row = (part: VisitCountTable['part'], name: string): AddedCount => ({
    counted_by,
    part,
    event,
    day,
    name,
    times: 1,
  });
  const ofDevice = row('device', device);
  if (device === 'bot') return [ofDevice];
  const rows = [ofDevice, row('all', ''), row('page', page)];
  if (detail !== '') rows.push(row('detail', detail));
  if (event !== viewEvents[visit.countedBy]) return rows;
  return source.startsWith('/')
    ? [...rows, row('step', `${source}${arrow}${page}`)]
    : [...rows, row('source', source), row('entry', page)];
}
