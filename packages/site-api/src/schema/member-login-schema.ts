import * as z from 'zod';

/** The body of the call that signs a member in [3.51] [7.04]. */
export const memberLoginSchema = z.strictObject({
  email: z.string().max(254),
  password: z.string().max(1000),
  rememberMe: z.boolean(),
});
