import { Picture } from '@frontage/react-blocks/react';

const bowl = { source: '/assets/bowl.jpg', width: 1600, height: 1200, alt: 'A blue bowl' };

export function Bowl() {
  return <Picture picture={bowl} ratio={1} sizes="20rem" />;
}
