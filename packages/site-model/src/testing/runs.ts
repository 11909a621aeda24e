import { vi } from 'vitest';

const nightly = process.env.FRONTAGE_RUNS === 'nightly';

// With so many runs a property takes longer than an example may.
if (nightly) vi.setConfig({ testTimeout: 300_000 });

/** How many times a property is tried: a thousand, or a hundred times that in the nightly run. */
export const runs = { numRuns: nightly ? 100_000 : 1_000 };
