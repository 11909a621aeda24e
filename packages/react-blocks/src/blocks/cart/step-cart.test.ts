import { describe, expect, it } from 'vitest';
import { testCart } from '../../testing/test-shop';
import { shownCart, stepCart, type CartEvent, type CartState } from './step-cart';

const known = testCart({ version: 5 });
const idle: CartState = { known, waiting: [], isLost: false, errors: undefined };
const set = (quantity: number, key = String(quantity)): CartEvent => ({
  type: 'changed',
  key,
  change: { type: 'setQuantity', lineId: 'one', quantity },
});
const code = (key: string): CartEvent => ({
  type: 'changed',
  key,
  change: { type: 'addCode', code: 'TEN' },
});
const run = (events: readonly CartEvent[], from = idle): CartState => events.reduce(stepCart, from);
const keys = ({ waiting }: CartState): string[] => waiting.map(({ key }) => key);

describe('stepCart', () => {
  it('a change waits, and is seen at once', () => {
    const state = run([set(3)]);
    expect([keys(state), shownCart(state).totals.totalQuantity]).toEqual([['3'], 4]);
  });

  it('of quantities of one line the last replaces those that wait, but not the one on its way', () => {
    expect(keys(run([set(2), set(3), set(4)]))).toEqual(['2', '4']);
    const remove: CartEvent = {
      type: 'changed',
      key: 'r',
      change: { type: 'setQuantity', lineId: 'two', quantity: 0 },
    };
    expect(keys(run([set(2), set(3), remove, set(4)]))).toEqual(['2', '3', 'r', '4']);
  });

  it('a code that is on its way is not sent twice', () => {
    expect(keys(run([code('a'), code('b')]))).toEqual(['a']);
  });

  it('an answer takes its change away and is the cart from then on', () => {
    const answer = testCart({ version: 6, entries: [{ id: 'one', unitCents: 100, quantity: 9 }] });
    const state = run([set(2), set(3), { type: 'lost' }, { type: 'answered', view: answer }]);
    expect([keys(state), state.isLost, state.known]).toEqual([['3'], false, answer]);
    expect(shownCart(state).totals.totalQuantity).toBe(3);
  });

  it('a refusal undoes its change and says why, until something is changed again', () => {
    const errors = { fields: { one: 'Only 1.' } };
    const refused = run([set(2), { type: 'refused', errors }]);
    expect([keys(refused), refused.errors, shownCart(refused)]).toEqual([[], errors, known]);
    expect(run([set(2)], refused).errors).toBeUndefined();
  });

  it('an older cart does not replace a newer one, another cart does', () => {
    expect(run([{ type: 'told', view: testCart({ version: 4 }) }]).known).toBe(known);
    const other = testCart({ version: 1, cart: { id: 'c2' } });
    expect(run([{ type: 'told', view: other }]).known).toBe(other);
  });

  it('a lost answer changes nothing but that it is told', () => {
    expect(run([set(2), { type: 'lost' }])).toEqual({ ...run([set(2)]), isLost: true });
  });
});
