import { defineServerBlock } from '../../server-block/define-server-block';
import { Spacer } from './Spacer';
import { spacerFields } from './spacer.fields';

/** How the server renders a spacer block. */
export const spacerServer = defineServerBlock({
  id: 'spacer',
  fields: spacerFields,
  cache: 'content',
  render: ({ id, data }) => <Spacer id={id} {...data} />,
});
