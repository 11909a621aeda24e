import { maxPriceCents, type Plan } from '@frontage/commerce-model';
import type { ProductInput } from '../../shop/catalogue/check-product';
import type { StoredProduct } from '../../shop/catalogue/stored-product';
import { createFieldReader, type ProductFieldReader } from './product-field-reader';
import { readLines } from '../entries/entry-fields';
import type { ProductFields } from './product-fields';
import { sayOfProductPage } from './product-page-texts';

/** The units in which a plan counts. */
export const planUnits = [
  'week',
  'month',
  'year',
] as const satisfies readonly Plan['billingPeriod']['unit'][];

/** The parts of a product that only some kinds have. */
type KindParts = Pick<ProductInput, 'soldOnce' | 'donation' | 'dimensions' | 'fileId'> & {
  readonly subscriptionPlan: NonNullable<ProductInput['product']['subscriptionPlan']> | null;
};

const millimetres = { min: 0, max: 100_000 };

/**
 * Reads the controls that only some kinds of products have: plan, donation, size, file.
 *
 * @param reader notes what is wrong
 * @param fields all controls
 * @param stored the product
 */
export function readKindFields(
  reader: ProductFieldReader,
  fields: ProductFields,
  stored: StoredProduct,
): KindParts {
  const [lengthMm, widthMm, heightMm] = (['length', 'width', 'height'] as const).map((name) =>
    reader.whole(name, millimetres, 0),
  );
  const hasSize = [lengthMm, widthMm, heightMm].some((size) => size !== 0);
  return {
    subscriptionPlan: readPlan(reader, fields),
    soldOnce: reader.isOn('sold-once'),
    donation: reader.isOn('donation') ? readDonation(reader, fields, stored) : null,
    dimensions: hasSize
      ? { lengthMm: lengthMm ?? 0, widthMm: widthMm ?? 0, heightMm: heightMm ?? 0 }
      : null,
    fileId: fields['file'] || null,
  };
}

function readPlan(
  reader: ProductFieldReader,
  fields: ProductFields,
): KindParts['subscriptionPlan'] {
  const unit = planUnits.find((planUnit) => planUnit === fields['plan-unit']);
  if (!unit) return null;
  return {
    billingPeriod: { unit, value: reader.whole('plan-every', { min: 1, max: 100 }, 1) },
    numBillingCycles: reader.whole('plan-payments', { min: 0, max: 1_000 }, 0),
  };
}

function readDonation(
  reader: ProductFieldReader,
  fields: ProductFields,
  { currency }: StoredProduct,
): ProductInput['donation'] {
  const lines = readLines(fields['amounts']);
  const amounts = lines.map((line) => {
    const lineReader = createFieldReader({ amount: line });
    const cents = lineReader.price('amount', currency);
    if (lineReader.wrong.size > 0) reader.complain('amounts', sayOfProductPage('wrongAmounts'));
    return cents;
  });
  if (amounts.length > 20) reader.complain('amounts', sayOfProductPage('tooMany', { count: 20 }));
  if (!reader.isOn('donation-free')) return { amounts, free: null };
  const minCents = reader.price('donation-min', currency, 0);
  const maxCents = reader.price('donation-max', currency, maxPriceCents);
  if (minCents > maxCents) reader.complain('donation-max', sayOfProductPage('wrongRange'));
  return { amounts, free: { minCents, maxCents } };
}
