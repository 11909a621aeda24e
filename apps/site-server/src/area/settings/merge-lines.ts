import type { JsonObject } from '@frontage/site-model';
import { mergeItems } from '@frontage/site-model/editing';
import type { SettingField, WrongSetting } from './setting-field';

/**
 * Makes what merges the lines of two people, as lists of a page are merged.
 *
 * @param read reads the lines
 * @param write writes them
 */
export function mergeLines<Item extends object>(
  read: (lines: string) => readonly Item[] | WrongSetting,
  write: (items: readonly Item[]) => string,
): NonNullable<SettingField['merge']> {
  const parse = (lines: string) => {
    const items = read(lines);
    // What is read has texts and lists of such items alone.
    return 'wrong' in items ? items.wrong : (items as readonly object[] as readonly JsonObject[]);
  };
  return (was, entered, now) => {
    const merged = mergeItems(parse(was), parse(entered), parse(now));
    // A merged one has the fields of those that it was merged from.
    const items = merged?.items as readonly object[] | undefined as readonly Item[] | undefined;
    return items && merged?.isAgreed ? write(items) : undefined;
  };
}
