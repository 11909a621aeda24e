import type { FormDefinition } from '@frontage/form-runtime';
import { seedId } from '../seed-id';

/** The order sheet: every kind of field once. */
export const orderForm: FormDefinition = {
  id: seedId('form:order'),
  name: 'Order sheet',
  submitText: 'Hang it on the nail',
  successText: 'It hangs on the nail. We read it on Monday and ring you before anything is thrown.',
  postSubmitHtml:
    '<!doctype html><meta charset="utf-8"><title>What happens next</title>' +
    '<style>body{margin:0;padding:1.25rem;font:1rem/1.6 system-ui,sans-serif;background:#f0e9df;color:#221d19}b{font-variant-numeric:tabular-nums}</style>' +
    '<p>The next firing with room in it is number <b id="firing">…</b>.</p>' +
    '<script>document.getElementById("firing").textContent = "118"</script>',
  fields: [
    { id: 'section-1', type: 'section', title: 'Who it is for', required: false, underline: true },
    { id: 'name-1', type: 'name', title: 'Your name', required: true },
    { id: 'email-1', type: 'email', title: 'Email', required: true },
    {
      id: 'phone-1',
      type: 'phone',
      title: 'Telephone',
      description: 'We ring once, in the evening, before the clay is cut.',
      required: false,
      showCountryCode: true,
    },
    { id: 'address-1', type: 'address', title: 'Where it goes', required: true },
    {
      id: 'website-1',
      type: 'website',
      title: 'Your own page',
      description: 'If you have a shop or a table we might know.',
      required: false,
      placeholder: 'example.com',
    },
    {
      id: 'twitter-1',
      type: 'twitter',
      title: 'Your handle',
      description: 'To tell you when the kiln is opened.',
      required: false,
    },
    { id: 'section-2', type: 'section', title: 'What it is', required: false, underline: true },
    {
      id: 'select-1',
      type: 'select',
      title: 'Shape',
      required: true,
      options: ['Mug', 'Bowl', 'Plate', 'Jar with a lid', 'Something else'],
    },
    {
      id: 'radio-1',
      type: 'radio',
      title: 'Glaze',
      required: true,
      options: ['Ash', 'Celadon', 'Iron', 'Bare clay'],
    },
    {
      id: 'checkbox-1',
      type: 'checkbox',
      title: 'It has to stand',
      required: false,
      options: ['The dishwasher', 'The oven', 'Children'],
    },
    { id: 'number-1', type: 'number', title: 'How many', required: true },
    {
      id: 'currency-1',
      type: 'currency',
      title: 'What it may cost',
      description: 'For all of it together.',
      required: false,
      currency: 'GBP',
    },
    {
      id: 'text-1',
      type: 'text',
      title: 'A mark for the foot',
      description: 'Up to twelve letters, pressed in before the first firing.',
      required: false,
      maxLength: 12,
    },
    {
      id: 'textarea-1',
      type: 'textarea',
      title: 'Anything else',
      description: 'What it is eaten from, who washes up, what broke last time.',
      required: false,
      maxLength: 800,
    },
    { id: 'section-3', type: 'section', title: 'When', required: false, underline: true },
    {
      id: 'date-1',
      type: 'date',
      title: 'You need it by',
      description: 'Nine weeks from now is safe, six is luck.',
      required: true,
    },
    { id: 'time-1', type: 'time', title: 'A good time to ring', required: false },
    {
      id: 'password-1',
      type: 'password',
      title: 'A word to fetch it with',
      description: 'Whoever says it at the counter gets the box.',
      required: false,
    },
    {
      id: 'likert-1',
      type: 'likert',
      title: 'So that we know each other',
      required: false,
      options: [
        'A pot may be a little crooked.',
        'I would rather wait than have it wrong.',
        'Handles are for holding, not for looks.',
      ],
    },
    {
      id: 'hidden-1',
      type: 'hidden',
      title: 'Came from',
      required: false,
      key: 'from',
      value: 'the forms page',
    },
  ],
};
