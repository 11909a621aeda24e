import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldTypes } from './field-types';
import { readFormDefinition } from './read-form-definition';
import { formDefinitionSchema } from './schema/index';
import { contactForm, everyKindForm } from './testing/definitions';

const id = contactForm.id;
const text = { id: 'text-1', type: 'text' };
const choice = { id: 'radio-1', type: 'radio', options: ['Yes', 'No'] };

/** Valid and invalid ones; reader and schema must agree on which is which. */
const samples: unknown[] = [
  contactForm,
  everyKindForm,
  { id },
  { id, name: 'A', submitText: '', successText: 'Danke', fields: [], more: 1 },
  { id, successRedirect: '/danke' },
  { id, successRedirect: 'https://example.com/x' },
  { id, fields: [text] },
  {
    id,
    fields: [{ ...text, title: 'T', required: true, maxLength: 0, placeholder: 'p', more: 1 }],
  },
  {
    id,
    kind: 'newsletter',
    captcha: 'altcha',
    overlay: { openText: 'Write to us' },
    notify: 'a@b.museum',
    postSubmitHtml: '<p>',
  },
  { id, kind: 'poll' },
  { id, kind: null },
  { id, captcha: 'x' },
  { id, captcha: true },
  { id, notify: 'me' },
  { id, notify: 1 },
  { id, overlay: {} },
  { id, overlay: true },
  { id, overlay: null },
  { id, overlay: { openText: 1 } },
  { id, postSubmitHtml: 1 },
  { id, fields: [{ ...text, type: 'select', options: [] }] },
  { id, fields: [{ ...text, options: ['a', 'a'] }] },
  { id, fields: [{ ...text, options: 'a' }] },
  { id, fields: [{ ...text, options: ['a', 1, ''] }] },
  { id, fields: [{ ...text, options: ['a\nb'] }] },
  { id, fields: [{ ...text, options: [' a'] }] },
  { id, fields: [{ ...text, options: null }] },
  { id, fields: [{ ...text, options: [''] }] },
  { id, fields: [{ ...text, accept: ['png'] }] },
  { id, fields: [{ ...text, accept: ['a/b', 'a/b'] }] },
  { id, fields: [{ ...text, maxBytes: 1.5 }] },
  { id, fields: [{ ...text, maxBytes: 'x' }] },
  { id, fields: [{ ...text, key: 1 }] },
  { id, fields: [{ ...text, value: 1 }] },
  { id, fields: [{ ...text, underline: 1 }] },
  { id, fields: [{ ...text, startsPage: 'x' }] },
  { id, fields: [{ ...text, showCountryCode: null }] },
  { id, fields: [{ ...text, currency: 'eur' }] },
  { id, fields: [{ ...text, currency: 1 }] },
  { id, fields: [choice, { ...text, showWhen: { field: 'radio-1', oneOf: ['Yes'] } }] },
  { id, fields: [choice, { ...text, showWhen: { field: 'radio-1', oneOf: ['Never'] } }] },
  { id, fields: [choice, { ...text, showWhen: { field: 'radio-1', oneOf: [] } }] },
  { id, fields: [choice, { ...text, showWhen: { field: 'radio-1' } }] },
  { id, fields: [choice, { ...text, showWhen: { oneOf: ['Yes'] } }] },
  { id, fields: [choice, { ...text, showWhen: 'radio-1' }] },
  { id, fields: [{ ...text, showWhen: { field: 'radio-1', oneOf: ['Yes'] } }, choice] },
  {
    id,
    fields: [text, { ...text, id: 'text-2', showWhen: { field: 'text-1', oneOf: ['Yes'] } }],
  },
  undefined,
  null,
  1,
  'x',
  [],
  {},
  { id: 'x' },
  { id: 1 },
  { id, name: 1 },
  { id, submitText: null },
  { id, successText: [] },
  { id, successRedirect: 'javascript:alert(1)' },
  { id, successRedirect: 1 },
  { id, successRedirect: 'danke' },
  { id, fields: {} },
  { id, fields: [1] },
  { id, fields: [{ type: 'text' }] },
  { id, fields: [{ id: 'text-1' }] },
  { id, fields: [text, text] },
  { id, fields: [{ ...text, id: '__proto__' }] },
  { id, fields: [{ ...text, id: '1' }] },
  { id, fields: [{ ...text, type: 'magic' }] },
  { id, fields: [{ ...text, required: 'yes' }] },
  { id, fields: [{ ...text, maxLength: -1 }] },
  { id, fields: [{ ...text, maxLength: 1.5 }] },
  { id, fields: [{ ...text, maxLength: '5' }] },
  { id, fields: [{ ...text, title: 1 }] },
  { id, fields: [{ ...text, placeholder: null }] },
  { id, fields: [{ ...text, autocomplete: 1 }] },
];

describe('readFormDefinition', () => {
  it.each(samples.map((sample) => [sample]))('agrees with the schema on %j', (sample) => {
    const { definition, issues } = readFormDefinition(sample);
    const parsed = formDefinitionSchema.safeParse(sample);
    expect(issues.length === 0).toBe(parsed.success);
    if (parsed.success) expect(definition).toEqual(parsed.data);
  });

  it('[3.13a] [3.13b] [3.13c] keeps every kind and all that it has', () => {
    expect(readFormDefinition(everyKindForm)).toEqual({ definition: everyKindForm, issues: [] });
    expect(new Set(everyKindForm.fields.map(({ type }) => type))).toEqual(new Set(fieldTypes));
  });

  it('keeps the options that are right', () => {
    const { definition, issues } = readFormDefinition({
      id,
      fields: [{ ...text, type: 'radio', options: ['a', 7, 'b', 'a', ' '] }],
    });
    expect(definition.fields[0]?.options).toEqual(['a', 'b']);
    expect(issues.map((issue) => issue.field)).toEqual([
      'fields.0.options.1',
      'fields.0.options.3',
      'fields.0.options.4',
    ]);
  });

  it('leaves out what is wrong and says where', () => {
    const { definition, issues } = readFormDefinition({
      id,
      name: 7,
      fields: [
        text,
        { ...text, id: 'email-1', type: 'email', title: 7 },
        { id: 'x', type: 'magic' },
        text,
      ],
    });
    expect(definition.fields.map((field) => field.id)).toEqual(['text-1', 'email-1']);
    expect(definition.name).toBe('');
    expect(issues.map((issue) => issue.field)).toEqual([
      'name',
      'fields.1.title',
      'fields.2.type',
      'fields.3.id',
    ]);
  });

  it('never throws, and reads its own answer back without a change', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.jsonValue(), fc.record({ id: fc.constant(id), fields: fc.array(fc.object()) })),
        (json) => {
          const { definition } = readFormDefinition(json);
          expect(readFormDefinition(definition).definition).toEqual(definition);
        },
      ),
      { numRuns: 2000 },
    );
  });
});
