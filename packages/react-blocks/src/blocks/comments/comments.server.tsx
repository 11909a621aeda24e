import { defineServerBlock } from '../../server-block/define-server-block';
import { commentsFields } from './comments.fields';
import { Comments } from './Comments';

/** How the server renders the comments of a page. */
export const commentsServer = defineServerBlock({
  id: 'comments',
  fields: commentsFields,
  cache: 'page',
  render: ({ id, data }, _place, { page, site, locale }) => (
    <Comments
      id={id}
      href={`/${encodeURI(page.slug)}`}
      hasService={site.commentsEnabled && site.disqusShortname !== ''}
      locale={locale}
      {...data}
    />
  ),
});
