import { defineServerBlock } from '../../server-block/define-server-block';
import { Shape } from './Shape';
import { shapeFields } from './shape.fields';

/** How the server renders a shape block. */
export const shapeServer = defineServerBlock({
  id: 'shape',
  fields: shapeFields,
  cache: 'content',
  render: ({ id, data }) => <Shape id={id} {...data} />,
});
