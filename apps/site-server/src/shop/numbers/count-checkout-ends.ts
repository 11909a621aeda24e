import type { PaymentTable } from '../../payment/payment-table';
import type { Database } from '../../store/database';
import type { LeftCheckoutTable } from '../checkout/left-checkout-table';
import type { CheckoutTable } from '../checkout/checkout-table';
import type { TimeSpan } from './time-span';

/** How many checkouts came how far; each step is among those before it. */
export interface CheckoutEnds {
  readonly begun: number;
  /** Their visitor entered something. */
  readonly entered: number;
  /** Their visitor asked to pay. */
  readonly tried: number;
  readonly ordered: number;
}

/**
 * Counts how far the checkouts came that were begun within a span.
 *
 * @param db the reading side
 * @param siteId the site
 * @param span when they were begun
 */
export async function countCheckoutEnds(
  db: Database,
  siteId: string,
  span: TimeSpan,
): Promise<CheckoutEnds> {
  const [stored, tried, left] = await Promise.all([
    countStored(db, siteId, span),
    countTried(db, siteId, span),
    countLeft(db, siteId, span),
  ]);
  const count = (rows: readonly Count[], isWanted: (row: Count) => boolean = () => true) =>
    rows.filter(isWanted).reduce((sum, { checkouts }) => sum + checkouts, 0);
  const ordered = count(stored, ({ step }) => step === 'ordered');
  return {
    begun: count(stored) + count(left),
    entered: count([...stored, ...left], ({ step }) => step !== 'begun'),
    tried: tried + ordered,
    ordered,
  };
}

/** How many checkouts went to a step, and no further. */
interface Count {
  readonly step: 'begun' | 'entered' | 'ordered';
  readonly checkouts: number;
}

async function countStored(db: Database, siteId: string, span: TimeSpan): Promise<Count[]> {
  const rows = await checkoutsIn(db, siteId, span)
    .select(({ fn, eb }) => [
      eb
        .case()
        .when('at', '=', 'ordered' satisfies CheckoutTable['at'])
        .then('ordered' as const)
        .when('revision', '>', 0)
        .then('entered' as const)
        .else('begun' as const)
        .end()
        .as('step'),
      fn.countAll<number>().as('checkouts'),
    ])
    .groupBy('step')
    .execute();
  return rows;
}

/** Those that were to be paid, and are no order. */
async function countTried(db: Database, siteId: string, span: TimeSpan): Promise<number> {
  const { checkouts } = await checkoutsIn(db, siteId, span)
    .where('at', '<>', 'ordered')
    .where('revision', '>', 0)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('payment')
          .select('payment.key' satisfies `payment.${keyof PaymentTable}`)
          .whereRef('payment.purchase_id', '=', 'checkout.id'),
      ),
    )
    .select(({ fn }) => fn.countAll<number>().as('checkouts'))
    .executeTakeFirstOrThrow();
  return checkouts;
}

async function countLeft(db: Database, siteId: string, { from, to }: TimeSpan): Promise<Count[]> {
  const rows = await db
    .selectFrom('left_checkout')
    .select((eb) => ['is_entered', eb.fn.countAll<number>().as('checkouts')])
    .where('site_id', '=', siteId)
    .where('begun_at', '>=', from)
    .where('begun_at', '<', to)
    .groupBy('is_entered')
    .execute();
  return rows.map(({ is_entered, checkouts }) => ({
    step: is_entered === (1 satisfies LeftCheckoutTable['is_entered']) ? 'entered' : 'begun',
    checkouts,
  }));
}

function checkoutsIn(db: Database, siteId: string, { from, to }: TimeSpan) {
  return db
    .selectFrom('checkout')
    .where('checkout.site_id', '=', siteId)
    .where('checkout.created_at', '>=', from)
    .where('checkout.created_at', '<', to);
}
