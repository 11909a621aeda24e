import { defineBlockImport, storedData, type ImportReading } from '../../imports/block-import';
import { plainWords } from '../../imports/read-rich-nodes';
import { chartAttributes } from './chart.parts';
import { readPublishedChart, type PublishedChart } from './chart.published';

/** Charts: ours by the table of their numbers, published ones by their JSON. */
export const chartImport = defineBlockImport({
  selector: `[data-block=chart],.sqs-block-chart[${chartAttributes.published}]`,
  read(root): ImportReading {
    const chart = root.matches('[data-block=chart]') ? readOwn(root) : readPublishedChart(root);
    const { title, caption, kind, set } = chart;
    // One without numbers is empty, and is named as such.
    if (!set) return undefined;
    const name = (title || caption || 'Chart').slice(0, 200);
    const data = { title: name, data: writeTable(set) };
    const block = {
      type: 'chart',
      data: { ...data, ...storedData({ kind: kind === 'bar' ? undefined : kind }) },
    };
    if (caption === '' || title === '') return [block];
    const nodes = [{ kind: 'paragraph', words: [caption] }];
    return [block, { type: 'text', data: { nodes } }];
  },
});

function readOwn(root: Element): PublishedChart {
  const rows = [...root.querySelectorAll('tbody > tr')].map((row) => ({
    label: plainWords(row.querySelector('th')),
    values: [...row.querySelectorAll('td')].map((cell) => Number(plainWords(cell))),
  }));
  const series = [...root.querySelectorAll('thead th')].map(plainWords);
  const isLine = root.querySelector(`path[${chartAttributes.line}]`) !== null;
  const isPie = root.querySelector(`text[${chartAttributes.pie}]`) !== null;
  const other = isPie ? 'pie' : 'bar';
  return {
    title: plainWords(root.querySelector('figcaption')),
    caption: '',
    kind: isLine ? 'line' : other,
    set: rows.length > 0 && series.length > 0 ? { series, rows } : undefined,
  };
}

/** Writes the numbers as a spreadsheet copies them. */
function writeTable({ series, rows }: NonNullable<PublishedChart['set']>): string {
  const lines = rows.map(({ label, values }) => [label, ...values.map(writeNumber)]);
  return [['', ...series], ...lines].map((cells) => cells.map(cleanCell).join(';')).join('\n');
}

/** Three digits after the sign would be read as thousands. */
function writeNumber(value: number): string {
  const text = String(value);
  return /\.\d{3}$/.test(text) ? `${text}0` : text;
}

function cleanCell(cell: string): string {
  return cell.replace(/[\t\n;]+/g, ' ').trim();
}
