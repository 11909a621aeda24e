import { userEvent } from 'vitest/browser';
import { afterEach, describe, expect, it } from 'vitest';
import '../../style.css';
import { mountBlock, showMarkup, testContext } from '../../testing/test-blocks';
import { Accordion } from './Accordion';
import * as module from './accordion.mount';

const items = ['One', 'Two', 'Three'].map((title) => ({
  title,
  nodes: [{ kind: 'paragraph' as const, words: [`Words of ${title}. `.repeat(20)] }],
}));
let end = (): void => {};
afterEach(() => {
  end();
  document.body.replaceChildren();
});

/** An accordion on the page, with a visitor's actions. */
async function accordion(
  props: { multiple?: boolean; firstOpen?: boolean; reducedMotion?: boolean } = {},
) {
  const root = showMarkup(<Accordion id="a1" items={items} {...props} />);
  const before = document.body.innerHTML;
  end = await mountBlock(root, module, testContext(props));
  const details = [...root.querySelectorAll('details')];
  const summaries = [...root.querySelectorAll('summary')];
  return {
    root,
    before,
    press: (index: number) => summaries[index]?.click(),
    summaries,
    open: () => details.map(({ open }) => open),
    movements: () => root.getAnimations({ subtree: true }),
    /** Lets every animation end; the browser reports it in the next frame. */
    settle: () => {
      for (const movement of root.getAnimations({ subtree: true })) movement.finish();
      return new Promise((resolve) => requestAnimationFrame(resolve));
    },
  };
}

describe('accordion', () => {
  it('[4.18a] [9.11b] opens with a movement of its height that takes 250 ms', async () => {
    const { press, open, movements } = await accordion();
    press(0);
    expect(open()).toEqual([true, false, false]);
    const [movement] = movements();
    expect(movement?.effect?.getTiming().duration).toBe(250);
    // animate() makes keyframe effects
    const frames = (movement?.effect as KeyframeEffect).getKeyframes();
    expect(frames.map(({ blockSize }) => blockSize)).toEqual([
      '0px',
      expect.stringMatching(/^[1-9]\d*px$/),
    ]);
  });

  it('[4.18b] an item that moves ignores clicks', async () => {
    const { press, open, settle } = await accordion();
    press(0);
    press(0);
    press(0);
    await settle();
    expect(open()).toEqual([true, false, false]);
    press(0);
    press(0);
    await settle();
    expect(open()).toEqual([false, false, false]);
  });

  it('[4.18c] opening one closes the other', async () => {
    const { press, open, settle } = await accordion({ firstOpen: true });
    press(2);
    await settle();
    expect(open()).toEqual([false, false, true]);
  });

  it('[4.18c] opening one closes the other even while that one still opens', async () => {
    const { press, open, settle } = await accordion();
    press(0);
    press(1);
    await settle();
    expect(open()).toEqual([false, true, false]);
  });

  it('[4.18c] several may be open when allowed', async () => {
    const { press, open, settle } = await accordion({ multiple: true });
    press(0);
    press(2);
    await settle();
    expect(open()).toEqual([true, false, true]);
  });

  it('[4.18d] the first may start open', async () => {
    expect((await accordion({ firstOpen: true })).open()).toEqual([true, false, false]);
    expect((await accordion()).open()).toEqual([false, false, false]);
  });

  it('without a script it opens by itself, one at a time', () => {
    const root = showMarkup(<Accordion id="a1" items={items} firstOpen />);
    root.querySelectorAll('summary')[1]?.click();
    expect([...root.querySelectorAll('details')].map(({ open }) => open)).toEqual([
      false,
      true,
      false,
    ]);
  });

  it.each([
    [6, 6],
    [7, 0],
  ])('of %i items %i panels are regions, each named by its title', (count, regions) => {
    const many = Array.from({ length: count }, (_, index) => ({
      title: `Title ${index + 1}`,
      nodes: [{ kind: 'paragraph' as const, words: ['Words'] }],
    }));
    const root = showMarkup(<Accordion id="a1" items={many} multiple />);
    const panels = [...root.querySelectorAll('[role=region]')];
    expect(panels.length).toBe(regions);
    expect(
      panels.map(
        (panel) => root.querySelector(`#${panel.getAttribute('aria-labelledby')}`)?.textContent,
      ),
    ).toEqual(many.slice(0, regions).map(({ title }) => title));
  });

  it('answers Enter and Space', async () => {
    const { summaries, open, settle } = await accordion();
    summaries[1]?.focus();
    await userEvent.keyboard('{Enter}');
    await settle();
    expect(open()).toEqual([false, true, false]);
    await userEvent.keyboard(' ');
    await settle();
    expect(open()).toEqual([false, false, false]);
  });

  it('moves nothing under reduced motion', async () => {
    const { press, open, movements } = await accordion({ reducedMotion: true });
    press(1);
    expect(movements()).toEqual([]);
    expect(open()).toEqual([false, true, false]);
  });

  it('ended in the middle of a movement it is where it was going, with no movement left', async () => {
    const { root, press, open, movements } = await accordion();
    press(0);
    end();
    expect(movements()).toEqual([]);
    expect(open()).toEqual([true, false, false]);
    expect(root.querySelector('details')?.getAttribute('name')).toBe('accordion-a1');
  });
});

describe('published accordion', () => {
  const markup = (
    open: boolean,
  ) => `<ul class="accordion-items-container" data-should-allow-multiple-open-items="" data-is-expanded-first-item="true">
    ${[0, 1]
      .map(
        (
          index,
        ) => `<li class="accordion-item"${open && index === 1 ? ' data-is-open="true"' : ''}><h4 class="accordion-item__title-wrapper" role="heading" aria-level="3">
      <button class="accordion-item__click-target" aria-expanded="${String(open && index === 1)}"><span class="accordion-item__title">Item ${index}</span></button></h4>
      <div class="accordion-item__dropdown"><div class="accordion-item__description">Words</div></div></li>`,
      )
      .join('')}</ul>`;

  async function published(open = false) {
    document.body.innerHTML = markup(open);
    const root = document.querySelector<HTMLElement>('ul');
    if (!root) throw new Error('no list');
    const before = document.body.innerHTML;
    end = await mountBlock(root, module, testContext({ reducedMotion: true }));
    const state = () =>
      [...root.querySelectorAll('button')].map((button) => button.getAttribute('aria-expanded'));
    return { root, before, state };
  }

  it('opens the first item when the markup says so, and hides the closed ones', async () => {
    const { root, state } = await published();
    expect(state()).toEqual(['true', 'false']);
    expect(
      [...root.querySelectorAll<HTMLElement>('.accordion-item__dropdown')].map(
        ({ hidden }) => hidden,
      ),
    ).toEqual([false, true]);
  });

  it('[4.18c] answers clicks, one open at a time', async () => {
    const { root, state } = await published();
    root.querySelectorAll('button')[1]?.click();
    expect(state()).toEqual(['false', 'true']);
  });

  it('takes a page that another runtime left open as it stands', async () => {
    expect((await published(true)).state()).toEqual(['false', 'true']);
  });
});
