import { defineTexts } from '../../texts/block-texts';

/** The texts of a booking. */
export const bookingTexts = defineTexts('booking', {
  /** The button that asks the provider for its frame. */
  open: 'Show the times',
  /** The name of the frame, for screen readers. */
  frame: 'Booking at {place}',
  /** The link to the provider's page. */
  elsewhere: 'Book at {place}',
  /** Above a frame that has not come for a while. */
  late: 'The times are taking a while to load. You can also book at {place} itself.',
  /** For whoever looks after the site. */
  preview: 'Visitors book here. You are signed in, so this is only a preview: log out to use it.',
});
