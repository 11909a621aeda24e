import { describe, expect, it } from 'vitest';
import { testCart, testCheckout, testShipping } from '../../testing/test-shop';
import {
  stepCheckoutPage,
  type CheckoutPageEvent,
  type CheckoutPageState,
} from './step-checkout-page';

const shipped = testCart({
  cart: { shippingOptions: testShipping, selectedShippingOption: testShipping[0] ?? null },
});
const view = testCheckout({ cart: shipped });
const idle: CheckoutPageState = {
  view,
  errors: undefined,
  sending: undefined,
  busy: undefined,
  isLost: false,
  chosen: undefined,
};
const post = (kind: 'paying' | 'updating') => ({ body: new URLSearchParams({ kind }), kind });
const paying = post('paying');
const updating = post('updating');
const bike: CheckoutPageEvent = { type: 'chose', change: { type: 'chooseShipping', id: 'bike' } };
const dearer = testCheckout({
  cart: testCart({ entries: [{ id: 'one', title: 'Moon jar', unitCents: 7_000, quantity: 1 }] }),
});
const run = (events: readonly CheckoutPageEvent[], from = idle): CheckoutPageState =>
  events.reduce(stepCheckoutPage, from);

describe('stepCheckoutPage', () => {
  it('while it pays nothing else is sent', () => {
    const state = run([{ type: 'sent', post: paying }]);
    expect([state.sending, state.busy]).toEqual([paying, 'paying']);
    expect(run([{ type: 'sent', post: updating }], state)).toBe(state);
    expect(run([{ type: 'sent', post: post('paying') }], state)).toBe(state);
  });

  it('an update gives way to a later one, and to a payment', () => {
    const later = post('updating');
    const state = run([
      { type: 'sent', post: updating },
      { type: 'sent', post: later },
    ]);
    expect(state.sending).toBe(later);
    expect(run([{ type: 'sent', post: paying }], state).sending).toBe(paying);
  });

  it('a lost answer is said until there is one', () => {
    const lost = run([{ type: 'sent', post: paying }, { type: 'lost' }]);
    expect([lost.isLost, lost.busy, lost.sending]).toEqual([true, 'paying', paying]);
    const answered = run([{ type: 'answered', view, errors: undefined }], lost);
    expect([answered.isLost, answered.busy, answered.sending]).toEqual([
      false,
      undefined,
      undefined,
    ]);
  });

  it('what leads elsewhere stays busy, and is not sent again', () => {
    const led = run([{ type: 'sent', post: paying }, { type: 'led' }]);
    expect([led.busy, led.sending]).toEqual(['paying', undefined]);
    expect(run([{ type: 'returned' }], led).busy).toBeUndefined();
  });

  it('a choice counts at once, and after the answer to what was sent before it', () => {
    const chosen = run([{ type: 'sent', post: updating }, bike]);
    const shippingOf = ({ view: shown }: CheckoutPageState) =>
      shown.cart.cart.selectedShippingOption?.id;
    expect(shippingOf(chosen)).toBe('bike');
    const answered = run([{ type: 'answered', view, errors: undefined }], chosen);
    expect(shippingOf(answered)).toBe('bike');
    const repeated = run([{ type: 'sent', post: updating }], answered);
    expect(shippingOf(run([{ type: 'answered', view, errors: undefined }], repeated))).toBe('post');
  });

  it.each(['answered', 'loaded'] as const)('other prices are noticed when they are %s', (type) => {
    const { view: shown } = run([{ type, view: dearer, errors: undefined }]);
    expect([shown.notice, shown.formerDue?.dueCents]).toEqual([
      'priceChanged',
      view.cart.totals.dueCents,
    ]);
    expect(run([{ type, view, errors: undefined }]).view.notice).toBeUndefined();
    // Nobody can agree to what is not for sale any more.
    const lines = dearer.cart.lines.map((line) => ({ ...line, problem: 'gone' as const }));
    const gone = { ...dearer, cart: { ...dearer.cart, lines } };
    expect(run([{ type, view: gone, errors: undefined }]).view.notice).toBeUndefined();
  });

  it('what one gives is no price, and what the server says of it counts', () => {
    const donation = { amounts: [], isFree: true, minCents: 1, maxCents: 9, cents: 5 };
    const loaded = (changes: object) =>
      run([{ type: 'loaded', view: { ...dearer, ...changes }, errors: undefined }]).view.notice;
    expect(loaded({ donation })).toBeUndefined();
    expect(loaded({ notice: 'soldOut' })).toBe('soldOut');
  });

  it('what is wrong is shown until an answer says otherwise', () => {
    const errors = { fields: { email: 'No.' } };
    const refused = run([{ type: 'refused', errors }]);
    expect(refused.errors).toBe(errors);
    expect(run([{ type: 'loaded', view, errors: undefined }], refused).errors).toBeUndefined();
  });
});
