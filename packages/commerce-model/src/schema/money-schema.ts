import * as z from 'zod';
import { currencyCodes } from '../money/currency-codes';

/** The schema for writing an amount of one currency [3.03]. */
export const moneySchema = z.object({ cents: z.int(), currency: z.enum(currencyCodes) }).readonly();
