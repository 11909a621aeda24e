import { pictureOf } from '../../picture/picture-of';
import { defineServerBlock } from '../../server-block/define-server-block';
import { Markdown } from './Markdown';
import { markdownFields } from './markdown.fields';

/** How the server renders a block of Markdown. */
export const markdownServer = defineServerBlock({
  id: 'markdown',
  fields: markdownFields,
  // Its pictures may change.
  cache: 'page',
  render: ({ id, data }, _place, { asset }) => (
    <Markdown
      id={id}
      {...data}
      picture={(source) => {
        const [, assetId] = /^\/assets\/([\da-f]{24})\//.exec(source) ?? [];
        return assetId === undefined ? undefined : pictureOf(asset(assetId));
      }}
    />
  ),
});
