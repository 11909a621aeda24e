import { choice, color, defineFields, group, number, text } from '@frontage/site-model/fields';
import type { ShapeName } from './shape-outlines';

const shapes: Readonly<Record<ShapeName, string>> = {
  circle: 'Circle',
  square: 'Square',
  diamond: 'Diamond',
  triangle: 'Triangle',
  star: 'Star',
  arch: 'Arch',
  drop: 'Drop',
  oval: 'Oval',
  pill: 'Pill',
};

const units = { px: 'Pixels', '%': 'Percent of the width' } as const;

const lengthTable = defineFields({
  value: number({ label: 'Value', least: 0, most: 1_000, default: 0 }),
  unit: choice({ label: 'Unit', options: units, default: 'px' }),
});

/** What a shape block stores. */
export const shapeFields = defineFields({
  shape: choice({ label: 'Shape', options: shapes, default: 'circle' }),
  color: color({ label: 'Colour', default: 'accent' }),
  width: number({
    label: 'Width',
    hint: 'As percents of its place.',
    least: 1,
    most: 100,
    unit: '%',
    default: 100,
  }),
  alt: text({
    label: 'Description for those who cannot see it',
    hint: 'Leave it empty for a mere ornament.',
    most: 300,
    searchable: true,
  }),
  shadow: group({
    label: 'Shadow',
    hint: 'With a distance and a blur of 0 there is none.',
    table: defineFields({
      angle: number({
        label: 'Where it falls',
        hint: 'In degrees: 0 is up, 90 is to the right, 180 is down.',
        least: 0,
        most: 360,
        default: 135,
      }),
      distance: group({ label: 'Distance', table: lengthTable }),
      blur: group({ label: 'Blur', table: lengthTable }),
    }),
  }),
});
