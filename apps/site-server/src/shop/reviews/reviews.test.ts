import type { OrderView, ReviewView } from '@frontage/react-blocks/server';
import { PassThrough } from 'node:stream';
import { text as readAll } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkoutVisitor, type CheckoutVisitor } from '../../testing/checkout-visitor';
import { goods } from '../../testing/shop-fixture';
import { deskOf, shopServer, type ShopServer } from '../../testing/shop-server';
import { shownView } from '../../testing/shown-view';
import { ids, publishNew } from '../../testing/site-fixture';
import { readReviewsArguments } from '../../commands/reviews/read-reviews-arguments';
import { runReviews } from '../../commands/reviews/run-reviews';
import { findOrderByNumber } from '../orders/orders';
import { reviewTime } from '../orders/reviewable-products';
import { summarizeReviews } from './reviews';

let shop: ShopServer;
let buyer: CheckoutVisitor;

beforeEach(async () => {
  shop = await shopServer();
  buyer = checkoutVisitor(shop.server);
});
afterEach(() => shop.remove());

const orderView = async (address: string) => shownView<OrderView>(await buyer.get(address));

const nothing = { count: 0, average: 0, reviews: [], timeZone: 'UTC' };

/** What an owner does on the command line; answers what it prints. */
async function command(...words: readonly string[]): Promise<string> {
  const ask = readReviewsArguments(words);
  if (typeof ask === 'string') throw new Error(ask);
  const output = new PassThrough();
  await runReviews(shop.store, ask, output);
  output.end();
  return readAll(output);
}

/** The id of the one review that waits. */
const waiting = async () => (await command('list')).split('  ')[0] ?? '';

describe('an order that may not be reviewed', () => {
  const said = { productId: goods.jar, stars: '5', title: '', text: '', name: 'Eve' };
  const reviewOf = async () => {
    const order = await findOrderByNumber(shop.store.read, ids.site, 1_001);
    return `/review/${deskOf(shop).links.token('review', order?.id ?? '')}`;
  };
  const tried = async (address: string) => {
    const [got, posted, unread] = [
      await buyer.get(address),
      await buyer.post(address, said),
      await buyer.post(address, { title: '\0' }),
    ];
    expect(await shop.store.read.selectFrom('review').selectAll().execute()).toEqual([]);
    return [got.status, posted.status, unread.status, got.text, posted.text] as const;
  };

  it('since nobody has paid: its page has no link, and the link takes nothing', async () => {
    const address = await buyer.buy(goods.jar, 'small', { payment: 'transfer' });
    expect((await orderView(address)).reviewHref).toBe('');
    const [got, posted, unread, page] = await tried(await reviewOf());
    expect([got, posted, unread]).toEqual([403, 403, 403]);
    expect(page).toContain('as soon as we have received your payment');
  });

  it('[2.11a] [8.18i] since it was canceled, or too long ago, is told so', async () => {
    const address = await buyer.buy(goods.jar, 'small');
    const review = await reviewOf();
    expect((await buyer.get(review)).status).toBe(200);
    shop.advance(reviewTime);
    const [got, posted, unread, page] = await tried(review);
    expect([got, posted, unread]).toEqual([410, 410, 410]);
    expect(page).toContain('Your review request has expired');
    expect((await orderView(address)).reviewHref).toBe('');
    await buyer.buy(goods.jar, 'small', { payment: 'transfer' });
    const canceled = await findOrderByNumber(shop.store.read, ids.site, 1_002);
    await shop.store.write((db) =>
      db
        .updateTable('shop_order')
        .set({ canceled_at: shop.store.now(), payment_state: 'paid' })
        .where('id', '=', canceled?.id ?? '')
        .execute(),
    );
    expect(
      (await buyer.get(`/review/${deskOf(shop).links.token('review', canceled?.id ?? '')}`)).status,
    ).toBe(410);
  });

  it('[2.11a] [8.18i] since all of it was refunded, is told so', async () => {
    await buyer.buy(goods.jar, 'small');
    const review = await reviewOf();
    await shop.store.write((db) =>
      db.updateTable('shop_order').set({ payment_state: 'refunded' }).execute(),
    );
    const [got, posted, unread, page] = await tried(review);
    expect([got, posted, unread]).toEqual([410, 410, 410]);
    expect(page).toContain('Your review request has expired');
  });
});

