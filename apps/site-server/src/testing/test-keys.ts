import { createKeyRing, type KeyRing } from '../signing/key-ring';

/** The keys of test servers: several of them in one test are servers of one site. */
export const testKeys: KeyRing = createKeyRing(['s'.repeat(32)]);
