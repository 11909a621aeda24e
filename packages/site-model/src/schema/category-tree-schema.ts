import * as z from 'zod';
import { maxNestedCategories } from '../limits';
import { categorySchema } from './tag-schema';

/** A category with its subcategories. */
export interface CategoryNode {
  name: string;
  categories?: CategoryNode[] | undefined;
}

/** A category, with unchecked subcategories. */
const category = z.object({
  name: categorySchema.min(1, 'wants a text'),
  categories: z.unknown().optional(),
});

/** The categories of a site: at most 10,000 on all levels together, to any depth [9.08]. */
export const categoryTreeSchema = z
  .custom<CategoryNode[]>(Array.isArray, 'wants a list of categories')
  .superRefine((categories, { addIssue }) => {
    // No recursive schema: there may be more levels than the stack can hold.
    const waiting: Level[] = [{ list: categories }];
    let count = 0;
    for (let level = waiting.pop(); level; level = waiting.pop()) {
      const complain = (message: string, within: readonly PropertyKey[] = []) =>
        addIssue({ code: 'custom', path: [...pathOf(level), ...within], message });
      if (!Array.isArray(level.list)) return complain('wants a list of categories');
      count += level.list.length;
      if (count > maxNestedCategories)
        return addIssue({
          code: 'custom',
          message: `wants at most ${maxNestedCategories} categories`,
        });
      for (const [index, raw] of level.list.entries()) {
        const { data, error } = category.safeParse(raw);
        for (const { path, message } of error?.issues ?? []) complain(message, [index, ...path]);
        if (data?.categories !== undefined)
          waiting.push({ list: data.categories, below: { level, index } });
      }
    }
  });

/** A value that may be a list of categories, and its parent. */
interface Level {
  readonly list: unknown;
  readonly below?: { readonly level: Level; readonly index: number };
}

function pathOf({ below }: Level): PropertyKey[] {
  const path: PropertyKey[] = [];
  for (let step = below; step; step = step.level.below) path.push('categories', step.index);
  return path.reverse();
}
