import type { Route } from '../http/route';
import { fallbackPage } from '../pages/fallback-page';
import { crawlerRoutes } from '../pages/crawler-routes';
import { pageRoutes } from '../pages/page-routes';
import { pictureRoutes } from '../pictures/picture-routes';
import { allActions } from './all-actions';
import type { Services } from './services';

/** Lists every address: of pages, of files and of actions. */
export function allRoutes(services: Services): readonly Route[] {
  const { sites, crumb, baseUrl, findWho } = services;
  const ports = {
    findSite: sites.find,
    findWho,
    crumb,
    baseUrl,
    foreignPage: () => fallbackPage(403),
  };
  return [
    ...pictureRoutes(services),
    ...crawlerRoutes(services),
    ...pageRoutes(services),
    ...allActions.flatMap((action) => action.routes(services, ports)),
  ];
}
