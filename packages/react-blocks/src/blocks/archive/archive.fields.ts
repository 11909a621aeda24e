import { category, choice, defineFields, reference, tag } from '@frontage/site-model/fields';

/** What an archive stores. */
export const archiveFields = defineFields({
  collection: reference('collection', {
    label: 'Collection',
    hint: 'Without one, that of the page.',
    default: '',
  }),
  category: category({ label: 'Category', hint: 'Without one, items of all.', default: '' }),
  tag: tag({ label: 'Tag', hint: 'Without one, items with any.', default: '' }),
  groupBy: choice({
    label: 'Groups',
    options: {
      month: 'By month',
      year: 'By year',
      category: 'By category',
      tag: 'By tag',
      none: 'None: one list',
    },
    default: 'month',
  }),
  opened: choice({
    label: 'Open at first',
    options: { first: 'The first group', all: 'All groups', none: 'None' },
    default: 'first',
    shownWhen: { groupBy: ['month', 'year', 'category', 'tag'] },
  }),
});
