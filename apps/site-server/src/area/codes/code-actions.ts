import type { DeclaredSection } from '../area-sections';
import * as z from 'zod';
import { accountManner, type AccountRefusal } from '../../accounts/account-manner';
import type { Identify } from '../../accounts/create-identify';
import { findContributor } from '../../accounts/find-contributor';
import { logListExport } from '../../audit/log-list-export';
import { writeAudit } from '../../audit/write-audit';
import { actionsFor } from '../../http/action/actions-for';
import { formBody } from '../../http/action/body-reader';
import { seeOther } from '../../http/see-other';
import { endCoupon } from '../../shop/codes/end-coupon';
import { countCoupons, findCouponById, listCoupons } from '../../shop/codes/list-coupons';
import type { Site } from '../../sites/site-settings';
import { isStorable } from '../../store/is-storable';
import type { Store } from '../../store/store';
import { csvReply } from '../csv-reply';
import { exportList } from '../export-list';
import { codeActs } from './code-acts';
import { codeColumns } from './code-columns';
import { sayOfCodes } from './code-texts';
import { countList, cutPart } from '../list-part';
import { partHref, partOf } from '../list-query';
import { blankCode, usesText, writeCodeFields } from './code-fields';
import { codePage } from './code-page';
import { codePickActions } from './code-pick-actions';
import { codeQuery, codesPath } from './code-query';
import { codesPage } from './codes-page';
import { loadCodeFacts, saveCode } from './save-code';

/** The services of the codes in the area. */
export interface AreaCodeServices {
  store: Pick<Store, 'read' | 'write' | 'now' | 'createId'>;
  /** Finds who sent a request. */
  identify: Identify;
}

const { defineAction, refuse } = actionsFor<AreaCodeServices, Site, AccountRefusal>(accountManner);

const gone = () => refuse({ status: 404, code: 'gone' });

const who = 'permission:commerce.coupons';

const codeBody = formBody(z.record(z.string().max(100), z.string().max(20_000).refine(isStorable)));

const unseen = { updatedAt: 0, uses: '' };

/** The discount codes of a shop, for those who make them. */
export const areaCodeActions = [
  defineAction({
    method: 'GET',
    url: codesPath,
    parameters: '?q=…&state=open|over&sort=oldest&before=…&after=…',
    about: 'the discount codes of a shop with their uses, newest first, fifty at a time',
    who,
    guard: { none: 'changes nothing' },
    query: codeQuery,
    find: findContributor,
    async run({ site, query }, { store }) {
      const { read } = store;
      const now = store.now();
      const filter = { search: query.q, state: query.state, now };
      const part = cutPart(await listCoupons(read, site.id, filter, partOf(query)), query);
      const count = await countList(part, (most) => countCoupons(read, site.id, filter, most));
      return { count, now, part };
    },
    json: ({ count, part }) => ({ data: { count, codes: part.rows } }),
    page: (list, { site, found, query }) => codesPage(site, found, { ...list, query }),
  }),
  defineAction({
    method: 'GET',
    url: `${codesPath}/export`,
    parameters: '?q=…&state=open|over&sort=oldest',
    about: 'the discount codes that the list shows as a table, CSV',
    who: 'permission:commerce.coupons',
    needsRecentSignIn: true,
    takesToken: true,
    guard: { none: 'changes nothing but the log' },
    query: codeQuery,
    find: findContributor,
    async run({ site, request, query, found: { account: by } }, { store }) {
      await logListExport(store, { by, request, subject: sayOfCodes('title') });
      const filter = { search: query.q, state: query.state, now: store.now() };
      return exportList(
        codeColumns,
        (part) => listCoupons(store.read, site.id, filter, part),
        query.sort,
      );
    },
    json: false,
    page: (pieces) => csvReply('discount-codes.csv', pieces),
  }),
  defineAction({
    method: 'GET',
    url: `${codesPath}/new`,
    about: 'the form of a new discount code',
    who,
    guard: { none: 'changes nothing' },
    find: findContributor,
    run: ({ site }, { store }) => loadCodeFacts(store.read, site, []),
    json: false,
    page: (facts, { site, found }) =>
      codePage(site, found, { id: undefined, seen: unseen, fields: blankCode, facts }),
  }),
  defineAction({
    method: 'GET',
    url: `${codesPath}/:id`,
    about: 'the form of a discount code',
    who,
    guard: { none: 'changes nothing' },
    find: findContributor,
    async run({ site, params: { id } }, { store }) {
      const coupon = isStorable(id) ? await findCouponById(store.read, site.id, id) : undefined;
      if (!coupon) return gone();
      return { coupon, facts: await loadCodeFacts(store.read, site, coupon.productIds) };
    },
    json: false,
    page: ({ coupon, facts }, { site, found }) =>
      codePage(site, found, {
        id: coupon.id,
        seen: { updatedAt: coupon.updatedAt, uses: usesText(coupon) },
        fields: writeCodeFields(coupon, facts),
        facts,
      }),
  }),
  defineAction({
    method: 'POST',
    url: `${codesPath}/:id`,
    about:
      'saves a discount code, a new one at `new`; 303 to the list, 400 with what is wrong, 409 if ' +
      'somebody else changed it meanwhile',
    who,
    guard: 'origin',
    body: codeBody,
    find: findContributor,
    async run({ request, site, params, body: fields, found: { account } }, { store }) {
      const id = params.id === 'new' ? undefined : params.id;
      if (!isStorable(params.id)) return gone();
      const by = { by: account, request };
      const unsaved = await saveCode(store, { site, id, fields, by });
      return unsaved === 'gone' ? gone() : { id, unsaved };
    },
    json: false,
    page({ id, unsaved }, { site, body: fields, found }) {
      if (!unsaved) return seeOther(partHref(codesPath, {}, { done: 'saved' }));
      const { stored, ...shown } = unsaved;
      const seen = stored ? { updatedAt: stored.updatedAt, uses: usesText(stored) } : unseen;
      return codePage(site, found, { ...shown, id, seen, fields });
    },
  }),
  defineAction({
    method: 'POST',
    url: `${codesPath}/:id/end`,
    about: 'ends a discount code now; 303 to the list',
    who,
    guard: 'origin',
    find: findContributor,
    run: ({ request, site, params: { id }, found: { account: by } }, { store }) =>
      store.write(async (db) => {
        const coupon = isStorable(id) ? await findCouponById(db, site.id, id) : undefined;
        if (!coupon) return gone();
        if (await endCoupon(db, coupon, store.now()))
          await writeAudit(db, store, { act: 'codeEnded', by, request, subject: coupon.code });
        return coupon;
      }),
    json: false,
    page: () => seeOther(partHref(codesPath, {}, { done: 'ended' })),
  }),
];

/** What the codes of the area add to the server. */
export const areaCodeRoom = {
  sections: [
    { group: 'Shop', path: codesPath, text: 'Discount codes', needs: 'commerce.coupons' },
  ] satisfies readonly DeclaredSection[],
  acts: codeActs,
  actions: [...areaCodeActions, ...codePickActions],
};
