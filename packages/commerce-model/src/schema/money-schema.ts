import * as z from 'zod';
import { currencyCodes } from '../money/currency-codes';

/** An amount of one currency, for who writes one [3.03]. */
export const moneySchema = z.object({ cents: z.int(), currency: z.enum(currencyCodes) }).readonly();
