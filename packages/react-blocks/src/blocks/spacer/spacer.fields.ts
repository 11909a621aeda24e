import { defineFields, length } from '@frontage/site-model/fields';

/** What a spacer stores. */
export const spacerFields = defineFields({
  height: length({ label: 'Height', least: 0, most: 600, whole: true, default: 48 }),
  narrowHeight: length({
    label: 'Height on telephones',
    hint: 'Without one, two thirds of the height above.',
    least: 0,
    most: 600,
    whole: true,
  }),
});
