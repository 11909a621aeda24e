import { PageDate } from '@frontage/react-blocks/react';

export function Changed() {
  return <PageDate at={Date.UTC(2026, 4, 12)} locale="en-GB" timeZone="Europe/London" />;
}
