import { category, defineFields, flag, reference, tag } from '@frontage/site-model/fields';

/** What the dates of a tour store. */
export const tourDatesFields = defineFields({
  collection: reference('collection', {
    label: 'Collection of events',
    hint: 'Without one, the collection of the page.',
    default: '',
  }),
  category: category({ label: 'Category', hint: 'Without one, events of all.', default: '' }),
  tag: tag({ label: 'Tag', hint: 'Without one, events with any.', default: '' }),
  past: flag({ label: 'What is over can be opened below', default: true }),
});
