import { isWithinBounds } from '../code-bounds';

/** The first and the last id of connected services [3.45]; the single ids have no names. */
export const connectedServiceBounds = { min: 1, max: 82 } as const;

/** Whether a value is an id of a connected service [3.45]. */
export const isConnectedService = (code: unknown): code is number =>
  isWithinBounds(connectedServiceBounds, code);
