import { page } from 'vitest/browser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../../style.css';
import { canonical, mountBlock, showMarkup, testContext } from '../../testing/test-blocks';
import * as module from './scaled-text.mount';
import { ScaledText, type ScaledTextProps } from './ScaledText';

let end = (): void => {};
beforeEach(() => page.viewport(900, 600));
afterEach(() => {
  end();
  document.body.replaceChildren();
});

async function scaled(props: Partial<ScaledTextProps> = {}, width = '600px') {
  const root = showMarkup(<ScaledText text="Open on Thursdays" {...props} />);
  root.style.inlineSize = width;
  const before = canonical(document.body);
  const asked: number[] = [];
  let run = (): void => {};
  const clock = {
    now: () => 0,
    setTimeout(callback: () => void, ms: number) {
      asked.push(ms);
      run = callback;
      return 1;
    },
    clearTimeout: () => undefined,
  };
  end = await mountBlock(root, module, testContext({ clock }));
  const line = root.querySelector<HTMLElement>('.fr-scaled-text__line') ?? root;
  return {
    root,
    before,
    asked,
    run: () => run(),
    size: () => parseFloat(getComputedStyle(line).fontSize),
    width: () => line.querySelector('span')?.getBoundingClientRect().width ?? 0,
    lines: () => line.querySelector('span')?.getClientRects().length,
  };
}

/** Words with wide, narrow, capital and other letters. */
const texts = [
  'As wide as the loft',
  'Buns',
  'OPEN NOW',
  'MWMW',
  'illicit little film',
  '€ 1,250.00',
  'Öffnungszeiten',
  'Привет, мир',
  'مفتوح يوم الخميس',
];

describe('scaled text', () => {
  it('fills its place with one line, whatever it says, and is put back', async () => {
    for (const text of ['Buns', 'Open on Thursdays, when the tide is out']) {
      const is = await scaled({ text });
      expect(is.lines()).toBe(1);
      expect(is.width()).toBeGreaterThan(580);
      expect(is.width()).toBeLessThanOrEqual(600);
      end();
      expect(canonical(document.body)).toBe(is.before);
    }
  });

  it('[9.21d] follows its place 100 ms after the last change', async () => {
    const is = await scaled();
    const before = is.size();
    is.root.style.inlineSize = '300px';
    await vi.waitFor(() => expect(is.asked).toContain(100));
    expect(is.size()).toBe(before);
    is.run();
    expect(is.size()).toBeCloseTo(before / 2, 0);
  });

  it('[5.14a] its letters are never smaller than 11 px: then the line breaks', async () => {
    const is = await scaled({ text: 'Open on Thursdays '.repeat(8) }, '200px');
    expect(is.size()).toBe(11);
    expect(is.lines()).toBeGreaterThan(1);
  });

  it('a heading that only shrinks keeps its size where it has room', async () => {
    const wide = await scaled({ text: 'Buns', scale: 'shrink', level: 2 });
    const size = wide.size();
    expect(wide.root.querySelector('h2')?.textContent).toBe('Buns');
    end();
    const narrow = await scaled({ text: 'Buns', scale: 'shrink', level: 2 }, '40px');
    expect(narrow.size()).toBeLessThan(size);
    expect(narrow.lines()).toBe(1);
  });

  it('in a hidden container it waits, and is there when that is shown', async () => {
    const root = showMarkup(<ScaledText text="Open" />);
    root.style.display = 'none';
    end = await mountBlock(root, module);
    expect(root.style.getPropertyValue('--fr-scaled-text-size')).toBe('');
    root.style.display = '';
    await expect.poll(() => root.style.getPropertyValue('--fr-scaled-text-size')).not.toBe('');
  });

  it('without a script it is one line, about as wide as its place', () => {
    for (const text of texts) {
      const root = showMarkup(<ScaledText text={text} />);
      root.style.inlineSize = '600px';
      const words = root.querySelector('span');
      expect(words?.getClientRects(), text).toHaveLength(1);
      expect(words?.getBoundingClientRect().width).toBeGreaterThan(450);
    }
  });

  it('its words stay where they stood, and so does what is below, once it is measured', async () => {
    for (const text of texts) {
      const root = showMarkup(<ScaledText text={text} />);
      root.style.inlineSize = '390px';
      const words = root.querySelector('span');
      const guessed = words?.getBoundingClientRect();
      const height = root.offsetHeight;
      end = await mountBlock(root, module);
      const measured = words?.getBoundingClientRect();
      expect(measured?.width).not.toBe(guessed?.width);
      expect(Math.abs((measured?.top ?? 0) - (guessed?.top ?? 9))).toBeLessThan(3);
      expect(root.offsetHeight, text).toBe(height);
      end();
    }
  });
});
