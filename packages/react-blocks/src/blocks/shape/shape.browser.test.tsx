import { afterEach, describe, expect, it } from 'vitest';
import '../../style.css';
import { canonical, mountBlock, showMarkup } from '../../testing/test-blocks';
import { shapeOutlines, type ShapeName } from './shape-outlines';
import * as module from './shape.mount';
import { Shape } from './Shape';

let end = (): void => {};
afterEach(() => {
  end();
  document.body.replaceChildren();
});

const casting = {
  angle: 90,
  distance: { value: 10, unit: '%' },
  blur: { value: 5, unit: 'px' },
} as const;

describe('shape', () => {
  // The keys are the names.
  it.each(Object.keys(shapeOutlines) as ShapeName[])(
    '[9.14b] %s has the ratio of its group',
    (name) => {
      const root = showMarkup(<Shape shape={name} />);
      root.style.inlineSize = '300px';
      const box = root.querySelector('svg')?.getBoundingClientRect();
      expect(box?.height).toBeCloseTo(3 * shapeOutlines[name].ratio, 0);
      expect([100, 150, 67]).toContain(shapeOutlines[name].ratio);
    },
  );

  it('[4.24a] its shadow follows the size of its container, and is put back', async () => {
    const root = showMarkup(<Shape shadow={casting} width={50} />);
    root.style.inlineSize = '400px';
    const before = canonical(document.body);
    end = await mountBlock(root, module);
    const x = () => {
      const box = root.querySelector('.fr-shape__box');
      return box && getComputedStyle(box).getPropertyValue('--fr-shape-x');
    };
    await expect.poll(x).toBe('20px');
    root.style.inlineSize = '800px';
    await expect.poll(x).toBe('40px');
    root.style.inlineSize = '400px';
    await expect.poll(x).toBe('20px');
    end();
    expect(canonical(document.body)).toBe(before);
  });

  it('a shadow in pixels needs no script, and none is none', () => {
    const still = { ...casting, distance: { value: 3, unit: 'px' } } as const;
    const root = showMarkup(<Shape shadow={still} />);
    expect(root.dataset.blockState).toBeUndefined();
    const drawing = root.querySelector('svg') ?? root;
    expect(getComputedStyle(drawing).filter).toContain('3px 0px 5px');
    const plain = showMarkup(<Shape alt='A moon"><b>' />);
    expect(getComputedStyle(plain.querySelector('svg') ?? plain).filter).toBe('none');
    expect(plain.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('A moon"><b>');
  });
});
