import { Image } from '@frontage/react-blocks/react';

const kiln = {
  source: '/assets/kiln.jpg',
  width: 2400,
  height: 1600,
  alt: 'The kiln at night',
  focalPoint: { x: 0.7, y: 0.4 },
};

export function Kiln() {
  return (
    <Image
      picture={kiln}
      caption="Fired for three days"
      ratio={16 / 9}
      sizes="(min-width: 60rem) 50vw, 100vw"
      lightbox
    />
  );
}
