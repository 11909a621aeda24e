import { describe } from 'vitest';
import { limitsContract } from '../limits/limits-contract';
import { createMemoryLimits } from './create-memory-limits';

describe('limits in memory', () => {
  limitsContract(() => {
    let now = 0;
    return {
      limits: createMemoryLimits(() => now),
      setTime: (ms) => void (now = ms),
    };
  }, 1_000);
});
