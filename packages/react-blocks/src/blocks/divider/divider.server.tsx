import { defineServerBlock } from '../../server-block/define-server-block';
import { Divider } from './Divider';
import { dividerFields } from './divider.fields';

/** How the server renders a divider block. */
export const dividerServer = defineServerBlock({
  id: 'divider',
  fields: dividerFields,
  cache: 'content',
  render: ({ id, data }) => <Divider id={id} {...data} />,
});
