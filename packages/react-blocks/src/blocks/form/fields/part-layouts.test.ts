import { fieldParts, type CompositeType, type FormField } from '@frontage/form-runtime';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressFormats } from './address-formats';
import { formFieldsTexts } from './form-fields.texts';
import { partLayouts } from './part-layouts';
import { readCountry } from './read-country';

const field = (type: CompositeType, more: Partial<FormField> = {}): FormField => ({
  id: 'f',
  type,
  title: '',
  required: true,
  ...more,
});
const shown = (type: CompositeType, locale: string, more?: Partial<FormField>): string =>
  partLayouts(type, field(type, more), locale)
    .filter(({ hidden }) => !hidden)
    .map(({ part, label }) => (part === label ? part : `${part}=${label}`))
    .join(' ');

describe('the parts of a field', () => {
  it.each([
    ['en-US', 'country line1 line2 city state zip=zipCode'],
    ['en-CA', 'country line1 line2 city state=province zip=postalCode'],
    ['en-GB', 'country line1 line2 city=town zip=postcode'],
    ['en-IE', 'country line1 line2 city=town state=county zip=eircode'],
    ['de-DE', 'country line1 line2 zip=postcode city=town'],
    ['it-IT', 'country line1 line2 zip=postcode city=town state=province'],
    ['ja-JP', 'country line1 line2 city=town state=region zip=postalCode'],
    ['en', 'country line1 line2 city=town state=region zip=postalCode'],
  ])('[3.07] an address in %s', (locale, parts) => expect(shown('address', locale)).toBe(parts));

  it('[3.13b] a phone asks for a country code where its form does; only where numbers have parts they are asked apart', () => {
    expect(shown('phone', 'en-GB')).toBe('line=phoneNumber');
    expect(shown('phone', 'en-GB', { showCountryCode: true })).toBe(
      'country=countryCode line=phoneNumber',
    );
    expect(shown('phone', 'en-US', { showCountryCode: true })).toBe(
      'country=countryCode area prefix line',
    );
  });

  it('[3.07] a time has am and pm where hours count to 12', () => {
    expect([shown('time', 'en-US'), shown('time', 'en-GB')]).toEqual([
      'hour minute period',
      'hour minute',
    ]);
  });

  it('only a birthday is filled in by the browser', () => {
    const tokens = (autocomplete?: string) =>
      partLayouts(
        'date',
        field('date', autocomplete === undefined ? {} : { autocomplete }),
        'en-GB',
      ).map((part) => part.autocomplete);
    expect(tokens('bday')).toEqual(['bday-day', 'bday-month', 'bday-year']);
    expect(tokens()).toEqual(['off', 'off', 'off']);
  });

  it('are known parts with known words, each once, in any language', () => {
    const types = Object.keys(fieldParts) as CompositeType[]; // its keys are those
    fc.assert(
      fc.property(
        fc.constantFrom(...types),
        fc.oneof(
          fc.string(),
          fc.constantFrom(...Object.keys(addressFormats).map((code) => `en-${code}`)),
        ),
        (type, locale) => {
          const parts = partLayouts(type, field(type), locale);
          expect(new Set(parts.map(({ part }) => part)).size).toBe(parts.length);
          for (const { part, label } of parts) {
            expect(fieldParts[type]).toContain(part);
            expect(formFieldsTexts.english[label]).toEqual(expect.any(String));
          }
          if (type === 'address') expect(parts).toHaveLength(fieldParts.address.length);
        },
      ),
    );
  });
});

describe('a country that was typed', () => {
  it.each([
    ['Germany', 'en', 'DE'],
    ['DEUTSCHLAND ', 'de', 'DE'],
    ['Osterreich', 'de', 'AT'],
    ['gb', 'en', 'GB'],
    ['U.S.A.', 'en', 'US'],
    ['Scotland', 'en', 'GB'],
    ['ألمانيا', 'ar', 'DE'],
    ['Narnia', 'en', undefined],
    ['constructor', 'no tag at all', undefined],
  ])('%s, in %s', (typed, language, code) => expect(readCountry(typed, language)).toBe(code));
});
