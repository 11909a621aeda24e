import { vi } from 'vitest';

const nightly = process.env.FRONTAGE_RUNS === 'nightly';

// A property tried so often takes longer than an example may.
if (nightly) vi.setConfig({ testTimeout: 300_000 });

/** How often a property is tried: ten thousand times, a hundred times that in the nightly run. */
export const runs = { numRuns: nightly ? 1_000_000 : 10_000 };
