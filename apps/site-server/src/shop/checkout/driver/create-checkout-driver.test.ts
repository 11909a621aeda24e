import { expect, it } from 'vitest';
import type { CheckoutBook, CheckoutTransaction } from './checkout-book';
import type { CheckoutPayments } from './checkout-payments';
import { createCheckoutDriver } from './create-checkout-driver';

it('a checkout and a task that fail keep no other from their turn', async () => {
  const opened: string[] = [];
  const put: string[] = [];
  const faults: unknown[] = [];
  const task = (checkoutId: string) => ({
    task: { checkoutId, do: 'void', attempt: 1 } as const,
    tries: 1,
  });
  // What a sweep of these reaches.
  const transaction = {
    async open(checkoutId: string) {
      opened.push(checkoutId);
      if (checkoutId === 'bad') throw new Error('nobody can read this');
      return { version: 0, events: [] };
    },
    endTask: ({ checkoutId }) => Promise.resolve(void put.push(checkoutId)),
  } as Partial<CheckoutTransaction> as CheckoutTransaction;
  const book: CheckoutBook = {
    log: () => Promise.resolve({ version: 0, events: [] }),
    write: (run) => run(transaction),
    claimTasks: () => Promise.resolve([task('bad'), task('good task')]),
    tasksOf: () => Promise.resolve([]),
    dueCheckouts: () => Promise.resolve(['bad', 'good']),
  };
  const nobody = () => Promise.reject(new Error('is not asked'));
  const payments: CheckoutPayments = { pay: nobody, lookUp: nobody, void: nobody, refund: nobody };
  const driver = createCheckoutDriver({
    book,
    payments,
    now: () => 1,
    report: (error) => void faults.push(error),
  });
  expect(await driver.sweep()).toBe(false);
  expect(opened).toEqual(['bad', 'good', 'bad', 'good task']);
  expect(put).toEqual(['bad', 'good task']);
  expect(faults).toHaveLength(2);
});
