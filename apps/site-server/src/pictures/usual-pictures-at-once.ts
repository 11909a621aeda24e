import { availableParallelism } from 'node:os';

/**
 * How many pictures are made smaller at once when nobody says: one core stays free for
 * pages, and of the four threads that Node shares between pictures and files one too.
 *
 * @param cores of the machine
 */
export function usualPicturesAtOnce(cores = availableParallelism()): number {
  return Math.min(Math.max(cores - 1, 1), 3);
}
