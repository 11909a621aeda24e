import { fieldsSchema } from '@frontage/site-model/schema';
import type * as z from 'zod';
import { blockFields } from './blocks/block-fields';

/** The schema of each kind of block's data, by the block's id. */
export const blockSchemas: Readonly<Record<string, z.ZodType>> = Object.fromEntries(
  Object.entries(blockFields).map(([kind, table]) => [kind, fieldsSchema(table)]),
);
