import { category, defineFields, flag, number, reference, tag } from '@frontage/site-model/fields';

/** What a list of items stores. */
export const itemListFields = defineFields({
  collection: reference('collection', {
    label: 'Collection',
    hint: 'Without one, the collection of the page.',
    default: '',
  }),
  category: category({ label: 'Category', hint: 'Without one, items of all.', default: '' }),
  tag: tag({ label: 'Tag', hint: 'Without one, items with any.', default: '' }),
  perPage: number({ label: 'Items per page', least: 1, most: 60, whole: true, default: 12 }),
  filters: flag({ label: 'Visitors may filter', default: true }),
});
