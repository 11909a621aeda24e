import { readCensusSettings } from '../../census/census-settings';
import { hitEvents } from '../../census/hits/create-page-hits';
import type { EventStore } from '../../census/events/event-store';
import type { CountQuery, VisitCount } from '../../census/events/visit-counts';
import type { VisitorCount } from '../../census/events/visitor-days';
import { listKnownForms } from '../../forms/definitions/known-forms';
import { countSentForms } from '../../forms/submissions/count-sent-forms';
import { countCheckoutEnds, type CheckoutEnds } from '../../shop/numbers/count-checkout-ends';
import type { Site } from '../../sites/site-settings';
import type { Database } from '../../store/database';
import type { VisitsPeriod } from './visits-period';

/** What visits are loaded of. */
export interface VisitsSource {
  readonly db: Database;
  readonly events: Pick<EventStore, 'counts' | 'visitors'>;
  readonly site: Site;
}

/** Pages opened, and visits that began. */
export interface VisitSums {
  readonly views: number;
  readonly visits: number;
}

/** The visits of a period. */
export interface Visits {
  readonly period: VisitsPeriod;
  /** Day → pages opened, of the period and of the one before it. */
  readonly days: ReadonlyMap<string, number>;
  readonly total: VisitSums;
  readonly before: VisitSums;
  /** Different visitors who agreed to be counted, of the days whose events are still kept. */
  readonly visitors: VisitorCount;
  /** How many there were before; undefined if events of that time are no longer kept. */
  readonly visitorsBefore: number | undefined;
  readonly bots: number;
  readonly pages: readonly (VisitSums & { readonly page: string })[];
  readonly sources: readonly VisitCount[];
  readonly steps: readonly VisitCount[];
  readonly devices: readonly VisitCount[];
  readonly searches: readonly VisitCount[];
  /** What browsers reported, by name. */
  readonly reported: readonly VisitCount[];
  readonly forms: readonly VisitedForm[];
  readonly checkouts: CheckoutEnds;
}

/** A form, how often it was seen, and how often it was sent. */
export interface VisitedForm {
  /** Undefined for a form that is no more. */
  readonly name: string | undefined;
  readonly id: string;
  readonly seen: number;
  /** How many came to each of its steps, the first first; a form without steps has one. */
  readonly steps: readonly number[];
  readonly sent: number;
}

/** How many rows a table has. */
const mostRows = 25;

/** Loads the visits of a period, out of the daily counts. */
export async function loadVisits(source: VisitsSource, period: VisitsPeriod): Promise<Visits> {
  const { db, events, site } = source;
  const { first, last, before } = period;
  const [beforeFirst = first, beforeLast = first] = [before[0], before.at(-1)];
  const count = (part: CountQuery['part'], query: Partial<CountQuery> = {}) =>
    events.counts(site.id, {
      first,
      last,
      countedBy: 'server',
      part,
      events: [hitEvents.page],
      by: ['name'],
      limit: mostRows,
      ...query,
    });
  const sums = async (span: { readonly first: string; readonly last: string }) => {
    const [[views], [visits]] = await Promise.all([
      count('all', { ...span, by: [] }),
      count('entry', { ...span, by: [] }),
    ]);
    return { views: views?.times ?? 0, visits: visits?.times ?? 0 };
  };
  const days = await count('all', {
    first: beforeFirst,
    by: ['day'],
    limit: 2 * before.length,
  });
  const entries = await count('entry', { limit: 1000 });
  const visitsOf = new Map(entries.map(({ name, times }) => [name, times]));
  const devices = await count('device');
  const pages = await count('page');
  return {
    period,
    days: new Map(days.map(({ day, times }) => [day, times])),
    total: await sums({ first, last }),
    before: await sums({ first: beforeFirst, last: beforeLast }),
    visitors: await events.visitors(site.id, { first, last }),
    visitorsBefore: await countVisitorsBefore(source, period),
    bots: devices.find(({ name }) => name === 'bot')?.times ?? 0,
    pages: pages.map(({ name, times }) => ({
      page: name,
      views: times,
      visits: visitsOf.get(name) ?? 0,
    })),
    sources: await count('source'),
    steps: await count('step'),
    devices: devices.filter(({ name }) => name !== 'bot'),
    searches: await count('detail', { events: [hitEvents.notFound] }),
    reported: await events.counts(site.id, {
      first,
      last,
      countedBy: 'browser',
      part: 'all',
      by: ['event'],
      limit: mostRows,
    }),
    forms: await loadForms(source, period),
    checkouts: await countCheckoutEnds(db, site.id, period),
  };
}

async function countVisitorsBefore(
  { events, site }: VisitsSource,
  { days, before }: VisitsPeriod,
): Promise<number | undefined> {
  const [first = '', last = ''] = [before[0], before.at(-1)];
  if (days.length + before.length > readCensusSettings(site).keepDays) return undefined;
  return (await events.visitors(site.id, { first, last })).total;
}

async function loadForms(
  { db, events, site }: VisitsSource,
  period: VisitsPeriod,
): Promise<readonly VisitedForm[]> {
  const { first, last } = period;
  const count = (event: string) =>
    events.counts(site.id, {
      first,
      last,
      countedBy: 'browser',
      part: 'detail',
      events: [event],
      by: ['name'],
    });
  const [known, sent, seen, reached] = await Promise.all([
    listKnownForms(db, site.id),
    countSentForms(db, site.id, period),
    count('form-render'),
    count('form-step'),
  ]);
  const stepsOf = readSteps(reached);
  const seenOf = new Map(seen.map(({ name, times }) => [name, times]));
  return [...new Set([...seenOf.keys(), ...sent.keys()])]
    .map((id) => ({
      id,
      name: known.find((form) => form.id === id)?.name,
      seen: seenOf.get(id) ?? 0,
      steps: stepsOf.get(id) ?? [],
      sent: sent.get(id) ?? 0,
    }))
    .sort((a, b) => b.seen + b.sent - a.seen - a.sent)
    .slice(0, mostRows);
}

/** The most steps of a form that are told; a browser may send any number. */
const mostSteps = 20;

/** Form → how many came to each of its steps, by counts that are named `form#step`. */
function readSteps(counts: readonly VisitCount[]): ReadonlyMap<string, readonly number[]> {
  const steps = new Map<string, number[]>();
  for (const { name, times } of counts) {
    const [, form = '', number = ''] = /^(.*)#([1-9]\d?)$/.exec(name) ?? [];
    const index = Number(number) - 1;
    if (index < 0 || index >= mostSteps) continue;
    const ofForm = steps.get(form) ?? [];
    while (ofForm.length <= index) ofForm.push(0);
    ofForm[index] = times;
    steps.set(form, ofForm);
  }
  return steps;
}
