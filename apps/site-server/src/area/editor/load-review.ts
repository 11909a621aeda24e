import type { PageRecord } from '@frontage/site-model';
import {
  compareDocuments,
  type PublishReview,
  type ReviewFact,
} from '@frontage/site-model/editing';
import { editedRecord, findEditedPage, type EditedPage } from '../../pages/documents/edited-page';
import { listPageCodes } from '../../pages/code/page-codes';
import { findPublishedPageById } from '../../pages/documents/published-pages';
import { listLeftOut } from '../../pages/documents/left-out';
import { listRedirectsTo } from '../../pages/documents/redirects';
import type { Site } from '../../sites/site-settings';
import { siteTimeZone } from '../../sites/site-time-zone';
import { writeZonedTime } from '../../sites/zoned-time';
import type { AreaPageServices, FoundPage } from '../pages/define-page-action';
import { brokenLinksFact } from './broken-links-fact';
import { codeFacts } from './code-facts';
import { sayOfChanges } from './change-texts';
import { describeChanges } from './describe-changes';
import { loadNames } from '../block-names/load-names';
import { askedParties, weighPage } from './weigh-page';

/** What a list of changes needs. */
export type ReviewServices = Pick<AreaPageServices, 'store' | 'render' | 'runtime'>;

/**
 * Lists what publishing a page would change for visitors: its content, and what that means.
 *
 * @param services the store, and what renders both states
 * @param site the site
 * @param asked the page
 * @param found who asks, and what they may do to it
 */
export async function loadReview(
  services: ReviewServices,
  site: Site,
  asked: EditedPage,
  { contributor: { permissions }, may }: Pick<FoundPage, 'contributor' | 'may'>,
): Promise<PublishReview> {
  const { read } = services.store;
  const page = (await findEditedPage(read, site.id, asked.id)) ?? asked;
  const seen = await findPublishedPageById(read, site.id, page.id);
  const published = seen?.document;
  const now = page.document;
  const before = published ?? now;
  const changes = compareDocuments(before, now);
  const nameOf = await loadNames(read, site.id, [before, now]);
  const zone = siteTimeZone(site);
  const mayInject = permissions.includes('settings.codeInjection');
  return {
    number: page.edits,
    revision: page.revision,
    summary: summaryOf(page, seen, changes.length),
    changes: describeChanges(changes, { before, now, nameOf }),
    leftOut: (await listLeftOut(read, page.id)).map(({ title }) => title),
    facts: [
      await addressFact(services, page),
      ...(await brokenLinksFact(read, page)),
      ...(await servedFacts(services, site, page, published)),
      ...(await codeFacts(read, { page, published, mayInject })),
    ],
    zone,
    publishAt: page.publishAt === null ? '' : writeZonedTime(page.publishAt, zone),
    needsReview: page.state === 'needsReview',
    mayPublish: may.publish,
    isUpToDate: page.isVisible && !page.isAhead,
  };
}

function summaryOf(now: EditedPage, seen: PageRecord | undefined, count: number): string {
  if (!seen) return sayOfChanges('allNew');
  if (count > 0) return sayOfChanges('summary', { count });
  const isSame = now.title === seen.title && now.description === seen.description;
  return sayOfChanges(isSame ? 'none' : 'sameContent');
}

/** Its address, and those that lead to it since it was renamed. */
async function addressFact(
  { store }: Pick<ReviewServices, 'store'>,
  { siteId, id, slug }: EditedPage,
): Promise<ReviewFact> {
  const old = await listRedirectsTo(store.read, siteId, id);
  const some = old.length === 1 ? 'addressKept' : 'addressesKept';
  const code = old.length === 0 ? 'addressOf' : some;
  return {
    label: sayOfChanges('address'),
    text: sayOfChanges(code, { slug, old: old.join(', ') }),
    isNew: false,
  };
}

/** What both states are once they are rendered: whom they ask, and what they weigh. */
async function servedFacts(
  { render, runtime }: ReviewServices,
  site: Site,
  page: EditedPage,
  published: EditedPage['document'] | undefined,
): Promise<readonly ReviewFact[]> {
  const record = editedRecord(page);
  const now = await render(site, record, {});
  const before = published && (await render(site, { ...record, document: published }, {}));
  const bytes = await weighPage(now, runtime);
  const was = before && (await weighPage(before, runtime));
  return [
    partiesFact(partiesOf(now, page.document), before && published && partiesOf(before, published)),
    { label: sayOfChanges('weight'), text: weightText(bytes, was), isNew: false },
  ];
}

/** Whom the page asks, and whom the code in its frames asks. */
function partiesOf(
  served: Parameters<typeof askedParties>[0],
  document: EditedPage['document'],
): readonly string[] {
  const codes = listPageCodes(document).flatMap(({ origins }) => origins);
  return [...new Set([...askedParties(served), ...codes])].sort();
}

function partiesFact(now: readonly string[], before: readonly string[] = []): ReviewFact {
  const added = now.filter((origin) => !before.includes(origin));
  const said = { list: now.join(', '), added: added.join(', ') };
  const same = now.length > 0 ? 'partiesSame' : 'partiesNone';
  const code = added.length > 0 ? 'partiesNew' : same;
  return {
    label: sayOfChanges('parties'),
    text: sayOfChanges(code, said),
    isNew: added.length > 0,
  };
}

function weightText(bytes: number, was: number | undefined): string {
  const kilobytes = (count: number) => (count / 1000).toFixed(1);
  const change = was === undefined ? 0 : bytes - was;
  const other = change > 0 ? 'weightMore' : 'weightLess';
  const code = Math.abs(change) < 50 ? 'weightOf' : other;
  return sayOfChanges(code, { size: kilobytes(bytes), change: kilobytes(Math.abs(change)) });
}
