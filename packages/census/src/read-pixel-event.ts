import type { PixelEvent, PixelEventMap, PixelEventName } from './pixel-event';

/** An event of each name, for the kinds of its details. */
const samples: PixelEventMap = {
  CompleteRegistration: {},
  AddToCart: { productId: '', variantId: '', quantity: 0, valueCents: 0, currency: '' },
  Search: { query: '', category: '', found: 0 },
  Lead: { formId: '', isNewsletter: false },
  ViewContent: { productId: '', valueCents: 0, currency: '' },
  Purchase: { orderNumber: '', pieces: 0, valueCents: 0, currency: '' },
};

/** The names of all events: the type of `samples` has no others. */
export const pixelEventNames = Object.keys(samples) as readonly PixelEventName[];

/**
 * Reads an event out of parsed JSON; never throws. Details that it should not have are
 * dropped; numbers are whole and not below zero.
 *
 * @returns undefined for an unknown name, and where a detail is missing or of another kind
 */
export function readPixelEvent(raw: unknown): PixelEvent | undefined {
  const { name, details } = fieldsOf(raw);
  const known = pixelEventNames.find((one) => one === name);
  if (known === undefined) return undefined;
  const given = fieldsOf(details);
  const read = Object.entries(samples[known]).map(
    ([field, sample]) => [field, given[field], fits(given[field], sample)] as const,
  );
  if (!read.every(([, , isFit]) => isFit)) return undefined;
  // Each detail has the kind that the sample of this name has.
  return { name: known, details: Object.fromEntries(read) };
}

function fits(value: unknown, sample: unknown): boolean {
  return typeof sample === 'number'
    ? Number.isSafeInteger(value) && Number(value) >= 0
    : typeof value === typeof sample;
}

function fieldsOf(raw: unknown): Readonly<Record<string, unknown>> {
  return typeof raw === 'object' && raw !== null ? { ...raw } : {};
}
