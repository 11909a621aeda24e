import type { Teardown } from '@frontage/core-lifecycle';
import { findProductOffer } from './product.model';
import {
  productControls,
  productParts,
  type ProductFacts,
  type VariantOffer,
} from './product.parts';
import { isValueGone, offersWith } from './product-options';

/** The choice of a variant on a page. */
export interface VariantChoice {
  /** Gives the chosen offer; undefined while nothing is chosen. */
  offer(): VariantOffer | undefined;
  /** Gives the picture of the choice so far, from 0; -1 for none. */
  picture(): number;
  destroy: Teardown;
}

/**
 * Follows the choice of a variant, and strikes out values that cannot be bought with it.
 *
 * @param onChange called after every choice of a visitor, and once at the start
 */
export function mountChoice(
  form: HTMLFormElement,
  { offers, words }: ProductFacts,
  onChange: (offer: VariantOffer | undefined) => void,
): VariantChoice {
  const rows = [...form.querySelectorAll<HTMLElement>(`[${productParts.options}] fieldset`)].map(
    (row) => [...row.querySelectorAll<HTMLInputElement>('input')],
  );
  const [lastRadio] = rows.at(-1) ?? [];
  const close = openSoldOut(form);
  const stopReporting = reportMissing(form, words.chooseOne);
  form.addEventListener('change', onInput);
  onInput();

  /** By option, `''` if none is chosen yet. */
  function chosenValues(): string[] {
    return rows.map((radios) => radios.find(({ checked }) => checked)?.value ?? '');
  }

  function offer(): VariantOffer | undefined {
    if (rows.length > 0) return findProductOffer(offers, chosenValues());
    const chosen = form.querySelector<HTMLInputElement | HTMLSelectElement>(
      `input[name=${productControls.variantId}]:is(:checked, [type=hidden]), select[name=${productControls.variantId}]`,
    );
    return offers.find(({ id }) => id === (chosen?.value ?? ''));
  }

  function picture(): number {
    const values = chosenValues();
    const offered = offer() ?? (values.some(Boolean) ? offersWith(offers, values)[0] : undefined);
    return offered?.picture ?? -1;
  }

  function onInput(): void {
    const values = chosenValues();
    rows.forEach((radios, index) =>
      radios.forEach((radio) => {
        const isGone = isValueGone(offers, values, index, radio.value);
        radio.parentElement?.toggleAttribute(productParts.soldOut, isGone);
      }),
    );
    const isNone = rows.length > 0 && values.every(Boolean) && !offer();
    lastRadio?.setCustomValidity(isNone ? words.unavailable : '');
    onChange(offer());
  }

  return {
    offer,
    picture,
    destroy() {
      form.removeEventListener('change', onInput);
      stopReporting();
      close();
    },
  };
}

/**
 * Has the browser say that nothing is chosen in the words of the page: its own are in its own
 * language.
 */
function reportMissing(form: HTMLFormElement, words: string): Teardown {
  const choices = [
    ...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input[type=radio], select'),
  ];
  const onInvalid = () => {
    for (const choice of choices) if (choice.validity.valueMissing) choice.setCustomValidity(words);
  };
  const clear = () => {
    for (const choice of choices) choice.setCustomValidity('');
  };
  form.addEventListener('invalid', onInvalid, true);
  form.addEventListener('change', clear);
  return () => {
    form.removeEventListener('invalid', onInvalid, true);
    form.removeEventListener('change', clear);
    clear();
  };
}

/**
 * A sold-out variant can be chosen, to see it and to ask for a notice; it just cannot be bought.
 */
function openSoldOut(form: HTMLFormElement): Teardown {
  const closed = [
    ...form.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLOptionElement>(
      ':is(input[type=radio], select, option):disabled',
    ),
  ];
  for (const control of closed) control.disabled = false;
  return () => {
    for (const control of closed) control.disabled = true;
  };
}
