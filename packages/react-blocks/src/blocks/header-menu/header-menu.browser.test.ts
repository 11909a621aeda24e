import { tokensCss } from '@frontage/site-model';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderNavigation } from '../../server/render-navigation';
import { frameTexts } from '../../server/frame.texts';
import { sayEnglish } from '../../texts/say-english';
import '../../page/page.css';
import './header-menu.css';
import { mount, read } from './header-menu.mount';

const tokens = document.createElement('style');
tokens.textContent = tokensCss();
let end: (() => void) | undefined;

function show(isMounted: boolean): void {
  const to = (title: string) => ({ title, href: `/${title.toLowerCase()}` });
  const navigation = renderNavigation(
    [
      { ...to('Shop'), links: [to('Bowls'), to('Cups'), to('Plates')] },
      to('Visit'),
      { title: 'A rather long word', links: [to('Opening'), to('Directions-to-the-loft')] },
    ],
    '/cups',
    sayEnglish(frameTexts),
  );
  document.body.innerHTML = `<header class="fr-header"><div class="fr-header__inner"><a class="fr-header__title" href="/">Studio</a>${navigation}</div></header><main><button type="button">In the page</button><p style="block-size:60rem"></p></main>`;
  const root = document.querySelector<HTMLElement>('.fr-header__nav');
  if (root && isMounted) end = mount(root, read(root), { window });
}

const folder = (at: number) => document.querySelectorAll('details')[at];
const open = () => [...document.querySelectorAll('details')].map((each) => each.open);
const focused = () => document.activeElement?.textContent;

beforeEach(() => document.head.append(tokens));
afterEach(() => {
  end?.();
  end = undefined;
  tokens.remove();
  document.body.replaceChildren();
});

describe('[3.50] the folders of a navigation', () => {
  it('open below their words, one at a time, without a script, inside the page and without a shift', async () => {
    await page.viewport(900, 700);
    show(false);
    const before = document.querySelector('main')?.getBoundingClientRect().top;
    await page.getByText('A rather long word').click();
    const list = folder(1)?.querySelector('ul')?.getBoundingClientRect();
    const word = folder(1)?.getBoundingClientRect();
    expect(list?.top).toBeGreaterThanOrEqual((word?.bottom ?? 0) - 1);
    expect(list?.right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
    expect(document.querySelector('main')?.getBoundingClientRect().top).toBe(before);
    folder(0)?.querySelector('summary')?.click();
    await expect.poll(open).toEqual([true, false]);
    expect(folder(0)?.querySelector('[aria-current=page]')?.textContent).toBe('Cups');
  });

  it('are walked through by arrows, and closed by Escape, by leaving and by a press elsewhere', async () => {
    await page.viewport(900, 700);
    show(true);
    const button = page.getByText('A rather long word');
    (button.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}{ArrowDown}');
    expect([open()[1], focused()]).toEqual([true, 'Opening']);
    await userEvent.keyboard('{End}');
    expect(focused()).toBe('Directions-to-the-loft');
    await userEvent.keyboard('{ArrowUp}');
    expect(focused()).toBe('Opening');
    await userEvent.keyboard('{Escape}');
    expect([open()[1], focused()]).toEqual([false, 'A rather long word']);
    await userEvent.keyboard('{Enter}{ArrowDown}{Tab}{Tab}');
    expect([open()[1], focused()]).toEqual([false, 'In the page']);
    await button.click();
    expect(open()[1]).toBe(true);
    await page.getByRole('button', { name: 'In the page' }).click();
    expect(open()[1]).toBe(false);
    end?.();
    await button.click();
    await page.getByRole('button', { name: 'In the page' }).click();
    expect(open()[1]).toBe(true);
  });

  it('open in place in the menu of a phone, and stay', async () => {
    await page.viewport(390, 700);
    show(true);
    document.querySelector<HTMLElement>('.fr-header__nav')?.showPopover();
    const summary = folder(0)?.querySelector('summary');
    expect(summary?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    expect(summary?.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    summary?.click();
    await expect.poll(() => open()[0]).toBe(true);
    const [list, next] = [
      folder(0)?.querySelector('ul'),
      [...document.querySelectorAll('.fr-header__nav a')].find((a) => a.textContent === 'Visit'),
    ].map((each) => each?.getBoundingClientRect());
    expect(next?.top).toBeGreaterThanOrEqual(list?.bottom ?? Infinity);
    (page.getByRole('link', { name: 'Visit' }).element() as HTMLElement).focus();
    expect(open()[0]).toBe(true);
    expect(document.documentElement.scrollWidth).toBe(390);
  });
});
