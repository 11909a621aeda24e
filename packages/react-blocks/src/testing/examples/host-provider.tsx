import {
  CartIndicator,
  HostProvider,
  Image,
  type PictureAddress,
} from '@frontage/react-blocks/react';

// Of a picture service that has the width in the path.
const address: PictureAddress = ({ source }, width) =>
  `https://pictures.example.com/w_${width}${source}`;

const kiln = { source: '/kiln.jpg', width: 2400, height: 1600, alt: 'The kiln at night' };

export function Shop() {
  return (
    <HostProvider address={address} report={({ code, cause }) => console.warn(code, cause)}>
      <CartIndicator />
      <Image picture={kiln} sizes="(min-width: 60rem) 50vw, 100vw" />
    </HostProvider>
  );
}
