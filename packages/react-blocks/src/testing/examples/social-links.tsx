import { SocialLinks } from '@frontage/react-blocks/react';

const accounts = [
  { href: 'https://www.instagram.com/netloft' },
  { href: 'https://kiln.example/tides', name: 'The tide tables' },
  { href: 'mailto:kiln@example.com' },
];

export function Elsewhere() {
  return <SocialLinks accounts={accounts} look="both" />;
}
