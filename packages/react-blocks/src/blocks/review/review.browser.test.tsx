import axe from 'axe-core';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import '../../style.css';
import type { ReviewItem } from '../../shop/review-view';
import { ProductReviews } from './ProductReviews';
import { Review, type ReviewProps } from './Review';

afterEach(() => {
  document.body.replaceChildren();
  document.documentElement.removeAttribute('dir');
  document.documentElement.removeAttribute('style');
});

const blank = { stars: 0, title: '', text: '', name: '' };
const item = (over: Partial<ReviewItem> = {}): ReviewItem => ({
  productId: 'p1',
  title: 'Moon jar',
  variantLabel: 'White',
  picture: null,
  slug: 'shop/moon-jar',
  review: blank,
  isSent: false,
  ...over,
});

function show(items: readonly ReviewItem[], errors?: ReviewProps['errors']): HTMLElement {
  document.body.innerHTML = `<main><h1>Reviews</h1>${renderToStaticMarkup(<Review id="r" view={{ token: 'tok', items }} errors={errors} />)}</main>`;
  const root = document.querySelector<HTMLElement>('[data-block]');
  if (!root) throw new Error('no block');
  return root;
}

const violations = async (): Promise<string[]> =>
  (await axe.run(document.body)).violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
  );

describe('review', () => {
  it('[2.24b] [8.18j] says that all of a purchase is reviewed, and lets it be changed', () => {
    const sent = { isSent: true, review: { ...blank, stars: 4, name: 'Ada' } };
    const root = show([item(sent)]);
    expect(root.querySelector('[role=status]')?.textContent).toBe(
      'You have already reviewed this purchase',
    );
    expect(root.querySelectorAll('form')).toHaveLength(1);
    expect(show([item(sent), item({ productId: 'p2' })]).textContent).not.toContain('already');
  });

  it('[8.18k] says that there is nothing to review in a purchase of gift cards alone', () => {
    expect(show([]).textContent).toBe('There are no products to review.');
  });

  it('is a form for each product, which needs no script', async () => {
    const root = show([
      item(),
      item({
        productId: 'p2',
        title: 'Cup',
        isSent: true,
        review: { stars: 4, title: 'Fine', text: 'Holds tea.', name: 'Ada' },
      }),
    ]);
    const posts = [...root.querySelectorAll('form')].map((form) => [
      form.method,
      form.getAttribute('action'),
      ...[...new FormData(form)].map(([name, value]) => `${name}=${String(value)}`),
    ]);
    expect(posts).toEqual([
      ['post', '/review/tok', 'productId=p1', 'title=', 'text=', 'name='],
      [
        'post',
        '/review/tok',
        'productId=p2',
        'stars=4',
        'title=Fine',
        'text=Holds tea.',
        'name=Ada',
      ],
    ]);
    expect([...root.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
      'Send review',
      'Update review',
    ]);
    // Its errors come from the server, in the page's language.
    expect([...root.querySelectorAll('form')].map(({ noValidate }) => noValidate)).toEqual([
      true,
      true,
    ]);
    expect(await violations()).toEqual([]);
  });

  it('stars are chosen with the arrow keys, and say how many they are', async () => {
    const root = show([item()]);
    const stars = [...root.querySelectorAll<HTMLInputElement>('[name=stars]')];
    expect(
      stars.map(({ labels }) => labels?.[0]?.querySelector('.fr-review__words')?.textContent),
    ).toEqual([
      '1 of 5: very poor',
      '2 of 5: poor',
      '3 of 5: fair',
      '4 of 5: good',
      '5 of 5: very good',
    ]);
    document.documentElement.style.setProperty('--fr-color-accent', 'red');
    // Where the pointer is has stars of its own.
    await userEvent.hover(document.querySelector('h1') ?? document.body);
    stars[0]?.focus();
    await userEvent.keyboard(' {ArrowRight}{ArrowRight}');
    expect(stars.map(({ checked }) => checked)).toEqual([false, false, true, false, false]);
    const colours = stars.map(({ labels }) => getComputedStyle(labels?.[0] ?? document.body).color);
    expect([new Set(colours.slice(0, 3)).size, new Set(colours).size]).toEqual([1, 2]);
    // Not by their colour alone, so that they are told apart in forced colours too.
    const glyphs = [...root.querySelectorAll('.fr-review__star')].map(
      (star) => getComputedStyle(star, '::before').content,
    );
    expect(glyphs).toEqual(['"★"', '"★"', '"★"', '"☆"', '"☆"']);
    const words = [...root.querySelectorAll<HTMLElement>('.fr-review__words')];
    expect(
      words.filter(({ offsetWidth }) => offsetWidth > 1).map((word) => word.textContent),
    ).toEqual(['3 of 5: fair']);
  });

  it('says what is wrong above, with links, and at each field of its product', async () => {
    const root = show([item(), item({ productId: 'p2' })], {
      productId: 'p2',
      fields: { stars: 'Choose stars.', name: 'Your name?' },
    });
    for (const link of root.querySelectorAll<HTMLAnchorElement>('.fr-shop-errors a'))
      expect(root.querySelector(link.hash)).not.toBeNull();
    expect(
      [...root.querySelectorAll('form')].map((form) =>
        [...form.querySelectorAll('.fr-line__problem')]
          .map(({ textContent }) => textContent)
          .join(''),
      ),
    ).toEqual(['', 'Choose stars.Your name?']);
    expect(await violations()).toEqual([]);
  });

  it.each([
    ['ltr', 320],
    ['rtl', 320],
  ] as const)('fits, %s in %i px', (dir, width) => {
    document.documentElement.dir = dir;
    const root = show([item()]);
    root.style.inlineSize = `${width}px`;
    expect(root.scrollWidth).toBeLessThanOrEqual(width);
  });
});

describe('product reviews', () => {
  const review = {
    id: '1',
    stars: 4,
    title: 'Fine',
    text: 'Holds tea.\nAnd coffee.',
    name: 'Ada',
    at: Date.UTC(2026, 10, 1),
  };

  it('list what buyers say, with their mean', async () => {
    document.body.innerHTML = `<main><h1>Jar</h1>${renderToStaticMarkup(<ProductReviews view={{ count: 12, average: 4.333, reviews: [review], timeZone: 'UTC' }} locale="en-US" />)}</main>`;
    expect(document.querySelector('.fr-reviews__mean')?.textContent).toBe(
      '★★★★☆ 4.3 out of 5 stars · 12 reviews',
    );
    expect(document.querySelectorAll('.fr-reviews__mean [data-full]')).toHaveLength(4);
    expect(document.querySelector('li')?.textContent).toBe(
      '★★★★☆4 starsFineHolds tea.\nAnd coffee.Ada, November 1, 2026',
    );
    expect(await violations()).toEqual([]);
  });

  it('say nothing where nobody has', () => {
    expect(
      renderToStaticMarkup(
        <ProductReviews
          view={{ count: 0, average: 0, reviews: [], timeZone: 'UTC' }}
          locale="en-US"
        />,
      ),
    ).toBe('');
  });
});
