import type { CurrencyCode } from '@frontage/commerce-model';

/** A column of the table of products: its heading, and the control that it is read into. */
export interface CsvColumn {
  readonly heading: string;
  /** The name of a control of a product's page. */
  readonly field: string;
}

/** The columns by which rows belong together: one product has a row for each variant. */
export const keyColumns = { id: 'Id', kind: 'Kind', variant: 'Variant' } as const;

const options = [0, 1, 2, 3, 4] as const;

/** The columns of a product itself; its first row counts. */
export const productColumns: readonly CsvColumn[] = [
  ...columns({
    Name: 'title',
    Address: 'slug',
    Description: 'description',
    Category: 'category',
    Tags: 'tags',
    State: 'state',
    'Published from': 'publish-at',
    Position: 'position',
    Taxable: 'taxable',
    Pictures: 'pictures',
    'Plan unit': 'plan-unit',
    'Plan every': 'plan-every',
    'Plan payments': 'plan-payments',
    'Sold once': 'sold-once',
    Donation: 'donation',
    Amounts: 'amounts',
    'Any amount': 'donation-free',
    'Amount from': 'donation-min',
    'Amount to': 'donation-max',
    'Length mm': 'length',
    'Width mm': 'width',
    'Height mm': 'height',
    File: 'file',
  }),
  ...options.map((option) => ({ heading: `Option ${option + 1}`, field: `option-${option}` })),
];

/** The columns of a variant, or of the price of a product without any. */
export function variantColumns(others: readonly CurrencyCode[]): readonly CsvColumn[] {
  return [
    ...options.map((option) => ({ heading: `Value ${option + 1}`, field: `option-${option}` })),
    ...columns({
      SKU: 'sku',
      Price: 'price',
      'Sale price': 'sale',
      'On sale': 'on-sale',
      'Never sold out': 'unlimited',
      Stock: 'stock',
      'Weight g': 'weight',
      'Variant picture': 'picture',
    }),
    ...others.flatMap((currency) => [
      { heading: `Price ${currency}`, field: `price-${currency}` },
      { heading: `Sale price ${currency}`, field: `sale-${currency}` },
    ]),
  ];
}

/** All headings, in the order of the table. */
export function headingsOf(others: readonly CurrencyCode[]): readonly string[] {
  return [
    ...Object.values(keyColumns),
    ...[...productColumns, ...variantColumns(others)].map(({ heading }) => heading),
  ];
}

function columns(named: Readonly<Record<string, string>>): readonly CsvColumn[] {
  return Object.entries(named).map(([heading, field]) => ({ heading, field }));
}
