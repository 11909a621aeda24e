import { userEvent } from 'vitest/browser';
import { afterEach, describe, expect, it } from 'vitest';
import '../../style.css';
import { mountBlock, showMarkup } from '../../testing/test-blocks';
import * as module from './price-menu.mount';
import { PriceMenu, type PriceMenuProps } from './PriceMenu';

let end = (): void => {};
afterEach(() => {
  end();
  end = () => {};
  document.body.replaceChildren();
});

const menus = ['Tea', 'Coffee', '<b>Buns</b>'].map((title) => ({
  title,
  items: [{ title: `${title} of the day`, price: '£2', otherPrice: '£5' }],
}));

async function menu(props: Partial<PriceMenuProps> = {}) {
  const root = showMarkup(<PriceMenu id="m" menus={menus} {...props} />);
  end = await mountBlock(root, module);
  const tabs = [...root.querySelectorAll<HTMLElement>('[role=tab]')];
  return {
    root,
    tabs,
    selected: () => tabs.map((tab) => tab.getAttribute('aria-selected')),
    shown: () => [...root.querySelectorAll('section')].map(({ hidden }) => !hidden),
  };
}

describe('menu with prices', () => {
  it('[4.19a] one tab is selected, the first at the start, and arrows go round', async () => {
    const { tabs, selected, shown } = await menu();
    expect([selected(), shown()]).toEqual([
      ['true', 'false', 'false'],
      [true, false, false],
    ]);
    tabs[0]?.focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect([document.activeElement, shown()]).toEqual([tabs[2], [false, false, true]]);
    await userEvent.keyboard('{ArrowRight}');
    expect(shown()).toEqual([true, false, false]);
  });

  it('[4.19b] tabs answer clicks, Enter and Space', async () => {
    const { tabs, shown } = await menu();
    for (const key of ['{Enter}', ' ']) {
      tabs[0]?.click();
      tabs[1]?.focus();
      await userEvent.keyboard(key);
      expect(shown()).toEqual([false, true, false]);
    }
  });

  it('[4.19c] the choice of prices switches between two, also without a script', async () => {
    const root = showMarkup(
      <PriceMenu id="m" menus={menus} firstOption="By the cup" secondOption="By the pot" />,
    );
    const price = () => root.querySelector<HTMLElement>('.fr-price-menu__price')?.innerText;
    expect(price()).toBe('£2');
    root.querySelectorAll('input')[1]?.click();
    expect(price()).toBe('£5');
    root.querySelectorAll('input')[0]?.click();
    expect(price()).toBe('£2');
  });

  it('one menu has no tabs, none is nothing, and words are words', async () => {
    const root = showMarkup(<PriceMenu id="m" menus={menus.slice(2)} firstOption="Alone" />);
    expect([root.querySelector('[role=tab]'), root.querySelector('b, input')]).toEqual([
      null,
      null,
    ]);
    expect(root.textContent).toContain('<b>Buns</b>');
    expect(() => showMarkup(<PriceMenu menus={[]} />)).toThrow('no block');
  });
});
