import { isRecord, ownProperty } from '@frontage/core-lifecycle/reading';
import { createField, type Built } from './field';
import type {
  FieldRule,
  Fields,
  FieldTable,
  GroupOptions,
  ListOptions,
  ValuesOfFields,
} from './field-table';

/** What a block with this table stores, as its readers give it. */
export type StoredOf<Table extends FieldTable> = ValuesOfFields<Table['fields']>;

/** Names of the fields that must be there. */
type RequiredName<Of extends Fields> = {
  [Name in keyof Of]: Of[Name] extends { required: true } ? Name : never;
}[keyof Of];

/** What an author writes for a table: whatever has a default may be left out. */
export type DraftOf<Table extends FieldTable> = Pick<
  StoredOf<Table>,
  RequiredName<Table['fields']>
> &
  Partial<StoredOf<Table>>;

/**
 * Makes the table of what a block stores. From it come the type, the reader, the schema, the
 * references, the words for search, and the page of the docs.
 *
 * @param fields in the order in which an owner is asked
 * @param rule what must be so of them together
 */
export function defineFields<const Of extends Fields>(
  fields: Of,
  rule?: FieldRule<ValuesOfFields<Of>>,
): FieldTable<Of> {
  return { fields, rule };
}

/** Reads what is stored by its table; never throws, each field has a fallback. */
export function readFields<Table extends FieldTable>(table: Table, raw: unknown): StoredOf<Table> {
  const record = isRecord(raw) ? raw : {};
  const entries = Object.entries(table.fields).map(([name, { read, fallback }]) => [
    name,
    read(ownProperty(record, name)) ?? fallback,
  ]);
  // One entry for each field, of what the field gives.
  return Object.fromEntries(entries) as StoredOf<Table>;
}

/** Several things of one kind, in an order that the owner decides. */
export function list<Item extends FieldTable, const Options extends ListOptions<Item>>(
  options: Options & { readonly item: Item },
): Built<'list', readonly StoredOf<Item>[], Options & { default: readonly [] }> {
  const { item } = options;
  const read = (raw: unknown): readonly StoredOf<Item>[] | undefined =>
    Array.isArray(raw)
      ? raw
          .filter(isRecord)
          .map((entry) => readFields(item, entry))
          .filter((stored) => item.rule?.holds(stored) ?? true)
      : undefined;
  return createField('list', { ...options, default: [] }, [], read);
}

/** Fields that belong together and may be missing together; also where their rule does not hold. */
export function group<Table extends FieldTable, const Options extends GroupOptions<Table>>(
  options: Options & { readonly table: Table },
): Built<'group', StoredOf<Table>, Options> {
  const { table } = options;
  const read = (raw: unknown): StoredOf<Table> | undefined => {
    if (!isRecord(raw)) return undefined;
    const stored = readFields(table, raw);
    return (table.rule?.holds(stored) ?? true) ? stored : undefined;
  };
  return createField('group', options, readFields(table, {}), read);
}
