import { accountManner, type AccountRefusal } from '../../accounts/account-manner';
import type { Identify } from '../../accounts/create-identify';
import { findContributor } from '../../accounts/find-contributor';
import { pickQuestionPage } from '../../accounts/pick-question-page';
import { writeAudit } from '../../audit/write-audit';
import { actionsFor } from '../../http/action/actions-for';
import { formBody } from '../../http/action/body-reader';
import { seeOther } from '../../http/see-other';
import { endCoupon } from '../../shop/codes/end-coupon';
import { findCouponById, type ListedCoupon } from '../../shop/codes/list-coupons';
import type { Site } from '../../sites/site-settings';
import type { Database } from '../../store/database';
import type { Store } from '../../store/store';
import { pickFields, readPicks } from '../list-picks';
import { partHref } from '../list-query';
import { codeQuery, codesPath } from './code-query';
import { sayOfCodes } from './code-texts';

interface CodePickServices {
  store: Pick<Store, 'read' | 'write' | 'now' | 'createId'>;
  /** Finds who sent a request. */
  identify: Identify;
}

const { defineAction } = actionsFor<CodePickServices, Site, AccountRefusal>(accountManner);

/** What is done with the discount codes that are picked in the list. */
export const codePickActions = [
  defineAction({
    method: 'POST',
    url: codesPath,
    about:
      'ends the discount codes that are picked, `do=end` with `pick@<id>=on` for each; asks once, ' +
      'until `sure=yes`. Those that have ended stay as they are. 303 to the list',
    who: 'permission:commerce.coupons',
    guard: 'origin',
    query: codeQuery,
    body: formBody(pickFields),
    find: findContributor,
    async run({ request, site, body, found: { account: by } }, { store }) {
      const { act, ids, isSure } = readPicks(body);
      const wanted = act === 'end' ? ids : [];
      const open = await findOpen(store.read, site.id, wanted, store.now());
      if (open.length === 0) return { done: 'nothing', ids: [] };
      if (!isSure) return { asks: open, done: '', ids: [] };
      const ended = await store.write(async (db) => {
        const endable = await findOpen(db, site.id, wanted, store.now());
        for (const coupon of endable) {
          await endCoupon(db, coupon, store.now());
          await writeAudit(db, store, { act: 'codeEnded', by, request, subject: coupon.code });
        }
        return endable.map(({ id }) => id);
      });
      return { done: ended.length > 0 ? 'endedMany' : 'nothing', ids: ended };
    },
    json: ({ ids }) => ({ data: { ended: ids } }),
    page: ({ asks, done, ids }, { site, query, found }) =>
      asks
        ? pickQuestionPage(site, found, {
            title: sayOfCodes('endMany', { count: asks.length }),
            section: codesPath,
            href: partHref(codesPath, query, query),
            act: 'end',
            ids: asks.map(({ id }) => id),
            button: sayOfCodes('end'),
            children: (
              <>
                <p>{sayOfCodes('endManyText')}</p>
                <p>{asks.map(({ code }) => code).join(', ')}</p>
              </>
            ),
          })
        : seeOther(partHref(codesPath, query, { ...query, done, ids })),
  }),
];

/** Finds those codes of a list that buyers can still use, in one order for all who pick them. */
async function findOpen(
  db: Database,
  siteId: string,
  ids: readonly string[],
  now: number,
): Promise<readonly ListedCoupon[]> {
  const open: ListedCoupon[] = [];
  for (const id of [...ids].sort()) {
    const coupon = await findCouponById(db, siteId, id);
    if (coupon && (coupon.endsAt === null || coupon.endsAt > now)) open.push(coupon);
  }
  return open;
}
