import { Tags, type TagsView } from '@frontage/react-blocks/react';

const view: TagsView = {
  path: '/',
  listPath: '/notes',
  filter: { category: '', tag: '', isPast: false, page: 1 },
  tags: [
    { word: 'ash', count: 4 },
    { word: 'celadon', count: 11 },
  ],
  categories: [],
};

export function Subjects() {
  return <Tags view={view} design="list" />;
}
