import { fileURLToPath } from 'node:url';

/** The repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Where a bench keeps what it can make again. */
export const workFolder = fileURLToPath(new URL('../.frontage', import.meta.url));

/** The table that is committed. */
export const resultsFile = fileURLToPath(new URL('../results.md', import.meta.url));
