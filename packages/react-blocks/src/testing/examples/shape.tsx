import { Shape } from '@frontage/react-blocks/react';

export function Door() {
  return (
    <Shape
      shape="arch"
      alt="The door of the kiln"
      shadow={{ angle: 135, distance: { value: 6, unit: '%' }, blur: { value: 4, unit: '%' } }}
    />
  );
}
