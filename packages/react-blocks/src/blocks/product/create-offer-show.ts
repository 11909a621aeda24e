import {
  productControls,
  productParts,
  type ProductFacts,
  type VariantOffer,
} from './product.parts';

/**
 * Finds the parts that change with the choice.
 *
 * @returns shows the price of the chosen variant, and whether it can be bought; without an offer,
 *   restores the server's content
 */
export function createOfferShow(
  root: HTMLElement,
  { words }: ProductFacts,
): (offer: VariantOffer | undefined) => void {
  const find = <Found extends HTMLElement>(part: keyof typeof productParts): Found | null =>
    root.querySelector<Found>(`[${productParts[part]}]`);
  const texts = ['price', 'wasAmount', 'note', 'installments', 'weight'] as const;
  const places = texts.map((part) => [part, find(part)] as const);
  const before = new Map(places.map(([part, place]) => [part, place?.textContent ?? '']));
  const add = find<HTMLButtonElement>('add');
  const addText = add?.textContent ?? '';
  const wasClosed = add?.disabled ?? false;
  const saleParts = [find('onSale'), find('was')];
  const wasHidden = saleParts.map((part) => part?.hidden ?? true);
  const quantity = root.querySelector<HTMLInputElement>(
    `input[type=number][name=${productControls.quantity}]`,
  );
  const most = quantity?.max ?? '';

  return (offer) => {
    const shown = offer && { ...offer, wasAmount: offer.was };
    for (const [part, place] of places)
      if (place) place.textContent = shown ? shown[part] : (before.get(part) ?? '');
    const weight = find('weight')?.parentElement;
    if (weight) weight.hidden = !(shown ? shown.weight : before.get('weight'));
    saleParts.forEach(
      (part, index) =>
        part && (part.hidden = shown ? shown.was === '' : (wasHidden[index] ?? true)),
    );
    const closed = offer ? offer.max === 0 : wasClosed;
    if (add) {
      add.disabled = closed;
      add.textContent = offer && closed ? words.soldOut : addText;
    }
    if (quantity) quantity.max = offer && !closed ? String(offer.max) : most;
  };
}
