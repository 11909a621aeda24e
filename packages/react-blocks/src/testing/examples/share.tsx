import { Share } from '@frontage/react-blocks/react';

export function HandOn() {
  return <Share href="/notes/the-winter-firing" label="Hand it on" />;
}
