import { ScaledText } from '@frontage/react-blocks/react';

export function Headline() {
  return <ScaledText text="Open on Thursdays" level={2} />;
}
