import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { readSiteContext } from './read-site-context';
import { siteContextSchema } from './schema/site-context-schema';
import { goodContext } from './testing/good-context';
import { runs } from './testing/runs';

const defaults = readSiteContext({}).context;
const read = (raw: unknown) => readSiteContext(raw).context;

/** Reads one field of the sample, and the same field with a wrong type. */
function expectField<Key extends keyof typeof goodContext>(key: Key): void {
  expect(read(goodContext)[key]).toEqual(goodContext[key]);
  expect(goodContext[key]).not.toEqual(defaults[key]);
  const wrong = readSiteContext({ ...goodContext, [key]: Symbol('wrong') });
  expect(wrong.context[key]).toEqual(defaults[key]);
  expect(wrong.issues).toMatchObject([{ kind: 'type', field: key, received: 'symbol' }]);
}

describe('readSiteContext', () => {
  it('[3.21a] reads the website', () => {
    expectField('website');
    expect(read({ website: { id: 5, identifier: 'studio' } }).website).toEqual({
      ...defaults.website,
      identifier: 'studio',
    });
  });
  it('[3.21b] reads website type and site status', () => {
    expectField('websiteType');
    expectField('siteStatus');
  });
  it('[3.21c] reads settings, account and roles', () => {
    expectField('websiteSettings');
    expectField('authenticatedAccount');
    expectField('websiteRoles');
    const { context, issues } = readSiteContext({ websiteRoles: [1, 'admin', 14, -1] });
    expect(context.websiteRoles).toEqual([1, 14]);
    expect(issues.map(({ field }) => field)).toEqual(['websiteRoles.1', 'websiteRoles.3']);
  });
  it('[3.21d] reads collection, item, their ids and the page type', () => {
    expectField('collection');
    expectField('item');
    expectField('collectionId');
    expectField('itemId');
    expectField('pageType');
  });
  it('[3.21e] reads the fonts of both services', () => {
    expectField('googleFonts');
    expectField('typekitFonts');
  });
  it('[3.21f] reads cookie, announcement, popup and info bar settings, and demo collections', () => {
    expectField('cookieSettings');
    expectField('showAnnouncementBar');
    expectField('popupOverlaySettings');
    expectField('mobileInfoBarSettings');
    expectField('demoCollections');
  });
  it('[3.21g] reads the store settings', () => {
    expectField('storeSettings');
    const wrong = { measurementStandard: 3, selectedCurrency: 'usd' };
    expect(read({ storeSettings: wrong }).storeSettings).toEqual(defaults.storeSettings);
    expect(defaults.storeSettings).toEqual({
      expressCheckout: false,
      measurementStandard: 1,
      selectedCurrency: 'USD',
    });
  });
  it('[3.21h] reads tweaks, comments and the pin overlay', () => {
    expectField('tweakJSON');
    expectField('disqusShortname');
    expectField('commentsEnabled');
    expectField('pinterestOverlayOptions');
  });

  it('has every field, whatever comes', () => {
    expect(Object.keys(defaults).sort()).toEqual(Object.keys(goodContext).sort());
    for (const raw of [null, undefined, 'text', 7, [], () => 1])
      expect(read(raw)).toEqual(defaults);
  });

  it('takes nothing from a planted prototype and plants none', () => {
    const planted = JSON.parse(
      '{"__proto__":{"collectionId":"x"},"tweakJSON":{"__proto__":"y","a":"b"}}',
    ) as unknown;
    expect(read(planted)).toEqual({ ...defaults, tweakJSON: { a: 'b' } });
    expect(read(Object.create(goodContext))).toEqual(defaults);
    expect(Object.hasOwn(Object.prototype, 'collectionId')).toBe(false);
  });

  it('never names the value itself in an issue', () => {
    const { issues } = readSiteContext({
      authenticatedAccount: 'secret',
      website: { id: ['secret'] },
    });
    expect(issues).toHaveLength(2);
    expect(JSON.stringify(issues)).not.toContain('secret');
  });
});

/** The places where each of the two found errors, in the same order. */
function faults(raw: unknown): { reader: string[]; schema: string[] } {
  const parsed = siteContextSchema.safeParse(raw);
  return {
    reader: [...new Set(readSiteContext(raw).issues.map(({ field }) => field))].sort(),
    schema: [...new Set(parsed.error?.issues.map(({ path }) => path.join('.')) ?? [])].sort(),
  };
}

/** The contract: the same errors at the same places and, if there are none, the same result. */
function expectAgreement(raw: unknown): void {
  const { reader, schema } = faults(raw);
  expect(schema).toEqual(reader);
  if (reader.length === 0) expect(siteContextSchema.parse(raw)).toEqual(read(raw));
  expect(siteContextSchema.parse(read(raw))).toEqual(read(raw));
}

/** Any of the usual mistakes in place of a field. */
const mishap = fc.oneof(
  fc.constantFrom(
    null,
    undefined,
    '',
    0,
    -1,
    1.5,
    true,
    '__proto__',
    {},
    [],
    [''],
    [1, null],
    { id: '' },
    { id: 9 },
  ),
  fc.jsonValue({ maxDepth: 2 }),
);
const spoiled = fc
  .dictionary(fc.constantFrom(...Object.keys(goodContext)), mishap)
  .map((spoils) => ({ ...goodContext, ...spoils }));
/** The sample with single fields of its parts made wrong. */
const spoiledInside = fc
  .tuple(
    fc.constantFrom(
      'website',
      'collection',
      'item',
      'cookieSettings',
      'popupOverlaySettings',
      'storeSettings',
      'tweakJSON',
    ),
    fc.nat(11),
    mishap,
  )
  .map(([key, pointer, value]) => {
    const part = goodContext[key as 'website'];
    const names = Object.keys(part);
    return { ...goodContext, [key]: { ...part, [names[pointer % names.length] ?? 'id']: value } };
  });

describe('reader and schema agree', () => {
  it.each([
    ['the sample', goodContext],
    ['nothing', {}],
    ['null', null],
    ['a list', []],
    [
      'empty texts',
      {
        website: { id: '', baseUrl: '' },
        collectionId: '',
        cookieSettings: { cookieBannerText: '' },
      },
    ],
    ['nulls', Object.fromEntries(Object.keys(goodContext).map((key) => [key, null]))],
    [
      'partly wrong',
      {
        website: { id: 7, identifier: 'a' },
        websiteRoles: [1, 'x'],
        pageType: '2',
        tweakJSON: { a: 1 },
      },
    ],
    [
      'a planted prototype',
      JSON.parse(
        '{"__proto__":{"pageType":"x"},"website":{"__proto__":{"id":1}},"tweakJSON":{"__proto__":1}}',
      ),
    ],
    ['unknown keys', { strange: 1, website: { strange: 2 } }],
  ])('on %s', (_, raw) => expectAgreement(raw));

  it('on samples with spoiled fields', () => {
    fc.assert(fc.property(fc.oneof(spoiled, spoiledInside), expectAgreement), runs);
  });

  it('on any JSON', () => {
    fc.assert(fc.property(fc.jsonValue(), expectAgreement), runs);
  });
});
