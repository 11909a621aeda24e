import { defineFields, text } from '@frontage/site-model/fields';

/** What a share block stores. */
export const shareFields = defineFields({
  label: text({
    label: 'Text',
    hint: 'Without one the button says “Share this page”.',
    most: 100,
    searchable: true,
  }),
});
