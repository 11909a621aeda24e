import { tokensCss } from '@frontage/site-model';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mountTallFields } from '../mount-tall-fields';
import { saveBarStyle } from './save-bar-style';

const { innerWidth, innerHeight } = window;
afterEach(async () => {
  document.adoptedStyleSheets = [];
  document.body.replaceChildren();
  window.scrollTo(0, 0);
  await page.viewport(innerWidth, innerHeight);
});

let unmount = () => {};
afterEach(() => unmount());

/** Shows a form above a bar, in a window. */
async function showForm(fields: string, [width, height]: readonly [number, number]): Promise<void> {
  await page.viewport(width, height);
  const sheet = new CSSStyleSheet();
  const look = 'input{display:block;block-size:36px;margin-block-end:9px}textarea{display:block}';
  sheet.replaceSync(`${tokensCss()}${look}`);
  const bar = new CSSStyleSheet();
  bar.replaceSync(saveBarStyle);
  document.adoptedStyleSheets = [sheet, bar];
  document.body.innerHTML = `<form>${fields}<div class="savebar" style="block-size:40px"></div></form>`;
}

it.each([390, 1440])('[2.24a] no field has the focus below the bar, %i px wide', async (width) => {
  await showForm('<input>'.repeat(40), [width, 700]);
  for (const field of document.querySelectorAll('input')) {
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(field);
    const { left, bottom } = field.getBoundingClientRect();
    expect(document.elementFromPoint(left + 9, bottom - 3)).toBe(field);
  }
});

it.each([
  [390, 400],
  [1440, 600],
])('[2.24a] nor has a tall one that keys lead to, %i px wide', async (width, tall) => {
  const field = `<textarea style="block-size:${tall}px"></textarea>`;
  await showForm(`${'<input>'.repeat(13)}${field}${'<input>'.repeat(20)}`, [width, 900]);
  unmount = mountTallFields(document);
  const barAt = () => document.querySelector('.savebar')?.getBoundingClientRect().top;
  const edges = () => document.querySelector('textarea')?.getBoundingClientRect();
  // One that is pressed stays under the pointer.
  const before = edges()?.top;
  await userEvent.click(document.querySelector('textarea') ?? document.body, {
    position: { x: 5, y: 5 },
  });
  expect(edges()?.top).toBe(before);
  document.querySelectorAll('input')[12]?.focus();
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement?.localName).toBe('textarea');
  expect(edges()?.bottom).toBeLessThanOrEqual(barAt() ?? 0);
  expect(edges()?.top).toBeGreaterThanOrEqual(0);
});
