import { defineServerBlock } from '../../server-block/define-server-block';
import { Audio } from './Audio';
import { audioFields } from './audio.fields';

/** How the server renders sound to listen to. */
export const audioServer = defineServerBlock({
  id: 'audio',
  fields: audioFields,
  cache: 'content',
  render: ({ id, data }) => <Audio id={id} {...data} />,
});
