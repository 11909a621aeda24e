import axe from 'axe-core';
import { renderToStaticMarkup } from 'react-dom/server';
import { userEvent } from 'vitest/browser';
import { afterEach, describe, expect, it } from 'vitest';
import '../../style.css';
import type { CalendarView } from '../../items/item-view';
import { testItem } from '../../testing/test-items';
import { canonical, mountBlock, showMarkup, testContext } from '../../testing/test-blocks';
import { calendar } from './calendar.block';
import * as module from './calendar.mount';
import { Calendar } from './Calendar';

let end = (): void => {};
afterEach(() => {
  end();
  end = () => {};
  document.body.replaceChildren();
});

const view: CalendarView = {
  month: '2026-03',
  today: '2026-03-11',
  path: window.location.pathname,
  timeZone: 'UTC',
  events: [
    testItem('Tide', { startsAt: Date.UTC(2026, 2, 9, 18) }),
    testItem('Kiln', { startsAt: Date.UTC(2026, 2, 20, 18) }),
    testItem('Late', { startsAt: Date.UTC(2026, 2, 20, 21) }),
  ],
  hasEarlier: false,
  hasLater: true,
};

async function show(width = 900) {
  const root = showMarkup(<Calendar id="c" view={view} locale="en-GB" />);
  root.style.width = `${width}px`;
  end = await mountBlock(root, module, testContext());
  const focused = (): string | undefined =>
    document.activeElement?.closest('td')?.querySelector('time')?.dateTime;
  return { root, focused };
}

describe('the days of a calendar', () => {
  it('are a grid with one stop, which today is; keys lead from day to day', async () => {
    const { root, focused } = await show();
    expect(root.dataset.block).toBe(calendar.id);
    const stops = [...root.querySelectorAll('td[tabindex="0"]')];
    expect(stops.map((cell) => cell.querySelector('time')?.dateTime)).toEqual(['2026-03-11']);
    root.querySelector<HTMLElement>('td[tabindex="0"]')?.focus();
    for (const [key, day] of [
      ['{ArrowRight}', '2026-03-12'],
      ['{ArrowDown}', '2026-03-19'],
      ['{Home}', '2026-03-16'],
      ['{End}', '2026-03-22'],
      ['{ArrowUp}', '2026-03-15'],
      ['{ArrowLeft}', '2026-03-14'],
      // There is no month before.
      ['{PageUp}', '2026-03-14'],
    ] as const) {
      await userEvent.keyboard(key);
      expect(focused()).toBe(day);
    }
    expect(root.querySelectorAll('td[tabindex="0"]')).toHaveLength(1);
    expect((await axe.run(root)).violations.map(({ id }) => id)).toEqual([]);
  });

  it('lead into their events by Enter, and back by Escape', async () => {
    const { root, focused } = await show();
    root.querySelector<HTMLElement>('td[tabindex="0"]')?.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}{Enter}');
    expect(document.activeElement?.textContent).toBe('Kiln');
    // The second event of the day is next in the order of Tab.
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('Late');
    await userEvent.keyboard('{Escape}');
    expect([document.activeElement?.localName, focused()]).toEqual(['td', '2026-03-20']);
  });

  it('without events are passed over where they are not shown', async () => {
    const { root, focused } = await show(320);
    root.querySelector<HTMLElement>('td[tabindex="0"]')?.focus();
    expect(focused()).toBe('2026-03-09');
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toBe('2026-03-20');
    await userEvent.keyboard('{ArrowUp}');
    expect(focused()).toBe('2026-03-09');
  });

  it('another month comes by its link, and has the day that was aimed at', async () => {
    const { root, focused } = await show();
    const next = root.querySelector<HTMLElement>('a[rel=next]');
    // What the server answers, as the block puts it in place.
    next?.addEventListener('click', (event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      const april = { ...view, month: '2026-04', events: [], hasEarlier: true };
      const fresh = document.createElement('div');
      fresh.innerHTML = renderToStaticMarkup(<Calendar id="c" view={april} locale="en-GB" />);
      root.replaceChildren(...(fresh.firstElementChild?.childNodes ?? []));
    });
    root.querySelector<HTMLElement>('td[tabindex="0"]')?.focus();
    await userEvent.keyboard('{PageDown}');
    await expect.poll(focused).toBe('2026-04-11');
  });

  it('is as it was before once it ends', async () => {
    const root = showMarkup(<Calendar id="c" view={view} locale="en-GB" />);
    const before = canonical(document.body);
    const finish = await mountBlock(root, module, testContext());
    finish();
    expect(canonical(document.body)).toBe(before);
  });
});
