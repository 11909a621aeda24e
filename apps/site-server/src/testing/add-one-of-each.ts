import type { SiteStore } from '../app/site-store';
import { writeLedger } from '../consent/ledger';
import { saveCoupon } from '../shop/codes/coupons';
import { insertRestockNotice } from '../shop/restock/restock-notices';
import { saveReview } from '../shop/reviews/reviews';
import { insertSubscription } from '../shop/subscriptions/subscriptions';
import { makeAccessToken } from '../tokens/access-tokens';
import { goods } from './shop-fixture';
import { ids } from './site-fixture';

/**
 * Stores one of each thing of a shop that buyers or owners make: a coupon, somebody who waits for a
 * jar, a review, a subscription, an answer to the cookie banner; and a token.
 *
 * @param store where
 * @param of the order that the review and the subscription are of, and who makes the token
 */
export async function addOneOfEach(
  store: SiteStore,
  { orderId, accountId }: { readonly orderId: string; readonly accountId: string },
): Promise<void> {
  const siteId = ids.site;
  const id = () => store.createId();
  const now = store.now();
  await store.write(async (db) => {
    const coupon = { code: 'SECRETSPRING', kind: 'percent', ratePerMillion: 500_000 } as const;
    await saveCoupon(db, siteId, coupon, { id: id(), now });
    const notice = {
      id: id(),
      siteId,
      productId: goods.jar,
      variantId: 'large',
      email: 'rae@example.com',
      pageUrl: 'https://studio.example/shop/moon-jar',
      language: 'en',
    };
    await insertRestockNotice(db, notice, now);
    const review = {
      id: id(),
      siteId,
      productId: goods.jar,
      orderId,
      stars: 2,
      title: 'It leaks',
      text: 'From its foot.',
      name: 'Rae',
    };
    await saveReview(db, review, now);
    const subscription = {
      id: id(),
      siteId,
      orderId,
      lineId: 'line',
      email: 'sue@example.com',
      currency: 'USD',
      cents: 500,
      plan: { billingPeriod: { value: 1, unit: 'month' }, numBillingCycles: 0 },
      title: 'Tea club',
      plug: 'test',
      method: null,
      methodAt: 0,
      nextAt: now,
    } as const;
    await insertSubscription(db, subscription, now);
    const choice = {
      id: id(),
      consentId: id(),
      choice: 'accepted',
      categories: ['analytics'],
      bannerVersion: 2,
      textHash: '',
      language: 'en',
      hasSignal: false,
      createdAt: now,
    } as const;
    await writeLedger(db, siteId, choice, undefined);
    await makeAccessToken(db, {
      id: id(),
      siteId,
      accountId,
      name: 'Robot',
      permissions: [],
      createdAt: now,
      expiresAt: now + 60_000,
    });
  });
}
