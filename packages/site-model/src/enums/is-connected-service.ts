import { isWithinBounds } from '../code-bounds';

/** Where the ids of connected services begin and end [3.45]; nobody names the single ones. */
export const connectedServiceBounds = { min: 1, max: 82 } as const;

/** Whether a value is an id that a connected service may have [3.45]. */
export const isConnectedService = (code: unknown): code is number =>
  isWithinBounds(connectedServiceBounds, code);
