import { category, choice, defineFields, reference, tag } from '@frontage/site-model/fields';

/** What a calendar stores. */
export const calendarFields = defineFields({
  collection: reference('collection', {
    label: 'Collection of events',
    hint: 'Without one, the collection of the page.',
    default: '',
  }),
  category: category({ label: 'Category', hint: 'Without one, events of all.', default: '' }),
  tag: tag({ label: 'Tag', hint: 'Without one, events with any.', default: '' }),
  weekStart: choice({
    label: 'Weeks begin on',
    options: {
      locale: 'The day that is usual where the language is spoken',
      monday: 'Monday',
      saturday: 'Saturday',
      sunday: 'Sunday',
    },
    default: 'locale',
  }),
});
