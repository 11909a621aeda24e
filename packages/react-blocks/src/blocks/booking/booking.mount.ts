import type { Teardown } from '@frontage/core-lifecycle';
import {
  createMarkupChanges,
  readBlockJson,
  type BlockContext,
} from '@frontage/core-lifecycle/dom';
import { ownerHintCookie } from '@frontage/site-api';
import { readCookie } from '../../context/read-cookie';
import { watchFrame } from '../../render/watch-frame';
import { storedFields } from '../../stored/stored-fields';
import {
  bookingProviders,
  isBookingId,
  wideBookingFrom,
  type BookingProviderName,
} from './booking-providers';
import { bookingAttributes, bookingParts as parts } from './booking.parts';

/** What a booking's script needs. */
export interface BookingData {
  readonly provider: BookingProviderName;
  readonly placeId: string;
  /** Of the frame, in px. */
  readonly height: number;
  /** The name of the frame. */
  readonly frame: string;
  /** For a frame that takes long. */
  readonly late: string;
  /** For whoever looks after the site. */
  readonly preview: string;
}

/** Reads the markup; never throws. */
export function read(root: HTMLElement): BookingData {
  const stored = storedFields(readBlockJson(root, bookingAttributes.data));
  return {
    provider: stored.choice('provider', ['opentable', 'tock', 'acuity'] as const, 'opentable'),
    placeId: stored.text('placeId'),
    height: stored.number('height', 480),
    frame: stored.text('frame'),
    late: stored.text('late'),
    preview: stored.text('preview'),
  };
}

/**
 * Shows the button, and the provider's frame once it is pressed: loading, then loaded [4.22]. A
 * frame that takes long is said to, beside the link that leads to the provider.
 * Whoever is signed in to look after the site sees only a preview [2.23].
 */
export function mount(root: HTMLElement, data: BookingData, context: BlockContext): Teardown {
  const { window, clock } = context;
  const { document } = window;
  const place = root.querySelector<HTMLElement>(`.${parts.place}`);
  const button = root.querySelector<HTMLButtonElement>(`.${parts.open}`);
  if (!place || !button || !isBookingId(data.placeId)) return () => {};
  const changes = createMarkupChanges(document);
  changes.keep(root, [bookingAttributes.state]);

  if (readCookie(window, ownerHintCookie)) {
    const preview = document.createElement('p');
    preview.className = parts.preview;
    preview.textContent = data.preview;
    changes.put(preview, () => place.append(preview));
    root.setAttribute(bookingAttributes.state, 'preview');
    return changes.undo;
  }

  const ended = new AbortController();
  const { signal } = ended;
  changes.set(button, 'hidden', null);
  button.addEventListener('click', () => open(place, button), { signal });

  function open(place: HTMLElement, button: HTMLButtonElement): void {
    const frame = document.createElement('iframe');
    frame.className = parts.frame;
    frame.title = data.frame;
    frame.height = String(data.height);
    const { frame: address } = bookingProviders[data.provider];
    frame.src = address(data.placeId, place.clientWidth > wideBookingFrom);
    root.setAttribute(bookingAttributes.state, 'loading');
    const status = document.createElement('p');
    status.className = parts.status;
    status.setAttribute('role', 'status');
    const show = (state: string, words: string): void => {
      root.setAttribute(bookingAttributes.state, state);
      status.textContent = words;
    };
    watchFrame(frame, {
      clock,
      signal,
      onLoad: () => show('loaded', ''),
      onLate: () => show('late', data.late),
    });
    changes.put(frame, () => place.append(frame));
    changes.put(status, () => frame.before(status));
    changes.set(button, 'hidden', '');
    frame.focus();
  }

  return () => {
    ended.abort();
    changes.undo();
  };
}
