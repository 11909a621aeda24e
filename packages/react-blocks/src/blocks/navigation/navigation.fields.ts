import { choice, defineFields, link, list, text } from '@frontage/site-model/fields';

const item = defineFields({
  title: text({ label: 'Words', most: 100, required: true, searchable: true }),
  href: link({ label: 'Link', hint: 'The page to which the words lead.', required: true }),
});

/** What a navigation block stores. */
export const navigationFields = defineFields({
  title: text({
    label: 'Heading',
    hint: 'Stands above the links, and is read aloud as their name.',
    most: 100,
    default: '',
  }),
  source: choice({
    label: 'What it lists',
    options: { menu: 'The menu of the site', own: 'Pages that I choose' },
    default: 'menu',
  }),
  links: list({
    label: 'Pages',
    item,
    itemLabel: 'Page',
    most: 60,
    shownWhen: { source: ['own'] },
  }),
  direction: choice({
    label: 'Direction',
    options: { column: 'One below the other', row: 'Beside each other' },
    default: 'column',
  }),
});
