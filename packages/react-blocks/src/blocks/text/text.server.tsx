import { defineServerBlock } from '../../server-block/define-server-block';
import { Text } from './Text';
import { textFields } from './text.fields';

/** How the server renders a text block. */
export const textServer = defineServerBlock({
  id: 'text',
  fields: textFields,
  cache: 'content',
  render: ({ id, data }) => <Text id={id} {...data} />,
});
