import { availableParallelism } from 'node:os';

/**
 * Returns how many pictures are made smaller at once by default: one core stays free for pages, and
 * so does one of the four threads that Node shares between pictures and files.
 *
 * @param cores of the machine
 */
export function usualPicturesAtOnce(cores = availableParallelism()): number {
  return Math.min(Math.max(cores - 1, 1), 3);
}
