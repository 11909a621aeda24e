import { fileURLToPath } from 'node:url';

/** The folder of the repository, absolute. */
export const root = fileURLToPath(new URL('../../', import.meta.url));
