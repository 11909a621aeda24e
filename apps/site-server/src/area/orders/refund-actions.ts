import * as z from 'zod';
import { auditedStore, writeAudit } from '../../audit/write-audit';
import { retryRefunds } from '../../payment/returned-money';
import { formBody } from '../../http/action/body-reader';
import { seeOther } from '../../http/see-other';
import { getOrder } from '../../shop/orders/orders';
import { planRefund, whyNotRefunded, type RefundPlan } from '../../shop/orders/plan-refund';
import { refundPieces, type OrderRefundRequest } from '../../shop/orders/refund-pieces';
import { RefundRefused, type RefundRefusal } from '../../shop/orders/refund-refused';
import type { StoredOrder } from '../../shop/orders/stored-order';
import { isStorable } from '../../store/is-storable';
import { defineOrderAction, findNamedOrder, type AreaOrderServices } from './define-order-action';
import { loadOrder } from './load-order';
import { ordersPath } from './order-query';
import { isEntered, readRefund, refundFields } from './refund-fields';
import { refundPage, refundPreviewPage } from './refund-page';
import { sayOfRefunds } from './refund-texts';

/** What a refund would do, or why there is none. */
function tryPlan(
  order: StoredOrder,
  request: Parameters<typeof planRefund>[1],
): RefundPlan | RefundRefused {
  try {
    return planRefund(order, request);
  } catch (error) {
    if (error instanceof RefundRefused) return error;
    throw error;
  }
}

/** Makes a refund. @returns why it was not made; undefined if it was */
async function tryRefund(
  { store, links }: Pick<AreaOrderServices, 'store' | 'links'>,
  order: StoredOrder,
  request: OrderRefundRequest,
): Promise<RefundRefusal | undefined> {
  try {
    await refundPieces(store, links, order.id, request);
    return undefined;
  } catch (error) {
    if (error instanceof RefundRefused) return error.code;
    throw error;
  }
}

/** Whether a write made a refund, and not found one that the same key had made. */
function isNewRefund(result: unknown): boolean {
  return !(typeof result === 'object' && result !== null && Reflect.get(result, 'isRepeat'));
}

const refusedWith = (code: RefundRefusal, status = 409) => ({ status, text: sayOfRefunds(code) });

/** How a refund ended. */
interface RefundResult {
  /** Why it was not made. @default it was */
  readonly refused?: RefundRefusal | undefined;
  /** What is wrong, by the names of the controls. @default nothing */
  readonly wrong?: ReadonlyMap<string, string>;
  /** As it is now. */
  readonly order: StoredOrder;
}

/** The pages of a refund: what is entered, what it would do, and what makes it. */
export const refundActions = [
  defineOrderAction({
    method: 'GET',
    url: `${ordersPath}/:number/refund`,
    parameters: '?step=preview&pieces-0=…&shipping=on&sum=…&restock=on&all=on',
    about: 'what can be refunded of an order; with `step=preview` what a refund would do',
    who: 'permission:commerce.refunds',
    guard: { none: 'changes nothing' },
    query: refundFields,
    find: findNamedOrder,
    run: ({ found: { order } }, { store }) => loadOrder(store.read, order),
    json: false,
    page(loaded, { site, query: fields, found: { contributor } }, { store }) {
      const { order } = loaded;
      const over = whyNotRefunded(order);
      if (over) return refundPage(site, contributor, { order, refused: refusedWith(over.code) });
      if (fields.step !== 'preview')
        return refundPage(site, contributor, {
          order,
          fields: isEntered(fields) ? fields : undefined,
        });
      const { request, wrong } = readRefund(order, fields);
      if (!request) return refundPage(site, contributor, { order, fields, wrong });
      const plan = tryPlan(order, request);
      if (plan instanceof RefundRefused) {
        const refused = refusedWith(plan.code, 400);
        return refundPage(site, contributor, { order, fields, refused });
      }
      const refundKey = store.createId();
      const sum = request.sumCents ? fields.sum : '';
      return refundPreviewPage(site, contributor, { loaded, request, plan, sum, refundKey });
    },
  }),
  defineOrderAction({
    method: 'POST',
    url: `${ordersPath}/:number/refund`,
    about:
      'refunds a part of an order or all of it, once for its `key`; 303 to the order, or 409 with why not',
    who: 'permission:commerce.refunds',
    needsRecentSignIn: true,
    guard: 'origin',
    body: formBody(
      refundFields.extend({
        key: z.string().min(1).max(100).refine(isStorable),
        version: z.string().regex(/^\d{1,15}$/),
      }),
    ),
    find: findNamedOrder,
    async run(
      { request: httpRequest, body, found: { contributor, order } },
      { store, links, outbox },
    ): Promise<RefundResult> {
      const { key, version, ...fields } = body;
      // What is left now may be less than what this very refund took.
      if (order.refunds.some((refund) => refund.key === key)) return { order };
      const { request, wrong } = readRefund(order, fields);
      if (!request) return { refused: 'changed' as const, wrong, order };
      const audited = {
        act: 'orderRefunded',
        by: contributor.account,
        request: httpRequest,
      } as const;
      const subject = String(order.number);
      const noted = auditedStore(store, { ...audited, subject }, isNewRefund);
      const refused = await tryRefund({ store: noted, links }, order, {
        ...request,
        key,
        version: Number(version),
      });
      outbox.wake();
      return { refused, order: await getOrder(store.read, order.id) };
    },
    json: false,
    page({ refused, wrong, order }, { site, body, found: { contributor } }) {
      if (refused === undefined) return seeOther(`${ordersPath}/${order.number}?done=refund`);
      const entered = { order, fields: body, refused: refusedWith(refused) };
      return refundPage(site, contributor, { ...entered, ...(wrong && { wrong }) });
    },
  }),
  defineOrderAction({
    method: 'POST',
    url: `${ordersPath}/:number/refund/retry`,
    about: 'has the refunds that a provider did not make requested again now; 303 to the order',
    who: 'permission:commerce.refunds',
    needsRecentSignIn: true,
    guard: 'origin',
    find: findNamedOrder,
    run: ({ request, found: { contributor, order } }, { store }) =>
      store.write(async (db) => {
        if (!(await retryRefunds(db, order.purchaseId, store.now()))) return;
        const audited = { act: 'refundRetried', by: contributor.account, request } as const;
        await writeAudit(db, store, { ...audited, subject: String(order.number) });
      }),
    json: false,
    page: (_, { found: { order } }) => seeOther(`${ordersPath}/${order.number}?done=retry`),
  }),
];
