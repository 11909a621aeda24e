import { accountManner, type AccountRefusal } from '../../accounts/account-manner';
import type { AccountServices } from '../../accounts/account-services';
import { actionsFor } from '../../http/action/actions-for';
import type { Site } from '../../sites/site-settings';

/** The services of tokens. */
export type TokenServices = Pick<AccountServices, 'store' | 'identify' | 'baseUrl'>;

/** Whoever makes, sees and ends tokens. */
export const who = 'permission:settings.tokens';

/** Declares an action about tokens, and refuses one. */
export const { defineAction, refuse } = actionsFor<TokenServices, Site, AccountRefusal>(
  accountManner,
);
