import type { RateLimits } from '../http/rate-limit';
import { createMemberServices, type MemberOptions } from './member-services';
import { memberTexts } from './member-texts';
import { sessionActions } from './session-actions';

/** What the members of a site add to the server. */
export const memberRoom = {
  actions: [...sessionActions],
  texts: memberTexts,
  services: ({ options, limits }: { options: MemberOptions; limits: RateLimits }) =>
    createMemberServices(options, limits),
};
