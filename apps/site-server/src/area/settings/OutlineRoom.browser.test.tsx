import { controlStyle } from '@frontage/page-editor/page';
import { tokensCss } from '@frontage/site-model';
import { renderToStaticMarkup } from 'react-dom/server.browser';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Field } from '../Field';
import { OutlineRoom } from './OutlineRoom';
import { outlineStyle } from './outline-style';

const { innerWidth, innerHeight } = window;
afterEach(async () => {
  document.adoptedStyleSheets = [];
  document.body.replaceChildren();
  await page.viewport(innerWidth, innerHeight);
});

const columns = 'Where\nThe old net loft\nMap | /visit\n\nFind\nSearch | /search';

/** Shows a control of the header or footer in its room; gives the height of each. */
function show(kind: 'links' | 'columns', text: string) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `${tokensCss()}*{box-sizing:border-box}[hidden]{display:none!important}${controlStyle}${outlineStyle}`,
  );
  document.adoptedStyleSheets = [sheet];
  const room = <OutlineRoom kind={kind} text={text} />;
  document.body.innerHTML = renderToStaticMarkup(
    <div data-outline={kind}>
      <Field name="f" label="Links" hint="One a line." value={text} rows={9} room={room} />
    </div>,
  );
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  const heightOf = (selector: string) => find(selector)?.getBoundingClientRect().height ?? 0;
  return {
    room: find('.outline-room'),
    rows: [...document.querySelectorAll<HTMLElement>('.outline-room .outline-row')],
    heights: () => ['.field-place', 'textarea', '.hint'].map(heightOf),
  };
}

it.each([390, 1440])('[3.50] rows have their room before they come, %i px wide', async (width) => {
  await page.viewport(width, 800);
  const few = show('links', 'Pots | /work');
  const [fewHigh = 0] = few.heights();
  const many = show('links', 'Pots | /work\n\nShop | /shop\nVisit | /visit');
  const [high = 0, control, hint] = many.heights();
  expect([many.rows.length, control, hint]).toEqual([3, high, 0]);
  const [first = 0, second = 0] = many.rows.map((row) => row.getBoundingClientRect().top);
  expect(high - fewHigh).toBe(2 * (second - first));
  // A link stands below its text where the window is narrow.
  expect(second - first > 60).toBe(width < 480);
  expect(show('columns', columns).rows.map(({ dataset }) => dataset['isHeading'])).toEqual([
    'true',
    undefined,
    undefined,
    'true',
    undefined,
  ]);
  expect(show('columns', '').rows).toEqual([]);
});

it('[3.50] where the rows do not come, the control has the height of its lines and its hint', () => {
  const { room, heights } = show('links', 'Pots | /work');
  room?.toggleAttribute('hidden', true);
  const [high = 0, control = 0, hint] = heights();
  expect(hint).toBeGreaterThan(0);
  expect(control).toBeGreaterThan(9 * 15);
  expect(Math.abs(high - control)).toBeLessThan(10);
});
