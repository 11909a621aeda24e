import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { PixelEvent } from './pixel-event';
import { pixelEventNames, readPixelEvent } from './read-pixel-event';

const events: readonly PixelEvent[] = [
  { name: 'CompleteRegistration', details: {} },
  {
    name: 'AddToCart',
    details: { productId: 'bowl', variantId: '', quantity: 2, valueCents: 4800, currency: 'EUR' },
  },
  { name: 'Search', details: { query: 'glaze', category: '', found: 3 } },
  { name: 'Lead', details: { formId: 'letter', isNewsletter: true } },
  { name: 'ViewContent', details: { productId: 'bowl', valueCents: 2400, currency: 'EUR' } },
  {
    name: 'Purchase',
    details: { orderNumber: '1042', pieces: 2, valueCents: 5300, currency: 'EUR' },
  },
];

it('[7.25a] ad pixel events have these names, and each is read as it was written', () => {
  expect(pixelEventNames).toEqual([
    'CompleteRegistration',
    'AddToCart',
    'Search',
    'Lead',
    'ViewContent',
    'Purchase',
  ]);
  expect(events.map(({ name }) => name)).toEqual(pixelEventNames);
  for (const event of events)
    expect(readPixelEvent(JSON.parse(JSON.stringify(event)))).toEqual(event);
});

it.each([
  ['an unknown name', { name: 'Subscribe', details: {} }],
  ['a name that objects have anyway', { name: 'constructor', details: {} }],
  ['no details', { name: 'Lead' }],
  ['a detail of another kind', { name: 'Lead', details: { formId: 7, isNewsletter: true } }],
  [
    'a value with a fraction',
    { name: 'ViewContent', details: { productId: 'bowl', valueCents: 1.5, currency: 'EUR' } },
  ],
  [
    'a value below zero',
    { name: 'ViewContent', details: { productId: 'bowl', valueCents: -1, currency: 'EUR' } },
  ],
])('reads no event out of %s', (_what, raw) => {
  expect(readPixelEvent(raw)).toBeUndefined();
});

it('drops details that an event does not have', () => {
  const raw = {
    name: 'Lead',
    details: { formId: 'letter', isNewsletter: false, email: 'ada@example.org' },
  };
  expect(readPixelEvent(raw)).toEqual({
    name: 'Lead',
    details: { formId: 'letter', isNewsletter: false },
  });
});

it('never throws', () => {
  fc.assert(fc.property(fc.anything(), (raw) => readPixelEvent(raw) === undefined));
  fc.assert(
    fc.property(fc.constantFrom(...pixelEventNames), fc.anything(), (name, details) => {
      const event = readPixelEvent({ name, details });
      return event === undefined || event.name === name;
    }),
  );
});
