import { accountManner, type AccountRefusal } from '../../accounts/account-manner';
import type { Identify } from '../../accounts/create-identify';
import { actionsFor } from '../../http/action/actions-for';
import type { Site } from '../../sites/site-settings';
import type { Store } from '../../store/store';

/** The services of experiments in the area. */
export interface AreaExperimentServices {
  store: Pick<Store, 'read' | 'write' | 'change' | 'now' | 'createId'>;
  /** Finds who sent a request. */
  identify: Identify;
}

/** Who sees and changes experiments. */
export const who = 'permission:config.marketing';

/** Where experiments are listed. */
export const experimentsPath = '/config/experiments';

/** Declares an action of experiments, and refuses. */
export const { defineAction, refuse } = actionsFor<AreaExperimentServices, Site, AccountRefusal>(
  accountManner,
);
