import type { RateLimits } from '../http/rate-limit';
import type { Store } from '../store/store';
import { areaActions } from './area-actions';
import { joinActions } from './join-actions';
import { leaveActions } from './leave-actions';
import { linkActions } from './link-actions';
import { createMemberServices, type MemberOptions } from './member-services';
import { memberTexts } from './member-texts';
import { protectedView } from './protected-view';
import { sessionActions } from './session-actions';
import { sweepJoinLinks } from './join-links';
import { subscriptionAction } from './subscription-action';

/** What the members of a site add to the server. */
export const memberRoom = {
  actions: [
    ...sessionActions,
    ...joinActions,
    ...linkActions,
    ...areaActions,
    subscriptionAction,
    ...leaveActions,
  ],
  view: protectedView,
  texts: memberTexts,
  textsTitle: 'Emails and pages of members',
  sweeps: [
    {
      run: ({ write, now }: Pick<Store, 'write' | 'now'>) =>
        write((db) => sweepJoinLinks(db, now())),
    },
  ],
  services: ({ options, limits }: { options: MemberOptions; limits: RateLimits }) =>
    createMemberServices(options, limits),
};
