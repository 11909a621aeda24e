import { choice, defineFields, richText } from '@frontage/site-model/fields';

/** What a text block stores. */
export const textFields = defineFields({
  nodes: richText({ label: 'Text', searchable: true }),
  align: choice({
    label: 'Alignment',
    options: { start: 'At the start of the line', center: 'Centred' },
    default: 'start',
  }),
});
