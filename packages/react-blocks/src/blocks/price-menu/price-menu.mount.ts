import type { Teardown } from '@frontage/core-lifecycle';
import { createMarkupChanges, type BlockContext } from '@frontage/core-lifecycle/dom';
import { priceMenuParts as parts } from './price-menu.parts';
import { stepTab } from './step-tab';

/** The tabs of a menu and what they show, in the same order. */
export interface PriceMenuData {
  readonly list: HTMLElement | null;
  readonly tabs: readonly HTMLElement[];
  readonly panels: readonly HTMLElement[];
  /** What says the same as a tab. */
  readonly heads: readonly HTMLElement[];
}

/** Reads the markup; never throws. */
export function read(root: HTMLElement): PriceMenuData {
  return {
    list: root.querySelector<HTMLElement>(`.${parts.tabs}`),
    tabs: [...root.querySelectorAll<HTMLElement>(`.${parts.tab}`)],
    panels: [...root.querySelectorAll<HTMLElement>(`.${parts.panel}`)],
    heads: [...root.querySelectorAll<HTMLElement>(`.${parts.panel} > h3`)],
  };
}

/** Shows one menu at a time, the first at the start; arrow keys go round [4.19]. */
export function mount(
  root: HTMLElement,
  { list, tabs, panels, heads }: PriceMenuData,
  { window, signal }: BlockContext,
): Teardown {
  if (!list || tabs.length < 2) return () => {};
  const changes = createMarkupChanges(window.document);
  changes.set(list, 'hidden', null);
  for (const tab of tabs) changes.keep(tab, ['aria-selected', 'tabindex']);
  panels.forEach((panel, index) => {
    changes.set(panel, 'role', 'tabpanel');
    changes.set(panel, 'aria-labelledby', tabs[index]?.id ?? null);
    changes.keep(panel, ['hidden']);
  });
  for (const head of heads) changes.set(head, 'hidden', '');
  const isRightToLeft = window.getComputedStyle(root).direction === 'rtl';
  let selected = 0;

  function select(index: number): void {
    selected = index;
    tabs.forEach((tab, at) => {
      tab.setAttribute('aria-selected', String(at === index));
      tab.tabIndex = at === index ? 0 : -1;
    });
    panels.forEach((panel, at) => (panel.hidden = at !== index));
  }

  list.addEventListener(
    'click',
    ({ target }) => {
      const index = tabs.findIndex((tab) => target instanceof window.Node && tab.contains(target));
      if (index >= 0) select(index);
    },
    { signal },
  );
  list.addEventListener(
    'keydown',
    (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const next = stepTab(event.key, selected, tabs.length, isRightToLeft);
      if (next === undefined) return;
      event.preventDefault();
      select(next);
      tabs[next]?.focus();
    },
    { signal },
  );
  select(0);
  return changes.undo;
}
