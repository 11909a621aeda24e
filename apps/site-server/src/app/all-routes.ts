import type { Route } from '../http/route';
import type { EndpointRequest } from '../http/endpoint';
import { crawlerRoutes } from '../pages/crawler-routes';
import { pageRoutes } from '../pages/page-routes';
import { pictureRoutes } from '../pictures/picture-routes';
import { allActions } from './all-actions';
import { leadToAppHost } from '../accounts/lead-to-app-host';
import { refuseStranger } from '../accounts/refuse-stranger';
import { askForPasskey } from '../accounts/ask-for-passkey';
import { signInPlace } from '../accounts/sign-in-place';
import type { ActionPorts } from '../http/action/action-ports';
import { askToSignIn } from '../members/ask-to-sign-in';
import type { Site } from '../sites/site-settings';
import type { Services } from './services';

/**
 * Lists every address: of pages, of files and of actions.
 *
 * @param services of all rooms
 * @param appDomain below which sites are looked after. @default none
 */
export function allRoutes(services: Services, appDomain?: string): readonly Route[] {
  const { sites, system, crumb, baseUrl, findWho, findWhoByToken } = services;
  const ports: ActionPorts<Site> = {
    findSite: sites.find,
    findWho,
    findWhoByToken,
    crumb,
    baseUrl,
    async refuseStranger(request, { who, ...stranger }) {
      if (who === 'member') return askToSignIn(services, request, stranger);
      const email = (await services.identify(request))?.account.email;
      const passkey = stranger.site && askForPasskey(services, request, stranger.site);
      return refuseStranger(request, { ...stranger, email, passkey });
    },
    signInPlace: async (request) => signInPlace(services, request, await sites.find(request.host)),
    foreignPage: async (request: EndpointRequest) =>
      system.refused(await sites.find(request.host).catch(() => undefined), 403, request),
  };
  const routes = [
    ...pictureRoutes(services),
    ...crawlerRoutes(services),
    ...pageRoutes(services),
    ...allActions.flatMap((action) => action.routes(services, ports)),
  ];
  return leadToAppHost(routes, { appDomain, findSite: sites.find });
}
