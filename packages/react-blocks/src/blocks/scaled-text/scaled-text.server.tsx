import { defineServerBlock } from '../../server-block/define-server-block';
import { scaledTextFields } from './scaled-text.fields';
import { ScaledText } from './ScaledText';

/** How the server renders a block of scaled text. */
export const scaledTextServer = defineServerBlock({
  id: 'scaled-text',
  fields: scaledTextFields,
  cache: 'content',
  render: ({ id, data }) => data.text !== '' && <ScaledText id={id} {...data} />,
});
