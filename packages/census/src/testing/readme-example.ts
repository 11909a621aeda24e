import { createPixelGate, type PixelEvent } from '@frontage/census';

const gate = createPixelGate();
const view: PixelEvent = {
  name: 'ViewContent',
  details: { productId: 'moon-jar', valueCents: 14_000, currency: 'EUR' },
};

// Every gate starts shut: the event stays in the memory of this page.
gate.emit(view);

// The visitor agrees: the kept events are sent in order, and later ones at once.
gate.open(({ name, details }) => console.log(name, details));

// The visitor withdraws consent.
gate.shut();
gate.emit(view);
