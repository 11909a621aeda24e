import type { ShopPayment } from '../../shop/settings/shop-settings';
import type { ListFacts } from './setting-list';

/** A kind of payment that can be added. */
export interface PaymentKind extends Pick<ShopPayment, 'plug' | 'method'> {
  readonly kind: string;
  readonly text: string;
}

/** What can be added, in the order in which it is offered. */
export const paymentKinds: readonly PaymentKind[] = [
  { kind: 'transfer', plug: 'manual', method: 'transfer', text: 'Bank transfer' },
  { kind: 'invoice', plug: 'manual', method: 'invoice', text: 'Invoice' },
  { kind: 'collection', plug: 'manual', method: 'collection', text: 'When it is collected' },
  { kind: 'card', plug: 'stripe', method: 'online', text: 'Card, through Stripe' },
  { kind: 'test', plug: 'test', method: 'online', text: 'Card, at the test provider' },
];

/** Gives what a way to pay is called here: its own words, or those of its kind. */
export function titleOf(payment: ShopPayment): string {
  return payment.title || kindOf(payment);
}

/** Says in a line how money comes in by a way to pay. */
export function describeMethod(payment: ShopPayment, facts: ListFacts): string {
  const kind = kindOf(payment);
  const mode = isTestMode(payment, facts) ? 'Test mode: no money moves' : '';
  const money = payment.plug === 'manual' ? 'you record the money when it has come' : mode;
  return money === '' ? kind : `${kind}; ${money.charAt(0).toLowerCase()}${money.slice(1)}`;
}

/** Says why buyers do not see a way to pay; nothing where they do. */
export function whyHidden({ plug, offered }: ShopPayment, { plugs }: ListFacts) {
  if (!plugs.has(plug)) return 'Not offered: this server is not connected to the provider';
  return offered ? undefined : 'Switched off';
}

/** Whether no money moves by it. */
export function isTestMode({ plug }: ShopPayment, { plugs }: ListFacts): boolean {
  return plugs.get(plug)?.isTest ?? false;
}

function kindOf({ plug, method }: ShopPayment): string {
  const found = paymentKinds.find((kind) => kind.plug === plug && kind.method === method);
  return found?.text ?? paymentKinds.find((kind) => kind.plug === plug)?.text ?? '';
}
