import { form } from '../form/form.block';

/** Newsletters: forms with a look of their own, started as any form. */
export const newsletter: typeof form = { ...form, id: 'newsletter' };
