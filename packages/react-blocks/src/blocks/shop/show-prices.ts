import type { Teardown } from '@frontage/core-lifecycle';
import {
  createMarkupChanges,
  type BlockContext,
  type MarkupChanges,
} from '@frontage/core-lifecycle/dom';
import { productControls, productFactsAttribute, productParts } from '../product/product.parts';
import { quickViewAddressAttribute } from '../product-list/quick-view.parts';
import { storedFields, type StoredFields } from '../../stored/stored-fields';
import {
  currencyAttribute,
  currencyControl,
  pricesAddress,
  pricesOfAttribute,
} from '../../shop/shown-currency';

/** The timeout for prices: after that the page's own prices stay, with their currency. */
const patience = 5_000;

/**
 * Shows the prices of a block in another currency, formatted by the server. Products that are not
 * sold in it stay unchanged, and all do if no answer comes.
 *
 * @param root of a product or a list
 * @param currency `''` for the store's own
 * @returns restores the server's content
 */
export async function showPrices(
  root: HTMLElement,
  currency: string,
  { window, report, signal }: BlockContext,
): Promise<Teardown> {
  const changes = createMarkupChanges(root.ownerDocument);
  const holders = [root, ...root.querySelectorAll<HTMLElement>(`[${pricesOfAttribute}]`)].filter(
    (element) => element.hasAttribute(pricesOfAttribute),
  );
  const query = new URLSearchParams({
    [currencyControl]: currency,
    language: root.closest('[lang]')?.getAttribute('lang') ?? 'en',
  });
  for (const holder of holders) query.append('id', holder.getAttribute(pricesOfAttribute) ?? '');
  try {
    const reply = await window.fetch(`${pricesAddress}?${query.toString()}`, {
      signal: window.AbortSignal.timeout(patience),
    });
    const answer: unknown = await reply.json();
    const prices = storedFields(storedFields(answer).raw('data'));
    if (signal.aborted || !reply.ok) return changes.undo;
    for (const holder of holders) {
      const product = prices.raw(holder.getAttribute(pricesOfAttribute) ?? '');
      if (product)
        showProduct(holder, storedFields(product), storedFields(answer).text('currency'), changes);
    }
    showChoice(root, currency, storedFields(answer).text('currency'), changes);
  } catch (cause) {
    report({ code: 'PRICES_FAILED', block: root.id, cause });
  }
  return changes.undo;
}

function showProduct(
  holder: HTMLElement,
  prices: StoredFields,
  currency: string,
  { say, set }: MarkupChanges,
): void {
  const part = (name: keyof typeof productParts): Element | null =>
    holder.querySelector(`[${productParts[name]}]`);
  const was = prices.text('was');
  say(part('price'), prices.text('price'));
  say(part('wasAmount'), was);
  for (const place of [part('onSale'), part('was')]) set(place, 'hidden', was === '' ? '' : null);
  const installments = part('installments');
  // Its line stays, so that nothing moves.
  say(installments, prices.text('installments') || (installments?.textContent ? '\u00a0' : ''));
  const offers = new Map(prices.list('offers').map((offer) => [offer.text('id'), offer]));
  for (const control of holder.querySelectorAll<HTMLInputElement | HTMLOptionElement>(
    `input[name=${productControls.variantId}], [${productParts.variants}] option`,
  )) {
    const label = control.value && offers.get(control.value)?.text('label');
    if (label) say(labelOf(control), label);
  }
  showOptionLabels(holder, prices.raw('options'), say);
  const facts = holder.getAttribute(productFactsAttribute);
  if (facts) set(holder, productFactsAttribute, withPrices(facts, offers, currency));
}

/** Finds the label of a control in the choice. */
function labelOf(control: HTMLInputElement | HTMLOptionElement): Element | null {
  return control.localName === 'option'
    ? control
    : (control.nextElementSibling?.querySelector('.fr-product__there') ?? null);
}

/** With several options, their values may have prices. */
function showOptionLabels(holder: HTMLElement, raw: unknown, say: MarkupChanges['say']): void {
  const options: readonly unknown[] = Array.isArray(raw) ? raw : [];
  const rows = holder.querySelectorAll(`[${productParts.options}] fieldset`);
  options.forEach((labels, index) => {
    const places = rows[index]?.querySelectorAll('.fr-product__there') ?? [];
    if (Array.isArray(labels))
      places.forEach((place, value) => say(place, String(labels[value] ?? place.textContent)));
  });
}

function withPrices(
  facts: string,
  offers: ReadonlyMap<string, StoredFields>,
  currency: string,
): string {
  // The server wrote it on this root.
  const parsed = JSON.parse(facts) as { offers: readonly { id: string }[] };
  const priced = parsed.offers.map((offer) => {
    const fields = offers.get(offer.id);
    return fields
      ? {
          ...offer,
          price: fields.text('price'),
          cents: fields.number('cents', 0),
          was: fields.text('was'),
          installments: fields.text('installments'),
        }
      : offer;
  });
  return JSON.stringify({ ...parsed, currency, offers: priced });
}

/** Marks the displayed currency, here and in links. */
function showChoice(
  root: HTMLElement,
  currency: string,
  code: string,
  { set }: MarkupChanges,
): void {
  set(root, currencyAttribute, currency);
  for (const control of root.querySelectorAll<HTMLInputElement | HTMLButtonElement>(
    `[name=${currencyControl}]`,
  )) {
    if (control.type === 'submit')
      set(control, 'aria-current', control.value === code ? 'true' : null);
  }
  for (const control of root.querySelectorAll(`[${productParts.form}] [name=${currencyControl}]`))
    set(control, 'value', currency);
  for (const link of root.querySelectorAll(
    `[${pricesOfAttribute}] [${quickViewAddressAttribute}]`,
  )) {
    const [path = '', query = ''] = (link.getAttribute(quickViewAddressAttribute) ?? '').split('?');
    const params = new URLSearchParams(query);
    params.set(currencyControl, currency);
    set(link, quickViewAddressAttribute, `${path}?${params.toString()}`);
  }
}
