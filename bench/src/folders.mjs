import { fileURLToPath } from 'node:url';

/** The repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The folder for files that a bench can create again. */
export const workFolder = fileURLToPath(new URL('../.frontage', import.meta.url));

/** The committed table of results. */
export const resultsFile = fileURLToPath(new URL('../results.md', import.meta.url));
