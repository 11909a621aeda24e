import type { FieldTable, KnownField } from '@frontage/site-model/fields';
import fc from 'fast-check';

/** What an owner may save by a table: with all fields, or only the required ones. */
export function arbitraryFields({ fields, rule }: FieldTable): fc.Arbitrary<object> {
  const entries = Object.entries(fields);
  const model = Object.fromEntries(entries.map(([name, field]) => [name, arbitraryValue(field)]));
  const requiredKeys = entries.filter(([, { required }]) => required).map(([name]) => name);
  const drafts: fc.Arbitrary<object> = fc.record(model, { requiredKeys });
  return rule ? drafts.filter((draft) => rule.holds({ ...emptyOf(fields), ...draft })) : drafts;
}

/** What rules receive for a missing field. */
function emptyOf(fields: FieldTable['fields']): object {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.fallback]));
}

const words = fc.array(
  fc.oneof(
    fc.string({ minLength: 1 }),
    fc.record(
      { text: fc.string({ minLength: 1 }), strong: fc.constant(true), href: fc.constant('/work') },
      { requiredKeys: ['text'] },
    ),
  ),
  { maxLength: 3 },
);

const richNodes = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constantFrom('paragraph', 'lead', 'small'), words }),
    fc.record({ kind: fc.constant('heading'), level: fc.constantFrom(1, 2, 3), words }),
    fc.record({
      kind: fc.constant('list'),
      ordered: fc.boolean(),
      items: fc.array(words, { maxLength: 2 }),
    }),
    fc.record(
      { kind: fc.constant('quote'), words, by: fc.string() },
      { requiredKeys: ['kind', 'words'] },
    ),
  ),
  { maxLength: 4 },
);

function arbitraryValue(field: KnownField): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'text':
      return arbitraryText(field);
    case 'richText':
      return richNodes;
    case 'link':
      return fc.constantFrom(
        '/work',
        'https://kiln.example/a?b=1',
        'mailto:kiln@example.com',
        '#x',
      );
    case 'fileLink':
      return fc.constantFrom('/clips/wheel.webm', 'https://kiln.example/wheel.mp4');
    case 'email':
      return fc.emailAddress();
    case 'number':
      return arbitraryNumber(field);
    case 'flag':
      return fc.boolean();
    case 'date':
      return fc.constantFrom('2026-03-01', '2028-02-29');
    case 'dateTime':
      return fc.constantFrom('2026-03-01T18:30', '2028-02-29T00:00');
    case 'focalPoint':
      return fc.record({ x: fc.constantFrom(0, 0.25, 1), y: fc.constantFrom(0, 0.5, 1) });
    case 'choice':
    case 'color':
      return fc.constantFrom(...field.values);
    case 'reference':
      return fc.string({
        unit: fc.constantFrom(...'0123456789abcdef'),
        minLength: 24,
        maxLength: 24,
      });
    case 'name':
      return fc.string({ maxLength: field.most });
    case 'embed':
      return fc.constant(field.example);
    case 'list':
      return fc.array(arbitraryFields(field.item), { maxLength: Math.min(3, field.most ?? 3) });
    case 'group':
      return arbitraryFields(field.table);
  }
}

function arbitraryText({
  most,
  check,
  example,
  required,
}: KnownField & { kind: 'text' }): fc.Arbitrary<string> {
  if (check) return fc.constant(example ?? '');
  return fc.string({ minLength: required ? 1 : 0, maxLength: Math.min(most, 40) });
}

function arbitraryNumber({
  least,
  above = -1000,
  most,
  whole,
}: KnownField & { kind: 'number' }): fc.Arbitrary<number> {
  const min = least ?? above;
  return whole
    ? fc.integer({ min, max: most })
    : fc.double({ min, max: most, noNaN: true, minExcluded: least === undefined });
}
