import { storedFields, type StoredFields } from '../../stored/stored-fields';
import { makeProductWords, type ProductFacts, type VariantOffer } from './product.parts';

/** Reads what a product's script needs; never throws. Without offers nothing can be chosen. */
export function readProductFacts(raw: unknown): ProductFacts {
  const fields = storedFields(raw);
  const words = storedFields(fields.raw('words'));
  return {
    productId: fields.text('productId'),
    path: fields.text('path'),
    currency: fields.text('currency'),
    offers: fields.list('offers').map(readOffer),
    isExpress: fields.flag('isExpress', false),
    words: makeProductWords((name) => words.text(name)),
  };
}

function readOffer(fields: StoredFields): VariantOffer {
  const values = fields.raw('values');
  return {
    id: fields.text('id'),
    values: Array.isArray(values) ? values.map(String) : [],
    price: fields.text('price'),
    cents: fields.number('cents', 0),
    was: fields.text('was'),
    note: fields.text('note'),
    installments: fields.text('installments'),
    weight: fields.text('weight'),
    picture: fields.number('picture', -1),
    max: fields.number('max', 0),
  };
}

/** Finds the variant with these values; undefined while one is missing, or if there is none. */
export function findProductOffer(
  offers: readonly VariantOffer[],
  values: readonly string[],
): VariantOffer | undefined {
  return offers.find(
    (offer) =>
      offer.values.length === values.length &&
      offer.values.every((value, index) => value === values[index]),
  );
}
