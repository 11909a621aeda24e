import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import './style.css';
import { Accordion, Button, Cart, Form, Gallery, Product, Text } from './react';
import { noHurry, testPicture } from './testing/test-blocks';
import { testForm } from './testing/test-form';
import { testCart } from './testing/test-shop';
import { sizedProduct } from './testing/test-products';

const slides = ['a', 'b', 'c', 'd'].map((id) => ({ id, title: id, picture: testPicture }));
let unmount = (): void => {};

/** A third-party page: its own elements next to ours, and only the style sheet that it imports. */
async function show(): Promise<HTMLElement> {
  document.body.innerHTML =
    '<h2 id="own">Theirs</h2><ul id="own-list"><li>Theirs</li></ul><button id="own-button">Theirs</button><div id="host"></div>';
  const host = document.querySelector<HTMLElement>('#host');
  if (!host) throw new Error('no host');
  const root = createRoot(host);
  root.render(
    <>
      <Button text="Visit" href="/visit" newWindow />
      <Text nodes={[{ kind: 'heading', level: 2, words: ['Ours'] }]} />
      <Accordion items={[{ title: 'Hours', nodes: [{ kind: 'paragraph', words: ['9 to 5'] }] }]} />
      <Gallery design="carousel" slides={slides} />
      <Form definition={testForm} page={{ id: 'p', title: 'P', path: '/p' }} />
      <Product view={sizedProduct} />
      <Cart view={testCart()} />
    </>,
  );
  unmount = () => root.unmount();
  await vi.waitFor(() => expect(host.querySelector('.fr-cart__page')).not.toBeNull(), noHurry);
  return host;
}

const styleOf = (element: Element | null): CSSStyleDeclaration => {
  if (!element) throw new Error('nothing to look at');
  return getComputedStyle(element);
};
const isSeen = (color: string): boolean => color !== 'rgba(0, 0, 0, 0)' && color !== 'transparent';

beforeEach(() => {
  vi.spyOn(window, 'fetch').mockImplementation(() => Promise.resolve(new Response('{}')));
});
afterEach(() => {
  unmount();
  unmount = () => {};
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

describe.each([390, 1280])('style.css alone, %i px wide', (width) => {
  it('gives fields an edge, actions a ground and both the font of the page', async () => {
    await page.viewport(width, 900);
    document.body.style.fontFamily = 'monospace';
    const host = await show();
    const fields = [...host.querySelectorAll('input.fr-field, textarea.fr-field')];
    const actions = [...host.querySelectorAll('.fr-action:not([data-look])')];
    expect(fields.length).toBeGreaterThan(1);
    expect(actions.length).toBeGreaterThan(2);
    for (const field of fields) {
      expect(parseFloat(styleOf(field).borderTopWidth)).toBeGreaterThanOrEqual(1);
      expect(isSeen(styleOf(field).borderTopColor)).toBe(true);
      expect(isSeen(styleOf(field).backgroundColor)).toBe(true);
    }
    for (const action of actions) expect(isSeen(styleOf(action).backgroundColor)).toBe(true);
    for (const control of [...fields, ...actions])
      expect(styleOf(control).fontFamily).toBe('monospace');
    document.body.removeAttribute('style');
  });

  it('hides the words that are only heard', async () => {
    await page.viewport(width, 900);
    const host = await show();
    const hidden = [...host.querySelectorAll<HTMLElement>('.fr-hidden')];
    expect(hidden.length).toBeGreaterThan(1);
    for (const words of hidden) {
      expect(styleOf(words).position).toBe('absolute');
      expect(words.offsetWidth).toBeLessThanOrEqual(1);
    }
  });

  it('lays the cart out as on a page: lines first, without an indent', async () => {
    await page.viewport(width, 900);
    const host = await show();
    const lines = host.querySelector('.fr-cart__lines')?.getBoundingClientRect();
    const side = host.querySelector('.fr-cart__side')?.getBoundingClientRect();
    const root = host.querySelector('.fr-cart')?.getBoundingClientRect();
    expect(lines?.left).toBe(root?.left);
    if (width > 800) {
      expect(lines?.right).toBeLessThanOrEqual(side?.left ?? 0);
      expect(lines?.width).toBeGreaterThan(side?.width ?? 0);
    } else expect(side?.top).toBeGreaterThanOrEqual(lines?.bottom ?? 0);
    for (const list of host.querySelectorAll('.fr-cart :is(ul, ol)'))
      expect(styleOf(list).paddingInlineStart).toBe('0px');
    expect(host.scrollWidth).toBeLessThanOrEqual(host.clientWidth);
  });

  it('leaves the elements of the page around as they are, and its colour scheme', async () => {
    await page.viewport(width, 900);
    await show();
    expect(styleOf(document.querySelector('#own-list')).listStyleType).toBe('disc');
    expect(styleOf(document.querySelector('#own-list')).paddingInlineStart).toBe('40px');
    expect(parseFloat(styleOf(document.querySelector('#own')).marginTop)).toBeGreaterThan(0);
    expect(styleOf(document.querySelector('#own-button')).fontSize).toBe('13.3333px');
    expect(styleOf(document.documentElement).colorScheme).toBe('normal');
  });
});
