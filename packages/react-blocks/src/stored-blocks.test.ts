import {
  readFields,
  walkFields,
  type FieldTable,
  type KnownField,
} from '@frontage/site-model/fields';
import { fieldsSchema } from '@frontage/site-model/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blockFields } from './blocks/block-fields';
import { serverBlocks } from './blocks/server-blocks';
import { blockSchemas } from './schema';
import { readStored, type ServerBlock } from './server-block/define-server-block';
import { arbitraryFields } from './testing/arbitrary-fields';

const tables: readonly (readonly [string, FieldTable])[] = Object.entries(blockFields);
const servers = new Map<string, ServerBlock>(serverBlocks.map((block) => [block.id, block]));

describe.each(tables)('a stored %s block', (kind, table) => {
  const block = servers.get(kind);
  const read = (raw: unknown): unknown => block && readStored(block, raw);

  it('reads as its schema does, whatever an owner may save', () => {
    const schema = fieldsSchema(table);
    fc.assert(
      fc.property(arbitraryFields(table), (draft) => {
        expect(clean(read(draft))).toEqual(clean(schema.parse(draft)));
      }),
      { numRuns: 300 },
    );
  });

  it('keeps everything that an owner may save', () => {
    fc.assert(
      fc.property(arbitraryFields(table), (draft) => {
        expect(clean(readFields(table, draft))).toMatchObject(withoutEmptyTexts(clean(draft)));
      }),
      { numRuns: 300 },
    );
  });

  it('is read without throwing, whatever is stored', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (raw) => void read(raw)),
      { numRuns: 2000 },
    );
    const oneWrong = fc.record({
      key: fc.constantFrom('unknown', ...Object.keys(table.fields)),
      value: fc.jsonValue(),
    });
    fc.assert(
      fc.property(arbitraryFields(table), oneWrong, (whole, { key, value }) => {
        read({ ...whole, [key]: value });
        walkFields(table, { ...whole, [key]: value }, () => undefined);
      }),
      { numRuns: 1000 },
    );
  });

  it('asks its owner in plain words', () => {
    for (const { label, hint = 'As it is.' } of fieldsOf(table)) {
      expect(label, 'a capital, no dot or colon, 46 at most').toMatch(/^[A-Z][^.:]{1,45}$/);
      expect(hint, 'one sentence, 112 at most').toMatch(/^[A-Z].{1,110}\.$/);
    }
  });

  it('shows a field only by others that there are', () => {
    for (const { shownWhen = {} } of Object.values(table.fields)) {
      for (const [name, values] of Object.entries(shownWhen)) {
        const other = table.fields[name];
        expect(values.length).toBeGreaterThan(0);
        for (const value of values) expect(other?.read(value)).toBe(value);
      }
    }
  });

  it('has a server definition and a schema', () => {
    expect(block?.fields).toBe(table);
    expect(blockSchemas[kind]).toBeDefined();
  });
});

it('a schema refuses what its table does not have, or does not allow', () => {
  expect(blockSchemas['image']?.safeParse({ assetId: 'a'.repeat(24), other: 1 }).success).toBe(
    false,
  );
  expect(blockSchemas['image']?.safeParse({}).success).toBe(false);
  expect(blockSchemas['video']?.safeParse({ title: 'No film' }).success).toBe(false);
  expect(blockSchemas['button']?.safeParse({ text: 'Go', href: 'javascript:x' }).success).toBe(
    false,
  );
  expect(blockSchemas['follow-button']?.safeParse({ username: 'no name' }).success).toBe(false);
  expect(blockSchemas['gallery']?.safeParse({ slides: [], slidesPerRow: 13 }).success).toBe(false);
});

/** The fields of a table, including nested ones. */
function fieldsOf({ fields }: FieldTable): readonly KnownField[] {
  return Object.values(fields).flatMap((field) => [
    field,
    ...(field.kind === 'list' ? fieldsOf(field.item) : []),
    ...(field.kind === 'group' ? fieldsOf(field.table) : []),
  ]);
}

/** Undefined members and missing ones are equal for every reader. */
function clean(value: unknown): object {
  return JSON.parse(JSON.stringify(value));
}

/** An empty text counts as none. */
function withoutEmptyTexts(value: object): object {
  return JSON.parse(JSON.stringify(value), (_key, part) => (part === '' ? undefined : part));
}
