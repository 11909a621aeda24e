import type { Identify } from '../../accounts/create-identify';
import type { CensusServices } from '../../census/census-services';
import type { Store } from '../../store/store';

/** The services of the pages about visits. */
export interface VisitsServices extends Pick<CensusServices, 'events' | 'served'> {
  store: Pick<Store, 'read' | 'write' | 'now' | 'createId'>;
  /** Finds who sent a request. */
  identify: Identify;
}
