import { choice, defineFields, text } from '@frontage/site-model/fields';
import { chartMessages } from './chart-messages';
import { readDataSet } from './read-data-set';

/** What a chart block stores. */
export const chartFields = defineFields({
  title: text({ label: 'What it shows', most: 200, required: true, searchable: true }),
  kind: choice({
    label: 'Kind',
    options: { bar: 'Bars', line: 'Lines', pie: 'A pie' },
    default: 'bar',
  }),
  data: text({
    label: 'Numbers',
    hint: 'Paste a table from a spreadsheet: names in its first row and its first column.',
    most: 20_000,
    multiline: true,
    required: true,
    isCode: true,
    check: (table) => readDataSet(table).issue === undefined,
    message: `${chartMessages.empty}: paste a row of names, and below it rows of numbers.`,
    example: 'Year;Bowls\n2024;120\n2025;140',
  }),
});
