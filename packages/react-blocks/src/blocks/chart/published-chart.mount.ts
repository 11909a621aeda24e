import type { Teardown } from '@frontage/core-lifecycle';
import type { BlockContext } from '@frontage/core-lifecycle/dom';
import { createPublishedElement } from '../../published/create-published-element';
import { fillPublished } from '../../published/fill-published';
import { chartAttributes } from './chart.parts';
import type { PublishedChart } from './chart.published';
import { chartTexts } from './chart.texts';
import { drawChart } from './draw-chart';
import type { DataSet } from './read-data-set';
import { chartSize } from './scale-chart';

const svgNames = 'http://www.w3.org/2000/svg';

/** Reads published markup. */
export { readPublishedChart as read } from './chart.published';

/** Draws the numbers, with a table of them. A chart without numbers is left as it is. */
export function mount(
  root: HTMLElement,
  { title, caption, kind, set }: PublishedChart,
  { window: { document }, report }: BlockContext,
): Teardown | undefined {
  if (!set) {
    report({ code: 'CHART_WITHOUT_NUMBERS', block: 'chart', message: 'It is left as it is.' });
    return undefined;
  }
  const create = createPublishedElement.bind(undefined, document);
  const figure = create('figure');
  if (title !== '') figure.append(create('figcaption', {}, title));
  figure.append(createDrawing(document, kind, set), ...createLegend(document, kind, set));
  if (caption !== '') figure.append(create('p', {}, caption));
  figure.append(
    create(
      'details',
      {},
      create('summary', {}, chartTexts.english.table),
      createTable(document, title || caption, set),
    ),
  );
  const place = root.querySelector('.sqs-block-content') ?? root;
  return fillPublished(place, create('div', { class: 'fr-chart' }, figure));
}

type Numbers = NonNullable<PublishedChart['set']>;

function createDrawing(document: Document, kind: PublishedChart['kind'], set: Numbers): Element {
  const drawn: DataSet = { ...set, issue: undefined };
  const { marks, labels } = drawChart(kind, drawn);
  const { width, height } = chartSize;
  const draw = (name: string, attributes: Readonly<Record<string, string | number>>): Element => {
    const element = document.createElementNS(svgNames, name);
    for (const [attribute, value] of Object.entries(attributes))
      element.setAttribute(attribute, String(value));
    return element;
  };
  const svg = draw('svg', { viewBox: `0 0 ${width} ${height}`, 'aria-hidden': 'true' });
  for (const { path, series, isLine } of marks)
    svg.append(
      draw('path', {
        d: path,
        [chartAttributes.series]: series % 6,
        ...(isLine && { [chartAttributes.line]: 'true' }),
      }),
    );
  for (const { text, x, y } of labels) {
    const isPie = kind === 'pie' && { [chartAttributes.pie]: 'true' };
    const label = draw('text', { x, y, 'text-anchor': 'middle', ...isPie });
    label.textContent = text;
    svg.append(label);
  }
  return svg;
}

function createLegend(document: Document, kind: PublishedChart['kind'], { series }: Numbers) {
  if (series.length < 2 || kind === 'pie') return [];
  const items = series.map((name, index) =>
    createPublishedElement(document, 'li', { [chartAttributes.series]: String(index % 6) }, name),
  );
  return [createPublishedElement(document, 'ul', { 'aria-hidden': 'true' }, ...items)];
}

function createTable(document: Document, title: string, { series, rows }: Numbers): Element {
  const create = createPublishedElement.bind(undefined, document);
  const head = create('tr', {}, create('td'));
  head.append(...series.map((name) => create('th', { scope: 'col' }, name)));
  const body = rows.map(({ label, values }) =>
    create(
      'tr',
      {},
      create('th', { scope: 'row' }, label),
      ...values.map((value) => create('td', {}, String(value))),
    ),
  );
  return create(
    'table',
    {},
    create('caption', { class: 'fr-hidden' }, title),
    create('thead', {}, head),
    create('tbody', {}, ...body),
  );
}
