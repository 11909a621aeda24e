import { MapBlock } from '@frontage/react-blocks/react';

export function Where() {
  return (
    <MapBlock
      location={{ addressTitle: 'The kiln', mapLat: 51.5, mapLng: -0.12, mapZoom: 14 }}
      tiles="https://tiles.example/{z}/{x}/{y}.png"
      credit="Tiles of example"
    />
  );
}
