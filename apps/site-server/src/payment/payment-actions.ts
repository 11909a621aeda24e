import { isCurrencyCode } from '@frontage/commerce-model';
import { actionsFor } from '../http/action/actions-for';
import { bodyText } from '../http/action/body-reader';
import { fixedWords } from '../http/action/fixed-words';
import { textReply } from '../http/endpoint';
import type { OutboxWorker } from '../mail/start-outbox-worker';
import type { Store } from '../store/store';
import { isPlugId } from './is-plug-id';
import { noteMethod } from './note-method';
import { checkPaidAmount, type PaymentOutcome } from './payment-outcome';
import type { PaymentNews, PaymentPlug, PaymentPlugId } from './payment-plug';
import type { MethodNews } from './saved-method';
import { findAttempt } from './attempts';

/** Handles news of a payment of this shop, and gives its state after that. */
export type HearNews = (
  plug: PaymentPlugId,
  news: PaymentNews,
  outcome: PaymentOutcome,
) => Promise<void>;

/** What is done with a method that a buyer has named at a provider. */
export type HearMethod = (plug: PaymentPlugId, news: MethodNews) => Promise<void>;

/** The services for handling providers' news. */
export interface WebhookServices {
  store: Pick<Store, 'read' | 'write'>;
  plugs: ReadonlyMap<PaymentPlugId, PaymentPlug>;
  hearNews: HearNews;
  hearMethod: HearMethod;
  /** Sends the resulting mails. */
  outbox: Pick<OutboxWorker, 'wake'>;
}

const { defineAction, refuse } = actionsFor<WebhookServices, unknown>({
  ...fixedWords({ 400: 'The signature is not valid.' }),
  noSite: 'not asked',
});

/** The webhooks for payment providers. */
export const paymentActions = [
  defineAction({
    method: 'POST',
    url: '/api/commerce/webhook/:plug',
    about:
      'what a payment provider tells by itself; 400 when it is not signed as it should be, 200 for ' +
      'all else, once it is on disk: twice, late and in any order is harmless',
    who: 'anyone',
    guard: 'provider signature',
    body: bodyText('raw', (text) => text),
    async find({ params }, { plugs }) {
      return (isPlugId(params.plug) && plugs.get(params.plug)) || refuse({ status: 404 });
    },
    async run({ request, body, found: plug }, services) {
      const news = await plug.readWebhook(body, request.headers);
      if (news === undefined) return refuse({ status: 400 });
      if (news === 'other') return undefined;
      if ('answer' in news) return hearPayment(services, plug, news);
      await services.hearMethod(plug.id, news);
      services.outbox.wake();
      return undefined;
    },
    json: false,
    page: (fault) => ({ ...textReply(200, 'ok'), ...(fault && { fault }) }),
  }),
];

/** @returns what somebody has to look at */
async function hearPayment(
  { store, hearNews, outbox }: WebhookServices,
  plug: PaymentPlug,
  news: PaymentNews,
): Promise<Error | undefined> {
  const tried = await findAttempt(store.read, news.key);
  // Of another shop with the same account, or of another plug.
  if (tried?.plug !== plug.id || !isCurrencyCode(tried.currency)) return undefined;
  const { key, cents, currency } = tried;
  await noteMethod(store, tried, news.answer);
  const outcome = checkPaidAmount({ cents, currency }, news.answer);
  await hearNews(plug.id, news, outcome);
  outbox.wake();
  if (outcome.status !== 'mispaid') return undefined;
  return new Error(
    `[site-server] payment ${key} is of ${outcome.cents} ${outcome.currency}, asked were ${cents} ${currency}.`,
  );
}
