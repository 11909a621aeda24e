import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { isId } from './create-id';
import type { PageBlock, PageDocument } from './page-document';
import { documentVersion, migrateDocument, pageMigrations } from './page-migrations';
import { pageDocumentVersion } from './page-document';
import { readPageDocument } from './read-page-document';
import { pageDocumentSchema } from './schema/page-document-schema';
import { runs } from './testing/runs';

const id = (number: number) => number.toString(16).padStart(24, 'a');
const block = (number: number, rest: Partial<PageBlock> = {}): PageBlock => ({
  id: id(number),
  type: 'text',
  data: {},
  ...rest,
});
const page = (...blocks: unknown[]) => ({
  version: 1,
  sections: [{ id: 'top', width: 'wide', tone: 'dark', space: 'large', gap: 'none', blocks }],
});
const fields = (raw: unknown) => readPageDocument(raw).issues.map(({ field }) => field);

describe('readPageDocument', () => {
  it('gives a good document back as it is, from text as from an object', () => {
    const good = page(
      block(1),
      block(2, {
        type: 'gallery',
        column: { start: 1, span: 12 },
        data: { images: [{ assetId: 'x' }] },
      }),
    );
    expect(readPageDocument(JSON.stringify(good))).toEqual({ document: good, issues: [] });
    expect(readPageDocument(good)).toEqual({ document: good, issues: [] });
  });

  it('fills what may be absent without an issue', () => {
    const { document, issues } = readPageDocument({
      version: 1,
      sections: [{ id: 'a', blocks: [{ id: id(1), type: 'text' }] }],
    });
    expect(document.sections).toEqual([
      { id: 'a', width: 'text', tone: 'plain', blocks: [block(1)] },
    ]);
    expect(issues).toEqual([]);
  });

  it.each([
    ['no JSON', '{', 'json', ''],
    ['null', null, 'type', ''],
    ['a list', [], 'type', ''],
    ['a version of another kind', { version: '1' }, 'type', ''],
    ['no sections', { version: 1 }, 'type', 'sections'],
  ])('reads %s as an empty page with one issue', (_, raw, kind, field) => {
    const { document, issues } = readPageDocument(raw);
    expect(document).toEqual({ version: 1, sections: [] });
    expect(issues).toMatchObject([{ kind, field }]);
  });

  it('leaves out blocks without a type and keeps the others', () => {
    const { document } = readPageDocument(
      page(7, { id: id(1) }, block(2), { ...block(3), type: 'No Type' }),
    );
    expect(document.sections[0]?.blocks).toEqual([block(2)]);
    expect(fields(page(7, { id: id(1) }, block(2)))).toEqual([
      'sections.0.blocks.0',
      'sections.0.blocks.1.type',
    ]);
  });

  it('gives a block whose id is wrong or taken one of its own, the same at each reading', () => {
    const raw = page(
      block(1),
      block(1),
      { ...block(2), id: '<b>' },
      { ...block(3), id: undefined },
    );
    const ids = readPageDocument(raw).document.sections[0]?.blocks.map((entry) => entry.id) ?? [];
    expect(new Set(ids).size).toBe(4);
    expect(ids.every(isId)).toBe(true);
    expect(readPageDocument(raw)).toEqual(readPageDocument(raw));
    expect(fields(raw)).toEqual([1, 2, 3].map((index) => `sections.0.blocks.${index}.id`));
  });

  it('gives no id twice, its own stand-ins among them', () => {
    const taken = [{ id: 7 }, { id: id(1) }].map((raw) => ({ ...block(0), ...raw }));
    const sections = [
      { id: 'section-2', blocks: [] },
      { id: '', blocks: taken },
      { id: 'section-3', blocks: [] },
    ];
    const { document } = readPageDocument({ version: 1, sections });
    const ids = document.sections.flatMap((section) => [
      section.id,
      ...section.blocks.map((entry) => entry.id),
    ]);
    expect(new Set(ids).size).toBe(5);
  });

  it('lets a block of wrong columns take its whole section', () => {
    for (const column of [
      { start: 0, span: 2 },
      { start: 8, span: 6 },
      { start: 1.5, span: 1 },
      { start: 1 },
      'left',
    ]) {
      const raw = page({ ...block(1), column });
      expect(readPageDocument(raw).document.sections[0]?.blocks).toEqual([block(1)]);
      expect(fields(raw)).toEqual(['sections.0.blocks.0.column']);
    }
  });

  it('[9.08a] reports more than 60 blocks, and keeps them', () => {
    const blocks = Array.from({ length: 61 }, (_, index) => block(index));
    expect(fields(page(...blocks.slice(1)))).toEqual([]);
    expect(fields(page(...blocks))).toEqual(['sections']);
    expect(readPageDocument(page(...blocks)).document.sections[0]?.blocks).toHaveLength(61);
  });

  it.each([
    ['ar-EG', 'ar-EG', []],
    ['AR_eg', 'ar-EG', ['language']],
    ['', undefined, []],
    [null, undefined, []],
    [undefined, undefined, []],
    ['not a language', undefined, ['language']],
    [['ar'], undefined, ['language']],
  ])('reads the language %j as %j', (language, read, issues) => {
    const raw = { ...page(block(1)), language };
    expect(readPageDocument(raw).document.language).toBe(read);
    expect(fields(raw)).toEqual(issues);
    // An absent member has no key either: a page without a language is stored as before.
    expect('language' in readPageDocument(raw).document).toBe(read !== undefined);
  });

  it('reads nothing out of a planted prototype', () => {
    const planted = JSON.parse(
      '{"version":1,"sections":[{"id":"a","__proto__":{"tone":"dark"},"blocks":[]}]}',
    ) as unknown;
    expect(readPageDocument(planted).document.sections[0]?.tone).toBe('plain');
    expect(readPageDocument(Object.create(page(block(1)))).document.sections).toEqual([]);
  });
});

