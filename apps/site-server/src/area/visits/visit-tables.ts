import type { VisitCount } from '../../census/events/visit-counts';
import type { VisitedForm, Visits } from './load-visits';
import type { VisitRow, VisitTable } from './visit-table';
import { writeVisitsDay } from './visits-period';
import { sayOfVisits } from './visits-texts';

const share = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 0 });

/** Writes a part of a whole as percent; `–` where there is nothing. */
export function writeShare(part: number, whole: number): string {
  return whole === 0 ? '–' : share.format(part / whole);
}

/** A row of a count by one part of it. */
const rowsBy = (
  counts: readonly VisitCount[],
  name: (count: VisitCount) => string,
): readonly VisitRow[] => counts.map((count) => ({ name: name(count), values: [count.times] }));

/** Makes the tables of visits, in the order of the page. */
export function visitTables(visits: Visits): readonly VisitTable[] {
  return [pageTable(visits), sourceTable(visits), stepTable(visits), ...otherTables(visits)];
}

/** Makes the table of days, which stands beside the chart. */
export function visitDayTable({ period, days, visitors }: Visits): VisitTable {
  return {
    id: 'days',
    title: sayOfVisits('chart'),
    headings: [sayOfVisits('when'), sayOfVisits('views'), sayOfVisits('visitors')],
    rows: period.days.toReversed().map((day) => ({
      name: writeVisitsDay(day).text,
      values: [days.get(day) ?? 0, visitors.days.get(day) ?? 0],
    })),
    empty: sayOfVisits('none'),
  };
}

function pageTable({ pages, total }: Visits): VisitTable {
  return {
    id: 'pages',
    title: sayOfVisits('pagesTitle'),
    headings: [sayOfVisits('page'), sayOfVisits('views'), sayOfVisits('entries'), 'Of all'],
    rows: pages.map(({ page, views, visits }) => ({
      name: page,
      href: page,
      values: [views, visits, writeShare(views, total.views)],
    })),
    empty: sayOfVisits('pagesNone'),
  };
}

function sourceTable({ sources, total }: Visits): VisitTable {
  return {
    id: 'sources',
    title: sayOfVisits('sourcesTitle'),
    headings: [sayOfVisits('source'), sayOfVisits('visits'), 'Of all'],
    rows: sources.map(({ name, times }) => ({
      name: nameOfSource(name),
      values: [times, writeShare(times, total.visits)],
    })),
    empty: sayOfVisits('sourcesNone'),
  };
}

function nameOfSource(source: string): string {
  if (source === '') return sayOfVisits('direct');
  return source === 'other' ? sayOfVisits('otherHosts') : source;
}

function stepTable({ steps }: Visits): VisitTable {
  return {
    id: 'next',
    title: sayOfVisits('nextTitle'),
    headings: [sayOfVisits('step'), sayOfVisits('times')],
    rows: rowsBy(steps, ({ name }) => name),
    empty: sayOfVisits('nextNone'),
  };
}

/** A form, and below it those of its steps that follow the first. */
function formRows({ id, name, seen, steps, sent }: VisitedForm): readonly VisitRow[] {
  const [begun = 0, ...others] = steps;
  const shown = name ?? `${sayOfVisits('formGone')} (${id})`;
  const href = name === undefined ? undefined : `/config/forms/${id}`;
  return [
    { name: shown, href, values: [seen, begun, sent] },
    ...others.map((reached, index) => ({
      name: sayOfVisits('formStep', { form: shown, step: String(index + 2) }),
      values: ['', reached, ''],
    })),
  ];
}

const devices = ['phone', 'tablet', 'computer'] as const;

function otherTables(visits: Visits): readonly VisitTable[] {
  return [
    {
      id: 'devices',
      title: sayOfVisits('devicesTitle'),
      headings: [sayOfVisits('device'), sayOfVisits('views')],
      rows: rowsBy(visits.devices, ({ name }) => {
        const known = devices.find((device) => device === name);
        return known ? sayOfVisits(known) : name;
      }),
      empty: sayOfVisits('devicesNone'),
    },
    {
      id: 'forms',
      title: sayOfVisits('formsTitle'),
      headings: [
        sayOfVisits('form'),
        sayOfVisits('seen'),
        sayOfVisits('begun'),
        sayOfVisits('sent'),
      ],
      rows: visits.forms.flatMap(formRows),
      empty: sayOfVisits('formsNone'),
      note: sayOfVisits('formsNote'),
    },
    {
      id: 'searches',
      title: sayOfVisits('searchesTitle'),
      headings: [sayOfVisits('search'), sayOfVisits('times')],
      rows: rowsBy(visits.searches, ({ name }) => name),
      empty: sayOfVisits('searchesNone'),
      note: sayOfVisits('searchesNote'),
    },
    {
      id: 'events',
      title: sayOfVisits('eventsTitle'),
      headings: [sayOfVisits('event'), sayOfVisits('times')],
      rows: rowsBy(visits.reported, ({ event }) => event),
      empty: sayOfVisits('eventsNone'),
    },
  ];
}
