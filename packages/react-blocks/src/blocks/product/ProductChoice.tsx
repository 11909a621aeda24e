import { isSoldOut } from '@frontage/commerce-model';
import type { ReactNode } from 'react';
import { Picture } from '../../picture/Picture';
import type { PictureData } from '../../picture/picture.parts';
import { OptionChips, type OptionChip } from '../../shop/OptionChips';
import type { ProductView } from '../../shop/product-view';
import { variantTexts } from '../../shop/variant.texts';
import { useTexts } from '../../texts/use-texts';
import { optionControl, productControls, productParts, type VariantOffer } from './product.parts';
import { choiceLabels, isRow, type ProductSpeech } from './variant-offers';
import {
  chosenOffer,
  isValueGone,
  productOptions,
  valueLabels,
  valuePictures,
  type ProductOption,
} from './product-options';

/** The props of a choice of variants. */
export interface ProductChoiceProps {
  view: ProductView;
  offers: readonly VariantOffer[];
  speech: ProductSpeech;
  /** The prefix of its controls' ids. */
  prefix: string;
}

/**
 * The choice of a variant: a row of values for each option. A single option with very many values
 * is a list.
 */
export function ProductChoice(props: ProductChoiceProps): ReactNode {
  const { view, offers } = props;
  const [first] = offers;
  const options = productOptions(view.product);
  const { variantId } = productControls;
  if (!first || offers.length === 1)
    return first && <input type="hidden" name={variantId} value={first.id} />;
  if (isRow(view, options)) return <VariantChips {...props} />;
  if (options.length > 1) return <OptionRows {...props} options={options} />;
  return <VariantList {...props} />;
}

function VariantChips({ view, offers, prefix }: ProductChoiceProps): ReactNode {
  const texts = useTexts(variantTexts);
  const [option] = productOptions(view.product);
  const labels = choiceLabels(view, offers, texts);
  const chosen = chosenOffer(view, offers);
  const chips = offers.map(({ id, max, picture }, index): OptionChip => ({
    value: id,
    label: labels[index] ?? '',
    isSoldOut: max === 0,
    isChosen: id === chosen?.id,
    // The variant in the address is always shown.
    isDisabled: max === 0 && id !== chosen?.id,
    picture: chipPicture(view.pictures[picture]),
  }));
  return (
    <OptionChips
      legend={option?.name}
      name={productControls.variantId}
      prefix={prefix}
      chips={chips}
    />
  );
}

function OptionRows({
  view,
  offers,
  speech: { texts },
  prefix,
  options,
}: ProductChoiceProps & { options: readonly ProductOption[] }): ReactNode {
  const variant = useTexts(variantTexts);
  const labels = valueLabels(options, offers, variant);
  const chosen = chosenOffer(view, offers)?.values ?? options.map(() => '');
  return (
    <div className="fr-product__options" {...{ [productParts.options]: '' }}>
      {options.map((option, index) => {
        const { name, values } = option;
        const pictures = valuePictures(option, index, offers);
        const chips = values.map((value, place): OptionChip => ({
          value,
          label: labels[index]?.[place] ?? value,
          soldOutLabel: variant.soldOut({ label: value }),
          isSoldOut: isValueGone(offers, chosen, index, value),
          isChosen: value === chosen[index],
          picture: chipPicture(pictures && view.pictures[pictures[place] ?? -1]),
        }));
        return (
          <OptionChips
            key={name}
            legend={name}
            name={optionControl(index)}
            prefix={`${prefix}-option-${index}`}
            chips={chips}
          />
        );
      })}
      <noscript>
        {/* Without scripts only the server can show the choice. */}
        <button
          type="submit"
          className="fr-action"
          data-look="quiet"
          formMethod="get"
          formAction={`/${view.slug}`}
        >
          {texts.show}
        </button>
      </noscript>
    </div>
  );
}

/** What a value looks like, beside its words. */
function chipPicture(picture: PictureData | undefined): ReactNode {
  return picture && <Picture picture={{ ...picture, alt: '' }} mode="cover" sizes="48px" />;
}

function VariantList({ view, offers, speech, prefix }: ProductChoiceProps): ReactNode {
  const texts = useTexts(variantTexts);
  const { variant: name } = texts;
  const labels = choiceLabels(view, offers, texts);
  const chosen = chosenOffer(view, offers);
  return (
    <p className="fr-product__choice" {...{ [productParts.variants]: '' }}>
      <label htmlFor={`${prefix}-variant`}>{name}</label>
      <select
        className="fr-field"
        id={`${prefix}-variant`}
        name={productControls.variantId}
        required
        defaultValue={chosen?.id ?? ''}
        disabled={isSoldOut(view.product)}
      >
        <option value="">{speech.texts.choose({ name })}</option>
        {offers.map(({ id, max }, index) => (
          <option key={id} value={id} disabled={max === 0 && id !== chosen?.id}>
            {labels[index]}
          </option>
        ))}
      </select>
    </p>
  );
}
