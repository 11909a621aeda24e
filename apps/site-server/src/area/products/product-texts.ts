import { englishTexts } from '../../texts/server-texts';

/** What the area says about products. In English, as is the whole area; `{…}` is filled in. */
const productTexts = {
  title: 'Products',
  search: 'Name, address or SKU',
  add: 'Add a product',
  import: 'Import a table',
  export: 'Download as CSV',
  tags: 'Tags and categories',
  deleted: 'The product is deleted.',
  // Products that are picked.
  pickedOne: '{count} product is selected:',
  pickedOther: '{count} products are selected:',
  publish: 'Publish',
  takeBack: 'Take back',
  delete: 'Delete',
  undo: 'Undo',
  published: { one: '{count} product is published.', other: '{count} products are published.' },
  takenBack: {
    one: '{count} product is taken back. Visitors no longer see it.',
    other: '{count} products are taken back. Visitors no longer see them.',
  },
  undone: { one: '{count} product is as before.', other: '{count} products are as before.' },
  deletedMany: { one: '{count} product is deleted.', other: '{count} products are deleted.' },
  nothingPicked: 'Nothing was done: select products that this would change.',
  deleteMany: { one: 'Delete {count} product?', other: 'Delete {count} products?' },
  deleteManyText:
    'Nobody can buy them any more, their pages are deleted, and the people waiting for them are removed. Orders keep their lines, and subscriptions continue. This cannot be undone.',
  state: 'State',
  allStates: 'All',
  low: 'Few or none left',
  out: 'Sold out',
  needsReview: 'Needs review',
  hidden: 'Not shown',
  found: { one: '{count} product', other: '{count} products' },
  none: 'No products yet. What the shop sells appears here.',
  noneFound: 'No product matches. Try part of the name, or show all.',
  nonePart: 'There are no more products here.',
  product: 'Product',
  sku: 'SKU',
  price: 'Price',
  stock: 'In stock',
  stockOf: 'In stock: {title}',
  notCounted: 'Not counted',
  inStock: 'In stock',
  soldOut: 'Sold out',
  isPublished: 'Published',
  isScheduled: 'Scheduled',
  isInReview: 'Needs review',
  isDraft: 'Draft',
  more: {
    one: '{count} more variant. Search for this product to see all of them.',
    other: '{count} more variants. Search for this product to see all of them.',
  },
  stockHint:
    'Enter how many there are, or a change such as +12 or -3. Pieces held for a checkout are not counted. People waiting for a product get an email when it is back.',
  keysHint:
    'Up, Down and Enter move between fields. Pasting a column fills the fields below. Ctrl+Z undoes a change.',
  save: 'Save stock',
  unsaved: { one: '{count} change is not saved yet.', other: '{count} changes are not saved yet.' },
  saved: { one: 'Saved the stock of {count} item.', other: 'Saved the stock of {count} items.' },
  savedNone: 'Nothing was changed.',
  notSaved: 'Nothing was saved. Correct what is marked below.',
  partSaved: 'What is marked below was not saved.',
  // What is wrong.
  wrong: 'Enter a whole number from 0 to {most}, or +12 or -3.',
  changed:
    'Not saved: it was {seen} when you opened the page and is {now} now. Someone bought, returned or changed it. Save again to set what you entered.',
  tooFew: 'Not saved: there are only {now}.',
  tooMany: 'Not saved: at most {most} can be counted.',
  gone: 'Not saved: its stock is not counted any more.',
} as const;

/** How many changes are not saved yet; `{count}` is left to the script of the list. */
export const unsavedTexts = productTexts.unsaved;

/** Gives a text about products. */
export const { say: sayOfProducts } = englishTexts(productTexts);
