import { defineFields, flag, list, richText, text } from '@frontage/site-model/fields';

const item = defineFields({
  title: text({ label: 'Title', most: 300, required: true, searchable: true }),
  nodes: richText({ label: 'Text', searchable: true }),
});

/** What an accordion block stores. */
export const accordionFields = defineFields({
  items: list({ label: 'Items', item, itemLabel: 'Item', required: true }),
  multiple: flag({
    label: 'Several open at once',
    hint: 'Without it, opening one item closes the others.',
    default: false,
  }),
  firstOpen: flag({ label: 'First item open', default: false }),
});
