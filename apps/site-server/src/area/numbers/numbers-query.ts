import { currencyCodes } from '@frontage/commerce-model';
import * as z from 'zod';
import { listHref } from '../list-part';
import { periodIds } from './period';

/** The address of the numbers. */
export const numbersPath = '/config/numbers';

/** The query of the numbers; what is misspelt counts as absent. */
export const numbersQuery = z.object({
  period: z.enum(periodIds).optional().catch(undefined),
  until: z.iso.date().optional().catch(undefined),
  currency: z.enum(currencyCodes).optional().catch(undefined),
});

/** What it asks for. */
export type NumbersQuery = z.infer<typeof numbersQuery>;

/** Returns the address of numbers. */
export function numbersHref(query: NumbersQuery, path: string = numbersPath): string {
  const { period, until, currency } = query;
  return listHref(path, { period, until, currency });
}
