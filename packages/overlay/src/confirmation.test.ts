import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { confirmationButtons, confirmationStyles } from './confirmation-style';
import { placeTooltip } from './place-tooltip';

describe('confirmation', () => {
  it('[5.14b] its styles are numbered, and each number has its buttons', () => {
    expect(confirmationStyles).toEqual({
      confirmOrReject: 0,
      confirmOrCancel: 1,
      confirmOnly: 2,
      noButtons: 3,
    });
    expect(([0, 1, 2, 3] as const).map(confirmationButtons)).toEqual([
      ['reject', 'confirm'],
      ['cancel', 'confirm'],
      ['confirm'],
      [],
    ]);
  });
});

describe('the place of a tooltip', () => {
  const view = { width: 800, height: 600 };
  const size = { width: 250, height: 40 };
  const at = (x: number, y: number, isRightToLeft = false) =>
    placeTooltip({ pointer: { x, y }, size, view, isRightToLeft });

  it.each([
    { x: 100, y: 100, rtl: false, place: { left: 115, top: 115 } },
    { x: 400, y: 100, rtl: true, place: { left: 135, top: 115 } },
    { x: 100, y: 580, rtl: false, place: { left: 115, top: 525 } },
    { x: 790, y: 100, rtl: false, place: { left: 530, top: 115 } },
    { x: 10, y: 100, rtl: true, place: { left: 20, top: 115 } },
  ])('$x, $y, from right to left: $rtl → $place', ({ x, y, rtl, place }) =>
    expect(at(x, y, rtl)).toEqual(place),
  );

  it('is never nearer to an edge than the margin, wherever the pointer is', () => {
    const any = fc.tuple(fc.nat(800), fc.nat(600), fc.boolean());
    fc.assert(
      fc.property(any, ([x, y, rtl]) => {
        const { left, top } = at(x, y, rtl);
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(20);
        expect(left + size.width).toBeLessThanOrEqual(780);
        expect(top + size.height).toBeLessThanOrEqual(580);
      }),
    );
  });
});
