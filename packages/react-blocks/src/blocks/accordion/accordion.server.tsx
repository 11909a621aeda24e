import { defineServerBlock } from '../../server-block/define-server-block';
import { Accordion } from './Accordion';
import { accordionFields } from './accordion.fields';

/** How the server renders an accordion block. */
export const accordionServer = defineServerBlock({
  id: 'accordion',
  fields: accordionFields,
  cache: 'content',
  render: ({ id, data }) => data.items.length > 0 && <Accordion id={id} {...data} />,
});
