import { expect } from 'vitest';
import type { PaymentFaultCode } from '../payment-fault';

/** Expects a fault of this code. */
export async function expectFault(asked: Promise<unknown>, code: PaymentFaultCode): Promise<void> {
  await expect(asked).rejects.toMatchObject({ name: 'PaymentFault', code });
}
