import { defineServerBlock } from '../../server-block/define-server-block';
import type { FrameServices } from '../../server-block/frame-services';
import { Navigation } from './Navigation';
import { navigationFields } from './navigation.fields';

/** How the server renders a navigation block. */
export const navigationServer = defineServerBlock<typeof navigationFields, FrameServices>({
  id: 'navigation',
  fields: navigationFields,
  // It marks its page, and the menu of the site may change.
  cache: 'page',
  render: ({ id, data: { source, links, ...look } }, _place, { page, headerFooter }) => (
    <Navigation
      id={id}
      {...look}
      links={source === 'menu' ? (headerFooter?.header.navigation ?? []) : links}
      path={`/${page.slug}`}
    />
  ),
});
