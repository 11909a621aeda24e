import { accountManner, type AccountRefusal } from '../../accounts/account-manner';
import type { AccountServices } from '../../accounts/account-services';
import { actionsFor } from '../../http/action/actions-for';
import type { MemberServices } from '../../members/member-services';
import type { Site } from '../../sites/site-settings';

/** The services of the list of members. */
export type MemberListServices = Pick<
  AccountServices & MemberServices,
  'store' | 'identify' | 'outbox' | 'baseUrl' | 'signInLimit' | 'memberLinks'
>;

/** Whoever sees members, and invites and removes them. */
export const who = 'permission:settings.memberAccounts';

/** Declares an action about members, and refuses one. */
export const { defineAction, refuse } = actionsFor<MemberListServices, Site, AccountRefusal>(
  accountManner,
);
