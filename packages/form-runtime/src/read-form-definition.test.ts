import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFormDefinition } from './read-form-definition';
import { formDefinitionSchema } from './schema/index';
import { contactForm } from './testing/definitions';

const id = contactForm.id;
const text = { id: 'text-1', type: 'text' };

/** Good and bad ones; reader and schema must agree on which is which. */
const samples: unknown[] = [
  contactForm,
  { id },
  { id, name: 'A', submitText: '', successText: 'Danke', fields: [], more: 1 },
  { id, successRedirect: '/danke' },
  { id, successRedirect: 'https://example.com/x' },
  { id, fields: [text] },
  { id, fields: [{ ...text, title: 'T', required: true, maxLength: 0, placeholder: 'p', more: 1 }] },
  undefined, null, 1, 'x', [], {}, { id: 'x' }, { id: 1 },
  { id, name: 1 }, { id, submitText: null }, { id, successText: [] },
  { id, successRedirect: 'javascript:alert(1)' }, { id, successRedirect: 1 }, { id, successRedirect: 'danke' },
  { id, fields: {} }, { id, fields: [1] }, { id, fields: [{ type: 'text' }] }, { id, fields: [{ id: 'text-1' }] },
  { id, fields: [text, text] }, { id, fields: [{ ...text, id: '__proto__' }] }, { id, fields: [{ ...text, id: '1' }] },
  { id, fields: [{ ...text, type: 'magic' }] }, { id, fields: [{ ...text, required: 'yes' }] },
  { id, fields: [{ ...text, maxLength: -1 }] }, { id, fields: [{ ...text, maxLength: 1.5 }] },
  { id, fields: [{ ...text, maxLength: '5' }] }, { id, fields: [{ ...text, title: 1 }] },
  { id, fields: [{ ...text, placeholder: null }] }, { id, fields: [{ ...text, autocomplete: 1 }] },
];

describe('readFormDefinition', () => {
  it.each(samples.map((sample) => [sample]))('agrees with the schema on %j', (sample) => {
    const { definition, issues } = readFormDefinition(sample);
    const parsed = formDefinitionSchema.safeParse(sample);
    expect(issues.length === 0).toBe(parsed.success);
    if (parsed.success) expect(definition).toEqual(parsed.data);
  });

  it('leaves out what is wrong and says where', () => {
    const { definition, issues } = readFormDefinition({
      id,
      name: 7,
      fields: [text, { ...text, id: 'email-1', type: 'email', title: 7 }, { id: 'x', type: 'magic' }, text],
    });
    expect(definition.fields.map((field) => field.id)).toEqual(['text-1', 'email-1']);
    expect(definition.name).toBe('');
    expect(issues.map((issue) => issue.field)).toEqual(['name', 'fields.1.title', 'fields.2.type', 'fields.3.id']);
  });

  it('never throws, and reads its own answer back without a change', () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.record({ id: fc.constant(id), fields: fc.array(fc.object()) })), (json) => {
        const { definition } = readFormDefinition(json);
        expect(readFormDefinition(definition).definition).toEqual(definition);
      }),
      { numRuns: 2000 },
    );
  });
});
