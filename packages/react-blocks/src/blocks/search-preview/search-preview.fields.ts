import { defineFields, text } from '@frontage/site-model/fields';

/** What a search block stores. */
export const searchPreviewFields = defineFields({
  label: text({
    label: 'Name of the field',
    hint: 'For visitors who cannot see it; without one it is “Search”.',
    most: 200,
    searchable: true,
  }),
  placeholder: text({
    label: 'Example',
    hint: 'Stands in the empty field.',
    most: 200,
    searchable: true,
  }),
});
