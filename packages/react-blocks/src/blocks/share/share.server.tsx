import { defineServerBlock } from '../../server-block/define-server-block';
import { shareFields } from './share.fields';
import { Share } from './Share';

/** How the server renders a share block. */
export const shareServer = defineServerBlock({
  id: 'share',
  fields: shareFields,
  cache: 'page',
  render: ({ id, data }, _place, { page }) => (
    <Share id={id} href={`/${encodeURI(page.slug)}`} {...data} />
  ),
});
