import type { CallVisitor } from './call-visitor';
import { formCall, type CensusCall } from './census-call';
import { analyticsContext, type CensusDevice, type CensusPage } from './census-page';

/** The number of a page view among the events of a hit. */
const pageView = '1';

/** Records a page view [7.11]. */
export function hitCall(
  page: CensusPage,
  device: CensusDevice,
  { visitorCookie, eventId }: CallVisitor,
): CensusCall {
  const data = {
    ...analyticsContext(page, device),
    url: page.pagePath,
    pagePermissionTypeValue: page.pagePermission,
    title: page.pageTitle,
    collectionId: page.collectionId,
    ...(page.itemType && { itemType: page.itemType }),
    eventId,
  };
  return formCall('/api/census/RecordHit', {
    event: pageView,
    data: JSON.stringify(data),
    ss_cvr: visitorCookie,
  });
}
