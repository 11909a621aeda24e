import type { FormDefinition, FormField } from '@frontage/form-runtime';

/** A form with each kind of field. */
export const testForm: FormDefinition = {
  id: 'abcdef0123456789abcdef01',
  name: 'Contact',
  submitText: 'Send',
  successText: 'Thank you.',
  fields: [
    { id: 'name', type: 'text', title: 'Name', required: true, autocomplete: 'name' },
    { id: 'email', type: 'email', title: 'Email', required: true, description: 'We answer here.' },
    { id: 'message', type: 'textarea', title: 'Message', required: false, maxLength: 20 },
  ],
};

const field = (
  type: FormField['type'],
  title: string,
  more: Partial<FormField> = {},
): FormField => ({ id: `${type}-1`, type, title, required: true, ...more });

/** A form with each kind of field once, all required where possible. */
export const everyKindForm: FormDefinition = {
  ...testForm,
  id: 'abcdef0123456789abcdef02',
  name: 'Every kind',
  fields: [
    field('section', 'About you', { description: 'Who writes.', underline: true }),
    field('name', 'Full name', { description: 'As on the letter box.' }),
    field('email', 'Email'),
    field('phone', 'Phone', { showCountryCode: true }),
    field('address', 'Home'),
    field('website', 'Website'),
    field('twitter', 'Handle'),
    field('password', 'Secret'),
    field('text', 'Nickname', { maxLength: 10 }),
    field('textarea', 'Letter', { maxLength: 20 }),
    field('number', 'Guests'),
    field('currency', 'Budget', { currency: 'EUR' }),
    field('date', 'Day'),
    field('time', 'Hour of arrival'),
    field('radio', 'Room', { options: ['Small', 'Large'] }),
    field('checkbox', 'Extras', { options: ['Breakfast', 'Parking'] }),
    field('select', 'Floor', { options: ['First', 'Second'] }),
    field('likert', 'How it was', { options: ['It was quiet.', 'I would come again.'] }),
    field('hidden', 'Source', { key: 'utm_source', value: 'direct' }),
    field('file', 'Plan', { accept: ['image/png', 'application/pdf'], maxBytes: 5_000_000 }),
  ],
};

/** A form in two steps. */
export const stepsForm: FormDefinition = {
  ...testForm,
  id: 'abcdef0123456789abcdef03',
  fields: [
    field('section', 'You', { id: 'section-1', startsPage: true }),
    field('text', 'Name'),
    field('section', 'The day', { id: 'section-2', startsPage: true }),
    field('date', 'Day'),
  ],
};

/** A form above the page. */
export const overlayForm: FormDefinition = {
  ...testForm,
  id: 'abcdef0123456789abcdef04',
  overlay: { openText: 'Write to us' },
};

/** A newsletter with a name. */
export const newsletterForm: FormDefinition = {
  ...testForm,
  id: 'abcdef0123456789abcdef05',
  kind: 'newsletter',
  fields: [field('email', 'Email')],
};
