import type { TagsView } from '../../items/item-view';
import { defineServerBlock } from '../../server-block/define-server-block';
import { Tags } from './Tags';
import { tagsFields } from './tags.fields';

/** What a block of tags needs besides its page. */
export interface TagsServices {
  /** Gives what a block of tags on this page shows, by the block's id. @default nothing */
  tags?: ((blockId: string) => TagsView | undefined) | undefined;
}

/** How the server renders a block of tags. */
export const tagsServer = defineServerBlock<typeof tagsFields, TagsServices>({
  id: 'tags',
  fields: tagsFields,
  cache: 'page',
  render({ id, data: { of, design, counts, most } }, _place, { tags }) {
    const view = tags?.(id);
    return view && <Tags id={id} {...{ view, of, design, counts, most }} />;
  },
});
