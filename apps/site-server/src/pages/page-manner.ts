import type { ActionManner } from '../http/action/action-manner';
import type { Refusal } from '../http/action/refused';
import type { Site } from '../sites/site-settings';
import { readPageConditions } from './page-conditions';
import type { PageServices } from './page-services';

/** The manner of actions that answer only with pages: the site's own. */
export const pageManner: ActionManner<Pick<PageServices, 'system'>, Site, Refusal> = {
  noSite: { status: 404 },
  unreadable: { status: 400 },
  tooMany: { status: 429 },
  explain: () => ({ error: 'This did not work.' }),
  page: ({ status }, { request, site }, { system }) =>
    status === 404
      ? system.notFound(site, readPageConditions(request))
      : system.refused(site, status, request),
};