describe('migration', () => {
  it('makes the plain list of version 0 one section', () => {
    const { document, issues } = readPageDocument({ blocks: [block(1), block(2)] });
    expect(document.sections).toEqual([
      { id: 'section-1', width: 'text', tone: 'plain', blocks: [block(1), block(2)] },
    ]);
    expect(issues).toEqual([]);
  });

  it('has exactly one step per version', () => {
    expect(pageMigrations).toHaveLength(pageDocumentVersion);
    for (const [version, step] of pageMigrations.entries()) {
      expect(documentVersion(step({ version }))).toBe(version + 1);
    }
  });

  it('runs the steps in order, from the version on', () => {
    const step = (name: string) => (document: Readonly<Record<string, unknown>>) => ({
      trail: `${document.trail}${name}`,
    });
    const steps = [step('a'), step('b'), step('c')];
    const trails = [0, 1, 3, 9].map(
      (version) => migrateDocument({ trail: '' }, version, steps).trail,
    );
    expect(trails).toEqual(['abc', 'bc', '', '']);
  });

  it('reads a newer document as well as it can, with an issue', () => {
    const newer = { ...page(block(1)), version: 2 };
    expect(readPageDocument(newer).document).toEqual(page(block(1)));
    expect(fields(newer)).toEqual(['version']);
  });
});

const column = fc.record({
  start: fc.integer({ min: -1, max: 14 }),
  span: fc.integer({ min: -1, max: 14 }),
});
const entry = fc.record(
  {
    id: fc.oneof(fc.nat(3).map(id), fc.string()),
    type: fc.constantFrom('text', 'gallery', '', 'Böse', 5),
    column: fc.oneof(fc.constant(undefined), column, fc.json()),
    data: fc.oneof(fc.object({ maxDepth: 2 }), fc.jsonValue({ maxDepth: 1 })),
  },
  { requiredKeys: [] },
);
const section = fc.record(
  {
    id: fc.oneof(fc.constantFrom('a', 'b', 'section-1', 'section-2'), fc.string()),
    width: fc.constantFrom('text', 'full', 'huge'),
    tone: fc.constantFrom('plain', 'dark', null),
    blocks: fc.oneof({ weight: 9, arbitrary: fc.array(entry, { maxLength: 6 }) }, fc.jsonValue()),
  },
  { requiredKeys: [] },
);
const documents = fc.oneof(
  fc.record(
    {
      version: fc.constantFrom(0, 1, 1, 1, 2),
      language: fc.oneof(
        fc.constantFrom('ar', 'en-gb', 'zh_Hant', 'iw', 'x', '', null),
        fc.string(),
      ),
      sections: fc.array(section, { maxLength: 4 }),
    },
    { requiredKeys: ['version', 'sections'] },
  ),
  fc.jsonValue(),
  fc.anything({ withNullPrototype: true, withSparseArray: true }),
);

describe('reader and schema', () => {
  it('agree: what the reader gives always passes the schema, unchanged', () => {
    fc.assert(
      fc.property(documents, (raw) => {
        const { document } = readPageDocument(raw);
        expect(pageDocumentSchema.parse(document)).toEqual(document);
      }),
      runs,
    );
  });

  it('agree: what passes the schema reads back without an issue, and again the same', () => {
    fc.assert(
      fc.property(documents, (raw) => {
        const first: PageDocument = readPageDocument(raw).document;
        expect(readPageDocument(JSON.stringify(first)).issues).toEqual([]);
        expect(readPageDocument(first).document).toEqual(first);
      }),
      runs,
    );
  });

  it('[9.08a] the schema refuses 61 blocks, over all sections together', () => {
    const blocks = Array.from({ length: 61 }, (_, index) => block(index));
    const two = (first: PageBlock[], second: PageBlock[]) => ({
      version: 1,
      sections: [
        { id: 'a', width: 'text', tone: 'plain', blocks: first },
        { id: 'b', width: 'text', tone: 'plain', blocks: second },
      ],
    });
    expect(
      pageDocumentSchema.safeParse(two(blocks.slice(0, 30), blocks.slice(30, 60))).success,
    ).toBe(true);
    expect(pageDocumentSchema.safeParse(two(blocks.slice(0, 30), blocks.slice(30))).success).toBe(
      false,
    );
  });

  it.each([
    ['two blocks of one id', page(block(1), block(1))],
    ['a block without data', page({ id: id(1), type: 'text' })],
    [
      'an unknown space',
      {
        version: 1,
        sections: [{ id: 'a', width: 'text', tone: 'plain', space: '1px', blocks: [] }],
      },
    ],
    [
      'an unknown tone',
      { version: 1, sections: [{ id: 'a', width: 'text', tone: 'loud', blocks: [] }] },
    ],
    ['another version', { version: 0, sections: [] }],
    ['a language that is none', { version: 1, language: 'not a language', sections: [] }],
    ['a language that the reader would mend', { version: 1, language: 'AR_eg', sections: [] }],
    ['no language where there is a place for one', { version: 1, language: '', sections: [] }],
  ])('the schema refuses %s', (_, raw) => {
    expect(pageDocumentSchema.safeParse(raw).success).toBe(false);
  });
});
