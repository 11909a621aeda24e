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

/** What a block with this table stores, as its readers return it. */
export type StoredOf<Table extends FieldTable> = ValuesOfFields<Table['fields']>;

/** Names of the required fields. */
type RequiredName<Of extends Fields> = {
  [Name in keyof Of]: Of[Name] extends { required: true } ? Name : never;
}[keyof Of];

/** What an author writes for a table: fields with a default may be left out. */
export type DraftOf<Table extends FieldTable> = Pick<
  StoredOf<Table>,
  RequiredName<Table['fields']>
> &
  Partial<StoredOf<Table>>;

/**
 * Makes the table of what a block stores. The type, the reader, the schema, the references, the
 * words for search, and the page of the docs are derived from it.
 *
 * @param fields in the order in which an owner is asked
 * @param rule that they must fulfil together
 */
export function defineFields<const Of extends Fields>(
  fields: Of,
  rule?: FieldRule<ValuesOfFields<Of>>,
): FieldTable<Of> {
  return { fields, rule };
}

/** Reads stored data by its table; never throws, each field has a fallback. */
export function readFields<Table extends FieldTable>(table: Table, raw: unknown): StoredOf<Table> {
  const record = isRecord(raw) ? raw : {};
  const entries = Object.entries(table.fields).map(([name, { read, fallback }]) => [
    name,
    read(ownProperty(record, name)) ?? fallback,
  ]);
  // Each field has one entry, with the type that the field returns.
  return Object.fromEntries(entries) as StoredOf<Table>;
}

/** Several items of one kind, in an order that the owner chooses. */
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

/**
 * Fields that belong together and may be missing together; they count as missing if their rule is
 * not fulfilled.
 */
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
