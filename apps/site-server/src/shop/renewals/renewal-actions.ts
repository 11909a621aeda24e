import { renewalControls } from '@frontage/react-blocks/server';
import * as z from 'zod';
import { actionsFor } from '../../http/action/actions-for';
import { formBody } from '../../http/action/body-reader';
import type { Call } from '../../http/action/call';
import { seeOther } from '../../http/see-other';
import { readPageConditions } from '../../pages/page-conditions';
import { pageManner } from '../../pages/page-manner';
import { serverTexts } from '../../sites/server-texts';
import type { Site } from '../../sites/site-settings';
import { generalTexts } from '../../texts/general-texts';
import { findLinkedOrder } from '../orders/find-linked-order';
import { orderPage } from '../orders/order-page';
import { listSubscriptionsIn } from '../subscriptions/subscriptions';
import { leadToProvider, renewalUnanswered } from './lead-to-provider';
import type { RenewalRefusal, RenewalServices } from './renewal-services';
import { renewalTexts } from './renewal-texts';

const { defineAction, refuse } = actionsFor<RenewalServices, Site, RenewalRefusal>(pageManner);

/** The words of what goes wrong. */
const refusalTexts = { ...generalTexts, ...renewalTexts };

const find = async (
  { site, params }: Pick<Call<Site, { token: string }>, 'site' | 'params'>,
  services: RenewalServices,
) =>
  (await findLinkedOrder(services, site, { use: 'order', token: params.token })) ??
  refuse({ status: 404 });

/** What buyers do about the renewals of their order; its address is its secret. */
export const renewalActions = [
  defineAction({
    method: 'POST',
    url: '/order/:token/renewal',
    about:
      '`payRenewal=<id>` pays what could not be charged of a subscription, `changeMethod=<id>` ' +
      'names another method for it: both 303 to the page of its provider; 409 where there is ' +
      'nothing to pay or to change, 503 where the provider does not answer',
    who: 'anyone',
    guard: 'origin',
    limit: [{ rate: 'cartLimit' }],
    body: formBody(
      z.object({
        [renewalControls.pay]: z.string().default(''),
        [renewalControls.change]: z.string().default(''),
      }),
    ),
    find,
    async run({ request, site, body, found: order }, services) {
      const led = await leadToProvider(services, { request, site, order, pressed: body });
      services.outbox.wake();
      return typeof led === 'string' ? led : refuse(led);
    },
    json: false,
    page: (url) => seeOther(url),
    refusedPage({ status, code }, { request, site, found: order }, services) {
      if (!site || !order) return services.system.notFound(site, readPageConditions(request));
      const texts = serverTexts(refusalTexts, site.settings, order.content.language);
      const message = texts.say(status === 429 ? 'tooMany' : (code ?? 'renewalNothingToPay'));
      const errors = { message, fields: {} };
      return orderPage(services, { site, request, order }, { status, errors });
    },
  }),
  defineAction({
    method: 'GET',
    url: '/order/:token/renewal',
    parameters: '?subscription=…&asked=…',
    about: 'where a payment provider leads back to: asks it how that went, then 303 to the order',
    who: 'anyone',
    guard: { none: 'its address is a secret' },
    // Whoever comes back again and again is led on without asking the provider each time.
    limit: [{ rate: 'cartLimit', isSoft: true }],
    query: z.object({
      subscription: z.string().default(''),
      asked: z.coerce.number().int().optional().catch(undefined),
    }),
    find,
    async run({ query, params, found, wait }, { store, renewals, outbox }) {
      const listed = wait === 0 ? await listSubscriptionsIn(store.read, found) : [];
      const subscription = listed.find(({ id }) => id === query.subscription);
      if (subscription) {
        const { asked } = query;
        // Where it does not answer now, its webhook or the next look tells it.
        await (
          asked === undefined
            ? renewals.comeBack(subscription)
            : renewals.methods.comeBack(subscription, asked)
        ).catch(renewalUnanswered);
        outbox.wake();
      }
      return `/order/${params.token}#order-subscriptions`;
    },
    json: false,
    page: (address) => seeOther(address),
  }),
];
