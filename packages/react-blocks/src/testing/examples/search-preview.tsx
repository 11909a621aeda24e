import { SearchPreview, type SearchPages } from '@frontage/react-blocks/react';

// Yours asks a server.
const pages = [{ title: 'The kiln', url: '/kiln', excerpt: 'Fired for three days' }];
const search: SearchPages = async (query) => {
  const results = pages.filter(({ title }) => title.toLowerCase().includes(query.toLowerCase()));
  return { query, total: results.length, results };
};

export function Search() {
  return <SearchPreview label="Search the studio" search={search} />;
}
