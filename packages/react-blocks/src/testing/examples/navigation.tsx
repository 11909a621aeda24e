import { Navigation } from '@frontage/react-blocks/react';

const links = [
  { title: 'The work', href: '/work' },
  { title: 'Visit', href: '/visit' },
];

export function Pages() {
  return <Navigation title="From here" links={links} path="/visit" />;
}
