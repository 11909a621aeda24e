import type { Action } from '../http/action/action';
import type { Site } from '../sites/site-settings';
import type { Room } from './room';
import { rooms } from './rooms';
import type { Services } from './services';

const declared: readonly Room<Services>[] = rooms;

/** Every call of the server. */
export const allActions: readonly Action<Services, Site>[] = declared.flatMap(
  ({ actions = [] }) => actions,
);
