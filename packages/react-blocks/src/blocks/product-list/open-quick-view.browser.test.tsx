import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import '../../style.css';
import { mountBlock, showMarkup } from '../../testing/test-blocks';
import { sizedProduct, testProduct, testProductList } from '../../testing/test-products';
import * as module from './product-list.mount';
import { ProductList } from './ProductList';

let end = (): void => {};
let root: HTMLElement;

beforeEach(async () => {
  // Nothing comes: what is looked at is what is there meanwhile.
  vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(() => {});
  root = showMarkup(
    <ProductList
      id="l"
      view={testProductList([sizedProduct, testProduct({ id: 'b'.repeat(24), title: 'Cup' })])}
      path="/shop"
      headingLevel={3}
    />,
  );
  end = await mountBlock(root, module);
});
afterEach(() => {
  end();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const dialogs = (): (string | null)[] =>
  [...document.querySelectorAll('dialog')].map((element) => element.getAttribute('aria-label'));
const look = (index: number): boolean | undefined =>
  root
    .querySelectorAll<HTMLElement>('[data-quick-view]')
    [index]?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
const sees = (expected: (string | null)[]): Promise<void> => expect.poll(dialogs).toEqual(expected);

it('says that it is loading, and the page behind it stands still', async () => {
  const style = document.documentElement.getAttribute('style');
  look(0);
  await sees(['Moon jar']);
  expect(document.querySelector('dialog [role=status]')?.textContent).toBe('Loading…');
  expect(document.documentElement.getAttribute('style')).not.toBe(style);
  document.querySelector<HTMLElement>('dialog button')?.click();
  expect([dialogs(), document.documentElement.getAttribute('style') ?? '']).toEqual([
    [],
    style ?? '',
  ]);
});

it('another product takes its place, and what is not wanted any more is not loaded', async () => {
  const aborted = vi.spyOn(XMLHttpRequest.prototype, 'abort');
  look(0);
  await sees(['Moon jar']);
  look(1);
  await sees(['Cup']);
  expect(aborted).toHaveBeenCalledTimes(1);
});

it('once the list has ended its links are the browser’s', () => {
  end();
  root.addEventListener('click', (event) => {
    root.dataset['taken'] = String(event.defaultPrevented);
    event.preventDefault();
  });
  look(0);
  expect([root.dataset['taken'], dialogs()]).toEqual(['false', []]);
});
