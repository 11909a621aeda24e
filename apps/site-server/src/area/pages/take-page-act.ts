import type { AccountRefusal } from '../../accounts/account-manner';
import { writeAudit } from '../../audit/write-audit';
import type { AuditAct } from '../../audit/audit-acts';
import { Refused } from '../../http/action/refused';
import type { PageDeed } from '../../http/action/who';
import type { EndpointRequest } from '../../http/endpoint';
import { claimPage } from '../../pages/documents/change-page-facts';
import { findEditedPage, type EditedPage } from '../../pages/documents/edited-page';
import {
  copyPage,
  deletePage,
  restorePage,
  schedulePage,
  setPageNeedsReview,
  takeBackPage,
} from '../../pages/documents/pages';
import { saveCodeApprovals } from '../../pages/code/code-approvals';
import { listPageCodes } from '../../pages/code/page-codes';
import { copyItem } from '../../pages/items/items';
import { bringBackLeftOut, listLeftOut } from '../../pages/documents/left-out';
import { publishPage, type WriteFacts } from '../../pages/documents/save-page';
import type { Site } from '../../sites/site-settings';
import { siteTimeZone } from '../../sites/site-time-zone';
import type { Database } from '../../store/database';
import { areaTime } from '../area-time';
import { readZonedTime } from '../../sites/zoned-time';
import { changedMeanwhile, type AreaPageServices, type FoundPage } from './define-page-action';
import type { WrongPage } from './shown-page';
import type { PageAct } from './page-query';
import { sayOfPages } from './page-texts';

/** What somebody wants done to a page. */
export interface WantedAct {
  readonly do: PageAct;
  /** That they have seen. */
  readonly revision: number;
  /** The hour of `schedule`, in the time zone of the site. */
  readonly at: string;
  /** The number of the last edit that they have seen. @default any */
  readonly edits?: number | undefined;
}

/** What became of it. */
export type TakenAct =
  | {
      readonly act: PageAct;
      readonly pageId: string;
      /** Whether something was left out of it: it is in the draft again, now or at its hour. */
      readonly isPart: boolean;
    }
  | { readonly wrong: WrongPage; readonly page: EditedPage; readonly at: string };

/** Who acts on a page, and what they want of it. */
export interface PageCall {
  readonly request: EndpointRequest;
  readonly site: Site;
  readonly body: WantedAct;
  readonly found: Pick<FoundPage, 'contributor' | 'page'>;
}

/**
 * Does something to a page, and writes it into the log; refused to who may not.
 *
 * @param call what is wanted, by whom, of which page
 * @param services the store
 */
export async function takePageAct(
  call: PageCall & { readonly found: Pick<FoundPage, 'may'> },
  { store }: Pick<AreaPageServices, 'store'>,
): Promise<TakenAct | Refused<AccountRefusal>> {
  return call.found.may[deedOf[call.body.do]]
    ? store.change((db) => takePageActIn(db, call, store))
    : new Refused({ status: 403, code: 'denied', refusedFor: 'permission' });
}

const deedOf: Readonly<Record<PageAct, PageDeed>> = {
  publish: 'publish',
  takeBack: 'publish',
  schedule: 'publish',
  unschedule: 'publish',
  delete: 'remove',
  restore: 'remove',
  review: 'edit',
  reviewed: 'edit',
  copy: 'copy',
};

/**
 * Does something to a page, in a transaction of others. See `takePageAct`.
 *
 * @param db the transaction of a change
 */
export async function takePageActIn(
  db: Database,
  { request, site, body, found }: PageCall,
  store: Pick<AreaPageServices['store'], 'now' | 'createId'>,
): Promise<TakenAct> {
  const { account: by } = found.contributor;
  const page = (await findEditedPage(db, site.id, found.page.id)) ?? found.page;
  const refuse = (wrong: WrongPage): TakenAct => ({ wrong, page, at: body.at });
  const isSeen =
    page.revision === body.revision && (body.edits === undefined || body.edits === page.edits);
  const isFitting = (page.state === 'deleted') === (body.do === 'restore');
  if (!isSeen || !isFitting) return refuse(changedMeanwhile(site, page));
  if (page.slug === '' && (body.do === 'delete' || body.do === 'takeBack'))
    return refuse({ status: 409, field: 'page', text: sayOfPages('homeStays') });
  const publishAt = readZonedTime(body.at, siteTimeZone(site)) ?? 0;
  if (body.do === 'schedule' && publishAt <= store.now())
    return refuse({ status: 400, field: 'at', text: sayOfPages('timeWrong') });
  const write = { now: store.now(), createId: store.createId, by: by.name };
  if (body.do !== 'copy' && !(await claimPage(db, page, write)))
    return refuse(changedMeanwhile(site, page));
  const leftOut = await listLeftOut(db, page.id);
  const pageId = await run[body.do](db, { page, publishAt, write });
  if (page.publishAt !== null && endsSchedule.includes(body.do))
    await bringBackLeftOut(db, page, leftOut, write);
  const isForVisitors = body.do === 'publish' || body.do === 'schedule';
  if (isForVisitors && found.contributor.permissions.includes('settings.codeInjection'))
    await saveCodeApprovals(db, site.id, listPageCodes(page.document), {
      by: by.name,
      now: write.now,
    });
  await writeAudit(db, store, {
    act: audited[body.do],
    by,
    request,
    subject: `${page.title} · /${page.slug}`,
    ...(body.do === 'schedule' && {
      change: { before: '', after: `${areaTime(site)(publishAt)} (${siteTimeZone(site)})` },
    }),
  });
  return { act: body.do, pageId: pageId ?? page.id, isPart: leftOut.length > 0 };
}

/** What has the clock not publish a page: what was left out for its hour is in the draft again. */
const endsSchedule: readonly PageAct[] = ['unschedule', 'takeBack', 'delete'];

type Run = (
  db: Database,
  act: { readonly page: EditedPage; readonly publishAt: number; readonly write: WriteFacts },
) => Promise<string | undefined | void>;

/** What each does; a copy gives the id of the new page. */
const run: Readonly<Record<PageAct, Run>> = {
  async publish(db, { page, write }) {
    await publishPage(db, page.id, write);
  },
  takeBack: (db, { page, write }) => takeBackPage(db, page, write.now),
  schedule: (db, { page, publishAt }) => schedulePage(db, page, publishAt),
  unschedule: (db, { page }) => schedulePage(db, page, null),
  delete: (db, { page, write }) => deletePage(db, page, write.now),
  restore: (db, { page, write }) => restorePage(db, page, write.now),
  review: (db, { page }) => setPageNeedsReview(db, page, true),
  reviewed: (db, { page }) => setPageNeedsReview(db, page, false),
  async copy(db, { page, write }) {
    const id = await copyPage(db, page, sayOfPages('copyTitle', { title: page.title }), write);
    await copyItem(db, page.siteId, { from: page.id, to: id });
    return id;
  },
};

const audited: Readonly<Record<PageAct, AuditAct>> = {
  publish: 'pagePublished',
  takeBack: 'pageHidden',
  schedule: 'pageScheduled',
  unschedule: 'pageUnscheduled',
  delete: 'pageDeleted',
  restore: 'pageRestored',
  review: 'pageReviewAsked',
  reviewed: 'pageReviewEnded',
  copy: 'pageCopied',
};
