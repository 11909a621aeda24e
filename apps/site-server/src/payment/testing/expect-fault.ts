import { expect } from 'vitest';
import type { PaymentFaultCode } from '../payment-fault';

/** Expects a fault of this code. */
export async function expectFault(answer: Promise<unknown>, code: PaymentFaultCode): Promise<void> {
  await expect(answer).rejects.toMatchObject({ name: 'PaymentFault', code });
}
