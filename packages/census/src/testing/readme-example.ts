import { createPixelGate, type PixelEvent } from '@frontage/census';

const gate = createPixelGate();
const view: PixelEvent = {
  name: 'ViewContent',
  details: { productId: 'moon-jar', valueCents: 14_000, currency: 'EUR' },
};

// Shut, as every gate is at first: the event stays in the memory of this page.
gate.tell(view);

// The visitor agrees: what was kept goes, in order, and what comes goes at once.
gate.open(({ name, details }) => console.log(name, details));

// The visitor takes that back.
gate.shut();
gate.tell(view);
