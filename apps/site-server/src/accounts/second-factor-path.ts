import { ownAccountPath } from './own-account-page';

/** The address of one's own second factor. */
export const secondFactorPath = `${ownAccountPath}/second-factor`;
