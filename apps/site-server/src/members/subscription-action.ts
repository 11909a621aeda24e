import { memberPaths } from '@frontage/react-blocks/server';
import * as z from 'zod';
import { actionsFor } from '../http/action/actions-for';
import { formBody } from '../http/action/body-reader';
import { listBuyerOrders } from '../shop/orders/list-buyer-orders';
import { mailEnded } from '../shop/orders/mail-ended';
import { listRenewed } from '../shop/subscriptions/list-renewed';
import { cancelSubscription } from '../shop/subscriptions/subscriptions';
import type { Site } from '../sites/site-settings';
import { isStorable } from '../store/is-storable';
import { areaPage, backToArea, type AreaServices } from './area-page';
import { findSignedIn } from './find-signed-in';
import { memberManner, type MemberRefusal } from './member-manner';

const { defineAction } = actionsFor<AreaServices, Site, MemberRefusal>(memberManner);

/** A member ends a subscription. */
export const subscriptionAction = defineAction({
  method: 'POST',
  url: memberPaths.subscription,
  about:
    '`subscription=<id>`: ends a subscription of an order with the member’s address, which buyer and ' +
    'owner hear of by mail; 303. One that is not theirs, or is over, stays as it is',
  who: 'member',
  guard: 'origin',
  body: formBody(z.object({ subscription: z.string().max(100).refine(isStorable).default('') })),
  find: findSignedIn,
  async run({ site, body, found: { holder } }, { store, links, outbox }) {
    const now = store.now();
    await store.write(async (db) => {
      const orders = await listBuyerOrders(db, site.id, holder.email);
      const ids = orders.map(({ id }) => id);
      const subscription = (await listRenewed(db, ids)).find(({ id }) => id === body.subscription);
      const first = orders.find(({ id }) => id === subscription?.orderId);
      if (!subscription || !first || !(await cancelSubscription(db, subscription, now))) return;
      const { createId } = store;
      await mailEnded(db, { site, subscription, first }, { links, now, createId });
    });
    outbox.wake();
  },
  json: () => ({ data: {} }),
  page: (_nothing, call) => backToArea(call, 'subscription'),
  refusedPage: (refusal, call, services) => areaPage(services, call, { refusal }),
});
