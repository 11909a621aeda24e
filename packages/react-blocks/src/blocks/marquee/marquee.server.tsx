import { defineServerBlock } from '../../server-block/define-server-block';
import { Marquee } from './Marquee';
import { marqueeFields } from './marquee.fields';

/** How the server renders a marquee block. */
export const marqueeServer = defineServerBlock({
  id: 'marquee',
  fields: marqueeFields,
  cache: 'content',
  render: ({ id, data }) => <Marquee id={id} {...data} />,
});
