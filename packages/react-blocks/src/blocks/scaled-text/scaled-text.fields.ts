import { choice, defineFields, numberChoice, text } from '@frontage/site-model/fields';

/** What a block of scaled text stores. */
export const scaledTextFields = defineFields({
  text: text({ label: 'Text', most: 200, required: true, searchable: true }),
  scale: choice({
    label: 'Size',
    hint: 'Either the line always fills the width, or it is only made smaller where it must.',
    options: { fill: 'As wide as its place', shrink: 'A heading that never breaks' },
    default: 'fill',
  }),
  level: numberChoice({
    label: 'Level of the heading',
    hint: 'With 0 it is no heading.',
    values: [0, 1, 2, 3],
    default: 0,
  }),
});
