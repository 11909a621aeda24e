import { choice, defineFields, length, text } from '@frontage/site-model/fields';
import { bookingProviders, isBookingId, type BookingProviderName } from './booking-providers';

const providers: Readonly<Record<BookingProviderName, string>> = {
  opentable: bookingProviders.opentable.title,
  tock: bookingProviders.tock.title,
  acuity: bookingProviders.acuity.title,
};

/** What a booking block stores. */
export const bookingFields = defineFields({
  provider: choice({ label: 'Where you take bookings', options: providers, default: 'opentable' }),
  placeId: text({
    label: 'Your id there',
    hint: 'OpenTable and Acuity give you a number; at Tock it is the name in your address.',
    most: 100,
    required: true,
    check: isBookingId,
    message: 'Enter the id alone: letters, digits, - and _.',
    example: '123456',
  }),
  title: text({ label: 'Heading', most: 200, searchable: true }),
  about: text({ label: 'Text beside it', most: 500, multiline: true, searchable: true }),
  height: length({ label: 'Height', least: 200, most: 2_000, whole: true, default: 480 }),
});
