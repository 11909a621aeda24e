import { Marquee } from '@frontage/react-blocks/react';

export function Passing() {
  return (
    <Marquee
      items={[{ text: 'Open on Thursdays' }, { text: 'Buns at eleven', href: '/buns' }]}
      waveIntensity={1}
      pausedOnHover
    />
  );
}
