import type { FormDefinition, FormField } from '../form-definition';

/** A form with three kinds of text fields. */
export const contactForm: FormDefinition = {
  id: '65f0000000000000000000a1',
  name: 'Contact',
  submitText: 'Send',
  successText: 'Thank you! We answer within two days.',
  fields: [
    { id: 'text-1', type: 'text', title: 'Name', required: true, autocomplete: 'name' },
    {
      id: 'email-1',
      type: 'email',
      title: 'Email',
      required: true,
      description: 'For our answer only.',
      autocomplete: 'email',
    },
    {
      id: 'textarea-1',
      type: 'textarea',
      title: 'Message',
      required: false,
      placeholder: 'Your idea',
      maxLength: 20,
    },
  ],
};

const field = (
  type: FormField['type'],
  title: string,
  more: Partial<FormField> = {},
): FormField => ({
  id: `${type}-1`,
  type,
  title,
  required: false,
  ...more,
});

/** A form with each kind of field once. */
export const everyKindForm: FormDefinition = {
  ...contactForm,
  id: '65f0000000000000000000a2',
  name: 'Every kind',
  fields: [
    field('section', 'About you', { underline: true }),
    field('name', 'Name'),
    field('email', 'Email'),
    field('phone', 'Phone', { showCountryCode: true }),
    field('address', 'Address'),
    field('website', 'Website'),
    field('twitter', 'Twitter'),
    field('password', 'Password'),
    field('text', 'Nickname'),
    field('textarea', 'Message', { maxLength: 200 }),
    field('number', 'Guests'),
    field('currency', 'Budget', { currency: 'EUR' }),
    field('date', 'Day'),
    field('time', 'Time'),
    field('radio', 'Room', { options: ['Small', 'Large'] }),
    field('checkbox', 'Extras', { options: ['Breakfast', 'Parking', 'Bicycle'] }),
    field('select', 'Country', { options: ['Norway', 'Chile'] }),
    field('likert', 'How was it?', { options: ['It was quiet.', 'I would come again.'] }),
    field('hidden', 'Source', { key: 'utm_source', value: 'direct' }),
    field('file', 'Plan', { accept: ['image/png', 'application/pdf'], maxBytes: 5_000_000 }),
  ],
};
