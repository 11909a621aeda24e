import * as z from 'zod';
import { mostStock } from '../../shop/stock/stock';
import type { StockEdit } from '../../shop/stock/edit-stock';
import { isStorable } from '../../store/is-storable';
import { sayOfProducts } from './product-texts';

/** The controls of the list: for each row what it is, `row-0`, and what was entered, `stock-0`. */
export const stockFields = z.record(z.string(), z.string().max(1_000).refine(isStorable));

const rowName = z.tuple([z.string().max(100), z.string().max(100), z.int().min(0)]);

/** The number of a row that was sent, and what was entered. */
export interface EnteredStock {
  readonly productId: string;
  readonly variantId: string;
  readonly seen: number;
  readonly text: string;
  /** What is wanted; absent if nothing is changed, or if it is wrong. */
  readonly edit?: StockEdit;
  readonly wrong?: string;
}

/** Writes what a row is, for a hidden control. */
export function writeRowName(productId: string, variantId: string, seen: number): string {
  return JSON.stringify([productId, variantId, seen]);
}

/**
 * Reads the rows of a list that was sent; what does not belong to it is left out.
 *
 * @param fields the controls
 */
export function readStockEdits(fields: z.infer<typeof stockFields>): readonly EnteredStock[] {
  return Object.entries(fields).flatMap(([name, value]): EnteredStock[] => {
    const index = /^row-(\d{1,4})$/.exec(name)?.[1];
    const text = fields[`stock-${index}`];
    const row = index === undefined ? undefined : readRowName(value);
    if (!row || text === undefined) return [];
    const [productId, variantId, seen] = row;
    const entered = { productId, variantId, seen, text };
    const wanted = readWanted(text);
    if (!wanted)
      return [{ ...entered, wrong: sayOfProducts('wrong', { most: String(mostStock) }) }];
    const isChange = 'add' in wanted ? wanted.add !== 0 : wanted.set !== seen;
    return [{ ...entered, ...(isChange && { edit: { productId, variantId, seen, wanted } }) }];
  });
}

function readRowName(text: string): z.infer<typeof rowName> | undefined {
  try {
    return rowName.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

function readWanted(text: string): StockEdit['wanted'] | undefined {
  const [, sign, digits] = /^([+\-−]?)(\d{1,9})$/.exec(text.replaceAll(/\s/g, '')) ?? [];
  const count = Number(digits);
  if (digits === undefined || count > mostStock) return undefined;
  if (sign === '') return { set: count };
  return { add: sign === '+' ? count : 0 - count };
}
