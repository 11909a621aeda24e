import axe from 'axe-core';
import { afterEach, expect, it } from 'vitest';
import '../../style.css';
import type { OrderView } from '../../shop/order-view';
import { showMarkup } from '../../testing/test-blocks';
import { testOrder } from '../../testing/test-shop';
import { Order } from './Order';

afterEach(() => document.body.replaceChildren());

const day = (date: number) => Date.UTC(2026, 10, date);
const parcel = (sentAt: number | null) => ({ sentAt, trackingHref: '' });

function show(over: Partial<OrderView> = {}): HTMLElement {
  const view = { ...testOrder, placedAt: day(22), shipment: parcel(null), ...over };
  return showMarkup(<Order id="o" view={view} locale="en-US" />);
}

/** The words of each step, and whether it is ticked. */
const stepsOf = (root: HTMLElement) =>
  [...root.querySelectorAll('ol[aria-label="Progress of your order"] li')].map((step) => [
    [...step.children].map(({ textContent }) => textContent).join(': '),
    getComputedStyle(step, '::before').content.includes('✓'),
  ]);
const delivery = (root: HTMLElement) =>
  root.querySelector('[aria-labelledby="order-delivery"]')?.textContent;
const violations = async () => (await axe.run(document.body)).violations.map(({ id }) => id);

it('tells how far an order is, in words as well as by marks', async () => {
  expect(stepsOf(show())).toEqual([
    ['Placed: November 22, 2026', true],
    ['Paid: Done', true],
    ['Sent: Not yet', false],
  ]);
  expect(await violations()).toEqual([]);
  const { payment } = testOrder;
  const open = show({ payment: { ...payment, state: 'open', method: 'transfer' } });
  expect(stepsOf(open)[1]).toEqual(['Paid: Not yet', false]);
  expect(stepsOf(show({ shipment: parcel(day(24)) }))[2]).toEqual([
    'Sent: November 24, 2026',
    true,
  ]);
});

it('tells no steps of what is not sent, or came to nothing', () => {
  const { payment } = testOrder;
  expect(stepsOf(show({ shipment: null }))).toEqual([]);
  expect(stepsOf(show({ payment: { ...payment, state: 'canceled' } }))).toEqual([]);
});

it('tells who collects it when to come', async () => {
  const waiting = show({ pickup: { hours: 'Tue to Sat\n10 to 5' } });
  expect(delivery(waiting)).toBe(
    'CollectionNot collected yetWhen you can collect itTue to Sat\n10 to 5',
  );
  expect(stepsOf(waiting)[2]).toEqual(['Collected: Not yet', false]);
  expect(await violations()).toEqual([]);
  const over = show({ pickup: { hours: '' }, shipment: parcel(day(24)) });
  expect(delivery(over)).toBe('CollectionCollected on November 24, 2026');
});

it('tells when a gift goes, in words that stay true, and of a renewal that it went', () => {
  const gift = {
    from: 'Ada',
    to: '',
    email: 'wren@example.com',
    message: '',
    date: '2026-12-24',
  };
  show({ gift });
  expect(document.body.textContent).toContain(
    'It goes to wren@example.com by email on December 24, 2026.',
  );
  show({ gift, placedAt: Date.UTC(2027, 0, 22) });
  expect(document.body.textContent).toContain('We have sent it to wren@example.com.');
  show({ gift: { ...gift, date: '' } });
  expect(document.body.textContent).toContain('We have sent it to wren@example.com.');
});
