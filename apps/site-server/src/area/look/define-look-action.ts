import { accountManner, type AccountRefusal } from '../../accounts/account-manner';
import type { Identify } from '../../accounts/create-identify';
import { actionsFor } from '../../http/action/actions-for';
import type { FileStore } from '../../files/file-store';
import type { PageServices } from '../../pages/page-services';
import type { Site } from '../../sites/site-settings';
import type { Store } from '../../store/store';

/** The services of the look of a site. */
export interface LookServices extends Pick<PageServices, 'render' | 'viewLimit' | 'runtime'> {
  store: Pick<Store, 'read' | 'change' | 'now' | 'createId'>;
  /** Uploaded fonts. */
  files: FileStore;
  /** Finds who sent a request. */
  identify: Identify;
}

/** Declares an action about the look of a site. */
export const { defineAction: defineLookAction, refuse: refuseLook } = actionsFor<
  LookServices,
  Site,
  AccountRefusal
>(accountManner);
