import {
  createMoney,
  currentPrice,
  installments,
  isSoldOut,
  maxQuantity,
  measurementUnits,
  productPrices,
  stockOf,
  variantLabel,
  type Variant,
} from '@frontage/commerce-model';
import { formatPlan } from '../../shop/format-plan';
import { installmentParts } from '../../shop/installment-parts';
import { mostChips } from '../../shop/most-chips';
import { type PlanTexts } from '../../shop/plan.texts';
import type { ProductView } from '../../shop/product-view';
import { createShowMoney } from '../../shop/show-money';
import type { VariantTexts } from '../../shop/variant.texts';
import type { ProductTexts } from './product.texts';
import type { VariantOffer } from './product.parts';
import { productOptions, type ProductOption } from './product-options';

/** The texts of a product, and the locale of its numbers. */
export interface ProductSpeech {
  readonly texts: ProductTexts;
  readonly plan: PlanTexts;
  /** BCP 47. */
  readonly locale: string;
}

/**
 * Gives every variant of a product as an offer; a digital product is a single one without a choice.
 */
export function variantOffers(view: ProductView, speech: ProductSpeech): readonly VariantOffer[] {
  const { product } = view;
  const names = productOptions(product).map(({ name }) => name);
  if (product.productType === 'digital')
    return [
      offer(view, speech, [], {
        ...product,
        id: '',
        unlimited: true,
        qtyInStock: 0,
        weightGrams: 0,
        optionValues: [],
      }),
    ];
  return product.variants.map((variant) => offer(view, speech, names, variant));
}

type Offered = Omit<Variant, 'sku'>;

function offer(
  view: ProductView,
  speech: ProductSpeech,
  names: readonly string[],
  variant: Offered,
): VariantOffer {
  const { productType } = view.product;
  const isGift = productType === 'giftCard';
  const cents = isGift ? variant.priceCents : currentPrice(variant);
  const stock = isGift ? Infinity : stockOf(variant);
  const { scarcityFrom } = view.display;
  const isScarce = stock > 0 && stock <= scarcityFrom;
  return {
    id: variant.id,
    values: names.map(
      (name) => variant.optionValues.find(({ optionName }) => optionName === name)?.value ?? '',
    ),
    price: sayPrice(view, speech, cents),
    cents,
    was:
      variant.onSale && !isGift && cents < variant.priceCents
        ? money(view, speech, variant.priceCents)
        : '',
    note: isScarce ? speech.texts.left({ count: stock }) : '',
    installments: stock === 0 ? '' : sayInstallments(view, speech, cents),
    weight: productType === 'physical' ? sayWeight(view, speech, variant.weightGrams) : '',
    // More stock than is shown is enough for anybody; the server knows the number.
    picture: view.variantPictures?.[variant.id] ?? -1,
    max: Math.min(isScarce ? stock : maxQuantity, stock === 0 ? 0 : maxQuantity),
  };
}

/** Whether variants are shown as a row: those of a single option with few values. */
export function isRow(
  { product: { variants } }: ProductView,
  options: readonly ProductOption[],
): boolean {
  return options.length === 1 && variants.length <= mostChips;
}

/** Gives each variant's label in the choice. */
export function choiceLabels(
  view: ProductView,
  offers: readonly VariantOffer[],
  texts: VariantTexts,
): readonly string[] {
  const { product } = view;
  // A row of which all cost the same has its price above.
  const isPriced =
    !isRow(view, productOptions(product)) || new Set(offers.map(({ price }) => price)).size > 1;
  const labels = new Map(product.variants.map((variant) => [variant.id, variantLabel(variant)]));
  return offers.map(({ id, price, max }) => {
    const label = labels.get(id) ?? '';
    if (max === 0) return texts.soldOut({ label: label || price });
    if (label === '') return price;
    return isPriced ? texts.price({ label, price }) : label;
  });
}

/** Formats the price of a product before a choice [9.06]: `From $8` if variants differ. */
export function productOffer(
  view: ProductView,
  speech: ProductSpeech,
): Pick<VariantOffer, 'price' | 'was' | 'installments'> {
  if (view.donation) return { price: sayLeast(view.donation, speech), was: '', installments: '' };
  const { fromCents, normalCents, saleCents, varied } = productPrices(view.product);
  const price = sayPrice(view, speech, fromCents);
  if (varied) return { price: speech.texts.from({ price }), was: '', installments: '' };
  const was = saleCents !== null && saleCents < normalCents ? money(view, speech, normalCents) : '';
  return { price, was, installments: sayInstallments(view, speech, fromCents) };
}

/** Formats the smallest amount of a donation. */
function sayLeast(
  { currency, amounts, isFree, minCents }: NonNullable<ProductView['donation']>,
  { texts, locale }: ProductSpeech,
): string {
  const least = Math.min(...amounts, ...(isFree ? [minCents] : []));
  return texts.from({ price: createShowMoney(currency, locale)(least) });
}

/** Formats length, width and height in the store's unit [9.05]; '' if unknown. */
export function saySize(
  { dimensions, display }: ProductView,
  { texts, locale }: ProductSpeech,
): string {
  if (!dimensions) return '';
  const { dimension } = measurementUnits(display.measurementStandard);
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const { lengthMm, widthMm, heightMm } = dimensions;
  const amount = [lengthMm, widthMm, heightMm]
    .map((millimetres) => numbers.format(millimetres / (dimension === 'cm' ? 10 : 25.4)))
    .join(' × ');
  return texts.measure({ amount, unit: texts[dimension] });
}

function sayWeight(
  { display }: ProductView,
  { texts, locale }: ProductSpeech,
  grams: number,
): string {
  if (grams <= 0) return '';
  const { weight } = measurementUnits(display.measurementStandard);
  const amount = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(
    grams / (weight === 'kg' ? 1_000 : 453.592_37),
  );
  return texts.measure({ amount, unit: texts[weight] });
}

function money({ currency }: ProductView, { locale }: ProductSpeech, cents: number): string {
  return createShowMoney(currency, locale)(cents);
}

function sayPrice(view: ProductView, speech: ProductSpeech, cents: number): string {
  const price = money(view, speech, cents);
  const plan = view.product.subscriptionPlan;
  return plan ? formatPlan(plan, price, speech.plan) : price;
}

function sayInstallments(view: ProductView, speech: ProductSpeech, cents: number): string {
  const { display, currency, product } = view;
  if (!display.installments || product.subscriptionPlan) return '';
  const payments = installments(createMoney(cents, currency), display.installments);
  if (payments.length === 0 || isSoldOut(product)) return '';
  const parts = installmentParts(payments, createShowMoney(currency, speech.locale));
  return speech.texts.installments({ count: payments.length, parts });
}
