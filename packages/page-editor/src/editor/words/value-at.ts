import type { JsonValue } from '@frontage/site-model';
import { isJsonList, isJsonObject } from '../../fields/is-json-object';
import type { StoredField } from './list-stored';

/** What a block's data has at a place; undefined for nothing. */
export function valueAt(data: JsonValue, path: StoredField['path']): JsonValue | undefined {
  return path.reduce<JsonValue | undefined>((value, step) => {
    if (isJsonObject(value)) return value[step];
    return isJsonList(value) && typeof step === 'number' ? value[step] : undefined;
  }, data);
}
