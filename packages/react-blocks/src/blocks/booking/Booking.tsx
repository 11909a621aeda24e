import type { ReactNode } from 'react';
import { BlockRoot } from '../../render/block-root';
import { usePageNeeds } from '../../render/page-needs';
import { rootProps, type RootProps } from '../../render/root-props';
import { useMount } from '../../render/use-mount';
import { useTexts } from '../../texts/use-texts';
import { bookingProviders, isBookingId, type BookingProviderName } from './booking-providers';
import { bookingAttributes, bookingParts as parts } from './booking.parts';
import { bookingTexts } from './booking.texts';

/** A table or an appointment to book. */
export interface BookingProps extends RootProps {
  provider: BookingProviderName;
  /** The place's id there; a wrong one shows nothing. */
  placeId: string;
  /** @default none */
  title?: string | undefined;
  /** The words beside it. @default none */
  about?: string | undefined;
  /** Of the frame, in px. @default 480 */
  height?: number | undefined;
}

/**
 * A booking [2.23]: a link to the provider, and its frame once somebody asks for it; nothing is
 * asked of it before. Where there is room, the words stand beside the frame.
 */
export function Booking(props: BookingProps): ReactNode {
  const { provider, placeId, title, about, height = 480 } = props;
  const texts = useTexts(bookingTexts);
  const { origin, title: place, page } = bookingProviders[provider];
  const isPlace = isBookingId(placeId);
  usePageNeeds(isPlace && { frames: [origin] });
  const data = JSON.stringify({
    provider,
    placeId,
    height,
    frame: texts.frame({ place }),
    late: texts.late({ place }),
    preview: texts.preview,
  });
  const root = useMount(isPlace ? () => import('./booking.mount') : undefined, data);
  if (!isPlace) return null;
  return (
    <BlockRoot
      block="booking"
      {...rootProps(props)}
      rootRef={root}
      waits
      events={['click']}
      data={{ [bookingAttributes.data]: data }}
    >
      <div className={parts.about}>
        {title && <h2>{title}</h2>}
        {about && <p>{about}</p>}
        <p>
          <a href={page(placeId)} target="_blank" rel="noopener">
            {texts.elsewhere({ place })}
          </a>
        </p>
      </div>
      <div className={parts.place}>
        <button type="button" className={`fr-action ${parts.open}`} data-look="quiet" hidden>
          {texts.open}
        </button>
      </div>
    </BlockRoot>
  );
}
