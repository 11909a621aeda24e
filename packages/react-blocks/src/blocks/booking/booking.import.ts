import { defineBlockImport, storedData } from '../../imports/block-import';
import { plainWords } from '../../imports/read-rich-nodes';
import { storedFields } from '../../stored/stored-fields';
import { isBookingId, type BookingProviderName } from './booking-providers';
import { bookingAttributes, bookingParts as parts } from './booking.parts';
import { readBookingAddress } from './read-booking-address';

/** Blocks of published markup for bookings, and the frames of the providers anywhere. */
const published =
  '.sqs-block-opentable,.sqs-block-opentable-v2,.sqs-block-acuity,.sqs-block-tock,' +
  'iframe[src*="opentable."],iframe[src*="acuityscheduling.com"],iframe[src*="exploretock.com"]';

/** Bookings: ours, and published ones of a provider that we know, with a place that can be read. */
export const bookingImport = defineBlockImport({
  selector: `[data-block=booking],${published}`,
  read(root) {
    if (root.matches('[data-block=booking]')) return readOwn(root);
    const addresses = [root, ...root.querySelectorAll('iframe[src],script[src],a[href]')].map(
      (element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '',
    );
    for (const address of addresses) {
      const found = readBookingAddress(address);
      if (found) return [{ type: 'booking', data: storedData({ ...found }) }];
    }
    return keepWords(root);
  },
});

/** One that is empty without its script says so; anything else is kept as it is. */
function keepWords(root: Element) {
  return plainWords(root) === '' && !root.querySelector('iframe') && !root.matches('iframe')
    ? undefined
    : 'keep';
}

function readOwn(root: HTMLElement) {
  const stored = storedFields(readJson(root.getAttribute(bookingAttributes.data)));
  const provider = stored.text('provider') as BookingProviderName; // ours writes no other
  const placeId = stored.text('placeId');
  if (!isBookingId(placeId)) return 'keep' as const;
  const height = stored.number('height', 480);
  const about = root.querySelector(`.${parts.about}`);
  const words = [...(about?.querySelectorAll('p') ?? [])].filter(
    (line) => !line.querySelector('a'),
  );
  return [
    {
      type: 'booking',
      data: storedData({
        provider: provider === 'opentable' ? undefined : provider,
        placeId,
        title: plainWords(about?.querySelector('h2')),
        about: plainWords(words[0]),
        height: height === 480 ? undefined : height,
      }),
    },
  ];
}

function readJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
