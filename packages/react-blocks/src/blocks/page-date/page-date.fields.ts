import { defineFields, text } from '@frontage/site-model/fields';

/** What the date of a page stores. */
export const pageDateFields = defineFields({
  label: text({
    label: 'Words before it',
    hint: 'Without any it says “Last changed”.',
    most: 100,
    searchable: true,
  }),
});
