import type { PixelEvent, PixelEventMap, PixelEventName } from './pixel-event';

/** One event of each name; its details show the expected types. */
const samples: PixelEventMap = {
  CompleteRegistration: {},
  AddToCart: { productId: '', variantId: '', quantity: 0, valueCents: 0, currency: '' },
  Search: { query: '', category: '', found: 0 },
  Lead: { formId: '', isNewsletter: false },
  ViewContent: { productId: '', valueCents: 0, currency: '' },
  Purchase: { orderNumber: '', pieces: 0, valueCents: 0, currency: '' },
};

/** The names of all events; the type of `samples` allows no others. */
export const pixelEventNames = Object.keys(samples) as readonly PixelEventName[];

/**
 * Reads an event from parsed JSON; never throws. Unknown details are dropped; numbers are whole and
 * not below zero.
 *
 * @returns undefined if the name is unknown, or a detail is missing or of the wrong type
 */
export function readPixelEvent(raw: unknown): PixelEvent | undefined {
  const { name, details } = fieldsOf(raw);
  const knownName = pixelEventNames.find((eventName) => eventName === name);
  if (knownName === undefined) return undefined;
  const fields = fieldsOf(details);
  const read = Object.entries(samples[knownName]).map(
    ([field, sample]) => [field, fields[field], fits(fields[field], sample)] as const,
  );
  if (!read.every(([, , isFit]) => isFit)) return undefined;
  // Each detail has the type of the same detail in the sample.
  return { name: knownName, details: Object.fromEntries(read) };
}

function fits(value: unknown, sample: unknown): boolean {
  return typeof sample === 'number'
    ? Number.isSafeInteger(value) && Number(value) >= 0
    : typeof value === typeof sample;
}

function fieldsOf(raw: unknown): Readonly<Record<string, unknown>> {
  return typeof raw === 'object' && raw !== null ? { ...raw } : {};
}
