import { defineServerBlock } from '../../server-block/define-server-block';
import { PageDate } from './PageDate';
import { pageDateFields } from './page-date.fields';

/** How the server renders the date of a page. */
export const pageDateServer = defineServerBlock({
  id: 'page-date',
  fields: pageDateFields,
  cache: 'page',
  render: ({ id, data }, _place, { page, locale }) => (
    <PageDate id={id} at={page.updatedAt} locale={locale} {...data} />
  ),
});
