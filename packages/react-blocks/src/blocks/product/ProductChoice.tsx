import { isSoldOut } from '@frontage/commerce-model';
import type { ReactNode } from 'react';
import type { ProductView } from '../../shop/product-view';
import { productControls, productParts, type VariantOffer } from './product.parts';
import { choiceLabels, isRow, productOptions, type ProductSpeech } from './variant-offers';

/** What a choice of variants is rendered from. */
export interface ProductChoiceProps {
  view: ProductView;
  offers: readonly VariantOffer[];
  speech: ProductSpeech;
  /** With which the ids of its controls begin. */
  prefix: string;
}

/**
 * The choice of a variant. One option is a row of values; several are one list of all
 * that can be bought, in whose place a script shows a list for each option.
 */
export function ProductChoice(props: ProductChoiceProps): ReactNode {
  const { view, offers, prefix } = props;
  const [first] = offers;
  const options = productOptions(view.product);
  const { variantId } = productControls;
  if (!first || offers.length === 1)
    return first && <input type="hidden" name={variantId} value={first.id} />;
  if (isRow(view, options)) return <VariantRadios {...props} />;
  return (
    <div className="fr-product__lists">
      <VariantList {...props} />
      {options.length > 1 && (
        <OptionLists options={options} prefix={prefix} speech={props.speech} />
      )}
    </div>
  );
}

function VariantRadios({ view, offers, speech, prefix }: ProductChoiceProps): ReactNode {
  const isGift = view.product.productType === 'giftCard';
  const [option] = productOptions(view.product);
  const labels = choiceLabels(view, offers, speech);
  return (
    <fieldset className="fr-product__choice">
      <legend>{isGift ? speech.texts.value : option?.name}</legend>
      <div className="fr-product__values">
        {offers.map(({ id, max }, at) => (
          <label key={id} className="fr-product__value">
            <input
              type="radio"
              name={productControls.variantId}
              value={id}
              required
              disabled={max === 0}
              id={`${prefix}-${id}`}
            />
            <span>{labels[at]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function VariantList({ view, offers, speech, prefix }: ProductChoiceProps): ReactNode {
  const { texts } = speech;
  const name = view.product.productType === 'giftCard' ? texts.value : texts.variant;
  const labels = choiceLabels(view, offers, speech);
  return (
    <p className="fr-product__choice" {...{ [productParts.variants]: '' }}>
      <label htmlFor={`${prefix}-variant`}>{name}</label>
      <select
        className="fr-field"
        id={`${prefix}-variant`}
        name={productControls.variantId}
        required
        defaultValue=""
        disabled={isSoldOut(view.product)}
      >
        <option value="">{texts.choose({ name })}</option>
        {offers.map(({ id, max }, at) => (
          <option key={id} value={id} disabled={max === 0}>
            {labels[at]}
          </option>
        ))}
      </select>
    </p>
  );
}

function OptionLists({
  options,
  prefix,
  speech: { texts },
}: {
  options: ReturnType<typeof productOptions>;
  prefix: string;
  speech: ProductSpeech;
}): ReactNode {
  return (
    <div className="fr-product__options" inert {...{ [productParts.options]: '' }}>
      {options.map(({ name, values }, at) => (
        <p key={name} className="fr-product__choice">
          <label htmlFor={`${prefix}-option-${at}`}>{name}</label>
          {/* Without a name: it is not part of the post. */}
          <select className="fr-field" id={`${prefix}-option-${at}`} defaultValue="">
            <option value="">{texts.choose({ name })}</option>
            {values.map((value) => (
              <option key={value}>{value}</option>
            ))}
          </select>
        </p>
      ))}
    </div>
  );
}
