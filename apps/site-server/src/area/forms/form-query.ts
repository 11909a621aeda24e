import * as z from 'zod';
import { isStorable } from '../../store/is-storable';

/** The address of the list. */
export const formsPath = '/config/forms';

/** Returns the address of a form in the area. */
export const formPath = (id: string): string => `${formsPath}/${encodeURIComponent(id)}`;

/** The states by which forms are filtered. */
export const formStates = ['used', 'unused', 'deleted'] as const;

/** A state of a form. */
export type FormState = (typeof formStates)[number];

/** The query of the list. */
export const formQuery = z.object({
  q: z.string().max(200).refine(isStorable).optional().catch(undefined),
  state: z.enum(formStates).optional().catch(undefined),
  /** The form that was just deleted. */
  deleted: z.string().max(40).refine(isStorable).optional().catch(undefined),
});

/** What a query asks for. */
export type FormQuery = z.infer<typeof formQuery>;
