import { Spacer } from '@frontage/react-blocks/react';

export function Room() {
  return <Spacer height={64} narrowHeight={32} />;
}
