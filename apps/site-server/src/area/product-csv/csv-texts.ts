import { englishTexts } from '../../texts/server-texts';

/** What the area says about the table of products. In English, as is the whole area. */
const csvTexts = {
  title: 'Import products',
  intro:
    'Download the products as a table, change it in a spreadsheet, and import it again. You see what would change before anything does.',
  columns: 'Columns',
  columnsHint:
    'In any order; what a table leaves out stays as it is. A product has a row for each variant. An empty Id makes a new product of the given Kind. Put several tags or pictures on separate lines of one cell. Write yes for on, and leave the cell empty for off.',
  file: 'Table (CSV)',
  paste: 'Or paste it here',
  withStock: 'Set the stock as well. Without this, stock stays as it is now.',
  try: 'Show what would change',
  save: { one: 'Save {count} product', other: 'Save {count} products' },
  nothing: 'Nothing would change.',
  isNew: 'New',
  isChanged: 'Changed: {what}',
  isSame: 'Nothing changes',
  isWrong: 'Left out',
  line: 'Line {line}, {heading}: {text}',
  lineOf: 'Line {line}: {text}',
  product: 'Product',
  effect: 'What happens',
  saved: { one: '{count} product is saved.', other: '{count} products are saved.' },
  underWay: '{done} of {total} products done',
  mayLeave: 'You can leave this page; the import continues. Come back to see how it went.',
  stopped:
    'File processing failed to complete. Import the table again: what is already saved stays as it is.',
  stop: 'Stop',
  cancelled: 'File processing cancelled. The rest of the table was not imported.',
  noData: 'No response data from job request. The import continues; this page keeps asking.',
  leftOut: 'Left out, because',
  another: 'Import another table',
  back: 'All products',
  empty: 'The table is empty. Choose a CSV file with a line of headings and at least one product.',
  unknownColumn:
    'There is no column “{heading}”. Remove it, or rename it to one of those listed below.',
  twiceColumn: 'The column “{heading}” appears twice. Remove one of them.',
  noId: 'The column Id is missing. Add it; leave it empty for new products.',
  tooLong: 'A table may have at most {count} products. Split it.',
  tooLarge: 'The table is too large. Split it into parts of at most 1 MB.',
  unreadable:
    'File processing failed. This file is not a table of text. Save it as CSV (UTF-8) and try again.',
  gone: 'There is no product with this Id. Leave the Id empty for a new product.',
  meanwhile: 'Someone changed it just now. Try again.',
} as const;

/** Gives a text about the table of products. */
export const { say: sayOfCsv } = englishTexts(csvTexts);
