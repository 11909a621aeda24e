import { createMoney, installments } from '@frontage/commerce-model';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { installmentParts } from './installment-parts';

const parts = (cents: number, payments: number) =>
  installmentParts(
    installments(createMoney(cents, 'GBP'), { minCents: 1, maxCents: 10_000_000, payments }),
    (part) => String(part),
  );

it('[9.06b] a sum that does not divide is told as it is paid', () => {
  expect([parts(34_000, 3), parts(14_000, 3), parts(3_000, 3)]).toEqual([
    '11334 + 11333 × 2',
    '4667 × 2 + 4666',
    '1000 × 3',
  ]);
});

it('[9.06b] what is told adds up to the price', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 60, max: 1_000_000 }),
      fc.integer({ min: 2, max: 60 }),
      (cents, payments) => {
        const sum = parts(cents, payments)
          .split(' + ')
          .map((part) => part.split(' × ').map(Number))
          .reduce((total, [amount = 0, count = 1]) => total + amount * count, 0);
        expect(sum).toBe(cents);
      },
    ),
  );
});
