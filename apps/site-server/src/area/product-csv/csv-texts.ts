import { englishTexts } from '../../texts/server-texts';

/** What the area says about the table of products. In English, as is the whole area. */
const csvTexts = {
  title: 'Products from a table',
  intro:
    'Download the products as a table, change it in a spreadsheet, and bring it back. You see what would change before anything does.',
  columns: 'Columns',
  columnsHint:
    'Any order; what a table leaves out stays as it is. A product has a row for each variant. An empty Id makes a new product of the Kind. Several tags or pictures stand on lines of their own in one cell. yes or nothing for what is on or off.',
  file: 'Table (CSV)',
  paste: 'Or paste it here',
  withStock: 'Set the stock as well. Without this, stock stays as it is now.',
  try: 'Show what would change',
  save: { one: 'Save {count} product', other: 'Save {count} products' },
  nothing: 'Nothing would change.',
  isNew: 'New',
  isChanged: 'Changed: {what}',
  isSame: 'Nothing changes',
  isWrong: 'Is left out',
  line: 'Line {line}, {heading}: {text}',
  lineOf: 'Line {line}: {text}',
  product: 'Product',
  effect: 'What happens',
  saved: { one: '{count} product is saved.', other: '{count} products are saved.' },
  underWay: '{done} of {total} products done',
  mayLeave: 'You may leave this page; it goes on. Come back to it to see how it went.',
  stopped:
    'Then it was interrupted. Bring the table in again: what is saved already stays as it is.',
  leftOut: 'Left out, because',
  another: 'Bring in another table',
  back: 'All products',
  empty: 'The table is empty. Choose a CSV file with a line of headings and at least one product.',
  unknownColumn:
    'There is no column “{heading}”. Remove it, or rename it to one of those listed below.',
  twiceColumn: 'The column “{heading}” is there twice. Remove one of them.',
  noId: 'The column Id is missing. Add it; leave it empty for new products.',
  tooLong: 'A table may have at most {count} products. Divide it.',
  tooLarge: 'The table is too large. Divide it into parts of at most 1 MB.',
  gone: 'There is no product with this Id. Leave the Id empty for a new product.',
  meanwhile: 'Somebody changed it just now. Try again.',
} as const;

/** Gives a text about the table of products. */
export const { say: sayOfCsv } = englishTexts(csvTexts);
