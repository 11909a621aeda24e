import { accountManner, type AccountRefusal } from '../../accounts/account-manner';
import type { Identify } from '../../accounts/create-identify';
import { actionsFor } from '../../http/action/actions-for';
import type { Site } from '../../sites/site-settings';
import type { Store } from '../../store/store';

/** The services of tags and categories. */
interface AreaTagServices {
  store: Pick<Store, 'read' | 'write' | 'change' | 'now' | 'createId'>;
  /** Finds who sent a request. */
  identify: Identify;
}

/** Who sees and changes tags and categories. */
export const who = 'permission:commerce.describeProducts';

/** Declares an action of tags and categories. */
export const { defineAction } = actionsFor<AreaTagServices, Site, AccountRefusal>(accountManner);
