import { alignment, choice, defineFields, flag, link, text } from '@frontage/site-model/fields';

/** What a button block stores. */
export const buttonFields = defineFields({
  text: text({ label: 'Text', most: 200, required: true, searchable: true }),
  href: link({ label: 'Link', hint: 'Where the button leads.', required: true }),
  look: choice({
    label: 'Style',
    options: { primary: 'Prominent', quiet: 'Quiet' },
    default: 'primary',
  }),
  size: choice({
    label: 'Size',
    options: { small: 'Small', medium: 'Medium', large: 'Large' },
    default: 'medium',
  }),
  alignment: alignment(),
  newWindow: flag({ label: 'Open in a new tab', default: false }),
  opensForm: flag({
    label: 'Open the form of that page above this one',
    hint: 'For a link to a page of this site with a form. A form with reCAPTCHA opens on its page.',
    default: false,
  }),
  ask: text({
    label: 'Question before it opens',
    hint: 'For what costs something, or leaves your site. Without one it opens at once.',
    most: 200,
    searchable: true,
  }),
  hint: text({
    label: 'Hint',
    hint: 'Shown beside a pointer that rests on the button, and read aloud.',
    most: 200,
    searchable: true,
  }),
});
