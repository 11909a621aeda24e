import type { Teardown } from '@frontage/core-lifecycle';
import { findOffer } from './product.model';
import {
  productControls,
  productParts,
  type ProductFacts,
  type VariantOffer,
} from './product.parts';

/** The choice of a variant on a page. */
export interface VariantChoice {
  /** What is chosen; undefined while nothing is. */
  offer(): VariantOffer | undefined;
  destroy: Teardown;
}

/**
 * Follows which variant is chosen. Where a product has several options, a list for each
 * takes the place of the list of all variants.
 *
 * @param onChange told of every choice, and once at the start
 */
export function mountChoice(
  form: HTMLFormElement,
  { offers, words }: ProductFacts,
  onChange: (offer: VariantOffer | undefined) => void,
): VariantChoice {
  const variants = form.querySelector<HTMLElement>(`[${productParts.variants}]`);
  const lists = form.querySelector<HTMLElement>(`[${productParts.options}]`);
  const options = [...(lists?.querySelectorAll('select') ?? [])];
  const undo = [
    variants && lists ? showLists(variants, lists, options) : undefined,
    openSoldOut(form),
  ];
  form.addEventListener('change', onInput);
  const change = (): void => onChange(offer());
  change();

  function offer(): VariantOffer | undefined {
    if (options.length > 0)
      return findOffer(
        offers,
        options.map(({ value }) => value),
      );
    const chosen = form.querySelector<HTMLInputElement | HTMLSelectElement>(
      `input[name=${productControls.variantId}]:is(:checked, [type=hidden]), select[name=${productControls.variantId}]`,
    );
    return offers.find(({ id }) => id === (chosen?.value ?? ''));
  }

  function onInput(): void {
    const none = options.every(({ value }) => value) && !offer();
    options.at(-1)?.setCustomValidity(none ? words.unavailable : '');
    change();
  }

  return {
    offer,
    destroy() {
      form.removeEventListener('change', onInput);
      for (const end of undo) end?.();
    },
  };
}

function showLists(
  variants: HTMLElement,
  lists: HTMLElement,
  options: readonly HTMLSelectElement[],
): Teardown {
  const all = variants.querySelector('select');
  const show = (byOption: boolean): void => {
    variants.hidden = byOption;
    lists.inert = !byOption;
    if (all) all.required = !byOption;
    for (const option of options) {
      option.required = byOption;
      if (!byOption) option.setCustomValidity('');
    }
  };
  show(true);
  return () => show(false);
}

/** What is sold out can be chosen, to see it and to ask for it; only buying it is not possible. */
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
