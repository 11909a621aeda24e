import { soldOutAttribute } from '../../shop/shop.parts';

/** Attributes of a product's parts for its script. */
export const productParts = {
  /** The form that adds it to the cart. */
  form: 'data-product-form',
  /** The price, the label before a sale price, and the price before the sale with its label. */
  price: 'data-product-price',
  onSale: 'data-product-on-sale',
  was: 'data-product-was',
  wasAmount: 'data-product-was-amount',
  /** The remaining stock, or a notice that the combination does not exist. */
  note: 'data-product-note',
  installments: 'data-product-installments',
  weight: 'data-product-weight',
  /** The list of all variants, or the element with a row of values for each option. */
  variants: 'data-product-variants',
  options: 'data-product-options',
  /** On a value that cannot be bought with the other chosen values. */
  soldOut: soldOutAttribute,
  add: 'data-product-add',
  /** The result of a press. */
  status: 'data-product-status',
  /** The gallery of pictures, and each link to one of them. */
  gallery: 'data-product-gallery',
  thumbnail: 'data-product-thumbnail',
} as const;

/** On the root: what the script needs, as JSON; see `ProductFacts`. */
export const productFactsAttribute = 'data-product';

/**
 * Names of the controls, the same as in the `add` change of a cart; `variantId` is also the
 * parameter of a page's address that selects a variant.
 */
export const productControls = {
  type: 'type',
  productId: 'productId',
  variantId: 'variantId',
  quantity: 'quantity',
  currency: 'currency',
  next: 'next',
} as const;

/** Gives the name of the control for a value of an option, counted from 0. */
export function optionControl(option: number): string {
  return `option-${option}`;
}

/** One variant on offer; its texts are ready for display. */
export interface VariantOffer {
  /** '' for a product without variants. */
  readonly id: string;
  /** In the order of the product's options. */
  readonly values: readonly string[];
  readonly price: string;
  /** The price of one piece, minor units of the facts' currency. */
  readonly cents: number;
  /** The price before the sale; '' without one. */
  readonly was: string;
  /** The remaining stock; '' if it is not shown. */
  readonly note: string;
  /** '' if none are offered. */
  readonly installments: string;
  /** '' if unknown. */
  readonly weight: string;
  /** The index of its picture among those of the product; -1 if it has none of its own. */
  readonly picture: number;
  /** The largest quantity; 0 if it is sold out. */
  readonly max: number;
}

/** The names of the script's own texts. */
export const productWords = [
  'soldOut',
  'adding',
  'added',
  'viewCart',
  'failed',
  'unauthorized',
  'serverFailed',
  'overloaded',
  'unreachable',
  'offline',
  'cookies',
  'chooseOne',
  'unavailable',
  'notified',
] as const;

type ProductWord = (typeof productWords)[number];

/** The script's own texts, in the page's language. */
export type ProductWords = Readonly<Record<ProductWord, string>>;

/** Creates the texts, by name. */
export function makeProductWords(say: (name: ProductWord) => string): ProductWords {
  const words = Object.fromEntries(productWords.map((name) => [name, say(name)]));
  // Each of the names has just been added, which the type of entries does not express.
  return words as ProductWords;
}

/** What a product's script needs besides the markup. */
export interface ProductFacts {
  readonly productId: string;
  /** The path of its page, with the leading slash. */
  readonly path: string;
  /** The currency of its prices, ISO 4217; '' if unknown. */
  readonly currency: string;
  readonly offers: readonly VariantOffer[];
  /** Whether adding it leads to the checkout at once. */
  readonly isExpress: boolean;
  readonly words: ProductWords;
}
