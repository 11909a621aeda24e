import { ownAccountPath } from './own-account-page';

/** The address of one's own passkeys. */
export const passkeysPath = `${ownAccountPath}/passkeys`;
