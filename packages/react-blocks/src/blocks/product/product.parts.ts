import { soldOutAttribute } from '../../shop/shop.parts';

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
  /** The list of all variants, or what holds a row of values for each option. */
  variants: 'data-product-variants',
  options: 'data-product-options',
  /** On a value that cannot be bought with what is chosen of the others. */
  soldOut: soldOutAttribute,
  add: 'data-product-add',
  /** What became of it. */
  status: 'data-product-status',
  /** What holds the pictures that are gone through, and each link that leads to one of them. */
  gallery: 'data-product-gallery',
  thumbnail: 'data-product-thumbnail',
} as const;

/** On the root: what the script must know, as JSON; see `ProductFacts`. */
export const productFactsAttribute = 'data-product';

/**
 * Names of the controls, which are those of the change `add` of a cart; `variantId` is also the
 * parameter of a page's address that says which variant is chosen.
 */
export const productControls = {
  type: 'type',
  productId: 'productId',
  variantId: 'variantId',
  quantity: 'quantity',
  currency: 'currency',
  next: 'next',
} as const;

/** The name of the control that chooses a value of an option, counted from 0. */
export function optionControl(option: number): string {
  return `option-${option}`;
}

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
  /** Its picture among those of the product, from 0; -1 for none of its own. */
  readonly picture: number;
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

type ProductWord = (typeof productWords)[number];

/** What a script says by itself, in the page's language. */
export type ProductWords = Readonly<Record<ProductWord, string>>;

/** Makes the words, each by its name. */
export function makeProductWords(say: (name: ProductWord) => string): ProductWords {
  const words = Object.fromEntries(productWords.map((name) => [name, say(name)]));
  // Each of the names has just been entered, which the type of entries does not say.
  return words as ProductWords;
}

/** What a product's script knows beside the markup. */
export interface ProductFacts {
  readonly productId: string;
  /** Of its page, with the slash. */
  readonly path: string;
  /** Of its prices, ISO 4217; '' where nobody told. */
  readonly currency: string;
  readonly offers: readonly VariantOffer[];
  readonly words: ProductWords;
}
