import { Button } from '@frontage/react-blocks/react';

export function Visit() {
  return <Button text="Visit the kiln" href="/visit" size="large" alignment="center" />;
}
