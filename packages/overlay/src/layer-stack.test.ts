import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { resolveContainment } from './focus-containment';
import { createLayerStack } from './layer-stack';
import { containmentMessage } from './messages';
import { nextStop } from './next-stop';

describe('layer stack', () => {
  it('only the topmost is dismissed, whatever came and went before', () => {
    // 0 adds a layer; any other number removes one of the layers.
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 9 })), (steps) => {
        const stack = createLayerStack();
        let model: { dismiss: () => void; end: () => void }[] = [];
        for (const step of steps) {
          const gone = step ? model[step % (model.length || 1)] : undefined;
          if (gone) {
            gone.end();
            gone.end();
            model = model.filter((layer) => layer !== gone);
          } else {
            const layer = { dismiss: vi.fn() };
            model.push({ ...layer, end: stack.add(layer) });
          }
        }
        expect(stack.size).toBe(model.length);
        expect(stack.dismissTop()).toBe(model.length > 0);
        model.forEach(({ dismiss }, index) =>
          expect(dismiss).toHaveBeenCalledTimes(index === model.length - 1 ? 1 : 0),
        );
      }),
      { numRuns: 1000 },
    );
  });

  it('a layer that takes itself out while dismissed leaves the one below', () => {
    const stack = createLayerStack();
    const below = { dismiss: vi.fn() };
    stack.add(below);
    const end = stack.add({ dismiss: () => end() });
    stack.dismissTop();
    expect([stack.size, below.dismiss.mock.calls.length]).toEqual([1, 0]);
  });
});

describe('containment', () => {
  const container = { contains: (node: number) => node > 5 };
  const predicate = (node: number): boolean => node < 3;

  it.each([[{}], [{ container, predicate }], [{ container: null, predicate: undefined }]])(
    '[5.15b] neither and both are refused: %o',
    (containment) => {
      expect(() => resolveContainment(containment)).toThrow(new TypeError(containmentMessage));
      expect(containmentMessage).toBe('One (and only one) of container and predicate must be set');
    },
  );

  it('[5.15b] one of the two decides', () => {
    expect([1, 7].map(resolveContainment<number>({ container }))).toEqual([false, true]);
    expect([1, 7].map(resolveContainment<number>({ predicate }))).toEqual([true, false]);
  });

  it('Tab goes round at the edges and is left to the browser between them', () => {
    expect([-1, 0, 1, 2].map((index) => nextStop(index, 3, false))).toEqual([
      0,
      undefined,
      undefined,
      0,
    ]);
    expect([-1, 0, 1, 2].map((index) => nextStop(index, 3, true))).toEqual([
      2,
      2,
      undefined,
      undefined,
    ]);
    expect(nextStop(-1, 0, false)).toBeUndefined();
  });
});
