import { Divider } from '@frontage/react-blocks/react';

export function Line() {
  return <Divider pattern="dashed" thickness={2} color="accent" width={40} alignment="center" />;
}
