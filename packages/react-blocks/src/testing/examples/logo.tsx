import { Logo } from '@frontage/react-blocks/react';

const sign = { source: '/assets/sign.png', width: 640, height: 200, alt: 'Netloft' };

export function Home() {
  return <Logo name="Netloft" picture={sign} height={40} />;
}
