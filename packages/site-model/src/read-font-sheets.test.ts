import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { isCommentsShortname } from './is-comments-shortname';
import { maxFontSheets, readFontSheets } from './read-font-sheets';
import { readSiteContext } from './read-site-context';
import { fontSheetsSchema } from './schema/font-sheets-schema';
import { siteContextSchema } from './schema/site-context-schema';
import { runs } from './testing/runs';

const sheet = (address: unknown, filesFrom?: unknown) => ({
  address,
  ...(filesFrom !== undefined && { filesFrom }),
});
const read = (...sheets: unknown[]) => readFontSheets(sheets).fontSheets;

describe('readFontSheets', () => {
  it('[7.27b] reads the address of each sheet, and where its files come from', () => {
    expect(
      read(
        sheet('https://fonts.example/css?family=A|B', 'https://files.fonts.example/'),
        sheet('https://kit.example/a.css'),
      ),
    ).toEqual([
      { address: 'https://fonts.example/css?family=A|B', filesFrom: 'https://files.fonts.example' },
      { address: 'https://kit.example/a.css', filesFrom: 'https://kit.example' },
    ]);
  });

  it.each([undefined, null, []])('has none where there is %j', (raw) =>
    expect(readFontSheets(raw)).toEqual({ fontSheets: [], issues: [] }),
  );

  it.each([
    'http://fonts.example/a.css',
    '//fonts.example/a.css',
    '/a.css',
    'javascript:alert(1)',
    'data:text/css,a{}',
    'https://user:word@fonts.example/a.css',
    "https://fonts.example;script-src'unsafe-inline'/a.css",
    'https://fonts.example,b/a.css',
    'https://*.example/a.css',
    'https://[::1]/a.css',
    '',
    7,
    null,
  ])('leaves out %j, and says where it stood', (address) => {
    const { fontSheets, issues } = readFontSheets([
      sheet('https://fonts.example/a.css'),
      sheet(address),
    ]);
    expect(fontSheets).toHaveLength(1);
    expect(issues.map(({ field }) => field)).toEqual(['1.address']);
  });

  it('a wrong origin of files is that of the sheet', () => {
    const { fontSheets, issues } = readFontSheets([
      sheet('https://fonts.example/a.css', 'ftp://files.example'),
    ]);
    expect(fontSheets).toEqual([
      { address: 'https://fonts.example/a.css', filesFrom: 'https://fonts.example' },
    ]);
    expect(issues.map(({ field }) => field)).toEqual(['0.filesFrom']);
  });

  it('takes no more than four', () => {
    const { fontSheets, issues } = readFontSheets(
      Array.from({ length: 5 }, (_, index) => sheet(`https://fonts.example/${index}.css`)),
    );
    expect(fontSheets).toHaveLength(maxFontSheets);
    expect(issues).toHaveLength(1);
  });
});

const address = fc.oneof(
  fc.webUrl({ withQueryParameters: true }),
  fc.constantFrom(
    'https://fonts.example/a.css',
    'https://fonts.example',
    'http://a.example',
    'https://a;b/',
    'https://u@a.example/',
    '',
    null,
    7,
  ),
  fc.string(),
);
const sheets = fc.array(
  fc.oneof(
    fc.record({ address, filesFrom: address }, { requiredKeys: [] }),
    fc.jsonValue({ maxDepth: 1 }),
  ),
  { maxLength: 6 },
);

/** The contract: both find errors, or both return the same result. */
function expectAgreement(raw: unknown): void {
  const { fontSheets, issues } = readFontSheets(raw);
  const parsed = fontSheetsSchema.safeParse(raw);
  expect(parsed.success).toBe(issues.length === 0);
  if (parsed.success) expect(parsed.data).toEqual(fontSheets);
  expect(fontSheetsSchema.parse(fontSheets)).toEqual(fontSheets);
}

it('reader and schema agree on font sheets, and what they give may stand in a policy', () => {
  fc.assert(
    fc.property(fc.oneof(sheets, fc.jsonValue()), (raw) => {
      expectAgreement(raw);
      for (const { filesFrom } of readFontSheets(raw).fontSheets)
        expect(filesFrom).toMatch(/^https:\/\/[a-z0-9.-]+(:\d+)?$/);
    }),
    runs,
  );
});

it.each([
  ['studio', true],
  ['My_Studio-2', true],
  ['', false],
  ['studio.evil.example/', false],
  ['a b', false],
  ['a'.repeat(64), false],
  [7, false],
])('[7.27b] %j as a name at the comments service: %s', (value, isOne) => {
  expect(isCommentsShortname(value)).toBe(isOne);
  expect(readSiteContext({ disqusShortname: value }).context.disqusShortname).toBe(
    isOne ? value : '',
  );
  expect(siteContextSchema.safeParse({ disqusShortname: value }).success).toBe(
    isOne || value === '',
  );
});
