import type { Product } from '@frontage/commerce-model';
import type { ProductView } from '../../shop/product-view';
import type { VariantTexts } from '../../shop/variant.texts';
import type { VariantOffer } from './product.parts';

/** One thing that a visitor chooses about a product, such as its colour. */
export interface ProductOption {
  readonly name: string;
  readonly values: readonly string[];
}

/**
 * Gives the options of a product: in the owner's order, followed by those that only variants name.
 */
export function productOptions({
  variants,
  variantOptionOrdering,
}: Pick<Product, 'variants' | 'variantOptionOrdering'>): readonly ProductOption[] {
  const values = new Map<string, Set<string>>(
    variantOptionOrdering.map((name) => [name, new Set()]),
  );
  for (const { optionName, value } of variants.flatMap(({ optionValues }) => optionValues)) {
    values.set(optionName, (values.get(optionName) ?? new Set()).add(value));
  }
  return [...values]
    .filter(([, known]) => known.size > 0)
    .map(([name, known]) => ({ name, values: [...known] }));
}

/** Finds the variants with these values; `''` stands for an option without a choice. */
export function offersWith(
  offers: readonly VariantOffer[],
  values: readonly string[],
): readonly VariantOffer[] {
  return offers.filter((offer) =>
    offer.values.every((value, index) => !values[index] || value === values[index]),
  );
}

/**
 * Whether a value cannot be bought together with the values chosen for the other options.
 *
 * @param chosen by option, `''` for none yet
 * @param index the value's option
 */
export function isValueGone(
  offers: readonly VariantOffer[],
  chosen: readonly string[],
  index: number,
  value: string,
): boolean {
  return offersWith(offers, chosen.with(index, value)).every(({ max }) => max === 0);
}

/** Gives each value's label in the choice: with its price if that depends only on this option. */
export function valueLabels(
  options: readonly ProductOption[],
  offers: readonly VariantOffer[],
  texts: VariantTexts,
): readonly (readonly string[])[] {
  const prices = (index: number, value: string): ReadonlySet<string> =>
    new Set(offers.filter(({ values }) => values[index] === value).map(({ price }) => price));
  return options.map(({ values }, index) => {
    const valuePrices = values.map((value) => prices(index, value));
    const tells =
      valuePrices.every(({ size }) => size === 1) &&
      new Set(valuePrices.map(([price]) => price)).size > 1;
    return values.map((label, place) => {
      const [price = ''] = valuePrices[place] ?? [];
      return tells ? texts.price({ label, price }) : label;
    });
  });
}

/**
 * Gives the picture of each value of an option, from 0; `undefined` if pictures do not distinguish
 * it.
 */
export function valuePictures(
  { values }: ProductOption,
  index: number,
  offers: readonly VariantOffer[],
): readonly number[] | undefined {
  const pictures = values.map((value) => [
    ...new Set(
      offers.filter((offer) => offer.values[index] === value).map(({ picture }) => picture),
    ),
  ]);
  const firsts = pictures.flatMap((list) => (list.length === 1 ? list : []));
  const isTold = firsts.every((picture) => picture >= 0) && new Set(firsts).size === values.length;
  return isTold ? firsts : undefined;
}

/** Gives the offer in the page's address. */
export function chosenOffer(
  { chosenVariant }: ProductView,
  offers: readonly VariantOffer[],
): VariantOffer | undefined {
  return chosenVariant === undefined ? undefined : offers.find(({ id }) => id === chosenVariant);
}
