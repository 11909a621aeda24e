import type { DeclaredSection } from '../area/area-sections';
import type { RateLimits } from '../http/rate-limit';
import type { Store } from '../store/store';
import type { EndpointReply } from '../http/endpoint';
import type { PageServices } from '../pages/page-services';
import type { PageVisit } from '../pages/page-view';
import { uncachedPage } from '../pages/uncached-page';
import { sweepAccountLinks } from './account-links';
import { codeActions } from './code-actions';
import { createAccountServices, type AccountOptions } from './account-services';
import { addressActions } from './address-actions';
import { downloadAction } from './download-action';
import { invitationActions } from './invitation-actions';
import { linkActions } from './link-actions';
import { ownAccountActions } from './own-account-actions';
import { resetActions } from './reset-actions';
import { sessionActions } from './session-actions';
import { sweepChallenges } from '../passkeys/make-challenge';
import { sweepSessions } from '../sign-in/sessions';
import { sweepAccessTokens } from '../tokens/access-tokens';
import { signInActions } from './sign-in-actions';

/** Shows a page to somebody who has just signed out, with the dialog that says so [2.05]. */
async function loggedOutView(
  { request, site, findPage }: PageVisit,
  services: Pick<PageServices, 'render' | 'viewLimit'>,
): Promise<EndpointReply | undefined> {
  const page = request.query.get('logout') === 'true' ? await findPage() : undefined;
  const state = { isLoggedOut: true };
  return page && uncachedPage(services, request, { site, page, status: 200, state });
}

/** What the accounts of those who look after a site add to the server. */
export const accountRoom = {
  sections: [
    { group: 'You', path: '/config/account', text: 'Your account' },
    { group: 'You', path: '/config/sign-ins', text: 'Your sign-ins' },
  ] satisfies readonly DeclaredSection[],
  actions: [
    ...signInActions,
    ...codeActions,
    ...linkActions,
    ...invitationActions,
    ...resetActions,
    ...sessionActions,
    ...ownAccountActions,
    ...addressActions,
    downloadAction,
  ],
  services: ({ options, limits }: { options: AccountOptions; limits: RateLimits }) =>
    createAccountServices(options, limits),
  view: loggedOutView,
  sweeps: [
    {
      run: ({ write, now }: Pick<Store, 'write' | 'now'>) =>
        write(async (db) => {
          await sweepSessions(db, now());
          await sweepAccountLinks(db, now());
          await sweepChallenges(db, now());
          await sweepAccessTokens(db, now());
        }),
    },
  ],
};
