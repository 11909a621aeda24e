import { Booking } from '@frontage/react-blocks/react';

export function Table() {
  return <Booking provider="opentable" placeId="123456" title="A table by the window" />;
}
