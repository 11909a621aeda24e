import * as z from 'zod';

/** The query of a page of settings: what was just done there. */
export const subjectQuery = z.object({
  done: z.enum(['saved', 'unchanged']).optional().catch(undefined),
});
