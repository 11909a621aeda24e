import type { ArchiveView } from '../../items/item-view';
import { defineServerBlock } from '../../server-block/define-server-block';
import { Archive } from './Archive';
import { archiveFields } from './archive.fields';

/** What an archive needs besides its page. */
export interface ArchiveServices {
  /** Gives what an archive on this page shows, by the block's id. @default nothing */
  archive?: ((blockId: string) => ArchiveView | undefined) | undefined;
}

/** How the server renders an archive. */
export const archiveServer = defineServerBlock<typeof archiveFields, ArchiveServices>({
  id: 'archive',
  fields: archiveFields,
  cache: 'page',
  render({ id, data: { groupBy, opened } }, _place, { archive, locale }) {
    const view = archive?.(id);
    return view && <Archive id={id} {...{ view, groupBy, opened, locale }} />;
  },
});
