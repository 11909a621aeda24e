import type { PaidAnswer, PaymentRequest, PaymentPlug, PaymentAttempt } from '../payment-plug';
import type { PaymentBench } from './describe-payment-plug';

/** The attempt of a request that was just made. */
export function attemptOf({ key }: Pick<PaymentRequest, 'key'>): PaymentAttempt {
  return { key, requestedAt: Date.now() };
}

/** Starts an attempt and gives the address of the hosted page. */
export async function startPage(plug: PaymentPlug, request: PaymentRequest): Promise<string> {
  const answer = await plug.pay(request);
  if (answer.status !== 'actionNeeded')
    throw new Error(`Expected a page, got ${JSON.stringify(answer)}.`);
  return answer.url;
}

/** Pays an attempt, on the provider's page if there is one. */
export async function payAll(
  { plug, provider }: PaymentBench,
  request: PaymentRequest,
): Promise<PaidAnswer> {
  const answer = await plug.pay(request);
  if (answer.status === 'actionNeeded') await provider?.visit(answer.url, 'approve');
  const end = answer.status === 'actionNeeded' ? await plug.lookUp(attemptOf(request)) : answer;
  if (end.status !== 'paid') throw new Error(`Expected a payment, got ${JSON.stringify(end)}.`);
  return end;
}
