import type { Route } from '../http/route';
import type { EndpointRequest } from '../http/endpoint';
import { crawlerRoutes } from '../pages/crawler-routes';
import { pageRoutes } from '../pages/page-routes';
import { pictureRoutes } from '../pictures/picture-routes';
import { allActions } from './all-actions';
import { refuseStranger } from '../accounts/refuse-stranger';
import type { Services } from './services';

/** Lists every address: of pages, of files and of actions. */
export function allRoutes(services: Services): readonly Route[] {
  const { sites, system, crumb, baseUrl, findWho } = services;
  const ports = {
    findSite: sites.find,
    findWho,
    crumb,
    baseUrl,
    refuseStranger,
    foreignPage: async (request: EndpointRequest) =>
      system.refused(await sites.find(request.host).catch(() => undefined), 403, request),
  };
  return [
    ...pictureRoutes(services),
    ...crawlerRoutes(services),
    ...pageRoutes(services),
    ...allActions.flatMap((action) => action.routes(services, ports)),
  ];
}
