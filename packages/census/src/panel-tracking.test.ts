import { expect, expectTypeOf, it } from 'vitest';
import { createPanelTracking, type PanelEvent } from './panel-tracking';

const events: readonly PanelEvent[] = [
  { name: 'interface-click', details: { panel: 'orders', control: 'export' } },
  { name: 'cart-panel', details: { action: 'opened' } },
  { name: 'inventory-panel', details: { action: 'changed' } },
  { name: 'api-key-panel', details: { action: 'created' } },
];

it('[7.25b] clicks, cart, inventory and API keys go through one function, behind a gate that is shut', () => {
  const { track, open, shut } = createPanelTracking({ most: 3 });
  for (const event of events) track(event);
  const sent: PanelEvent[] = [];
  open((event) => sent.push(event));
  expect(sent).toEqual(events.slice(1));
  shut();
  for (const event of events) track(event);
  expect(sent).toHaveLength(3);
});

it('[7.25b] takes the four kinds of event, each with details of its own', () => {
  expectTypeOf<PanelEvent['name']>().toEqualTypeOf<
    'interface-click' | 'cart-panel' | 'inventory-panel' | 'api-key-panel'
  >();
  createPanelTracking().track({
    name: 'api-key-panel',
    // @ts-expect-error An API key is not opened with a control.
    details: { panel: 'keys', control: 'new' },
  });
});
