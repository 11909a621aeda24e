import { tokensCss } from '@frontage/site-model';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { saveBarStyle } from './save-bar-style';

const { innerWidth, innerHeight } = window;
afterEach(async () => {
  document.adoptedStyleSheets = [];
  document.body.replaceChildren();
  window.scrollTo(0, 0);
  await page.viewport(innerWidth, innerHeight);
});

it.each([390, 1440])('[2.24a] no field has the focus below the bar, %i px wide', async (width) => {
  await page.viewport(width, 700);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${tokensCss()}input{display:block;block-size:36px;margin-block-end:9px}`);
  const bar = new CSSStyleSheet();
  bar.replaceSync(saveBarStyle);
  document.adoptedStyleSheets = [sheet, bar];
  const fields = '<input>'.repeat(40);
  document.body.innerHTML = `<form>${fields}<div class="savebar" style="block-size:40px"></div></form>`;
  for (const field of document.querySelectorAll('input')) {
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(field);
    const { left, bottom } = field.getBoundingClientRect();
    expect(document.elementFromPoint(left + 9, bottom - 3)).toBe(field);
  }
});
