import { defineServerBlock } from '../../server-block/define-server-block';
import { Button } from './Button';
import { buttonFields } from './button.fields';

/** How the server renders a button block. */
export const buttonServer = defineServerBlock({
  id: 'button',
  fields: buttonFields,
  cache: 'content',
  render: ({ id, data }) => data.text !== '' && <Button id={id} {...data} />,
});
