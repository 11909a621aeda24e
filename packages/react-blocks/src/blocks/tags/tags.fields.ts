import { choice, defineFields, flag, number, reference } from '@frontage/site-model/fields';

/** What a block of tags stores. */
export const tagsFields = defineFields({
  collection: reference('collection', {
    label: 'Collection',
    hint: 'Without one, that of the page.',
    default: '',
  }),
  of: choice({
    label: 'What it shows',
    options: { tags: 'Tags', categories: 'Categories' },
    default: 'tags',
  }),
  design: choice({
    label: 'Design',
    options: { cloud: 'A cloud, what is used more is larger', list: 'One below the other' },
    default: 'cloud',
  }),
  counts: flag({
    label: 'How many have it',
    hint: 'Whether a number stands beside each.',
    default: true,
  }),
  most: number({
    label: 'How many are shown',
    hint: 'The most used ones.',
    least: 1,
    most: 200,
    whole: true,
    default: 60,
  }),
});
