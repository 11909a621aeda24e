import { fillText } from '@frontage/site-model';
import { storedFields, type StoredFields } from '../../stored/stored-fields';
import { productTexts } from './product.texts';
import type { ProductFacts, VariantOffer } from './product.parts';

/** The parts of published markup; parts of the same product share a `data-item-id`. */
export const publishedProduct = {
  add: '.sqs-add-to-cart-button',
  wrapper: '.sqs-add-to-cart-button-wrapper',
  label: '.sqs-add-to-cart-button-inner',
  variants: '.product-variants',
  quantity: '.product-quantity-input input',
  scarcity: '.product-scarcity',
  option: '[data-variant-option-name]',
} as const;

/** A choice in published markup: the chosen value of each option, `''` for none yet. */
export type PublishedChoice = ReadonlyMap<string, string>;

/** A product of published markup, read into the same facts as ours. */
export interface PublishedFacts extends ProductFacts {
  /** The options, in the order of `values` of the offers. */
  readonly options: readonly string[];
  /** The text that asks for an option without a choice. */
  chooseWords(option: string): string;
}

/**
 * Reads a published product; never throws. Variants come from `data-variants`; without them it is a
 * product without a choice.
 *
 * @param add the button that adds it to the cart
 */
export function readPublishedProduct(add: HTMLElement): PublishedFacts {
  const { itemId: productId = '', productType = '' } = add.dataset;
  const variants = storedFields({
    variants: parse(publishedProductPart(add, publishedProduct.variants)?.dataset['variants']),
  })
    .list('variants')
    .map(readVariant);
  const options = [...new Set(variants.flatMap(({ values }) => [...values.keys()]))];
  const offers = variants.map(({ id, stock, values }): VariantOffer => ({
    ...plain,
    id,
    max: endless.test(productType) ? Infinity : stock,
    values: options.map((name) => values.get(name) ?? ''),
  }));
  return {
    productId,
    path: '',
    currency: '',
    options,
    chooseWords: (name) => fillText(productTexts.english.choose, { name }),
    offers: offers.length > 0 ? offers : [{ ...plain, id: '', values: [], max: Infinity }],
    isExpress: false,
    words: productTexts.english,
  };
}

/** Finds the part of the same product that is nearest to its button. */
export function publishedProductPart(add: HTMLElement, selector: string): HTMLElement | undefined {
  const [root, ...rest] = selector.split(' ');
  const id = add.dataset['itemId'] ?? '';
  for (let place: Element | null = add; place; place = place.parentElement) {
    for (const found of place.querySelectorAll<HTMLElement>(String(root))) {
      if (found.dataset['itemId'] === id)
        return rest.length > 0
          ? (found.querySelector<HTMLElement>(rest.join(' ')) ?? undefined)
          : found;
    }
  }
  return undefined;
}

/** Reads the choice in the lists, or the buttons, of a published product. */
export function readPublishedProductChoice(add: HTMLElement): PublishedChoice {
  const choice = new Map<string, string>();
  for (const control of publishedProductPart(
    add,
    publishedProduct.variants,
  )?.querySelectorAll<HTMLElement>(publishedProduct.option) ?? []) {
    const name = control.dataset['variantOptionName'] ?? '';
    const isChosen =
      control instanceof HTMLSelectElement ||
      (control instanceof HTMLInputElement && control.checked);
    const value = isChosen ? control.value : '';
    // Lists and their duplicate buttons agree: whichever has a value counts.
    choice.set(name, value || (choice.get(name) ?? ''));
  }
  return choice;
}

const plain = { price: '', cents: 0, was: '', note: '', installments: '', weight: '', picture: -1 };

/** Types that never run out [4.02]; pages name them by word or by number. */
const endless = /^(2|4|digital|gift.?card)$/i;

interface PublishedVariant {
  readonly id: string;
  readonly stock: number;
  readonly values: ReadonlyMap<string, string>;
}

/** A variant has its values in `optionValues`, or by name in `attributes`. */
function readVariant(fields: StoredFields): PublishedVariant {
  const listed = fields
    .list('optionValues')
    .map((option) => [option.text('optionName'), option.text('value')] as const);
  const named = Object.entries(Object(fields.raw('attributes'))).map(
    ([name, value]) => [name, String(value)] as const,
  );
  const stock = fields.flag('unlimited', false)
    ? Infinity
    : Math.max(0, Math.floor(fields.number('qtyInStock', 0)));
  return { id: fields.text('id'), stock, values: new Map(listed.length > 0 ? listed : named) };
}

function parse(json = ''): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
