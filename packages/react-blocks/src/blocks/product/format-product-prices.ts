import { productTexts } from './product.texts';
import { choiceLabels, productOffer, variantOffers, type ProductSpeech } from './variant-offers';
import { productOptions, valueLabels } from './product-options';
import { textsInUse } from '../../texts/stored-texts';
import { sayEnglish } from '../../texts/say-english';
import { planTexts } from '../../shop/plan.texts';
import type { ProductView } from '../../shop/product-view';
import { variantTexts } from '../../shop/variant.texts';

/** What a page changes with the currency; texts are ready for display. */
export interface ShownPrices {
  readonly price: string;
  /** The price before the sale; '' without one. */
  readonly was: string;
  /** '' if none are offered. */
  readonly installments: string;
}

/** The displayed prices of a product. */
export interface ProductPrices extends ShownPrices {
  /** By variant, with its label in the choice and its price in minor units. */
  readonly offers: readonly (ShownPrices & {
    readonly id: string;
    readonly label: string;
    readonly cents: number;
  })[];
  /** The labels of each option's values in the choice, if there are several options. */
  readonly options: readonly (readonly string[])[];
}

/**
 * Formats the prices of a product as its block shows them.
 *
 * @param view the product, in the requested currency
 * @param page the language of the page, and the site's texts in it
 */
export function formatProductPrices(
  view: ProductView,
  { locale, texts }: { locale: string; texts?: unknown },
): ProductPrices {
  const say = textsInUse(texts, locale)?.say ?? sayEnglish;
  const speech: ProductSpeech = {
    texts: say(productTexts),
    plan: say(planTexts),
    locale,
  };
  const variant = say(variantTexts);
  const offers = variantOffers(view, speech);
  const labels = choiceLabels(view, offers, variant);
  const options = productOptions(view.product);
  return {
    ...productOffer(view, speech),
    offers: offers.map(({ id, price, cents, was, installments }, index) => ({
      id,
      price,
      cents,
      was,
      installments,
      label: labels[index] ?? '',
    })),
    options: options.length > 1 ? valueLabels(options, offers, variant) : [],
  };
}