describe('the owner', () => {
  it('is told of reviews that wait, once a day at most', async () => {
    const shownReviews = async () => {
      const rows = await shop.store.read
        .selectFrom('outbox')
        .select(['recipient', 'subject', 'next_at'])
        .where('kind', '=', 'reviews')
        .orderBy('next_at')
        .execute();
      return rows.map((row) => [row.recipient, row.subject, row.next_at]);
    };
    const { reviewHref } = await orderView(await buyer.buy(goods.jar, 'small'));
    const review = (title: string) =>
      buyer.post(reviewHref, { productId: goods.jar, stars: '5', title, text: '', name: 'Ada' });
    const [day, start] = [24 * 60 * 60 * 1000, Date.UTC(2026, 0, 1)];
    const mail = (day: number) => ['owner@studio.example', 'Reviews are waiting for you', day];
    await review('One');
    expect(await shownReviews()).toEqual([mail(start)]);
    for (const title of ['Two', 'Three']) await review(title);
    expect(await shownReviews()).toEqual([mail(start), mail(start + day)]);
    shop.advance(2 * day);
    await review('Four');
    expect(await shownReviews()).toEqual([mail(start), mail(start + day), mail(start + 2 * day)]);
  });
});

describe('the command reviews', () => {
  it.each([
    [['list'], { do: 'list', site: undefined, state: 'waiting' }],
    [['list', '--state', 'refused', '--site', 's'], { do: 'list', site: 's', state: 'refused' }],
    [
      ['list', '--state', 'lost'],
      '--state is "lost", expected one of waiting, published, refused.',
    ],
    [['list', 'x'], '"x" is one argument too many.'],
    [['approve', 'x'], { do: 'approve', site: undefined, review: 'x' }],
    [['approve', 'x', 'y'], '"y" is one argument too many.'],
    [['refuse'], 'reviews refuse needs the id of a review. To see them: reviews list'],
    [['remove', 'x'], 'There is no command reviews remove.'],
  ])('%j', (words, read) => expect(readReviewsArguments(words)).toEqual(read));

  it('says that there is none, and names what is not there', async () => {
    expect(await command('list')).toBe('No reviews are waiting.\n');
    await expect(command('approve', 'x')).rejects.toThrow('there is no review x');
  });
});

describe('reviews', () => {
  it('[2.11a] [5.17f] are written on the page of an order, once for each product, and may be changed', async () => {
    await publishNew(shop.store, { slug: 'reviews', title: 'What do you say?', pageType: 209 });
    const address = await buyer.buy(goods.jar, 'small');
    const { reviewHref } = await orderView(address);
    expect((await buyer.get(reviewHref)).text).toContain('"title":"What do you say?"');
    expect(shownView<ReviewView>(await buyer.get(reviewHref)).items).toMatchObject([
      {
        productId: goods.jar,
        title: 'Moon jar',
        isSent: false,
        review: { stars: 0, name: 'Ada Lovelace' },
      },
    ]);
    const said = {
      productId: goods.jar,
      stars: '4',
      title: 'Good',
      text: 'It holds <b>water</b>.',
      name: 'Ada',
    };
    const unrated = await buyer.post(reviewHref, { ...said, stars: '6' });
    expect([unrated.status, unrated.text]).toEqual([
      400,
      expect.stringContaining('Please select a star rating'),
    ]);
    expect((await buyer.post(reviewHref, { ...said, text: 'x'.repeat(2_001) })).text).toContain(
      '2000 characters',
    );
    expect((await buyer.post(reviewHref, { ...said, productId: goods.course })).status).toBe(400);
    for (const stars of ['4', '5'])
      expect((await buyer.post(reviewHref, { ...said, stars })).status).toBe(303);
    expect(await summarizeReviews(shop.store.read, goods.jar, 'UTC')).toEqual(nothing);
    expect(await command('approve', await waiting())).toContain('published');
    expect(await summarizeReviews(shop.store.read, goods.jar, 'UTC')).toMatchObject({
      count: 1,
      average: 5,
      reviews: [{ stars: 5, name: 'Ada' }],
    });
    // What is changed waits again, so that nobody gets a yes for other words.
    expect((await buyer.post(reviewHref, { ...said, text: 'Buy elsewhere' })).status).toBe(303);
    expect(await summarizeReviews(shop.store.read, goods.jar, 'UTC')).toEqual(nothing);
    expect(await command('refuse', await waiting())).toContain('refused');
    expect(await summarizeReviews(shop.store.read, goods.jar, 'UTC')).toEqual(nothing);
    expect((await buyer.get(`${reviewHref}x`)).status).toBe(404);
    expect((await buyer.get(`/review/${'a'.repeat(24)}.${'b'.repeat(32)}`)).status).toBe(404);
  });
});
