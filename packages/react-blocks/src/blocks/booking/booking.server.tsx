import { defineServerBlock } from '../../server-block/define-server-block';
import { Booking } from './Booking';
import { bookingFields } from './booking.fields';

/** How the server renders a booking block. */
export const bookingServer = defineServerBlock({
  id: 'booking',
  fields: bookingFields,
  cache: 'content',
  render: ({ id, data }) => <Booking id={id} {...data} />,
});
