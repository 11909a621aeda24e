import type { DeclaredSection } from '../area-sections';
import { accountManner, type AccountRefusal } from '../../accounts/account-manner';
import type { Identify } from '../../accounts/create-identify';
import { findContributor } from '../../accounts/find-contributor';
import { pickQuestionPage } from '../../accounts/pick-question-page';
import type { AuditAct } from '../../audit/audit-acts';
import { logListExport } from '../../audit/log-list-export';
import { writeAudit } from '../../audit/write-audit';
import { actionsFor } from '../../http/action/actions-for';
import { formBody } from '../../http/action/body-reader';
import { seeOther } from '../../http/see-other';
import { findProductsById } from '../../shop/catalogue/products';
import { withProducts } from '../../shop/catalogue/with-products';
import {
  countReviewsOf,
  decideReview,
  listReviewPart,
  type ReviewDecision,
  type ReviewFilter,
} from '../../shop/reviews/list-review-part';
import type { Site } from '../../sites/site-settings';
import type { Store } from '../../store/store';
import { csvReply } from '../csv-reply';
import { exportList } from '../export-list';
import { reviewActs } from './review-acts';
import { reviewColumns } from './review-columns';
import { sayOfReviews } from './review-texts';
import { countList, cutPart } from '../list-part';
import { pickFields, readPicks } from '../list-picks';
import { partHref, partOf, placeIn, type ListQuery } from '../list-query';
import { reviewQuery, reviewsPath, type reviewFilters } from './review-query';
import { reviewsPage } from './reviews-page';

/** The services of the reviews in the area. */
export interface AreaReviewServices {
  store: Pick<Store, 'read' | 'write' | 'change' | 'now' | 'createId'>;
  /** Finds who sent a request. */
  identify: Identify;
}

const { defineAction } = actionsFor<AreaReviewServices, Site, AccountRefusal>(accountManner);

const who = 'permission:commerce.productReviews';

/** What each button decides, and what the log says of it. */
const decisions: ReadonlyMap<
  string,
  { readonly decision: ReviewDecision; readonly act: AuditAct }
> = new Map([
  ['approve', { decision: 'published', act: 'reviewApproved' }],
  ['refuse', { decision: 'refused', act: 'reviewRefused' }],
  ['remove', { decision: 'removed', act: 'reviewRemoved' }],
]);

function filterOf({ q, state }: ListQuery<(typeof reviewFilters)[number]>): ReviewFilter {
  return { search: q, state: state === 'every' ? undefined : (state ?? 'waiting') };
}

/** What buyers wrote, for those who decide what visitors read. */
export const areaReviewActions = [
  defineAction({
    method: 'GET',
    url: reviewsPath,
    parameters: '?q=…&state=published|refused|every&sort=oldest&before=…&after=…',
    about: 'the reviews that wait, or those in another state, newest first, fifty at a time',
    who,
    guard: { none: 'changes nothing' },
    query: reviewQuery,
    find: findContributor,
    async run({ site, query }, { store: { read } }) {
      const filter = filterOf(query);
      const found = await listReviewPart(read, site.id, filter, partOf(query));
      const part = cutPart(found, query);
      const count = await countList(part, (most) => countReviewsOf(read, site.id, filter, most));
      const ids = [...new Set(part.rows.map(({ productId }) => productId))];
      const products = await findProductsById(read, site.id, ids);
      return { count, part, products };
    },
    json: ({ count, part }) => ({ data: { count, reviews: part.rows } }),
    page: (list, { site, found, query }) => reviewsPage(site, found, { ...list, query }),
  }),
  defineAction({
    method: 'GET',
    url: `${reviewsPath}/export`,
    parameters: '?q=…&state=published|refused|every&sort=oldest',
    about: 'the reviews that the list shows as a table, CSV',
    who: 'permission:commerce.productReviews',
    needsRecentSignIn: true,
    takesToken: true,
    guard: { none: 'changes nothing but the log' },
    query: reviewQuery,
    find: findContributor,
    async run({ site, request, query, found: { account: by } }, { store }) {
      await logListExport(store, { by, request, subject: sayOfReviews('title') });
      return exportList(
        reviewColumns,
        async (part) => {
          const rows = await listReviewPart(store.read, site.id, filterOf(query), part);
          return withProducts(store.read, site.id, rows);
        },
        query.sort,
      );
    },
    json: false,
    page: (pieces) => csvReply('reviews.csv', pieces),
  }),
  defineAction({
    method: 'POST',
    url: reviewsPath,
    about:
      'approves, refuses or removes reviews: `do=approve@<id>`, or `do=approve` with `pick@<id>=on` ' +
      'for each; `remove` asks once, until `sure=yes`. 303 to the list',
    who,
    guard: 'origin',
    query: reviewQuery,
    body: formBody(pickFields),
    find: findContributor,
    async run({ request, site, body, found: { account: by } }, { store }) {
      const { act: button, ids, isSure } = readPicks(body);
      const decided = decisions.get(button);
      if (!decided || ids.length === 0) return { done: 'nothing' } as const;
      if (button === 'remove' && !isSure) return { asks: ids } as const;
      const { decision, act } = decided;
      await store.change(async (db) => {
        for (const id of [...ids].sort()) {
          const before = await decideReview(db, site.id, id, { decision, now: store.now() });
          if (!before) continue;
          const { title, name } = before;
          await writeAudit(db, store, { act, by, request, subject: `${title}, ${name}` });
        }
      });
      return { done: button } as const;
    },
    json: ({ done = '' }) => ({ data: { done } }),
    page: ({ done, asks }, { site, query, found }) =>
      asks
        ? pickQuestionPage(site, found, {
            title: sayOfReviews('removeTitle', { count: asks.length }),
            section: reviewsPath,
            href: partHref(reviewsPath, query, placeIn(query)),
            act: 'remove',
            ids: asks,
            button: sayOfReviews('remove'),
            children: <p>{sayOfReviews('removeText')}</p>,
          })
        : seeOther(partHref(reviewsPath, query, { ...query, done })),
  }),
];

/** What the reviews of the area add to the server. */
export const areaReviewRoom = {
  sections: [
    { group: 'Shop', path: reviewsPath, text: 'Reviews', needs: 'commerce.productReviews' },
  ] satisfies readonly DeclaredSection[],
  acts: reviewActs,
  actions: areaReviewActions,
};
