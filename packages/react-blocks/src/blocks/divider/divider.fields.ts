import {
  alignment,
  choice,
  color,
  defineFields,
  length,
  number,
} from '@frontage/site-model/fields';

/** What a line across stores. */
export const dividerFields = defineFields({
  pattern: choice({
    label: 'Line',
    options: { solid: 'Unbroken', dashed: 'Dashes', dotted: 'Dots', double: 'Two lines' },
    default: 'solid',
  }),
  thickness: length({ label: 'Thickness', least: 1, most: 40, whole: true, default: 1 }),
  color: color({ label: 'Colour', default: 'line' }),
  width: number({
    label: 'Width',
    hint: 'As percents of its place.',
    least: 5,
    most: 100,
    unit: '%',
    default: 100,
  }),
  alignment: alignment({ hint: 'Where a line stands that is narrower than its place.' }),
});
