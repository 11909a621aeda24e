/** Parts of a product that its script finds, by their attribute. */
export const productParts = {
  /** The form that puts it into the cart. */
  form: 'data-product-form',
  /** The price, what is before it on sale, and the price before the sale with its label. */
  price: 'data-product-price',
  onSale: 'data-product-on-sale',
  was: 'data-product-was',
  wasAmount: 'data-product-was-amount',
  /** How many are left, or that there is none like this. */
  note: 'data-product-note',
  installments: 'data-product-installments',
  weight: 'data-product-weight',
  /** The list of all variants, and the lists of values in its place once a script runs. */
  variants: 'data-product-variants',
  options: 'data-product-options',
  add: 'data-product-add',
  /** What became of it. */
  status: 'data-product-status',
} as const;

/** On the root: what the script must know, as JSON; see `ProductFacts`. */
export const productFactsAttribute = 'data-product';

/** Names of the controls, which are those of the change `add` of a cart. */
export const productControls = {
  type: 'type',
  productId: 'productId',
  variantId: 'variantId',
  quantity: 'quantity',
  currency: 'currency',
  next: 'next',
} as const;

/** One variant as it is offered; its texts are ready to be shown. */
export interface VariantOffer {
  /** '' for a product without variants. */
  readonly id: string;
  /** In the order of the product's options. */
  readonly values: readonly string[];
  readonly price: string;
  /** What a piece costs, minor units of the facts' currency. */
  readonly cents: number;
  /** The price before the sale; '' without one. */
  readonly was: string;
  /** How many are left; '' where that is not told. */
  readonly note: string;
  /** '' where none are offered. */
  readonly installments: string;
  /** '' where nobody weighed it. */
  readonly weight: string;
  /** How many can be bought at once; 0 when it is sold out. */
  readonly max: number;
}

/** The names of what a script says by itself. */
export const productWords = [
  'soldOut',
  'adding',
  'added',
  'viewCart',
  'failed',
  'offline',
  'cookies',
  'unavailable',
  'notified',
] as const;

/** What a script says by itself, in the page's language. */
export type ProductWords = Readonly<Record<(typeof productWords)[number], string>>;

/** What a product's script knows beside the markup. */
export interface ProductFacts {
  readonly productId: string;
  /** Of its prices, ISO 4217; '' where nobody told. */
  readonly currency: string;
  readonly offers: readonly VariantOffer[];
  readonly words: ProductWords;
}
