import { secondFactorActions } from './second-factor-actions';

/** What second factors add to the server. */
export const secondFactorRoom = { actions: secondFactorActions };
